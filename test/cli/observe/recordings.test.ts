import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  asBruno,
  asHar,
  asLines,
  asNewman,
  asPairs,
  asPostman,
  asShortPairs,
  type Call,
  toCall,
  wrapped,
} from "./support/formats.ts";
import { type ObservedCalls, observe } from "./support/observe.ts";
import { createOtherService } from "./support/other-service.ts";
import { planted } from "./support/planted.ts";
import { examples } from "./support/traffic.ts";

let folder: string;
let calls: Call[];
let expected: ObservedCalls;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "recordings-"));
  const service = createOtherService(planted);
  calls = (await Promise.all(examples.slice(0, 60).map(service))).map(toCall);
  expected = await observe(write("expected.ndjson", asLines(calls)));
});

afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string): string {
  const file = join(folder, name);
  mkdirSync(join(file, ".."), { recursive: true });
  writeFileSync(file, text);
  return file;
}

describe("The same calls say the same in whatever form they were recorded", () => {
  test("there is something to say", () => {
    expect(expected.matched).toBe(60);
    expect(expected.found.length).toBeGreaterThan(15);
  });

  test.each([
    ["a HAR", "a.har", asHar],
    ["a HAR whose bodies are in base64", "b.har", (all: Call[]) => asHar(all, true)],
    ["a HAR under another name", "c.json", asHar],
    ["a list of pairs", "pairs.json", asPairs],
    ["pairs, one a line", "pairs.ndjson", asLines],
    ["pairs, one a line, under another name", "lines.json", asLines],
    ["a run of Newman", "newman.json", asNewman],
    ["a Postman collection with saved responses", "postman.json", asPostman],
    ["a run of Bruno", "bruno.json", asBruno],
  ])("%s", async (_title, name, form) => {
    expect(await observe(write(name, form(calls)))).toEqual(expected);
  });

  test("a folder of files", async () => {
    for (const [index, call] of calls.entries())
      write(`folder/${index % 3}/${index}.json`, asPairs([call]).slice(1, -1));
    expect(await observe(join(folder, "folder"))).toEqual(expected);
  });

  test("bodies that wrap the envelope in another object", async () => {
    const file = write("wrapped.ndjson", asLines(calls.map(wrapped)));
    expect(await observe(file, { responseAt: "data.response", requestAt: "payload" })).toEqual(expected);
  });

  test("bodies alone, where the version is the current one and headers are not known", async () => {
    const current = calls.filter(({ version }) => version === "2.1");
    const { found } = await observe(write("short.ndjson", asShortPairs(current)));
    const ofHeaders = (title: string) => title.includes("headers/");
    const all = await observe(write("current.ndjson", asLines(current)));
    expect(found).toEqual(all.found.filter((title) => !ofHeaders(title)));
  });
});

describe("What cannot be read is counted and named, and the rest goes on", () => {
  test("a line that is not JSON, a body that is not JSON, a pair without an address", async () => {
    const lines = asLines(calls).split("\n");
    const html = JSON.stringify({
      request: { url: "/email/validate", body: {} },
      response: { status: 502, body: "<html>Bad gateway</html>" },
    });
    lines.splice(3, 0, "{ not json", html, '{"request":{},"response":{}}');
    const { matched, problems } = await observe(write("broken.ndjson", lines.join("\n")));
    expect(matched).toBe(61);
    expect(problems).toEqual([
      { problem: "the line is not JSON", count: 1, first: "broken.ndjson, line 4" },
      { problem: "the body of the response is not JSON", count: 1, first: "broken.ndjson, line 5" },
      { problem: "it has neither path nor url", count: 1, first: "broken.ndjson, line 6" },
    ]);
  });

  test("a file of a folder that is no recording", async () => {
    write("mixed/a.ndjson", asLines(calls));
    write("mixed/b.json", '{"name": "something else"}');
    const { matched, problems } = await observe(join(folder, "mixed"));
    expect(matched).toBe(60);
    expect(problems.map(({ problem }) => problem)).toEqual([expect.stringContaining("b.json is no recording")]);
  });

  test("traffic of other services, before and after", async () => {
    const { log } = JSON.parse(asHar(calls)) as { log: { entries: object[] } };
    const other = {
      request: { method: "GET", url: "https://elsewhere.example/logo.png", headers: [] },
      response: { status: 200, headers: [], content: {} },
    };
    const { matched, found, problems } = await observe(
      write("mixed.har", JSON.stringify({ log: { entries: [other, ...log.entries, other] } })),
    );
    expect({ matched, found, problems }).toEqual({ ...expected, problems: [] });
  });
});
