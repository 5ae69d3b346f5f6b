import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sendRequest } from "@data-validation/cli/internal/traffic/request";
import { Service } from "@data-validation/cli/internal/traffic/service";
import * as verify from "@data-validation/cli/internal/verify/command";
import { rulesMarkdown } from "@data-validation/cli/internal/verify/report/files";
import { versions } from "@data-validation/generated/versions";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { breakingServers } from "../mutants/verify/servers.ts";
import { newFolder } from "../support/folder.ts";
import { applyEdits } from "../support/other-server/apply-edits.ts";
import { fetchFrom } from "../support/other-server/fetch.ts";
import { mockServer } from "../support/other-server/mock-server.ts";
import type { ServerChange } from "../support/other-server/server.ts";
import { runHere } from "./support/terminal.ts";

const url = "https://service.test";
const key = "secret-key-1234";

afterEach(() => vi.unstubAllGlobals());

/** Runs the command against the mock, or another server. */
async function run(commandLine: string, change: ServerChange = (server) => server) {
  const calls: Request[] = [];
  const respond = fetchFrom(change(mockServer()));
  vi.stubGlobal("fetch", (input: string, init: RequestInit) => {
    calls.push(new Request(input, init));
    return respond(input, init);
  });
  return { ...(await runHere(verify, commandLine.split(" "))), calls };
}

test("Every rule holds on the mock, in fewer calls than were announced, a line of 80 columns each", async () => {
  const json = join(newFolder({}), "report.json");
  const { code, calls, out, err } = await run(
    `${url} --api-key ${key} --strict --assumed --grade corroborated --json ${json}`,
  );
  expect(code).toBe(0);
  const { assumptions } = JSON.parse(readFileSync(json, "utf8"));
  const grades = assumptions.map(({ grade }: { grade: string }) => grade);
  expect(new Set(grades)).toEqual(new Set(["Corroborated"]));
  const [, most = ""] = /at most (\d+) calls to/.exec(err) ?? [];
  expect(calls.length).toBeLessThanOrEqual(Number(most));
  const readme = readFileSync("packages/cli/README.md", "utf8");
  const [, about = ""] = /about (\d+) times/.exec(readme) ?? [];
  expect(Math.abs(calls.length - Number(about))).toBeLessThanOrEqual(50);
  const lines = out.split("\n").filter((line) => line.startsWith("holds"));
  expect(lines.length).toBeGreaterThan(150);
  expect(lines.filter((line) => line.length > 80)).toEqual([]);
  expect(out).toContain("0 broken, 0 not shown");
  expect(out).toContain("Assumptions of the contract:");
});

test.each([
  ["plain", key],
  ["with an escape of JSON", key.replace("-", "\\u002d")],
])(
  "A broken rule is shown with its sentence and requests, and the key is in no output: %s",
  async (_, spelling) => {
    const folder = newFolder({});
    const files = ["junit.xml", "report.json", "report.md"].map((name) => join(folder, name));
    const reports = `--junit ${files[0]} --json ${files[1]} --markdown ${files[2]}`;
    const change = applyEdits([
      { copy: { "data format national": "raw" }, add: { "data format raw": key } },
    ]);
    const respell: ServerChange = (server) => async (call) => {
      const { body, ...others } = await change(server)(call);
      return { ...others, body: JSON.stringify(body).replaceAll(key, spelling) };
    };
    const { code, out, err } = await run(`${url} --api-key ${key} ${reports}`, respell);
    expect(code).toBe(1);
    expect(out).toContain(
      `curl -i '${url}/phone/validate' -H "authorization: Bearer $DATA_VALIDATION_KEY"`,
    );
    expect(out).toContain('received: {"result.data.format.national":"607123456"}');
    const [xml = "", json = "", markdown = ""] = files.map((file) => readFileSync(file, "utf8"));
    expect(xml).toMatch(/<testsuite name="rule 2.3" tests="\d+" failures="2" skipped="0">/);
    expect(
      JSON.parse(json).rules.filter((rule: { outcome: string }) => rule.outcome === "broken"),
    ).not.toHaveLength(0);
    expect(markdown).toContain("## Broken");
    for (const text of [out, err, xml, json, markdown]) expect(text).not.toContain(key);
  },
);

test("The requests of a broken rule of authentication have the key that was sent", async () => {
  const forbid: ServerChange = (server) => async (call) => {
    const response = await server(call);
    return response.status === 401 ? { ...response, status: 403 } : response;
  };
  const { out, calls } = await run(`${url} --api-key ${key} --section 5`, forbid);
  const sent = calls.map((call) => call.headers.get("authorization"));
  const printed = [...out.matchAll(/-H "authorization: (Bearer [^"$]+)"/g)].map(
    ([, value]) => value,
  );
  expect(printed).not.toHaveLength(0);
  for (const authorization of printed) expect(sent).toContain(authorization);
});

test("A server that returns one constant response for each path fails", async () => {
  const constant = breakingServers.find(
    ({ does }) => does === "returns one constant response for each path",
  );
  expect((await run(`${url} --api-key ${key}`, constant?.change)).code).toBe(1);
});

test.each([
  ["application/json; charset=utf-8", 0],
  ["application/json-seq", 1],
  ["application/json-patch+json", 1],
])("A server that returns %s ends with the exit code %i", async (type, code) => {
  const change = applyEdits([{ add: { "response headers content-type": type } }]);
  expect((await run(`${url} --api-key ${key} --section 4`, change)).code).toBe(code);
});

test("A 429 is waited for up to a minute, and its retry counts; a path with a longer wait is left out", async () => {
  const limit = (after: string): ServerChange => {
    const reject = applyEdits([
      { add: { "response status": 429, "response headers retry-after": after } },
    ]);
    let calls = 0;
    return (server) => (call) => (++calls === 1 ? reject(server) : server)(call);
  };
  const waited = await run(`${url} --api-key ${key} --section 2.2`, limit("0"));
  expect([waited.code, waited.calls.length]).toEqual([0, 7]);
  const longest = await run(`${url} --api-key ${key} --section 2.2`, limit("61"));
  expect([longest.code, longest.calls.length]).toEqual([2, 1]);
  expect(longest.out).toContain("4 rules not shown: HTTP 429 (asks to wait 61 s)");
});

test("A rate limit of an hour leaves out its path with exit code 4; for all paths, it ends the run", async () => {
  const limited = { "response status": 429, "response headers retry-after": "3600" };
  const commandLine = `${url} --api-key ${key}`;
  const part = await run(commandLine, applyEdits([{ at: "/phone/validate", add: limited }]));
  expect(part.code).toBe(4);
  expect(part.out).toMatch(/rules not shown: HTTP 429 \(asks to wait 3600 s\)\n.* 0 broken/);
  const ofPhones = part.calls.filter((call) => call.url.endsWith("/phone/validate"));
  // With the given key, with an unknown one, and without.
  expect(new Set(ofPhones.map((call) => call.headers.get("authorization"))).size).toBe(3);
  expect(ofPhones).toHaveLength(3);
  const whole = await run(commandLine, applyEdits([{ add: limited }]));
  expect([whole.code, whole.calls.length]).toEqual([2, 3]);
  expect(whole.err).toContain(
    "The service limits the rate of calls: HTTP 429 (asks to wait 3600 s).\n",
  );
});

test("A path that is unavailable for an hour is called again, since it may recover before", async () => {
  const busy = { "response status": 503, "response headers retry-after": "3600" };
  const edits = applyEdits([{ at: "/email/validate", add: busy }]);
  const { calls } = await run(`${url} --api-key ${key} --section 2.2`, edits);
  expect(calls.filter((call) => call.url.endsWith("/email/validate")).length).toBeGreaterThan(3);
});

test.each([
  [401, [], "The API key is missing or invalid."],
  [402, [], "The project has no credit."],
  [429, [{ type: "BILLING", subtype: null }], "Limit of the subscription reached."],
  [429, [{ type: "RATE_LIMIT", subtype: "CREDIT_PER_DAY" }], "Daily credits used up."],
])(
  "HTTP %i to the given key with the errors %j ends the run after one call",
  async (status, errors, reason) => {
    const { code, calls, err } = await run(
      `${url} --api-key ${key}`,
      applyEdits([{ add: { "response status": status, "response body": { errors } } }]),
    );
    expect([code, calls.length]).toEqual([2, 1]);
    expect(err).toContain(`${reason} HTTP ${status} to the given key.`);
  },
);

test("--at-most limits the calls; rules left out are exit code 4, and failures with --strict", async () => {
  const { code, calls } = await run(`${url} --api-key ${key} --at-most 5`);
  expect([code, calls.length]).toEqual([4, 5]);
  expect((await run(`${url} --api-key ${key} --at-most 5 --strict`)).code).toBe(1);
  expect((await run(`${url} --api-key ${key} --section 2.2`)).code).toBe(0);
  const broken = applyEdits([{ at: "/email/validate", drop: ["body result"] }]);
  expect((await run(`${url} --api-key ${key} --at-most 9`, broken)).code).toBe(1);
});

test("A run that ends early has an error in the JUnit report, with the reason", async () => {
  const junit = join(newFolder({}), "junit.xml");
  await run(`${url} --api-key ${key} --at-most 5 --junit ${junit}`);
  expect(readFileSync(junit, "utf8")).toContain(
    '<error message="The limit of 5 calls is reached."/>',
  );
});

test("--strict makes rules that are not shown failures in the JUnit report too", async () => {
  const junit = join(newFolder({}), "junit.xml");
  const skipped: boolean[] = [];
  for (const more of ["", " --strict"]) {
    await run(`${url} --api-key ${key} --at-most 5 --junit ${junit}${more}`);
    skipped.push(readFileSync(junit, "utf8").includes("<skipped"));
  }
  expect(skipped).toEqual([true, false]);
});

test("What a service returned is text in the Markdown report, and no markup", () => {
  const rule = {
    section: "1",
    sentence: "a",
    versions: [],
    requests: [],
    outcome: "broken",
  } as const;
  const counts = { holds: 0, broken: 1, "not shown": 0 };
  const rules = [{ ...rule, versions: [], requests: [], received: "`|*_<b>\\\n", expected: "b" }];
  const markdown = rulesMarkdown({ baseUrl: url, calls: 1, counts, rules });
  expect(markdown).toContain("- received: \\`\\|\\*\\_\\<b\\>\\\\ \n");
});

test.each([500, 503])(
  "Rules whose calls return HTTP %i are not shown after three retries, which is exit code 2",
  async (status) => {
    const after = { "response status": status, "response headers retry-after": "0" };
    const commandLine = `${url} --api-key ${key} --section 2.2`;
    const { code, out } = await run(commandLine, applyEdits([{ add: after }]));
    expect(code).toBe(2);
    expect(out).toContain(`4 rules not shown: HTTP ${status}`);
    expect(out).toContain("0 hold, 0 broken, 4 not shown; 13 calls.");
  },
);

/** Makes calls to a path, each of another value, and returns what was waited for in each. */
async function waitsOf(responses: (() => Response)[], longest?: number) {
  const waits: number[][] = [];
  let respond = () => Response.json({});
  const service = new Service({
    baseUrl: `${url}/`,
    apiKey: key,
    atMost: 99,
    ...(longest !== undefined && { longest }),
    fetch: async (called) => {
      expect(called).toBe(`${url}/email/validate`);
      return respond();
    },
    wait: async (milliseconds) => waits.at(-1)?.push(milliseconds),
  });
  for (const [index, response] of responses.entries()) {
    waits.push([]);
    respond = response;
    await service.send({ path: "/email/validate", request: { query: { email: `${index}` } } });
  }
  return waits;
}

const emptySuccess = () => Response.json({ result: null });
const page = () => new Response("<h1>Sign in</h1>", { headers: { "content-type": "text/html" } });
const withStatus =
  (status: number, headers = {}) =>
  () =>
    new Response(null, { status, headers });
const unreachable = () => {
  throw new TypeError("fetch failed");
};

test.each<[what: string, response: () => Response, waits: number[]]>([
  ["HTTP 400", () => Response.json({ errors: [null] }, { status: 400 }), []],
  ["HTTP 408", withStatus(408), [1000, 2000, 4000]],
  ["HTTP 503", withStatus(503), [1000, 2000, 4000]],
  ["no response", unreachable, [1000, 2000, 4000]],
  ["a page of a gateway", page, [1000, 2000, 4000]],
  ["HTTP 503 that asks for 5 s", withStatus(503, { "retry-after": "5" }), [5000, 5000, 5000]],
  ["HTTP 503 that asks for 61 s", withStatus(503, { "retry-after": "61" }), []],
])("After a first response, %s is retried after these milliseconds", async (_, response, waits) => {
  expect(await waitsOf([emptySuccess, response])).toEqual([[], waits]);
});

test("A body that is not JSON is a response of the service if its version is stated", async () => {
  const headers = { "service-api-version": "2.1" };
  const responses = [emptySuccess(), new Response("{", { headers })];
  const fetch = async () => responses.shift() ?? emptySuccess();
  const service = new Service({ baseUrl: url, apiKey: key, atMost: 2, fetch });
  await service.send({ path: "/email/validate", request: {} });
  const response = await service.send({ path: "/phone/validate", request: {} });
  expect(response).toEqual({ status: 200, mediaType: "text/plain;charset=UTF-8", version: "2.1" });
});

test("After three failed calls in a row to a path, the next ones are not retried until one succeeds", async () => {
  const failure = withStatus(500);
  const retries = async (responses: (() => Response)[]) =>
    (await waitsOf([emptySuccess, ...responses])).map(({ length }) => length);
  expect(await retries([failure, failure, failure, failure])).toEqual([0, 3, 3, 3, 0]);
  expect(await retries([failure, failure, emptySuccess, failure, failure])).toEqual([
    0, 3, 3, 0, 3, 3,
  ]);
});

test("A wait before a retry ends with the time limit of the run", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  expect(await waitsOf([emptySuccess, withStatus(500)], 1500)).toEqual([[], [1000, 1500, 1500]]);
});

test("A body is read up to 10 MB, and the rest is not waited for", async () => {
  const chunk = new Uint8Array(1_000_000).fill(32);
  /** What comes of a body of so many chunks, without its text, and how many of them were read. */
  async function read(chunks: number) {
    let count = 0;
    const pull = (controller: ReadableStreamDefaultController) => {
      if (count === chunks) return controller.close();
      count += 1;
      controller.enqueue(chunk);
    };
    const response = new Response(new ReadableStream({ pull }, { highWaterMark: 0 }));
    const { text, ...outcome } = {
      text: "",
      ...(await sendRequest(async () => response, url, {})),
    };
    return { ...outcome, size: text.length, count };
  }
  expect(await read(10)).toMatchObject({ status: 200, size: 10_000_000, count: 10 });
  const failure = "body over 10 MB";
  expect(await read(30)).toEqual({ failure, isFinal: true, size: 0, count: 11 });
});

test("Rules whose body is nested too deep are not shown, with that reason", async () => {
  let deep = {};
  for (let level = 0; level < 100; level += 1) deep = { deep };
  const change = applyEdits([{ at: "/email/validate", add: { "body result data deep": deep } }]);
  const { out } = await run(`${url} --api-key ${key} --section 2.1`, change);
  expect(out).toContain("not shown: a body that is nested more than 100 levels deep");
});

test("A path that a key may not call (403) leaves the rules of other paths", async () => {
  const forbid = applyEdits([{ at: "/email/validate", add: { "response status": 403 } }]);
  const { err, calls } = await run(`${url} --api-key ${key} --section 2.1`, forbid);
  expect(err).not.toContain("to the given key");
  expect(calls.length).toBeGreaterThan(1);
});

test("A redirect is nothing of this API as the first response, and a failure after three retries later", async () => {
  const add = { "response status": 302, "response headers content-type": "text/html" };
  const redirect = applyEdits([{ at: "/phone/validate", add, drop: ["response body"] }]);
  const fetch = fetchFrom(redirect(mockServer()));
  const wait = async () => {};
  const service = new Service({ baseUrl: url, apiKey: key, atMost: 6, fetch, wait });
  const phone = { path: "/phone/validate", request: { query: { numberFull: "607123456" } } };
  await expect(service.send(phone)).rejects.toThrow(
    `There is nothing of this API at ${url}/phone/validate: HTTP 302, text/html. Check the base URL.`,
  );
  await service.send({ path: "/email/validate", request: { query: { email: "a@b.cz" } } });
  const later = await service.send({ ...phone, version: "2.1" });
  expect([later.failure, service.made]).toEqual(["HTTP 302", 6]);
});

test("Text of a server cannot move the cursor of a terminal, nor turn its direction", async () => {
  const text = "\u001b[2J\u009b1A\u202eevil";
  const change = applyEdits([{ at: "/email/validate", add: { "body result data": text } }]);
  const { code, out } = await run(`${url} --api-key ${key} --section 2.1`, change);
  expect(code).toBe(1);
  expect(out).toContain("\\u009b1A\\u202eevil");
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those that are looked for
  expect(out).not.toMatch(/[\u001b\u009b\u202e]/);
});

test("An authentication failure in another language is a warning for a person, even with --strict", async () => {
  const description = "Ungültige Zugangsdaten.";
  const change = applyEdits([{ add: { "rejection body errors 0 description": description } }]);
  const { code, err } = await run(`${url} --api-key ${key} --section 7 --strict`, change);
  expect(code).toBe(0);
  expect(err).toContain("Warning, rule 7: read whether this is");
  expect(err).toContain(description);
});

test("The time of a run, and the calls per second, are limited", async () => {
  const commandLine = `${url} --api-key ${key} --section 2.2 --rate 100`;
  const begun = Date.now();
  const { calls } = await run(commandLine);
  expect(Date.now() - begun).toBeGreaterThanOrEqual((calls.length - 1) * 10);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  // Half a minute for each call, or ten: no run takes longer than half an hour.
  for (const [limit, minutes] of [
    [1, 0.5],
    [300, 10],
  ] as const) {
    const slow: ServerChange = (server) => (call) => {
      vi.setSystemTime(Date.now() + minutes * 60_000);
      return server(call);
    };
    const commandLine = `${url} --api-key ${key} --section 2.2 --time-limit ${limit}`;
    const { code, out } = await run(commandLine, slow);
    expect(code).toBe(4);
    expect(out).toContain("not shown: The time limit is reached.");
  }
});

test("A call is recorded with its request, and with the version that it asks for", async () => {
  const fetch = fetchFrom(mockServer());
  const service = new Service({ baseUrl: url, apiKey: key, atMost: 2, fetch });
  const call = { path: "/email/validate", request: { query: { email: "jana@seznam.cz" } } };
  await service.send(call);
  await service.send({ ...call, version: "2.0" });
  const { path, request } = call;
  const recorded = { method: "POST", url: path, requestBody: { json: { request } }, status: 200 };
  expect(service.exchanges.map((exchange) => exchange.recorded)).toMatchObject([
    { ...recorded, where: path },
    { ...recorded, where: `${path} 2.0` },
  ]);
});

test("--list makes no call; --section and --version narrow the rules", async () => {
  const { code, calls, out } = await run("--list --section 9.1 --version 2.0");
  expect([code, calls.length]).toEqual([0, 0]);
  const rules = out.split("\n").filter((line) => line.startsWith("9.1"));
  expect(rules.length).toBeGreaterThan(5);
  expect(rules.filter((line) => !line.startsWith("9.1  2.0  "))).toEqual([]);
});

test("The header that states the version can be named", async () => {
  const copy = { "response headers acme-api-version": "service-api-version" };
  const add = { "response headers old-api-version": "1.0" };
  const several = applyEdits([{ copy, add, drop: ["response headers service-api-version"] }]);
  expect((await run(`${url} --api-key ${key} --section 9`, several)).code).toBe(1);
  expect(
    (await run(`${url} --api-key ${key} --section 9 --version-header Acme-Api-Version`, several))
      .code,
  ).toBe(0);
});

test.each([
  ["", "Give the base URL of the server"],
  [`${url}//v1`, "Give the base URL of the server, for example https://"],
  [`${url} --api-key klíč`, "The API key has characters that cannot be sent"],
  [`${url} --version-header a:b`, '--version-header needs the name of a header, not "a:b".'],
  [`${url} --section 6`, "No rule has the number 6. Numbers: 0, 1, "],
  [`${url} --version 3.0`, `There is no version 3.0. Versions: ${versions.join(", ")}.`],
  [`${url} --at-most none`, "--at-most needs a whole number"],
])("A wrong command is one sentence, and exit code 2: %s", async (commandLine, message) => {
  const { code, err, calls } = await run(`--api-key ${key} ${commandLine}`.trim());
  expect([code, calls.length]).toEqual([2, 0]);
  expect(err).toMatch(/^[^\n]+\n$/);
  expect(err).toContain(message);
});

test("A page of another server is reported as not this API", async () => {
  const page = () => async () => ({
    status: 200,
    headers: { "content-type": "text/html" },
    body: "<h1>Welcome</h1>",
  });
  const { code, calls, err } = await run(`${url} --api-key ${key}`, page);
  expect([code, calls.length]).toEqual([2, 1]);
  expect(err).toContain("There is nothing of this API at https://service.test");
});
