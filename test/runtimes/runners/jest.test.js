/** @jest-environment jsdom */
// The timers are fake for every test, from before the mock is loaded.
const { request } = require("node:http");
const { createMock } = require("@data-validation/mock");
const { useMock } = require("@data-validation/mock/jest");

const path = "/email/validate";
const mock = useMock();
const body = JSON.stringify({ request: { query: { email: "jána@firma.example" } } });
const headers = { authorization: "Bearer any", "content-type": "application/json" };
const validate = () =>
  new Promise((resolve, reject) => {
    const sent = request(mock.url + path, { method: "POST", headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    sent.on("error", reject);
    sent.end(body);
  });

test("works with fake timers", async () => {
  expect(jest.getTimerCount()).toBe(0);
  await mock.respond(path, { status: 429, times: 1, delay: 20 });
  expect(await validate()).toBe(429);
  expect(mock).toHaveValidated(path, { email: expect.stringContaining("jána") }, { times: 1 });
  expect(mock).not.toHaveValidated("/phone/validate");
});

test("works as a function", async () => {
  const { status } = await createMock().handle({ method: "POST", path, headers, body });
  expect([status, mock.requests()]).toEqual([200, []]);
});

test("fails", async () => {
  await mock.respond(path, { status: 429, when: { query: { email: "petr@firma.example" } } });
  expect(await validate()).toBe(429);
});
