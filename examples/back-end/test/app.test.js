import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { createMock } from "@data-validation/mock";
import { createApp } from "../src/app.js";

const mock = createMock();
const app = createApp({
  apiKey: "test",
  baseUrl: "https://api.data-validation.example",
  fetch: mock.fetch,
});

beforeEach(() => mock.reset());

const post = (path, body, headers = {}) =>
  app.request(path, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });

test("a contact is kept as the API corrects it", async () => {
  const response = await post("/contacts", {
    email: "jana.kadlecova@seznma.cz",
    phone: "607 123 456",
  });
  assert.deepEqual(await response.json(), {
    email: { value: "jana.kadlecova@seznam.cz", isValid: true },
    phone: { value: "+420607123456", isValid: true },
  });
});

test("when the API is down, the user sees a message", async () => {
  mock.respond("/email/validate", { status: 503 });
  const response = await post("/contacts", { email: "a@example.com", phone: "1" });
  assert.equal(response.status, 503);
});

test("a page with a session gets a response, and the key stays on the server", async () => {
  const body = { request: { query: { email: "jana.kadlecova@seznam.cz" } } };
  const response = await post("/api/validation/email/validate", body, { cookie: "session=1" });
  assert.equal((await response.json()).result.isValid, true);
  assert.equal(mock.requests({ path: "/email/validate" }).length, 1);
});

test("a page without a session is rejected before the API is asked", async () => {
  const body = { request: { query: { email: "jana.kadlecova@seznam.cz" } } };
  const response = await post("/api/validation/email/validate", body);
  assert.equal(response.status, 401);
  assert.equal(mock.requests().length, 0);
});
