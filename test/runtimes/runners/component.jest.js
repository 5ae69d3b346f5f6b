/** @jest-environment ENVIRONMENT */
const { createClient } = require("@data-validation/client");
const { useMock } = require("@data-validation/mock/jest");

const mock = useMock({ proxy: true });
const email = "jana@firma.example";

test("the page has no key, and a 402 of the API is its outage", async () => {
  const api = createClient({ baseUrl: "/api/validation", fetch: mock.fetch, retry: false });
  const { data } = await api.email.validate({ email });
  expect(data.result.data.email).toBe(email);
  await mock.respond("/email/validate", { status: 402 });
  const { error } = await api.email.validate({ email });
  expect(error.status).toBe(503);
  expect(mock).toHaveValidated("/email/validate", { email }, { times: 2 });
});
