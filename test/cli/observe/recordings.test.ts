import { join } from "node:path";
import {
  type RecordedCall,
  readRecordedCall,
} from "@data-validation/cli/internal/traffic/recorded";
import { describe, expect, test } from "vitest";
import { newFolder, writeIn } from "../../support/folder.ts";
import {
  asHar,
  asLines,
  exampleCalls,
  findingNames,
  plantedOf,
  reportOn,
  reportOnCalls,
  traffic,
} from "./support/traffic.ts";

const folder = newFolder();
const write = (name: string, text: string) => writeIn(folder, name, text);
const calls = await traffic(plantedOf(), exampleCalls.slice(0, 60));
const expected = await read(write("expected.ndjson", await asLines(calls)));

/** The content of a recording, without the differences between formats. */
async function read(file: string, words: string[] = []) {
  const { observer, report } = await reportOn(file, words);
  return { matched: observer.matched, found: findingNames(report), problems: observer.problems };
}

/** A line whose response body is inside another object. */
function wrap(line: string): string {
  const { response, ...pair } = JSON.parse(line);
  return JSON.stringify({
    ...pair,
    response: { ...response, body: { took: 3, data: { response: response.body } } },
  });
}

describe("Forms of recordings", () => {
  test("The recorded calls have findings", () => {
    expect(expected.matched).toBe(60);
    expect(expected.found.length).toBeGreaterThan(15);
  });

  const wrapped = async (all: RecordedCall[]) =>
    (await asLines(all)).split("\n").map(wrap).join("\n");

  test.each<[string, string, (all: RecordedCall[]) => string | Promise<string>, string[]?]>([
    ["a HAR", "a.har", asHar],
    ["a HAR whose bodies are in base64", "b.har", (all) => asHar(all, "base64")],
    ["a HAR under another name", "c.json", asHar],
    ["lines under another name", "lines.json", asLines],
    [
      "lines with a mark and the ends of Windows",
      "d.ndjson",
      async (all) => `\uFEFF${(await asLines(all)).replaceAll("\n", "\r\n")}`,
    ],
    [
      "bodies that wrap the envelope in another object",
      "wrapped.ndjson",
      wrapped,
      ["--response-at", "data.response"],
    ],
  ])(
    "The same calls have the same findings in another form: %s",
    async (_title, name, form, words) => {
      expect(await read(write(name, await form(calls)), words)).toEqual(expected);
    },
  );

  test("A HAR without the headers of responses has the same findings", async () => {
    const { log } = JSON.parse(asHar(calls)) as {
      log: { entries: { response: { headers: object[] } }[] };
    };
    for (const { response } of log.entries) response.headers = [];
    const found = expected.found.filter((finding) => !finding.includes("headers."));
    expect(found).toHaveLength(expected.found.length - 1);
    expect(await read(write("clean.har", JSON.stringify({ log })))).toEqual({ ...expected, found });
  });

  test("The same calls have the same findings in a folder of files", async () => {
    for (const [index, call] of calls.entries())
      write(`folder/${index % 3}/${index}.json`, await asLines([call]));
    expect(await read(join(folder, "folder"))).toEqual(expected);
  });
});

test("An error about an object instead of a field is counted and named, and the other calls are read", async () => {
  const body = {
    errors: [{ subtype: "PARAMETERS_MISSING", relatedTo: [{ toString: 1 }, null, 5] }],
  };
  const requestBody = { request: { query: { email: "jana@company.example" } } };
  const call = {
    request: { method: "POST", url: "/email/validate", body: requestBody },
    response: { status: 400, body },
  };
  expect(await read(write("object.ndjson", JSON.stringify(call)))).toMatchObject({ matched: 1 });
});

test("An unreadable line, body or address is counted and named, and the other calls are read", async () => {
  const response = { status: 502, body: "<html>Bad gateway" };
  const html = { request: { url: "/email/validate", body: {} }, response };
  const lines = (await asLines(calls)).split("\n");
  lines.splice(
    3,
    0,
    "{ not json",
    JSON.stringify(html),
    '{"request":{},"response":{}}',
    '{"request":{"url":"/email/validate"},"response":{"status":{"toString":""}}}',
    " ".repeat(11e6).concat("1"),
  );
  const { matched, problems } = await read(write("broken.ndjson", lines.join("\n")));
  expect(matched).toBe(61);
  expect([...problems]).toEqual([
    ["the line is not JSON", { count: 1, first: "broken.ndjson, line 4" }],
    ["the body of the response is not JSON", { count: 1, first: "broken.ndjson, line 5" }],
    ["its request has neither path nor url", { count: 1, first: "broken.ndjson, line 6" }],
    ["its status is not a number", { count: 1, first: "broken.ndjson, line 7" }],
    ["the line is larger than 10 MB", { count: 1, first: "broken.ndjson, line 8" }],
  ]);
});

test("A broken file of a folder is counted and named, and the other files are read", async () => {
  write("mixed/a.ndjson", await asLines(calls));
  write("mixed/b.har", '{"log": {');
  const { matched, problems } = await read(join(folder, "mixed"));
  expect(matched).toBe(60);
  expect([...problems.keys()]).toEqual([
    expect.stringContaining("b.har is not JSON, or ends too early"),
  ]);
});

test("Traffic of other services is counted and named, and the calls of the API are read", async () => {
  const { log } = JSON.parse(asHar(calls)) as { log: { entries: object[] } };
  const foreignEntry = {
    request: { method: "GET", url: "https://elsewhere.example/logo.png", headers: [] },
    response: { status: 200, headers: [], content: {} },
  };
  const text = JSON.stringify({ log: { entries: [foreignEntry, ...log.entries, foreignEntry] } });
  expect(await read(write("mixed.har", text))).toEqual(expected);
});

/** Calls as they are read from a recording without values. */
async function masked(calls: RecordedCall[]) {
  const lines = (await asLines(calls, false)).split("\n");
  const read = lines.map(
    (line, index) => readRecordedCall(JSON.parse(line), calls[index]?.where ?? "") as RecordedCall,
  );
  return reportOnCalls(read);
}

describe("Recordings without values", async () => {
  const calls = await traffic(plantedOf());
  const read = await masked(calls);

  test("A recording without values shows the same contradictions and additions as one with values", async () => {
    const whole = reportOnCalls(calls);
    expect(whole.findings.length).toBeGreaterThan(30);
    expect(findingNames(read)).toEqual(findingNames(whole));
    expect(findingNames(await masked(await traffic([], exampleCalls)))).toEqual([]);
  });

  test("The stand-ins of a recording without values are not shown, and not added to the contract", () => {
    const added = read.findings.flatMap(({ change }) =>
      change.edits.filter(({ do: what }) => what === "add"),
    );
    expect(added).toEqual([]);
    expect(
      read.findings.filter(
        ({ title }) => /: (new field|also) /.test(title) && !title.includes("(hidden "),
      ),
    ).toEqual([]);
  });
});
