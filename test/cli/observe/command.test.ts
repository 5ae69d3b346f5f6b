import { cpSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as observe from "@data-validation/cli/internal/observe/command";
import { comparisonSummary } from "@data-validation/cli/internal/observe/report-text";
import {
  makeExampleCalls,
  planExampleCalls,
} from "@data-validation/cli/internal/observe/sources/example-calls";
import { markFresh, sourceFolders } from "@data-validation/contract-files/fresh";
import { filesIn } from "@data-validation/tooling/files";
import { beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { newFolder, writeIn } from "../../support/folder.ts";
import { runHere } from "../support/terminal.ts";
import {
  asHar,
  asLines,
  exampleCalls,
  model,
  plantedOf,
  reportOn,
  serveOtherService,
  traffic,
} from "./support/traffic.ts";

const folder = newFolder();
const file = (name: string, text: string) => writeIn(folder, name, text);

/** Runs the command in this process. */
async function run(words: string[], key = "") {
  vi.stubEnv("DATA_VALIDATION_KEY", key);
  onTestFinished(() => void vi.unstubAllEnvs());
  const { code, out: output, err: errors } = await runHere(observe, words);
  return { code, output, errors };
}

beforeAll(async () => {
  const calls = exampleCalls.slice(0, 40);
  file("other.ndjson", await asLines(await traffic(plantedOf(), calls)));
  file("same.ndjson", await asLines(await traffic([], calls)));
  file("cut.har", asHar([]).slice(0, -4));
  file("package.json", '{"name":"x"}');
  mkdirSync(join(folder, "empty"));
  mkdirSync(join(folder, "old/openapi"), { recursive: true });
  file("old/generated/strict/2.1.json", "{}");
  mkdirSync(join(folder, "broken/folder.har"), { recursive: true });
  file("guesses.ndjson", await asLines(await traffic(plantedOf(/^type/), calls)));
});

test.each([
  ["0 when nothing is contradicted", "same", 0, "Nothing contradicts the contract."],
  ["1 when an assumption is contradicted", "guesses", 1, "assumptions contradicted."],
  ["3 when the service breaks a statement", "other", 3, "broken by the service."],
])("The exit code is %s", async (_title, name, code, sentence) => {
  const ended = await run([join(folder, `${name}.ndjson`)]);
  expect(ended).toMatchObject({ code, errors: "" });
  expect(ended.output).toContain(sentence);
});

const oneSource = "Give one source: a recording, --proxy <url> or --call <url>.";
const noAddress = "--proxy needs a base URL, for example https://api.example.com/v1, without query";

test.each([
  ["no source", "", oneSource],
  ["two sources", "a.har --call https://service.example", oneSource],
  ["a file that is not there", "none.har", "There is no none.har."],
  ["an address that is none", "--proxy service", noAddress],
  ["an address with a query", "--proxy https://a.example?x=1", noAddress],
  [
    "a port that is none",
    "--proxy http://a.example --port x",
    "--port needs a whole number from 0 to 65535.",
  ],
  ["a HAR that ends too early", "@cut.har", "is not JSON, or ends too early"],
  ["what is no recording", "@package.json", "it has no request and response"],
  ["a folder without recordings", "@empty", "There is no recording in"],
  ["what cannot be read", "@broken", "folder.har cannot be read: EISDIR"],
  [
    "a contract that changed",
    "@same.ndjson --contract @old",
    "older than the contract. Run there: npm run generate",
  ],
  ["a contract that is none", "@same.ndjson --contract @", "There is no contract in"],
  ["a report that cannot be written", "@same.ndjson --markdown @", "cannot be written"],
  [
    "values without a recording",
    "--proxy http://a.example --keep-values",
    "--keep-values needs --record.",
  ],
  [
    "a version header that is none",
    "@same.ndjson --version-header a:b",
    '--version-header needs the name of a header, not "a:b".',
  ],
  ["a file to record to without a proxy", "@same.ndjson --record a", "--record needs --proxy."],
  ["a limit without calls", "@same.ndjson --at-most 3", "--at-most needs --call."],
  [
    "a comparable service without a ledger",
    "@same.ndjson --comparable",
    "--comparable needs --write-ledger.",
  ],
  ["a grade that is none", "@same.ndjson --grade seen", "There is no grade seen."],
  [
    "the name of a ledger that is a path",
    "@same.ndjson --write-ledger ../a",
    "The name of a ledger has lower-case letters, digits and hyphens.",
  ],
  [
    "calls without a key",
    "--call http://a.example --at-most 3",
    "Put the API key into the environment variable",
  ],
])("%s gets one line, and exit code 2", async (_title, words, sentence) => {
  const { code, errors } = await run(
    words.split(" ").flatMap((word) => (word ? word.replace("@", `${folder}/`) : [])),
  );
  expect(errors.trimEnd().split("\n").at(-1)).toContain(sentence);
  expect(errors).not.toMatch(/\n\s+at /);
  expect(code).toBe(2);
});

test("--call without a number shows how many request examples there are, and sends none", async () => {
  const { code, errors } = await run(["--call", "https://service.example"], "any");
  const [, number, seconds] =
    /^(\d+) of \1 calls to .*: about (\d+) s\.\nNothing was sent.* --at-most \1\n$/.exec(errors) ??
    [];
  // Two calls per second.
  expect(Number(seconds)).toBe(Math.ceil(Number(number) / 2));
  expect(code).toBe(0);
});

test("--call sends no more request examples than its number, with the key of the environment", async () => {
  await using service = await serveOtherService([]);
  const { code, output } = await run(
    ["--call", service.url, "--at-most", "2"],
    "secret-of-the-test",
  );
  expect(output).toContain("2 calls, 2 of this API");
  expect(output).not.toContain("secret-of-the-test");
  expect(code).toBe(0);
});

test("--call sends examples of the operations in turn, and none after the key was rejected", async () => {
  await using service = await serveOtherService([]);
  const calls = planExampleCalls(model);
  const turn = calls.slice(0, 14).map(({ operation: { id, version } }) => `${id} ${version}`);
  expect(new Set(turn).size).toBe(14);
  const results = [];
  const settings = { url: service.url, apiKey: "test-refused", rate: 1000 };
  for await (const call of makeExampleCalls(calls, settings)) results.push(call);
  expect(results).toMatchObject([
    { status: 401 },
    { problem: expect.stringMatching(/^no further call was made\. .* HTTP 401/) },
  ]);
});

test("--markdown writes the findings of the terminal, and each assumption with its evidence", async () => {
  const markdown = join(folder, "a.md");
  const { output } = await run([join(folder, "guesses.ndjson"), "--markdown", markdown]);
  const report = readFileSync(markdown, "utf8");
  const findings = output.match(/^- [\s\S]*?(?=\n(- |\n))/gm) ?? [];
  expect(findings.length).toBeGreaterThan(5);
  for (const line of findings) expect(report).toContain(line);
  expect(report).toMatch(
    /\| phone\/validate .* \| confirmed \(strong\) \| \d+ times in \d+ calls, all of version 2/,
  );
});

test("--json has each assumption with its grade; --grade lists one grade, with the same exit code", async () => {
  const json = join(folder, "a.json");
  const gradesOf = async (...words: string[]) => {
    const { code } = await run([join(folder, "guesses.ndjson"), "--json", json, ...words]);
    const { assumptions, findings } = JSON.parse(readFileSync(json, "utf8"));
    const all = [...assumptions, ...findings].map(({ grade }: { grade?: string }) => grade);
    return { code, grades: new Set(all), count: assumptions.length };
  };
  const unfiltered = await gradesOf();
  expect(unfiltered.grades).toEqual(new Set(["Corroborated", "Assumed"]));
  const assumed = await gradesOf("--grade", "assumed");
  expect(assumed).toMatchObject({ code: unfiltered.code, grades: new Set(["Assumed"]) });
  expect(assumed.count).toBeLessThan(unfiltered.count);
});

test("--write-ledger writes a ledger once, and changes no source", async () => {
  const copied = ["openapi", "generated/examples", "generated/strict", "generated/grades"];
  const empty = sourceFolders.filter((name) => !copied.includes(name));
  const root = newFolder(Object.fromEntries(empty.map((name) => [`${name}/none`, ""])));
  for (const name of copied) cpSync(name, join(root, name), { recursive: true });
  const sources = filesIn(join(root, "openapi"));
  markFresh(root);
  const words = ["--write-ledger", "april", "--contract", root];
  const first = await run([join(folder, "same.ndjson"), ...words]);
  expect(first.errors).toContain("1 file changed\n  openapi/evidence/april.json");
  const written = readFileSync(join(root, "openapi/evidence/april.json"), "utf8");
  expect(JSON.parse(written)).toMatchObject({ kind: "recordings" });
  const others = filesIn(join(root, "openapi")).filter((name) => name !== "evidence/april.json");
  expect(others).toEqual(sources);
  markFresh(root);
  const second = await run([join(folder, "same.ndjson"), ...words]);
  expect(second.errors).toBe("0 files changed\n");
});

/**
 * The exit code and the summary for some calls, each twice in a recording; a finding is a line.
 * Unlike the command, it builds no model.
 */
async function observed(calls: object[], words: string[] = []): Promise<string> {
  const name = file(
    "some.ndjson",
    calls.map((line) => `${JSON.stringify(line)}\n`.repeat(2)).join(""),
  );
  const { report } = await reportOn(name, words);
  return `${report.exitCode} ${comparisonSummary(report).replaceAll("\n  ", " ")}`;
}

const call = (path: string, body: object, response: object, status = 200) => ({
  request: { method: "POST", path, headers: { "api-version": "2.1" }, body },
  response: {
    status,
    headers: { ":status": status, "service-api-version": "2.1" },
    body: response,
  },
});

test("The version of a response is read from the header that the service has", async () => {
  const recorded = call(
    "/email/search",
    { request: { query: { value: "a" } } },
    { resultsCount: 0, results: [] },
  );
  const { "service-api-version": version, ...headers } = recorded.response.headers;
  const having = (more: object) => ({
    ...recorded,
    response: { ...recorded.response, headers: { ...headers, ...more } },
  });
  const renamed = having({ "acme-api-version": version });
  expect(await observed([renamed])).toMatch(/^0 .*Nothing contradicts the contract\.$/s);
  expect(await observed([having({})])).toContain("required");
  expect(
    await observed([having({ "x-edition": version })], ["--version-header", "X-Edition"]),
  ).toMatch(/^0 /);
});

test("A stated type that is broken is a statement, whatever is assumed beside it", async () => {
  const data = { vocativeName: ["Jano"] };
  const result = { isValid: true, proposal: "valid", errors: [], data };
  const body = { result, resultCorrected: null, suggestions: [] };
  const report = await observed([
    call("/name/validate", { request: { query: { name: "Jana" } } }, body),
  ]);
  expect(report).toMatch(
    /^3 [\s\S]*## Broken by the service\n\n[^#]*name\/validate result\.data\.vocativeName: string or null/,
  );
});

test("A 401 with a less severe error breaks a statement, and the title has what it lacks", async () => {
  const errors = [
    { group: "REQUEST", type: "AUTH", severity: "error", relatedTo: [], description: "No." },
  ];
  const report = await observed([
    call("/email/search", { request: { query: { value: "a" } } }, { errors }, 401),
  ]);
  expect(report).toMatch(
    /^3 .*## Broken by the service\n\n- email\/search errors: no item with (?=.*group REQUEST)(?=.*type AUTH)(?=.*severity critical)/s,
  );
});

test("A field that the service misses is required there, unless it was sent", async () => {
  const missing = {
    subtype: "PARAMETERS_MISSING",
    relatedTo: ["options.resultsLimit"],
    description: "No limit.",
  };
  const observedWith = (options: object) => {
    const request = { request: { query: { value: "a" }, options } };
    return observed([call("/email/search", request, { errors: [missing] }, 400)]);
  };
  const title = "email/search request.options.resultsLimit: optional → required";
  expect(await observedWith({})).toContain(title);
  expect(await observedWith({ resultsLimit: 3 })).not.toContain(title);
});

test.each([
  ["total", ["--show-words"]],
  ["(hidden 1)", []],
])(
  "A field that is lost while one of its type appears is probably renamed to %s",
  async (name, words) => {
    const request = { request: { query: { value: "6" } } };
    const report = await observed(
      [call("/email/search", request, { total: 0, results: [] })],
      words,
    );
    expect(report).toContain(
      `email/search resultsCount: not there, probably renamed to ${name} (2 times in 2.1; `,
    );
    expect(report).toContain(
      `${name}: new field, integer, probably resultsCount renamed (2 times in 2.1; `,
    );
    const body = { resultsCount: 1, results: [{ data: { country: "CZ", dialling: "+420" } }] };
    const optional = await observed([call("/phone/search", request, body)], words);
    expect(optional).toMatch(
      /: new field, string \(.*\), probably prefix renamed \(2 times in 2\.1; /,
    );
  },
);

test("Unknown words and names are shown with --show-words only, and unknown paths are always listed", async () => {
  const body = {
    resultsCount: 1,
    results: [{ data: { email: "a@b.cz", kadlecova: 1 } }],
    vip: true,
  };
  const search = call("/email/search", { request: { query: { value: "a" } } }, body);
  const report = await observed([search]);
  expect(report).toMatch(
    /email\/search results\[\]\.data\.\(hidden \d\): new field, integer \(2 times in 2\.1; first: /,
  );
  expect(report).not.toMatch(/kadlecova|vip/);
  const { output } = await run([join(folder, "some.ndjson"), "--show-words"]);
  expect(output).toContain("kadlecova");
  const unknown = await observed([search, call("/email/verify", {}, {})]);
  expect(unknown).toContain("## Paths that are not in the contract\n\n- /email/verify (2 times)");
});
