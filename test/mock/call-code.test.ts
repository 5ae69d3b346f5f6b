import type { ServeOptions } from "@data-validation/mock/internal/node/serve";
import { serveMock } from "@data-validation/mock/internal/node/serve";
import { toCurl, toTest } from "@data-validation/mock/internal/page/call-code";
import { expect, test } from "vitest";
import { execute } from "../support/execute.ts";
import { validEmail } from "./support/call.ts";

const path = "/email/validate";
const json = { "content-type": "application/json" };
const body = JSON.stringify({ request: { query: validEmail } });

/** The log of a call. */
async function logOf(init: RequestInit, options: ServeOptions = {}, scripts: object[] = []) {
  await using mock = await serveMock(options);
  if (scripts.length > 0) await mock.respond(path, ...scripts);
  await fetch(mock.url + path, { method: "POST", ...init });
  const [call] = mock.requests();
  if (!call) throw new Error("The call was not logged.");
  return call;
}

/** Runs the code of a test on a new mock. */
async function run(code: string): Promise<void> {
  await using mock = await serveMock({});
  const runs: Promise<void>[] = [];
  const collect = (_: string, body: (context: object) => Promise<void>) =>
    void runs.push(body({ mock: { ...mock, key: "test-of-1" } }));
  new Function("expect", "test", code.replace(/^import .*\n/, ""))(expect, collect);
  expect(runs).toHaveLength(1);
  await Promise.all(runs);
}

const forced = { ...json, prefer: "code=503" };
const authorized = { authorization: "Bearer test", ...json };
const withKey = (key: string) => ({ ...json, authorization: `Bearer ${key}` });

test.each<
  [words: string, status: number, init: RequestInit, options?: ServeOptions, scripts?: object[]]
>([
  ["a success", 200, { headers: authorized, body }],
  ["an older version", 200, { headers: { ...authorized, "api-version": "2.0" }, body }],
  ["an unknown version", 404, { headers: { ...authorized, "api-version": "3.0" }, body }],
  ["a response that Prefer forces", 503, { headers: { ...authorized, ...forced }, body }],
  ["a rejected key", 401, { headers: withKey("test-refused"), body }],
  ["a key without credit", 402, { headers: withKey("test-no-credit"), body }],
  ["a script", 503, { headers: authorized, body }, {}, [{ status: 503 }]],
  ["a scripted body", 200, { headers: authorized, body }, {}, [{ example: "valid" }]],
  ["an exceeded quota", 402, { headers: authorized, body }, { credit: 0 }],
  ["an injected fault", 503, { headers: authorized, body }, { fault: { status: 503, rate: 1 } }],
  ["a body that is not JSON", 400, { headers: authorized, body: 'a"b' }],
  [
    "a body of another type",
    400,
    { headers: { ...authorized, "content-type": "text/plain" }, body },
  ],
  ["no body", 400, { headers: { authorization: "Bearer test" } }],
])("The test copied from a call passes on a new mock: %s", async (_, status, ...args) => {
  const call = await logOf(...args);
  expect(call.response.status).toBe(status);
  await run(toTest(call));
});

test.each<[words: string, init: RequestInit, words: string[]]>([
  [
    "a success",
    { headers: { ...authorized, "api-version": "2.0" }, body },
    [...["-H", "content-type: application/json", "-H", "api-version: 2.0"], "--data-raw", body],
  ],
  [
    "a response that Prefer forces",
    { headers: forced, body },
    [...["-H", "content-type: application/json", "-H", "prefer: code=503"], "--data-raw", body],
  ],
  [
    "a body that is not JSON",
    { headers: { "content-type": "text/plain" }, body: "@it's $(x)" },
    ["-H", "content-type: text/plain", "--data-raw", "@it's $(x)"],
  ],
  [
    "a header with a shell's expansion",
    { method: "GET", headers: { "api-version": '$(x) `x` "' } },
    ["-H", 'api-version: $(x) `x` "'],
  ],
])("The command copied from a call has the words that were sent: %s", async (_, init, words) => {
  const call = await logOf(init);
  const command = toCurl(call, "http://127.0.0.1:4010/$(x)");
  const { stdout } = await execute("sh", ["-c", `curl() { printf '%s\\n' "$@"; }; ${command}`]);
  expect(stdout.trimEnd().split("\n")).toEqual([
    ...["-X", call.method, `http://127.0.0.1:4010/$(x)${path}`],
    ...["-H", "authorization: Bearer test", ...words],
  ]);
});
