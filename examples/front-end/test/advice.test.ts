import { createClient } from "@data-validation/client";
import { createMock, mockHandlers } from "@data-validation/mock/msw";
import { setupServer } from "msw/node";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { advise } from "../src/advice";

const baseUrl = "http://localhost/api/validation";
const mock = createMock({ authentication: false, basePath: "/api/validation" });
const server = setupServer(...mockHandlers(baseUrl, mock));
const api = createClient({ baseUrl });

beforeAll(() => server.listen());
beforeEach(() => mock.reset());
afterAll(() => server.close());

test("a typing error in the domain is found", async () => {
  expect(await advise(api, "jana.kadlecova@seznma.cz")).toBe(
    "Did you mean jana.kadlecova@seznam.cz?",
  );
});

test("a good address needs no advice", async () => {
  expect(await advise(api, "jana.kadlecova@seznam.cz")).toBe("");
});

test("when the API is down, the form says nothing", async () => {
  mock.respond("/email/validate", { status: 503 });
  expect(await advise(api, "jana.kadlecova@seznma.cz")).toBe("");
});
