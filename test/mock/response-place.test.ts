import { createMock } from "@data-validation/mock/internal/mock";
import { serveMock } from "@data-validation/mock/internal/node/serve";
import { expect, test } from "vitest";
import { ask, validEmail } from "./support/call.ts";

const responseAt = "response";

test("A wrapped success has its status beside the envelope; an error stays at the top, with its status", async () => {
  const plain = createMock();
  const mock = createMock({ responseAt });
  const { body } = await ask(plain);
  expect((await ask(mock)).body).toEqual({ status: 200, response: body, errors: [] });
  const deep = createMock({ responseAt: "data.response" });
  expect((await ask(deep)).body).toMatchObject({ data: { response: body }, errors: [] });
  const rejected = { authorization: "Bearer test-refused" };
  const { body: errors } = await ask(plain, validEmail, rejected);
  expect((await ask(mock, validEmail, rejected)).body).toEqual({ status: 401, ...errors });
});

test("Scripts, Prefer, the log and the request log are about the inner body", async () => {
  const outcomes: unknown[] = [];
  const mock = createMock({ responseAt, log: ({ outcome }) => void outcomes.push(outcome) });
  await mock.respond("/email/validate", { patch: { result: { proposal: "invalid" } } });
  const { body } = await ask(mock);
  expect(body.response.result.proposal).toBe("invalid");
  expect(mock.requests()[0]?.response.body).toEqual(body.response);
  expect(outcomes).toEqual(["invalid"]);
  mock.reset();
  const preferred = await ask(mock, validEmail, { prefer: "example=valid" });
  expect(preferred.body.response.result.isValid).toBe(true);
});

test("A recording of a wrapped service holds the inner body; its caller gets what was sent", async () => {
  const lines: string[] = [];
  await using upstream = await serveMock({ responseAt });
  const record = { upstream: upstream.url, write: (line: string) => void lines.push(line) };
  await using recorder = await serveMock({ responseAt, record });
  const { body } = await ask(recorder);
  expect(Object.keys(body)).toEqual(["status", "response", "errors"]);
  expect(JSON.parse(lines[0] ?? "").response.body).toEqual(body.response);
  const replayed = createMock({ replay: lines.join(""), replayOnly: true });
  expect((await ask(replayed)).body).toEqual(body.response);
});

test("A patch of a recorded response is one of its envelope, which is sent in one wrapping", async () => {
  await using upstream = await serveMock({ responseAt });
  const record = { upstream: upstream.url, write: () => {} };
  const recorder = createMock({ responseAt, record });
  await recorder.respond("/email/validate", { patch: { result: { proposal: "invalid" } } });
  const { body } = await ask(recorder);
  const plain = await ask(createMock({ responseAt }));
  const { response } = plain.body;
  const result = { ...response.result, proposal: "invalid" };
  expect(body).toEqual({ ...plain.body, response: { ...response, result } });
});

test("A success without the envelope at its place is passed on, and not recorded", async () => {
  const lines: string[] = [];
  const faults: unknown[] = [];
  await using upstream = await serveMock();
  const record = { upstream: upstream.url, write: (line: string) => void lines.push(line) };
  const onError = (error: unknown) => void faults.push(error);
  await using recorder = await serveMock({ responseAt, record, onError });
  expect((await ask(recorder)).body.result.isValid).toBe(true);
  expect([lines, String(faults)]).toEqual([[], expect.stringContaining("has no object response")]);
});
