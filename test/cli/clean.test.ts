import {
  existsSync,
  linkSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { constants, hostname } from "node:os";
import { join } from "node:path";
import { help } from "@data-validation/cli/internal/clean/command";
import { createProgress } from "@data-validation/cli/internal/clean/progress";
import { requestField, valuesOfField } from "@data-validation/cli/internal/contract";
import type { Fetch } from "@data-validation/client";
import fc from "fast-check";
import { expect, test } from "vitest";
import { propertyRuns } from "../support/property-runs.ts";
import {
  addressTable,
  cleanEnvironment,
  cleanFolder,
  cleanMock,
  failToConnect,
  runClean,
  useFolder,
} from "./support/clean.ts";
import { keepingTerminal } from "./support/terminal.ts";

useFolder();

const emailsIn = (calls: unknown[]) => (calls as { email: string }[]).map(({ email }) => email);

test.each<[what: string, args: string[], message: RegExp, own?: Record<string, string>]>([
  [
    "an unknown column",
    ["--email", "emial"],
    /^There is no column emial\. Did you mean email\? Columns: email, note\.\n$/,
  ],
  [
    "a concurrency that is not a number",
    ["--concurrency", "many"],
    /^--concurrency needs a whole number from 1 on\.\n$/,
  ],
  [
    "an unknown format",
    ["--number-format", "e165"],
    /^--number-format takes (\w+, ){4}not e165\. Did you mean e164\?\n$/,
  ],
  [
    "a column for two fields",
    ["--name", "note", "--first-name", "note"],
    /The column note is named twice/,
  ],
  ["two files", ["other.csv"], /^Unexpected argument other\.csv\./],
  [
    "no key",
    [],
    /^Put the API key into the environment variable DATA_VALIDATION_KEY/,
    { ...cleanEnvironment, DATA_VALIDATION_KEY: "" },
  ],
  [
    "a key with white space",
    [],
    /^The API key has characters that cannot be sent, white space for example\. Copy it again\.\n$/,
    { ...cleanEnvironment, DATA_VALIDATION_KEY: "two words" },
  ],
  [
    "a version header that is not a name",
    [],
    /^DATA_VALIDATION_VERSION_HEADER needs the name of a header, not "two words"\.\n$/,
    { ...cleanEnvironment, DATA_VALIDATION_VERSION_HEADER: "two words" },
  ],
  [
    "no base URL",
    [],
    /^Put the base URL of the API into the environment/,
    { DATA_VALIDATION_KEY: "key" },
  ],
  [
    "a base URL without https",
    [],
    /^The base URL api\.example must be like https:/,
    { ...cleanEnvironment, DATA_VALIDATION_URL: "api.example" },
  ],
  [
    "a base URL with a query",
    [],
    /^The base URL https:\/\/api\.example\?x=1 must be like \S+, without query and double slash\.\n$/,
    { ...cleanEnvironment, DATA_VALIDATION_URL: "https://api.example?x=1" },
  ],
  [
    "a base URL that is only a path, in a dry run",
    ["--dry-run"],
    /^The base URL \/v1 must be like/,
    { ...cleanEnvironment, DATA_VALIDATION_URL: "/v1" },
  ],
  [
    "a prefix with a letter",
    ["--prefix", "420x"],
    /^--prefix needs an international prefix, for example \+420, not 420x\.\n$/,
  ],
  [
    "a prefix of four digits, longer than any",
    ["--prefix", "4206"],
    /^--prefix needs an international prefix, for example \+420, not 4206\.\n$/,
  ],
  ["--out without a value", ["--out"], /^--out takes a value, --out=<value>\. All options: /],
  [
    "a negative limit",
    ["--limit", "-1"],
    /^--limit takes a value, --limit=<value>\. All options: /,
  ],
])(
  "The mistake is one sentence with a way out, and exit code 2: %s",
  async (_, args, message, own = cleanEnvironment) => {
    const { code, calls, printed } = await runClean("email,note\na@b.cz,x\n", args, { env: own });
    expect([code, calls, printed.err]).toEqual([2, [], expect.stringMatching(message)]);
    expect(printed.err.trimEnd()).not.toContain("\n");
  },
);

test.each([
  ["/phone/validate", "numberFormat"],
  ["/name/validate", "dataLanguage"],
])("--help lists the values that the contract of %s lists for %s", (path, option) => {
  const values = valuesOfField(requestField(path, "options", option)).toSorted();
  const lists = help.match(/\w+(, \w+)+ or \w+/g) ?? [];
  expect(lists.map((list) => list.split(/, | or /).toSorted())).toContainEqual(values);
});

test.each<[suffix: string, prepare: (file: string) => void, message: RegExp]>([
  [
    ".journal.lock",
    (file) => writeFileSync(file, '{"mine":true}'),
    /is not a lock of this package\. Name another output/,
  ],
  [
    ".journal.lock",
    (file) => symlinkSync(join(cleanFolder, "elsewhere"), file),
    /is not a lock of this package/,
  ],
  [".journal", (file) => symlinkSync(join(cleanFolder, "elsewhere"), file), /is no journal/],
])(
  "A foreign file or a dangling link at %s is rejected, not followed or replaced",
  async (suffix, prepare, message) => {
    prepare(join(cleanFolder, `people.clean.csv${suffix}`));
    const { code, calls, printed, files } = await runClean(addressTable(1));
    expect([code, calls, printed.err]).toEqual([2, [], expect.stringMatching(message)]);
    expect(files).toEqual([`people.clean.csv${suffix}`, "people.csv"]);
  },
);

test("The journal is readable only by its owner, since it holds responses", async () => {
  await runClean(addressTable(2), ["--limit", "1"]);
  expect(statSync(join(cleanFolder, "people.clean.csv.journal")).mode & 0o777).toBe(0o600);
});

test.each<[name: string, header: string | undefined]>([
  ["acme-api-version", undefined],
  ["x-v", "x-v"],
])("Responses that state their version in the header %s are used", async (name, header) => {
  const fetch = renamed(name);
  const { code, calls, output } = await runClean(addressTable(3), [], {
    fetch,
    env: { ...cleanEnvironment, ...(header && { DATA_VALIDATION_VERSION_HEADER: header }) },
  });
  expect([code, calls.length, output?.split("\n").length]).toEqual([0, 3, 5]);
});

test("An unusable response is paid once: the journal has it, and a second run makes no call for it", async () => {
  const outdatedService: Fetch = async (request) => {
    const response = await cleanMock.fetch(request);
    return new Response(response.body, { headers: { "service-api-version": "2.0", "x-v": "2.1" } });
  };
  const first = await runClean(addressTable(40), [], { fetch: outdatedService });
  expect([first.code, first.printed.err]).toEqual([
    1,
    expect.stringContaining("from version 2.0 instead of 2.1"),
  ]);
  const second = await runClean(addressTable(40), [], { fetch: outdatedService });
  expect([second.code, second.calls]).toEqual([1, []]);
  const third = await runClean(addressTable(40), [], {
    fetch: outdatedService,
    env: { ...cleanEnvironment, DATA_VALIDATION_VERSION_HEADER: "x-v" },
  });
  const paid = first.calls.length + third.calls.length;
  expect([third.code, paid, third.output?.split("\n").length]).toEqual([0, 40, 42]);
});

/** The mock, with the version in a header of another name. */
function renamed(name: string): Fetch {
  return async (request) => {
    const response = await cleanMock.fetch(request);
    return new Response(response.body, { status: response.status, headers: { [name]: "2.1" } });
  };
}

test("--dry-run counts rows and calls, makes none, leaves no file, and needs no key", async () => {
  const text = "email,phone\na@company.example,\n,1\na@company.example,2\nx,y,z\n";
  const { code, calls, printed, files } = await runClean(text, ["--dry-run"], { env: {} });
  expect([code, calls, files]).toEqual([0, [], ["people.csv"]]);
  expect(printed.err).toContain("4 rows, 3 calls to make\n");
  expect(printed.out).toMatch(/^3 calls would be made; none was\.\n1 row cannot be read/);
});

test("--limit cleans the first rows, and the run without it does not pay for them again", async () => {
  const trial = await runClean(addressTable(10), ["--limit", "3"]);
  expect([trial.code, trial.calls.length, trial.output?.trimEnd().split("\n").length]).toEqual([
    0, 3, 4,
  ]);
  const whole = await runClean(addressTable(10));
  expect([whole.code, whole.calls.length, whole.output?.trimEnd().split("\n").length]).toEqual([
    0, 7, 11,
  ]);
  expect(whole.files).toEqual(["people.clean.csv", "people.csv"]);
});

test.each<[string, suffix: string, link: typeof linkSync | typeof symlinkSync]>([
  ["a link to it", "", symlinkSync],
  ["another name of it", "", linkSync],
  ["a file whose journal it is", ".journal", linkSync],
  ["a file whose unfinished output it is", ".partial", linkSync],
])("The input is never overwritten: the output is %s", async (_, suffix, link) => {
  const input = join(cleanFolder, "people.csv");
  writeFileSync(input, "email\n");
  const out = join(cleanFolder, "out.csv");
  link(input, out + suffix);
  const { code, printed, calls } = await runClean(addressTable(2), ["--out", out, "--force"]);
  expect([code, calls, printed.err]).toEqual([
    2,
    [],
    expect.stringContaining("is the input itself"),
  ]);
  expect(readFileSync(input, "utf8")).toBe(addressTable(2));
  expect((await runClean(addressTable(2), ["--out", input, "--force"])).code).toBe(2);
});

test("An output of another program, or one that was changed, is overwritten only with --force", async () => {
  const out = join(cleanFolder, "people.clean.csv");
  let written = "mine";
  for (const message of [
    /exists\. Choose another file with --out/,
    /was changed since it was written[^\n]*\n$/,
  ]) {
    // In capitals, the output is another one of the same size.
    const text = written.toUpperCase();
    writeFileSync(out, text);
    const { code, output, printed } = await runClean(addressTable(1));
    expect([code, output, printed.err]).toEqual([2, text, expect.stringMatching(message)]);
    const forced = await runClean(addressTable(1), ["--force", "--limit", "1"]);
    expect(forced.code).toBe(0);
    written = forced.output ?? "";
  }
});

test("A second process on the same output is rejected with the lock's holder, unless that one is dead", async () => {
  const lock = join(cleanFolder, "people.clean.csv.journal.lock");
  const holder = { process: process.ppid, host: hostname(), since: "2026-01-30T10:00:00.000Z" };
  writeFileSync(lock, JSON.stringify(holder));
  const { code, calls, printed } = await runClean(addressTable(1));
  expect([code, calls, printed.err]).toEqual([
    2,
    [],
    expect.stringContaining(`Process ${process.ppid} on `),
  ]);
  for (const text of [JSON.stringify({ ...holder, process: 2 ** 22 }), "", '{"process":1']) {
    writeFileSync(lock, text);
    expect((await runClean(addressTable(1), ["--force"])).code).toBe(0);
  }
  expect(existsSync(lock)).toBe(false);
});

test("A row that fails is written with the reason, and --retry-failed makes only its call again", async () => {
  const failures: [response: () => Promise<Response> | Response, reason: RegExp][] = [
    [failToConnect, /fetch failed/],
    [() => new Response("<h1>Forbidden</h1>", { status: 403 }), /HTTP 403/],
    [() => new Response("{}", { status: 200 }), /HTTP 200/],
    [() => errors(400), /HTTP 400/],
  ];
  const picky: Fetch = async (request) => {
    const { email } = (await request.clone().json()).request.query;
    return failures[/^a([0-3])@/.exec(email)?.[1] as never]?.[0]() ?? cleanMock.fetch(request);
  };
  const first = await runClean(addressTable(30), [], { fetch: picky });
  expect([first.code, first.calls.length]).toEqual([3, 30]);
  const rows = first.output?.split("\n").slice(1) ?? [];
  for (const [index, [, reason]] of failures.entries())
    expect(rows[index]).toMatch(
      new RegExp(`^a${index}@company\\.example,,error,,.*${reason.source}`),
    );
  expect(first.printed.out).toContain("4 values failed");
  const plain = await runClean(addressTable(30));
  expect([plain.code, plain.calls, plain.output]).toEqual([3, [], first.output]);
  const again = await runClean(addressTable(30), ["--retry-failed"]);
  expect([again.code, emailsIn(again.calls).toSorted()]).toEqual([
    0,
    [0, 1, 2, 3].map((n) => `a${n}@company.example`),
  ]);
  expect(again.output).not.toContain("error");
});

test.each<[string, () => Promise<Response> | Response, RegExp]>([
  ["the key is rejected", () => errors(401), /^Stopped: HTTP 401/m],
  ["there is no credit left", () => errors(402), /^Stopped: HTTP 402/m],
  ["the service is gone", failToConnect, /^Stopped: .*fetch failed/m],
  ["the address is wrong", () => errors(404), /^Stopped: HTTP 404/m],
])(
  "Where %s, a run stops with exit code 1, and the same command goes on",
  async (_, respond, message) => {
    let made = 0;
    const fetch: Fetch = async (request) => (++made > 50 ? respond() : cleanMock.fetch(request));
    const first = await runClean(addressTable(100), [], { fetch });
    expect([first.code, first.printed.err, first.output]).toEqual([
      1,
      expect.stringMatching(message),
      undefined,
    ]);
    expect(first.printed.err).toContain(
      "50 responses saved in people.clean.csv.journal. Run the same command again",
    );
    expect(first.calls.length).toBeLessThanOrEqual(50 + 16 + 8);
    const second = await runClean(addressTable(100));
    expect([second.code, second.calls.length]).toEqual([0, 50]);
  },
);

function errors(status: number): Response {
  return Response.json({ errors: [] }, { status, headers: { "service-api-version": "2.1" } });
}

test("A full disk costs nothing, even within a line: the reserve has room for the calls under way", async () => {
  const reserve = 8 * 64 * 1024;
  for (const room of [0, 1, reserve - 1, reserve, reserve + 100, reserve + 11_500]) {
    const name = `room${room}.csv`;
    const journal = join(cleanFolder, name.replace(".csv", ".clean.csv.journal"));
    const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;
    const write = (descriptor: number, bytes: Uint8Array) => {
      const left = room - sizeOf(journal) - sizeOf(`${journal}.reserve`);
      if (left <= 0) throw Object.assign(new Error("ENOSPC"), { code: "ENOSPC" });
      return writeSync(descriptor, bytes, 0, Math.min(left, bytes.length));
    };
    const first = await runClean(addressTable(100), [], { name, write });
    expect([first.code, first.printed.err]).toEqual([
      1,
      expect.stringContaining("The disk is full."),
    ]);
    expect(first.files.filter((file) => /partial|reserve/.test(file))).toEqual([]);
    const second = await runClean(addressTable(100), [], { name });
    expect([second.code, second.output?.trimEnd().split("\n").length]).toEqual([0, 101]);
    expect(first.calls.length + second.calls.length, name).toBe(100);
  }
});

test("An output that the disk has no room for is removed, and written without a call when there is", async () => {
  const write = (descriptor: number, bytes: Uint8Array) => {
    if (Buffer.from(bytes).toString().startsWith("email,"))
      throw Object.assign(new Error("ENOSPC"), { code: "ENOSPC" });
    return writeSync(descriptor, bytes);
  };
  const { code, files } = await runClean(addressTable(3), [], { write });
  expect([code, files]).toEqual([1, ["people.clean.csv.journal", "people.csv"]]);
  const again = await runClean(addressTable(3));
  expect([again.code, again.calls, again.files]).toEqual([
    0,
    [],
    ["people.clean.csv", "people.csv"],
  ]);
});

test("A journal that is cut off, zeroed or damaged at any byte keeps its other responses", async () => {
  const whole = await runClean(addressTable(12), [], { name: "whole.csv" });
  await runClean(addressTable(12), ["--limit", "11"]);
  const journal = join(cleanFolder, "people.clean.csv.journal");
  const bytes = readFileSync(journal);
  // The first line is safe before the first response.
  const begin = bytes.indexOf("\n") + 1;
  const linesTo = (end: number) =>
    Math.max(0, bytes.subarray(0, end).toString().split("\n").length - 2);
  await fc.assert(
    fc.asyncProperty(
      fc.nat(bytes.length),
      fc.constantFrom("cut", "zeros", "damage"),
      async (at, harm) => {
        const zeros = Buffer.alloc(harm === "cut" || at < begin ? 0 : 20);
        const undamagedBytes =
          harm === "damage" && at >= begin ? bytes.subarray(at + zeros.length) : Buffer.of();
        writeFileSync(journal, Buffer.concat([bytes.subarray(0, at), zeros, undamagedBytes]));
        rmSync(join(cleanFolder, "people.clean.csv"), { force: true });
        const { code, calls, output } = await runClean(addressTable(12), ["--force"]);
        expect([code, output]).toEqual([0, whole.output]);
        const lost =
          undamagedBytes.length > 0
            ? linesTo(at + zeros.length) - linesTo(at) + 1
            : Math.max(0, 11 - linesTo(at));
        expect(calls.length).toBeLessThanOrEqual(1 + lost);
      },
    ),
    { numRuns: propertyRuns(400) },
  );
});

test("Responses to other settings are kept and not used, and a file that is no journal is left alone", async () => {
  await runClean(addressTable(3), ["--limit", "2"]);
  const journal = join(cleanFolder, "people.clean.csv.journal");
  const size = statSync(journal).size;
  const otherRun = await runClean(addressTable(3), [
    "--base-url",
    "https://other.example",
    "--force",
  ]);
  const message = expect.stringContaining("holds responses to other settings");
  expect([otherRun.code, otherRun.calls, otherRun.printed.err]).toEqual([2, [], message]);
  expect(statSync(journal).size).toBe(size);
  writeFileSync(journal, "notes");
  expect((await runClean(addressTable(3), ["--force"])).printed.err).toContain(
    "is no journal of this package",
  );
  expect(readFileSync(journal, "utf8")).toBe("notes");
});

test("A line shows how far it is: on a terminal it changes and goes away, elsewhere there is one a minute", () => {
  const show = (isTerminal: boolean) => {
    let time = 0;
    const terminal = keepingTerminal(isTerminal);
    const progress = createProgress(terminal, 1000, () => time);
    for (let done = 1; done <= 900; done += 1) {
      time += 200;
      progress.show(done);
    }
    progress.end();
    return terminal.printed.err;
  };
  expect(show(false)).toBe(
    "30 %  300 of 1,000 calls, 5 a second, 2 min left\n60 %  600 of 1,000 calls, 5 a second, 80 s left\n90 %  900 of 1,000 calls, 5 a second, 20 s left\n",
  );
  const lines = show(true).split("\r\u001b[K");
  expect([lines.length, lines.at(-1)]).toEqual([902, ""]);
  expect(lines[500]).toBe(
    "[############            ] 50 %  500 of 1,000 calls, 5 a second, 2 min left",
  );
});

test("An interrupted run ends with the exit code of its signal, after the calls under way", async () => {
  const controller = new AbortController();
  const fetch: Fetch = (request) => {
    controller.abort("SIGTERM");
    return cleanMock.fetch(request);
  };
  const { code, output, files } = await runClean(addressTable(30), [], {
    fetch,
    signal: controller.signal,
  });
  expect([code, output]).toEqual([128 + constants.signals.SIGTERM, undefined]);
  expect(files).toContain("people.clean.csv.journal");
});

test("--rate is the number of calls per second", async () => {
  const times: number[] = [];
  const fetch: Fetch = (request) => {
    times.push(performance.now());
    return cleanMock.fetch(request);
  };
  await runClean(addressTable(8), ["--rate", "100"], { fetch });
  expect((times.at(-1) ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(60);
});
