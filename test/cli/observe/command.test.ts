import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { run, runHere } from "./support/command.ts";
import { asHar, asLines, toCall } from "./support/formats.ts";
import { createOtherService } from "./support/other-service.ts";
import { planted } from "./support/planted.ts";
import { serveOtherService } from "./support/serve.ts";
import { examples } from "./support/traffic.ts";

let folder: string;
const file = (name: string, text?: string) => {
  const path = join(folder, name);
  if (text !== undefined) writeFileSync(path, text);
  return path;
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "command-"));
  const other = createOtherService(planted.filter(({ found }) => !found.startsWith("default")));
  const same = createOtherService([]);
  const guesses = createOtherService(planted.filter(({ found }) => found.startsWith("type ")));
  for (const [name, service] of Object.entries({ other, same, guesses })) {
    file(`${name}.ndjson`, asLines((await Promise.all(examples.slice(0, 40).map(service))).map(toCall)));
  }
});

afterAll(() => rmSync(folder, { recursive: true }));

describe("The exit code says what a script has to know", () => {
  test.each([
    ["0 when nothing is contradicted", "same", 0, "Nothing contradicts the contract."],
    ["1 when an assumption is contradicted", "guesses", 1, "of what was assumed."],
    ["2 when the service breaks a statement", "other", 2, "broken by the service."],
  ])("%s", async (_title, name, code, sentence) => {
    const ended = await runHere([file(`${name}.ndjson`), "--no-mock"]);
    expect(ended.errors).toBe("");
    expect(ended.output).toContain(sentence);
    expect(ended.code).toBe(code);
  });
});

describe("What cannot be run is said in one line, with exit code 3", () => {
  test.each([
    ["no source", () => [], "Say what to observe: a recording, --proxy <url> or --call <url>. See --help."],
    [
      "two sources",
      () => ["a.har", "--call", "https://service.example"],
      "Give one source: a recording, --proxy <url> or --call <url>.",
    ],
    [
      "an unknown option",
      () => ["--hra", "a.har"],
      "Unknown option '--hra'. Did you mean --har? All options: data-validation observe --help",
    ],
    ["a file that is not there", () => ["none.har"], "There is no none.har."],
    [
      "an address that is none",
      () => ["--proxy", "service"],
      "--proxy needs the address of the service, for example https://api.example.com.",
    ],
    [
      "a port that is none",
      () => ["--proxy", "https://service.example", "--port", "http"],
      "--port needs a whole number from 0 to 65535.",
    ],
    [
      "what is no HAR, as a HAR",
      () => ["--har", file("pairs.json", "[]")],
      `${"pairs.json"} is not a HAR: it does not begin with {"log": {.`,
    ],
    [
      "a HAR that ends too early",
      () => [file("cut.har", asHar([]).slice(0, -4))],
      "cut.har is not JSON, or ends too early",
    ],
    [
      "what is no recording",
      () => [file("package.json", '{"name":"x"}')],
      "package.json is no recording: neither a HAR, nor pairs of request and response, nor a run of Postman or Bruno.",
    ],
    [
      "a recording of something else",
      () => [
        file(
          "logo.har",
          asHar([{ path: "/logo.png", version: "", request: null, status: 200, headers: {}, response: null }]),
        ),
      ],
      "There is no call of this API in",
    ],
    [
      "a folder without recordings",
      () => [mkdirSync(file("empty"), { recursive: true }) ?? file("empty")],
      "There is no recording in",
    ],
    ["a contract that is none", () => [file("same.ndjson"), "--contract", folder], "There is no contract in"],
    [
      "a report that cannot be written",
      () => [file("same.ndjson"), "--no-mock", "--quiet", "--json", folder],
      "cannot be written",
    ],
    [
      "values without a recording",
      () => ["--proxy", "https://service.example", "--keep-values"],
      "--keep-values goes with --record <file>.",
    ],
    [
      "calls without a key",
      () => ["--call", "https://service.example", "--at-most", "3"],
      "There is no API key. Put it into the environment: DATA_VALIDATION_KEY.",
    ],
  ])("%s", async (_title, words, sentence) => {
    const { code, output, errors } = await runHere(words());
    const lines = errors.trimEnd().split("\n");
    expect(lines.at(-1)).toContain(sentence);
    expect(errors).not.toMatch(/\n\s+at /);
    expect(output).toBe("");
    expect(code).toBe(3);
  });
});

describe("The contract's own examples are sent to a service", () => {
  test("not before somebody says how many: the number is shown, and nothing is sent", async () => {
    await using service = await serveOtherService([]);
    const { code, errors } = await run(["--call", service.url], { DATA_VALIDATION_KEY: "any" });
    expect(errors).toMatch(
      /(\d+) of \1 calls to .*, 2 a second: about \d+ s\.\nNothing was sent, since calls cost money\. To make them: --at-most \1/,
    );
    expect(code).toBe(0);
  });

  test("no more of them than was said, each operation in its turn, with the key of the environment", async () => {
    await using service = await serveOtherService([]);
    const words = [
      "--call",
      service.url,
      "--at-most",
      "14",
      "--rate",
      "500",
      "--no-mock",
      "--json",
      file("called.json"),
      "--quiet",
    ];
    const { code } = await run(words, { DATA_VALIDATION_KEY: "secret-of-the-test" });
    const { source, coverage } = JSON.parse(readFileSync(file("called.json"), "utf8"));
    expect(source.matched).toBe(14);
    expect(coverage.operations.map(({ count }: { count: number }) => count)).toEqual(Array(14).fill(1));
    expect(readFileSync(file("called.json"), "utf8")).not.toContain("secret-of-the-test");
    expect(code).toBe(0);
  });

  test("and no more after the key was refused", async () => {
    await using service = await serveOtherService([]);
    const words = ["--call", service.url, "--at-most", "14", "--rate", "500", "--no-mock"];
    const { output } = await run(words, { DATA_VALIDATION_KEY: "test-refused" });
    expect(output).toContain("1 × the key was not accepted (401), so no further call was made");
  });
});

describe("The sources are changed where somebody asks for it", () => {
  test("--apply changes the checkout, and --patch writes the same as a diff", async () => {
    const root = file("checkout");
    for (const name of ["openapi", "generated/strict"]) cpSync(name, join(root, name), { recursive: true });
    const place = "openapi/shared/phone/search.yaml";
    const before = readFileSync(place, "utf8");
    const words = [file("guesses.ndjson"), "--no-mock", "--contract", root, "--patch", file("a.patch")];
    const { errors } = await runHere([...words, "--apply"]);
    expect(errors).toContain("files changed. Next: npm run generate, npm run lint, npm run breaking.");
    const after = readFileSync(join(root, place), "utf8");
    expect(after).not.toBe(before);
    expect(readFileSync(place, "utf8")).toBe(before);
    const patch = readFileSync(file("a.patch"), "utf8");
    expect(patch).toContain(`--- a/${place}`);
    expect(patch).toContain('+        type: [string, "null"]');
  });

  test("--apply twice is once, and keeps the line ends of Windows", async () => {
    const root = file("twice");
    for (const name of ["openapi", "generated/strict"]) cpSync(name, join(root, name), { recursive: true });
    const place = join(root, "openapi/shared/phone/search.yaml");
    writeFileSync(place, readFileSync(place, "utf8").replaceAll("\n", "\r\n"));
    const words = [file("guesses.ndjson"), "--no-mock", "--contract", root, "--apply"];
    await runHere(words);
    const once = readFileSync(place, "utf8");
    expect(once).toContain('type: [string, "null"]\r\n');
    expect(once.replaceAll("\r\n", "")).not.toContain("\n");
    expect((await runHere(words)).errors).toContain("0 files changed");
    expect(readFileSync(place, "utf8")).toBe(once);
  });

  test("the reports are written to the files that are named, and say the same", async () => {
    const words = ["markdown", "json"].flatMap((name) => [`--${name}`, file(`reports/${name}`)]);
    await runHere([file("other.ndjson"), "--no-mock", ...words]);
    const [markdown = "", json = ""] = ["markdown", "json"].map((name) =>
      readFileSync(file(`reports/${name}`), "utf8"),
    );
    const { contradictions } = JSON.parse(json) as { contradictions: { title: string }[] };
    expect(contradictions.length).toBeGreaterThan(10);
    for (const { title } of contradictions) expect(markdown).toContain(title.replaceAll("|", "\\|"));
    expect(markdown).toMatch(/Assumptions: \d+ of \d+ confirmed, from 40 calls\./);
  });
});
