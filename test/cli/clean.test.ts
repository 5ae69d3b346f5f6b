import {
  existsSync,
  linkSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import { clean, help } from "../../packages/cli/src/clean/command.ts";
import type { CommandEnvironment } from "../../packages/cli/src/clean/plan.ts";
import { createProgress } from "../../packages/cli/src/clean/progress.ts";
import type { Terminal } from "../../packages/cli/src/command-line.ts";
import { fieldOf, valuesOf } from "../../packages/cli/src/contract.ts";
import type { Fetch } from "../../packages/client/src/index.ts";
import { createMock } from "../../packages/mock/src/index.ts";
import { newFolder } from "./support/folder.ts";
import { keepingTerminal, runHere } from "./support/terminal.ts";

let folder: string;
beforeEach(() => {
  folder = newFolder();
});

const mock = createMock();
const env = { DATA_VALIDATION_KEY: "key", DATA_VALIDATION_URL: "https://api.data-validation.example" };

interface Setting extends CommandEnvironment {
  name?: string;
  isTerminal?: boolean;
}

/** Writes a file, cleans it, and returns what came of it. */
async function run(
  content: string | Buffer,
  words: string[] = [],
  { name = "people.csv", isTerminal = false, ...setting }: Setting = {},
) {
  const file = join(folder, name);
  writeFileSync(file, content);
  const calls: unknown[] = [];
  const counting: Fetch = async (request) => {
    calls.push((await request.clone().json()).request.query);
    return ((setting.fetch ?? mock.fetch) as Fetch)(request);
  };
  const environment = { env, retry: 0, ...setting, fetch: counting };
  const command = { help, run: (all: string[], terminal: Terminal) => clean(all, terminal, environment) };
  const { code, out: printed, err } = await runHere(command, [file, ...words], isTerminal);
  const out = file.replace(/\.(\w+)$/, ".clean.$1");
  return {
    code,
    calls,
    printed: { out: printed.replaceAll(folder, "."), err: err.replaceAll(folder, ".") },
    output: existsSync(out) ? readFileSync(out, "utf8") : undefined,
    files: readdirSync(folder).toSorted(),
  };
}

const table = (rows: number) =>
  `email\n${Array.from({ length: rows }, (_, index) => `a${index}@company.example\n`).join("")}`;
const gone = () => Promise.reject(new TypeError("fetch failed"));
const emailsIn = (calls: unknown[]) => (calls as { email: string }[]).map(({ email }) => email);

test("the same rows come out, with the corrected value, the proposal, a suggestion and the findings of each column", async () => {
  const { code, output, printed, files } = await run(
    'id,email,phone,first name,surname\n1,Jana@Example.com ,607123456,jana,kadlecová\n2,not an address,+420607123456,,\n"3",,,Pavel,Novák\n',
    ["--prefix", "+420"],
  );
  expect(code).toBe(0);
  const [header = "", ...rows] = output?.trimEnd().split("\n") ?? [];
  expect(header).toBe(
    "id,email,phone,first name,surname,email_corrected,email_proposal,email_suggestion,email_findings,phone_corrected,phone_proposal,phone_suggestion,phone_findings,first name_corrected,surname_corrected,name_proposal,name_suggestion,name_findings",
  );
  expect(rows).toEqual([
    expect.stringMatching(
      /^1,Jana@Example\.com ,607123456,jana,kadlecová,.*,\+420607123456,invalidWithCorrection,.*,Jana,Kadlecová,invalidWithCorrection/,
    ),
    expect.stringMatching(/^2,not an address,\+420607123456,,,.*invalid.*,\+420607123456,valid,,,,,,,$/),
    expect.stringMatching(/^"3",,,Pavel,Novák,,,,,,,,,Pavel,Novák,valid,,$/),
  ]);
  expect(printed.err).toContain("  first name + surname: names (guessed)\n");
  expect(printed.out).toMatch(/^3 rows in \.\/people\.clean\.csv, from 6 calls\.\n/);
  expect(files).toEqual(["people.clean.csv", "people.csv"]);
});

test("a correction that is not valid is a suggestion, and no corrected value", async () => {
  const { output } = await run("email\njanaseznam.cz\n", []);
  const [, row = []] = parse(output ?? "") as string[][];
  expect(row.slice(1, 4)).toEqual(["", "invalidWithPartialCorrection", "jana@seznam.cz"]);
});

const jana = [{ email: "jana@company.example" }];
const both = [...jana, { email: "petr@company.example" }];
const J = "jana@company.example";
const P = "petr@company.example";
const latin = (text: string) => Buffer.from(text, "latin1");
const W = ["--encoding", "windows-1250"];
const utf16 = `\ufeffemail\tcity\r\n${J}\tPlzeň 😀\r\n`;
/** Each table with the calls that it needs, the words that it takes, and its bytes where they are not UTF-8. */
const readable: [title: string, text: string, calls: unknown[], words?: string[], name?: string, bytes?: Buffer][] = [
  ["line ends of Windows", `email,city\r\n${J},Plzeň\r\n`, jana],
  ["line ends of three kinds", `email,city\n${J},a\r\n${P},b\rjana@company.example,c`, both],
  ["semicolons", `email;note\n${J};1,5\n${P};2,5\n`, both],
  ["tabs", `email\tnote\n${J}\ta,b;c\n`, jana, [], "people.tsv"],
  ["the delimiter that Excel notes", `sep=|\r\nemail|note\r\n${J}|a;b;c,d\r\n`, jana],
  ["empty lines before the header", `\n  \n;;\nemail;note\n${J};a\n`, jana],
  ["delimiters and quotation marks in cells", `email,note\n${J},"a ""b"", c"\n${P},";;;"\n`, both],
  ["line breaks in cells", `email,note\n${J},"one\ntwo\r\nthree"\n${P},b\n`, both],
  ["line breaks in the header", `email,"note\nof us"\r\n${J},a\r\n`, jana],
  ["quotation marks in the middle of a cell", `email,note\n${J},a "b" c\n${P},"x" y\n`, both],
  ["spaces around quotation marks", `email, note\n "${J}" ,a\n`, jana],
  ["rows with fewer cells, as Excel saves them", `email,a,b\n${J}\n${P},1\n`, both],
  ["delimiters at the end of rows", `email,a\n${J},1,,\n${P},2,\n`, both],
  ["the name of its first column as a value", `name,note\nname\n`, [{ nameSurname: "name" }]],
  ["a thousand columns", `email,${Array.from({ length: 999 }, (_, n) => `c${n}`)}\n${J}${",x".repeat(999)}\n`, jana],
  ["columns that are members of objects", `email,__proto__,constructor\n${J},a,b\n`, jana],
  ["its mark, whatever encoding is named", `\ufeffemail,city\n${J},Plzeň\n`, jana, W],
  ["UTF-16, the other way round", utf16, jana, [], "people.csv", Buffer.from(utf16, "utf16le").swap16()],
  ["Windows-1250, named", "name\nž č\n", [{ nameSurname: "ž č" }], W, "people.csv", latin("name\n\x9e \xe8\n")],
  ["characters of four bytes over the end of a piece", `email,note\n${J},${"😀".repeat(20_001)}\n`, jana],
  ["equal values, asked once", `email\n${J}\n ${J} \n${J}\n${P}\n`, both],
  ["NDJSON whose first object lacks the field", `{"id":1}\n{"email":"${J}"}\n`, jana, [], "people.ndjson"],
  ["NDJSON whose first field is null", `{"email":null}\n{"email":"${J}"}\n`, jana, [], "people.ndjson"],
  ["NDJSON", `{"id":1.0,"contact":{"email":"${J}"}}\n{}\n`, jana, ["--email", "contact.email"], "people.ndjson"],
];

test.each(readable)(
  "a table is read with %s, and nothing of it is lost",
  async (_, text, calls, words = [], name = "people.csv", bytes = Buffer.from(text)) => {
    const result = await run(bytes, words, { name });
    expect([result.code, result.calls]).toEqual([0, calls]);
    for (const line of text.split(/[\r\n]+/)) expect(result.output).toContain(line.replace(/([,;]+|\}+)$/, ""));
  },
);

const names = latin("jm\xe9no;m\xecsto\nJi\xf8\xed \xc8ern\xfd;Plze\xf2\n");
const likely = /line 1\)\. It looks like windows-1250 \("jméno"\)\. Add --encoding windows-1250/;
const unreadable: [title: string, content: string | Buffer, message: RegExp, words?: string[], name?: string][] = [
  ["Windows-1250, unnamed", names, likely],
  [
    "one byte that is not UTF-8",
    latin(`email\n${J}\nNov\xe1k\n`),
    /\(line 3\)\. It looks like windows-125[02] \("Novák/,
  ],
  ["bytes of another encoding", latin("email\n\x81\xff\n"), /not valid shift_jis/, ["--encoding", "shift_jis"]],
  ["UTF-16 without its mark", Buffer.from(`email\n${J}\n`, "utf16le"), /UTF-16: add --encoding utf-16le/],
  [
    "an .xlsx file",
    "PK\x03\x04\x14\x00[Content_Types].xml",
    /a spreadsheet \(\.xlsx or \.ods\)\. .*save it as CSV with UTF-8/,
  ],
  ["a PDF", "%PDF-1.7", /is no CSV but a PDF/],
  ["a compressed file", gzipSync("email\n"), /a compressed file\. Unpack it first/],
  ["nothing", "", /people\.csv is empty/],
  ["no header", `${J},607123456\n`, /No column looks like .* Columns: jana@/],
  ["two columns of one name", `email,note,email\n${J},a,${P}\n`, /Two columns of people\.csv are called email/],
  ["the header twice", `email,note\n${J},a\nemail,note\n${P},b\n`, /Line 3 of people\.csv is the header again/],
  [
    "an open quotation mark",
    `email,note\n${J},"a\n${P},b\n`,
    /The row in line 2 of people\.csv opens a quotation mark/,
  ],
  ["a quotation mark that is open for a megabyte", `email,note\n${J},"${"a\n".repeat(2 ** 20)}`, /The row in line 2/],
  ["a row beyond the limit", `email,note\n${J},${"x".repeat(2 ** 20)}\n`, /line 2 .* longer than 1,048,576 characters/],
  ["names with control characters", `\u001b]0;title\u0007x,y\n1,2\n`, /Columns: \\u001b\]0;title\\u0007x, y/],
  ["a table that was cleaned before", `email,email_corrected\n${J},\n`, /column email_corrected already/],
  ["one JSON array", `[{"email":"${J}"}]`, /one object a line: jq/, [], "people.ndjson"],
];

test.each(unreadable)(
  "%s is refused in a sentence, and nothing is paid",
  async (_, content, message, words = [], name = "people.csv") => {
    const { code, calls, printed, files } = await run(content, words, { name });
    expect([code, calls, files]).toEqual([2, [], [name]]);
    expect(printed.err).toMatch(message);
    expect(printed.err).not.toMatch(/\n {4}at |Error:/);
  },
);

test("a row with more cells than the header, and a line of NDJSON that is no object, are listed and stay as they are", async () => {
  const csv = await run(`email,note\n${J},a,b\n${P},c\n`);
  expect([csv.code, csv.calls]).toEqual([3, both.slice(1)]);
  expect(csv.output).toContain(`\n${J},a,b\n`);
  expect(csv.printed.out).toMatch(/1 row cannot be read, .*\n {2}line 2: 3 cells, and the header has 2\n/);
  const lines = await run(`{"email":"${J}"}\nnot json\n`, [], { name: "lines.ndjson" });
  expect([lines.code, lines.output]).toEqual([3, expect.stringContaining("\nnot json\n")]);
});

test.each<[words: string[], message: RegExp, own?: Record<string, string>]>([
  [["--email", "emial"], /^There is no column emial\. Did you mean email\? Columns: email, note\.\n$/],
  [["--concurrency", "many"], /^--concurrency needs a whole number over 0, not many\.\n$/],
  [["--number-format", "e165"], /^--number-format takes raw, national, e123, e164, not e165\. Did you mean e164\?\n$/],
  [["--name", "note", "--first-name", "note"], /would be added twice/],
  [["other.csv"], /^One file at a time: other\.csv/],
  [[], /^Put the API key into the environment variable DATA_VALIDATION_KEY/, { ...env, DATA_VALIDATION_KEY: "" }],
  [[], /^Put the base URL of the API into the environment/, { DATA_VALIDATION_KEY: "key" }],
])("the mistake %s gets one sentence that says what to do, and exit code 2", async (words, message, own = env) => {
  const { code, calls, printed } = await run("email,note\na@b.cz,x\n", words, { env: own });
  expect([code, calls, printed.err]).toEqual([2, [], expect.stringMatching(message)]);
  expect(printed.err.trimEnd()).not.toContain("\n");
});

test.each([
  ["/phone/validate", "numberFormat"],
  ["/name/validate", "dataLanguage"],
])("--help lists the values that the contract of %s lists for %s", (path, option) => {
  const values = valuesOf(fieldOf(path, "options", option)).join(", ");
  expect(help).toContain(values.replace(/, (\w+)$/, " or $1"));
});

test.each<[suffix: string, prepare: (file: string) => void, message: RegExp]>([
  [".journal.lock", (file) => writeFileSync(file, '{"mine":true}'), /is no lock of this package\. Name another output/],
  [".journal.lock", (file) => symlinkSync(join(folder, "elsewhere"), file), /is no lock of this package/],
  [".journal", (file) => symlinkSync(join(folder, "elsewhere"), file), /is no journal/],
])(
  "a foreign file or a dangling link at %s is refused, and neither followed nor replaced",
  async (suffix, prepare, message) => {
    prepare(join(folder, `people.clean.csv${suffix}`));
    const { code, calls, printed, files } = await run(table(1));
    expect([code, calls, printed.err]).toEqual([2, [], expect.stringMatching(message)]);
    expect(files).toEqual([`people.clean.csv${suffix}`, "people.csv"]);
  },
);

test("the journal is readable by its owner alone, since it holds responses", async () => {
  await run(table(2), ["--limit", "1"]);
  expect(statSync(join(folder, "people.clean.csv.journal")).mode & 0o777).toBe(0o600);
});

test.each<[name: string, header: string | undefined]>([
  ["acme-api-version", undefined],
  ["x-v", "x-v"],
])("responses that state their version in the header %s are used", async (name, header) => {
  const fetch = renamed(name);
  const { code, calls, output } = await run(table(3), [], {
    fetch,
    env: { ...env, ...(header && { DATA_VALIDATION_VERSION_HEADER: header }) },
  });
  expect([code, calls.length, output?.split("\n").length]).toEqual([0, 3, 5]);
});

test("a response that cannot be used is paid once: it is in the journal before it is judged, and judged again without a call", async () => {
  const other: Fetch = async (request) => {
    const response = await mock.fetch(request);
    return new Response(response.body, { headers: { "service-api-version": "2.0", "x-v": "2.1" } });
  };
  const first = await run(table(40), [], { fetch: other });
  expect([first.code, first.printed.err]).toEqual([1, expect.stringContaining("from version 2.0 instead of 2.1")]);
  const second = await run(table(40), [], { fetch: other });
  const paid = first.calls.length + second.calls.length;
  const third = await run(table(40), [], { fetch: other, env: { ...env, DATA_VALIDATION_VERSION_HEADER: "x-v" } });
  expect([third.code, paid + third.calls.length, third.output?.split("\n").length]).toEqual([0, 40, 42]);
});

/** The mock, with the version in a header of another name. */
function renamed(name: string): Fetch {
  return async (request) => {
    const response = await mock.fetch(request);
    return new Response(response.body, { status: response.status, headers: { [name]: "2.1" } });
  };
}

test.each([
  ...["=1+cmd", "＝1+1", "\n=1+1", "@SUM(1)", "\t=1", "+1+cmd"].map((text) => [text, `'${text}`]),
  ["+420 607 123 456", "+420 607 123 456"],
])(
  "a new cell that a spreadsheet would run begins with an apostrophe, and a phone number does not: %j",
  async (email, cell) => {
    const fetch = async () =>
      Response.json({ result: { isValid: true, data: { email } } }, { headers: { "service-api-version": "2.1" } });
    const { output } = await run(table(1), [], { fetch });
    expect((parse(output ?? "") as string[][])[1]?.[1]).toBe(cell);
  },
);

test("--dry-run counts rows and calls, makes none, leaves no file, and needs no key", async () => {
  const text = `email,phone\n${J},\n,1\n${J},2\nx,y,z\n`;
  const { code, calls, printed, files } = await run(text, ["--dry-run"], { env: {} });
  expect([code, calls, files]).toEqual([0, [], ["people.csv"]]);
  expect(printed.err).toContain("  4 rows, 3 calls to make\n");
  expect(printed.out).toMatch(/^3 calls would be made; none was\.\n1 row cannot be read/);
});

test("--limit cleans the first rows, and the run without it does not pay for them again", async () => {
  const trial = await run(table(10), ["--limit", "3"]);
  expect([trial.code, trial.calls.length, trial.output?.trimEnd().split("\n").length]).toEqual([0, 3, 4]);
  const whole = await run(table(10));
  expect([whole.code, whole.calls.length, whole.output?.trimEnd().split("\n").length]).toEqual([0, 7, 11]);
  expect(whole.files).toEqual(["people.clean.csv", "people.csv"]);
});

test.each<[string, suffix: string, link: typeof linkSync | typeof symlinkSync]>([
  ["a link to it", "", symlinkSync],
  ["another name of it", "", linkSync],
  ["a file whose journal it is", ".journal", linkSync],
  ["a file whose unfinished output it is", ".partial", linkSync],
])("the input is never overwritten: the output is %s", async (_, suffix, link) => {
  const input = join(folder, "people.csv");
  writeFileSync(input, "email\n");
  const out = join(folder, "out.csv");
  link(input, out + suffix);
  const { code, printed, calls } = await run(table(2), ["--out", out, "--force"]);
  expect([code, calls, printed.err]).toEqual([2, [], expect.stringContaining("is the input itself")]);
  expect(readFileSync(input, "utf8")).toBe(table(2));
  expect((await run(table(2), ["--out", input, "--force"])).code).toBe(2);
});

test("an output of another program, or one that was changed, is overwritten with --force alone", async () => {
  const out = join(folder, "people.clean.csv");
  for (const [text, message] of [
    ["mine", /exists\. Choose another file with --out/],
    ["changed", /was changed since it was written[^\n]*\n$/],
  ] as const) {
    writeFileSync(out, text);
    const { code, output, printed } = await run(table(1));
    expect([code, output, printed.err]).toEqual([2, text, expect.stringMatching(message)]);
    expect((await run(table(1), ["--force", "--limit", "1"])).code).toBe(0);
  }
});

test("a second process on the same output is refused with the process that holds the lock, and a dead one's lock is taken over", async () => {
  const lock = join(folder, "people.clean.csv.journal.lock");
  const holder = { process: process.ppid, host: hostname(), since: "2026-01-30T10:00:00.000Z" };
  writeFileSync(lock, JSON.stringify(holder));
  const { code, calls, printed } = await run(table(1));
  expect([code, calls, printed.err]).toEqual([2, [], expect.stringContaining(`Process ${process.ppid} on `)]);
  for (const text of [JSON.stringify({ ...holder, process: 2 ** 22 }), "", '{"process":1']) {
    writeFileSync(lock, text);
    expect((await run(table(1), ["--force"])).code).toBe(0);
  }
  expect(existsSync(lock)).toBe(false);
});

test("a row that fails is written with the reason, and --retry-failed makes its call alone again", async () => {
  const failures: [response: () => Promise<Response> | Response, reason: RegExp][] = [
    [gone, /fetch failed/],
    [() => new Response("<h1>Forbidden</h1>", { status: 403 }), /HTTP 403/],
    [() => new Response("{}", { status: 200 }), /HTTP 200/],
    [() => errors(400), /HTTP 400/],
  ];
  const picky: Fetch = async (request) => {
    const { email } = (await request.clone().json()).request.query;
    return failures[/^a([0-3])@/.exec(email)?.[1] as never]?.[0]() ?? mock.fetch(request);
  };
  const first = await run(table(30), [], { fetch: picky });
  expect([first.code, first.calls.length]).toEqual([3, 30]);
  const rows = first.output?.split("\n").slice(1) ?? [];
  for (const [index, [, reason]] of failures.entries())
    expect(rows[index]).toMatch(new RegExp(`^a${index}@company\\.example,,error,,.*${reason.source}`));
  expect(first.printed.out).toContain("4 values failed");
  const plain = await run(table(30));
  expect([plain.code, plain.calls, plain.output]).toEqual([3, [], first.output]);
  const again = await run(table(30), ["--retry-failed"]);
  expect([again.code, emailsIn(again.calls).toSorted()]).toEqual([0, [0, 1, 2, 3].map((n) => `a${n}@company.example`)]);
  expect(again.output).not.toContain("error");
});

test.each<[string, () => Promise<Response> | Response, RegExp]>([
  ["the key is refused", () => errors(401), /^Stopped: HTTP 401/m],
  ["there is no credit left", () => errors(402), /^Stopped: HTTP 402/m],
  ["the service is gone", gone, /^Stopped: .*fetch failed/m],
  ["the address is wrong", () => errors(404), /^Stopped: HTTP 404/m],
])("where %s it stops with exit code 1, and the same command goes on", async (_, respond, message) => {
  let made = 0;
  const first = await run(table(200), [], {
    fetch: (request) => (++made > 50 ? Promise.resolve(respond()) : mock.fetch(request)),
  });
  expect([first.code, first.printed.err, first.output]).toEqual([1, expect.stringMatching(message), undefined]);
  expect(first.printed.err).toContain("50 responses saved in people.clean.csv.journal. Run the same command again");
  expect(first.calls.length).toBeLessThanOrEqual(50 + 16 + 8);
  const second = await run(table(200));
  expect([second.code, second.calls.length]).toEqual([0, 150]);
});

function errors(status: number): Response {
  return Response.json({ errors: [] }, { status, headers: { "service-api-version": "2.1" } });
}

test("a full disk, also one that takes a part of what is written, costs at most the calls under way", async () => {
  for (const room of [0, 1, 100, 5000, 11_500]) {
    let left = room;
    const write = (descriptor: number, bytes: Uint8Array) => {
      if (left === 0) throw Object.assign(new Error("ENOSPC"), { code: "ENOSPC" });
      const length = writeSync(descriptor, bytes, 0, Math.min(left, bytes.length));
      left -= length;
      return length;
    };
    const name = `room${room}.csv`;
    const first = await run(table(100), [], { name, write });
    expect([first.code, first.printed.err]).toEqual([1, expect.stringContaining("The disk is full.")]);
    expect(first.files).not.toContain(name.replace(".csv", ".clean.csv.partial"));
    const second = await run(table(100), [], { name });
    expect([second.code, second.output?.trimEnd().split("\n").length]).toEqual([0, 101]);
    expect(first.calls.length + second.calls.length).toBeLessThanOrEqual(100 + 8);
  }
});

test("a journal cut off, zeroed or damaged at any byte, as by a power cut, gives the rest of its responses and the same output", async () => {
  const whole = await run(table(12), [], { name: "whole.csv" });
  await run(table(12), ["--limit", "11"]);
  const journal = join(folder, "people.clean.csv.journal");
  const bytes = readFileSync(journal);
  // The first line is safe before the first response.
  const begin = bytes.indexOf("\n") + 1;
  const linesTo = (end: number) => Math.max(0, bytes.subarray(0, end).toString().split("\n").length - 2);
  await fc.assert(
    fc.asyncProperty(fc.nat(bytes.length), fc.constantFrom("cut", "zeros", "damage"), async (at, harm) => {
      const zeros = Buffer.alloc(harm === "cut" || at < begin ? 0 : 20);
      const rest = harm === "damage" && at >= begin ? bytes.subarray(at + zeros.length) : Buffer.of();
      writeFileSync(journal, Buffer.concat([bytes.subarray(0, at), zeros, rest]));
      rmSync(join(folder, "people.clean.csv"), { force: true });
      const { code, calls, output } = await run(table(12), ["--force"]);
      expect([code, output]).toEqual([0, whole.output]);
      const lost = rest.length > 0 ? linesTo(at + zeros.length) - linesTo(at) + 1 : 11 - linesTo(at);
      expect(calls.length).toBeLessThanOrEqual(1 + lost);
    }),
    { numRuns: 60 },
  );
});

test("responses to other settings are kept and not used, and a file that is no journal is left alone", async () => {
  await run(table(3), ["--limit", "2"]);
  const journal = join(folder, "people.clean.csv.journal");
  const size = statSync(journal).size;
  const other = await run(table(3), ["--base-url", "https://other.example", "--force"]);
  const message = expect.stringContaining("holds responses to other settings");
  expect([other.code, other.calls, other.printed.err]).toEqual([2, [], message]);
  expect(statSync(journal).size).toBe(size);
  writeFileSync(journal, "notes");
  expect((await run(table(3), ["--force"])).printed.err).toContain("is no journal of this package");
  expect(readFileSync(journal, "utf8")).toBe("notes");
});

test("a line shows how far it is: on a terminal it changes and goes away, elsewhere there is one a minute", () => {
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
  expect(lines[500]).toBe("[############            ] 50 %  500 of 1,000 calls, 5 a second, 2 min left");
});

test("--rate spaces the calls, and none is made before its turn", async () => {
  const times: number[] = [];
  const fetch: Fetch = (request) => {
    times.push(performance.now());
    return mock.fetch(request);
  };
  await run(table(8), ["--rate", "100"], { fetch });
  expect((times.at(-1) ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(60);
});

test("whatever a table holds, each of its cells comes out unless the table is refused", async () => {
  const cell = fc.oneof(
    fc.string({ unit: "binary", maxLength: 8 }),
    fc.constantFrom('"', '""', '"a', "a,b", "ž", " ", "\u00a0", "'", "\u2028"),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(cell, { minLength: 1, maxLength: 3 }), { maxLength: 12 }), async (rows) => {
      const lines = rows.map((cells) => cells.join(",").replaceAll(/[\r\n\0]/g, " "));
      const { code, output = "" } = await run(`email,note\n${lines.join("\n")}\n`, ["--force"]);
      if (code === 2) return;
      for (const line of lines) expect(output).toContain(line.replace(/,+$/, ""));
    }),
    { numRuns: 60 },
  );
});
