// @vitest-environment jsdom
import { createClient } from "@data-validation/client";
import { test as base, expect } from "@data-validation/mock/vitest";
import { createForm } from "../src/form";

// The proxy of the application: without a session it returns 401, and it waits 100 ms for the API.
const authorize = ({ headers }: Request) => headers.get("x-session") !== "none";
const test = base.extend({
  mockOptions: [{ proxy: { authorize, timeout: 100 } }, { scope: "worker" }],
});

const good = "jana.kadlecova@seznam.cz";
const outage = {
  value: good,
  message: "Could not be checked now. You can go on.",
  isInvalid: false,
};

test.for([
  ["valid", good, undefined, { value: good, message: "", suggestions: [] }],
  ["correction", "jana.kadlecova@seznma.cz", undefined, { value: good, isInvalid: false }],
  ["suggestion", good, { example: "validWithSuggestion" }, { suggestions: [expect.any(String)] }],
  ["field error", "jana", undefined, { message: expect.stringMatching(/\w/), isInvalid: true }],
  ["429", good, { status: 429 }, { message: "Too many checks. Try again later." }],
  ["no credit", good, { status: 402 }, outage],
  ["outage", good, { network: "reset" }, outage],
  ["timeout", good, { delay: 5000 }, outage],
  ["no session", good, undefined, { message: "Sign in again to check this." }],
  ["malformed body", good, { body: { result: 5 }, offContract: true }, outage],
] as const)("%s", async ([name, value, script, expected], { mock }) => {
  if (script) await mock.respond("/email/validate", script);
  const headers = { "x-session": name === "no session" ? "none" : "1" };
  const api = createClient({
    baseUrl: "/api/validation",
    fetch: mock.fetch,
    retry: false,
    headers,
  });
  const form = createForm(api);
  form.input("email", value);
  await form.check("email");
  expect(form.getState().email).toMatchObject(expected);
});
