import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import fc from "fast-check";
import { afterEach, beforeEach, expect, test } from "vitest";
import { clean } from "../../packages/cli/src/clean/command.ts";
import type { Fetch } from "../../packages/client/src/index.ts";
import { createMock } from "../../packages/mock/src/index.ts";
import { answer } from "../client/support/answers.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "clean-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const mock = createMock();
const env = { DATA_VALIDATION_KEY: "key", DATA_VALIDATION_URL: "https://api.data-validation.example" };

/** Writes a file, cleans it, and tells what came of it. */
async function run(
  text: string | Buffer,
  words: string[] = [],
  {
    fetch = mock.fetch as Fetch,
    name = "people.csv",
    signal = undefined as AbortSignal | undefined,
    isTerminal = false,
    env: own = env as Record<string, string>,
  } = {},
) {
  const file = join(folder, name);
  if (!existsSync(file) || readFileSync(file).compare(Buffer.from(text)) !== 0) writeFileSync(file, text);
  const printed = { out: "", err: "" };
  const calls: string[] = [];
  const counting: Fetch = async (request) => {
    calls.push(JSON.stringify((await request.clone().json()).request.query));
    return fetch(request);
  };
  const terminal = {
    out: (line: string) => {
      printed.out += line;
    },
    err: (line: string) => {
      printed.err += line;
    },
    isTerminal,
  };
  const surroundings = { env: own, fetch: counting, ...(signal && { signal }) };
  const code = await clean([file, ...words], terminal, surroundings);
  const out = file.replace(/\.(\w+)$/, ".clean.$1");
  const result = existsSync(out) ? readFileSync(out, "utf8") : undefined;
  return {
    code,
    calls,
    result,
    out,
    printed: { out: printed.out.replaceAll(folder, "."), err: printed.err.replaceAll(folder, ".") },
  };
}

test("the same rows come out, with the corrected value, the proposal, a suggestion and the findings of each column", async () => {
  const { code, result, printed } = await run(
    'id,email,phone,first name,surname\n1,Jana@Example.com ,607123456,jana,kadlecová\n2,not an address,+420607123456,,\n"3",,,Pavel,Novák\n',
    ["--prefix", "+420"],
  );
  expect(code).toBe(0);
  const [header = "", ...rows] = result?.trimEnd().split("\n") ?? [];
  expect(header).toBe(
    "id,email,phone,first name,surname,email_corrected,email_proposal,email_suggestion,email_findings,phone_corrected,phone_proposal,phone_suggestion,phone_findings,first name_corrected,surname_corrected,name_proposal,name_suggestion,name_findings",
  );
  expect(rows).toHaveLength(3);
  expect(rows[0]).toMatch(
    /^1,Jana@Example\.com ,607123456,jana,kadlecová,.*\+420607123456,invalidWithCorrection,.*Jana,Kadlecová,invalidWithCorrection/,
  );
  expect(rows[1]).toMatch(/^2,not an address,\+420607123456,,,.*invalid.*,\+420607123456,valid,,,,,,,$/);
  expect(rows[2]).toMatch(/^"3",,,Pavel,Novák,,,,,,,,,Pavel,Novák,valid,,$/);
  expect(printed.err).toContain("  first name + surname: name (guessed)\n");
  expect(printed.out).toMatch(/^3 rows in \.\/people\.clean\.csv, with 6 calls\.\n/);
  expect(existsSync(join(folder, "people.clean.csv.checkpoint.json"))).toBe(false);
});

test("--dry-run counts the rows and the calls, and makes none; it needs no key", async () => {
  const { code, calls, printed, result } = await run(
    "email,phone\na@b.cz,\n,+420607123456\nc@d.cz,1\nbad\n",
    ["--dry-run"],
    { env: {} },
  );
  expect([code, calls, result]).toEqual([0, [], undefined]);
  expect(printed.out).toBe(
    "4 rows\n2 calls for email\n2 calls for phone\n4 calls in all; none was made\n1 rows could not be read\n  line 5: it has 1 values, and the header has 2\n",
  );
});

test("rows that cannot be read are copied as they are and listed, and those after them are read", async () => {
  const text =
    'email,note\na@company.example,ok\nonly one\nb@company.example,"never closed\nc@company.example,fine\nd@company.example,a "quote" inside\ne@company.example,"two\nlines"\n';
  const { result, printed, calls } = await run(text);
  expect(result).toContain("\nonly one\n");
  expect(result).toContain('\nb@company.example,"never closed\n');
  expect(result).toMatch(/\ne@company\.example,"two\nlines",/);
  expect(calls).toHaveLength(3);
  expect(printed.out).toMatch(
    /3 rows could not be read and are in the output as they were; \.\/people\.clean\.csv\.unreadable\.txt lists them/,
  );
  expect(readFileSync(join(folder, "people.clean.csv.unreadable.txt"), "utf8")).toMatch(
    /^line 3: .*\nline 4: .*\nline 6: .*\n$/,
  );
});

test("semicolons, line ends of Windows, a byte order mark and another encoding are kept or understood", async () => {
  const windows = await run("\ufeffemail;město\r\njana@company.example;Plzeň\r\n");
  expect(windows.result).toMatch(/^\ufeffemail;město;email_corrected;.*\r\njana@company\.example;Plzeň;.*\r\n$/);
  const old = await run(
    Buffer.from([...Buffer.from("name\n"), 0x4e, 0x6f, 0x76, 0xe1, 0x6b, 0x0a]),
    ["--encoding", "windows-1250"],
    { name: "old.csv" },
  );
  expect(old.calls).toEqual(['{"nameSurname":"Novák"}']);
});

test("NDJSON keeps what it has, and names a field inside of another by its path", async () => {
  const text = '{"id":1.0,"contact":{"email":"jana@company.example"}}\nnot json\n{}\n';
  const { code, result } = await run(text, ["--email", "contact.email"], { name: "people.ndjson" });
  expect(code).toBe(0);
  const [first = "", second, third = ""] = result?.split("\n") ?? [];
  expect(first).toMatch(/^\{"id":1\.0,"contact":\{"email":"jana@company\.example"\},"contact\.email_corrected":/);
  expect(second).toBe("not json");
  expect(JSON.parse(third)).toMatchObject({ "contact.email_proposal": "" });
});

test("an interruption finishes what was begun, and the next run goes on: no row is paid for twice, and none is missing", async () => {
  const text = `email\n${Array.from({ length: 500 }, (_, index) => `a${index}@company.example`).join("\n")}\n`;
  const whole = await run(text, [], { name: "whole.csv" });
  const controller = new AbortController();
  let count = 0;
  const interrupting: Fetch = async (request) => {
    if (++count === 200) controller.abort();
    return mock.fetch(request);
  };
  const first = await run(text, [], { fetch: interrupting, signal: controller.signal });
  expect(first.code).toBe(130);
  expect(first.printed.err).toMatch(/Interrupted after 2\d\d rows\. Run the same command again to go on\.\n$/);
  const second = await run(text);
  expect(second.code).toBe(0);
  expect(second.printed.err).toMatch(/Going on after 2\d\d rows/);
  expect(second.result).toBe(whole.result);
  expect(first.calls.length + second.calls.length).toBe(500);
  expect(new Set([...first.calls, ...second.calls]).size).toBe(500);
  expect(second.printed.out).toContain("500 rows in ./people.clean.csv, with 500 calls");
});

test("a process that is killed between writing a row and saying so writes that row again, once", async () => {
  const text = "email\na@company.example\nb@company.example\n";
  const controller = new AbortController();
  controller.abort();
  await run(text, [], { signal: controller.signal });
  const out = join(folder, "people.clean.csv");
  writeFileSync(out, `${readFileSync(out, "utf8")}a@company.example,half of a ro`);
  expect((await run(text)).result?.split("\n").map((line) => line.split(",")[0])).toEqual([
    "email",
    "a@company.example",
    "b@company.example",
    "",
  ]);
});

test("where no call can succeed any more it stops, says why, and goes on later", async () => {
  const text = `email\n${Array.from({ length: 40 }, (_, index) => `a${index}@company.example`).join("\n")}\n`;
  let count = 0;
  const poor: Fetch = (request) =>
    ++count > 20 ? Promise.resolve(answer(402, { errors: [] })(request)) : mock.fetch(request);
  const first = await run(text, [], { fetch: poor });
  expect(first.code).toBe(1);
  expect(first.printed.err).toMatch(/Stopped after 20 rows\. HTTP 402/);
  const second = await run(text);
  expect([second.code, second.calls.length]).toEqual([0, 20]);
});

test("a refusal of one row is an error in that row, and not the end", async () => {
  const picky: Fetch = async (request) => {
    const { email } = (await request.clone().json()).request.query;
    return email === "b@company.example" ? answer(400, { errors: [] })(request) : mock.fetch(request);
  };
  const { code, result } = await run("email\na@company.example\nb@company.example\nc@company.example\n", [], {
    fetch: picky,
  });
  expect(code).toBe(0);
  expect(result).toMatch(/\nb@company\.example,,error,,HTTP 400/);
});

test("a mistake on the command line gets one line that says what to do, and exit code 2", async () => {
  const mistakes: [string[], RegExp, object?][] = [
    [["--email", "mail"], /^There is no column mail\. Columns: email, note\.\n$/],
    [["--frobnicate"], /Unknown option '--frobnicate'.*--help/s],
    [["--concurrency", "many"], /--concurrency must be a number/],
    [["--encoding", "utf-9"], /There is no encoding utf-9/],
    [["other.csv"], /Name one file to clean/],
    [[], /DATA_VALIDATION_KEY must hold the API key/, { ...env, DATA_VALIDATION_KEY: "" }],
    [[], /Say where the API is: --base-url/, { DATA_VALIDATION_KEY: "key" }],
  ];
  for (const [words, message, own] of mistakes) {
    const { code, printed } = await run("email,note\na@b.cz,x\n", words, {
      env: (own ?? env) as Record<string, string>,
    });
    expect([code, printed.err]).toEqual([2, expect.stringMatching(message)]);
    expect(printed.err.trimEnd()).not.toContain("\n");
  }
  expect((await run("a,b\n1,2\n", [], { name: "other.csv" })).printed.err).toMatch(
    /No column looks like.*Columns: a, b\./,
  );
  expect((await run("x", [], { name: "x.xlsx" })).printed.err).toMatch(/Say what .* is: --format csv/);
});

test("what was written before is not overwritten unasked", async () => {
  const text = "email\na@company.example\n";
  await run(text);
  const again = await run(text);
  expect([again.code, again.printed.err]).toEqual([
    2,
    expect.stringMatching(/people\.clean\.csv exists\. Choose another file with --out/),
  ]);
  expect((await run(text, ["--force"])).code).toBe(0);
  const cleaned = await run(readFileSync(join(folder, "people.clean.csv"), "utf8"), [], { name: "twice.csv" });
  expect(cleaned.printed.err).toMatch(/There is a column email_corrected already/);
});

test("on a terminal a line shows how far it is, and goes away", async () => {
  const { printed } = await run(`email\n${"a@company.example\n".repeat(20)}`, [], { isTerminal: true });
  expect(stripVTControlCharacters(printed.err)).toMatch(/\r\[#* *\] \d+ % {2}\d+ rows, [\d,]+ a second/);
  expect(printed.err.endsWith("\r\u001b[K")).toBe(true);
});

test("whatever a file holds, no line of it is lost", async () => {
  const cell = fc.oneof(fc.string({ maxLength: 12 }), fc.constantFrom('"', '""', '"a', "a,b", "ž", " "));
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(cell, { minLength: 1, maxLength: 3 }), { maxLength: 12 }), async (rows) => {
      const lines = rows.map((cells) => cells.join(",").replaceAll(/[\r\n]/g, " "));
      const { result } = await run(`email,note\n${lines.join("\n")}\n`, ["--force"]);
      const written = result?.split("\n").slice(1) ?? [];
      const body = written.join("\n");
      for (const line of lines) expect(body).toContain(line);
      expect(written.length).toBe((lines.length || 1) + 1);
    }),
    { numRuns: 40 },
  );
});
