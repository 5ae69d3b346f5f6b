import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { Output } from "@data-validation/tooling/output";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { languages, sdk } from "#scripts/sdk.ts";
import { emptyFolder, missingCommands, runBoth } from "./run.ts";
import { columns } from "./sdk-columns.ts";
import { serveFaults } from "./sdk-server.ts";
import { expectListed } from "./tools.ts";

/** What came of a call, as a program prints it: the response, or the error. */
type Outcome = Record<string, unknown>;

const success = { proposal: "invalidWithCorrection" };
const phone = { ...success, national: "607 123 456", country: null };
const search = { found: ["Sokolovská, 18600 Praha 8"] };
const name = { ...success, type: "nameSurname" };
const successes = [phone, search, name];
const unexpected = { error: "UnexpectedResponse", status: 200, attempts: 1 };
const absent = { national: null };
const tomorrow = { proposal: "of tomorrow: invalidWithCorrection" };

const guide = readFileSync("docs/content/guides/generate-a-client.md", "utf8");
const KEY = "a-key-of-8";
const notWith = (text: string) => expect.not.stringContaining(text);

/** A behaviour a row: the address that is called, and what comes of each of the three calls, or of all. */
const rows: [behaviour: string, address: string, outcomes: Outcome | Outcome[]][] = [
  ["a call with options; a country that is null", "works", successes],
  ["a 429, then the response", "429-once", successes],
  ["a 503 with a date in Retry-After, then the response", "503-date", successes],
  [
    "a Retry-After of an hour ends the call",
    "429-hour",
    { error: "RateLimit", status: 429, attempts: 1 },
  ],
  ["a 503 three times", "503", { error: "Server", status: 503, attempts: 3 }],
  ["a connection that breaks", "reset", { error: "Connection", status: null, attempts: 3 }],
  ["HTML with status 200", "html", unexpected],
  ["an empty body with status 200", "empty", unexpected],
  ["truncated JSON", "cut", unexpected],
  ["neither result nor results", "neither", unexpected],
  ["a response of another version", "other-version", unexpected],
  ["HTML with status 404", "404-html", { ...unexpected, status: 404 }],
  [
    "a key that a service repeats is in no message",
    "echo",
    { error: "BadRequest", text: notWith(KEY) },
  ],
  ["a redirect is not followed", "redirect", { ...unexpected, status: 307 }],
  ["a response without its version", "unversioned", successes],
  [
    "an unknown field, and unknown values of an open and of a closed enum",
    "unknown",
    [tomorrow, search, { ...tomorrow, type: "of tomorrow: nameSurname" }],
  ],
  ["fields that are missing read as absent", "missing", [absent, { found: [null] }, absent]],
];

const rejectedKey = "test-refused";
const rejected = ["REQUEST", "AUTH", "INVALID_CREDENTIALS", "critical"];
const table: Record<string, Record<string, string>> = {};

test("Each language that clients are written in has a column", () => {
  expect(Object.keys(columns)).toEqual(Object.keys(languages));
});

describe.each(Object.entries(columns))("The client in %s", async (language, column) => {
  const missing = await missingCommands(column.needs);
  if (missing && process.env.CI) throw new Error(`There is no ${missing} on this machine.`);

  describe.skipIf(missing)("has the behaviour:", async () => {
    const folder = emptyFolder("sdk", language);
    const server = await serveFaults();
    const outcomes = new Map<string, Outcome[]>();
    afterAll(() => server.close());

    let warnings = "";

    function start([command = "", ...words]: string[], env: NodeJS.ProcessEnv = {}, cwd = folder) {
      return runBoth(command, words, { cwd, env: { ...process.env, ...env } });
    }

    /** Runs the program of the table with addresses of the server; gives the outcomes of the calls of each. */
    async function call(addresses: string[], env: NodeJS.ProcessEnv = {}): Promise<Outcome[][]> {
      const urls = addresses.map((address) => `${server.url}/${address}`);
      const environment = { DATA_VALIDATION_KEY: KEY, NUMBER: "607 123 456", ...env };
      const { stdout, stderr } = await start([...(await column.runTable()), ...urls], environment);
      warnings += stderr;
      const lines = stdout.trim().split("\n").map(outcomeOf);
      return addresses.map((_, index) => lines.slice(3 * index, 3 * index + 3));
    }

    /** A test of a behaviour, which the table then has. */
    function behaves(behaviour: string, check: () => Promise<void> | void): void {
      test(behaviour, async () => {
        await check();
        table[behaviour] = { ...table[behaviour], [language]: "yes" };
      });
    }

    beforeAll(async () => {
      await sdk(new Output(folder), language);
      const program = join(import.meta.dirname, language, basename(column.table));
      write(column.table, readFileSync(program, "utf8"));
      for (const command of column.checks) await start(command);
      const addresses = rows.map(([, address]) => address);
      for (const [index, called] of (await call(addresses)).entries())
        outcomes.set(addresses[index] as string, called);
    });

    function write(file: string, code: string): void {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(
        join(folder, file),
        code.replaceAll("example.com/datavalidation", languages.go?.defaultName ?? ""),
      );
    }

    for (const [behaviour, address, expected] of rows)
      behaves(behaviour, () => {
        expect(outcomes.get(address)).toMatchObject(
          Array.isArray(expected) ? expected : Array(3).fill(expected),
        );
      });

    behaves("a response without its version is a warning", () => {
      expect(warnings.match(/does not state its version/g)).toHaveLength(3);
    });

    behaves("a typed 401 with its subtype, and without the key in any message", async () => {
      const [called = []] = await call(["works"], { DATA_VALIDATION_KEY: rejectedKey });
      for (const outcome of called) {
        expect(outcome).toMatchObject({ error: "Authentication", status: 401, attempts: 1 });
        expect((outcome.words as string[]).slice(0, 4)).toEqual(rejected);
        expect(outcome.text).toMatch(/Check the API key/);
        expect(JSON.stringify(outcome)).not.toContain(rejectedKey);
      }
    });

    behaves("a body that never ends is a timeout", async () => {
      const settings = { DATA_VALIDATION_TIMEOUT: "700", DATA_VALIDATION_RETRIES: "0" };
      const timeout = { error: "Timeout", status: null, attempts: 1 };
      expect(await call(["hang"], settings)).toMatchObject([[timeout, timeout, timeout]]);
    });

    behaves("a call without a query is not sent", async () => {
      const before = server.received.length;
      const called = call(["works"], { NUMBER: undefined });
      await expect(called).rejects.toThrow(/the query needs numberFull, or prefix and number/i);
      expect(server.received).toHaveLength(before);
    });

    behaves("two versions at once, each with its header and no empty object", () => {
      const sent = server.received.filter(({ path }) => path.startsWith("/works/")).slice(0, 3);
      expect(sent.map(({ headers }) => headers["api-version"])).toEqual(["2.1", "2.0", "2.1"]);
      const preferredPrefixes = ["+420"];
      const street = { type: "street", value: "sokolovska", filter: { city: "Praha" } };
      expect(sent.map(({ body }) => body)).toEqual([
        {
          request: {
            query: { numberFull: "607 123 456" },
            options: { preferredPrefixes, numberFormat: "e164" },
          },
        },
        { request: { query: street, options: { resultsLimit: 3 } } },
        { request: { query: { nameSurname: "jana kadlecova" } } },
      ]);
      expect(sent[0]?.headers["user-agent"]).toMatch(
        /^[\w.-]+\/\d+\.\d+\.\d+ contract\/\d+\.\d+\.\d+ /,
      );
    });

    behaves("a value that an enum does not have is rejected by the checker", async () => {
      const { file, code, check, finding } = column.wrong;
      write(file, code);
      await expect(start(check)).rejects.toThrow(finding);
    });

    behaves(
      "the sample of its README prints what is below it, and the error of a rejected key",
      async () => {
        const text = readFileSync(join(folder, "README.md"), "utf8");
        const [sample = "", printed] =
          text.match(/(?<=^```text\n)[^`]+|^```\w+\n[^`]+^```$(?=\n\n```text)/gm) ?? [];
        const command = await column.runExample();
        const environment = { DATA_VALIDATION_URL: `${server.url}/works` };
        const { stdout } = await start(command, { ...environment, DATA_VALIDATION_KEY: KEY });
        expect(stdout).toBe(printed);
        const rejected = await start(command, { ...environment, DATA_VALIDATION_KEY: rejectedKey });
        expect(rejected.stdout).toBe("401 AUTH INVALID_CREDENTIALS\n");
        expect(guide).toContain(sample);
      },
    );

    behaves("its ecosystem's tool makes the package", async () => {
      const { command, makes } = column.build;
      const copy = emptyFolder("sdk", `${language}-build`);
      await sdk(new Output(copy), language);
      await start(command, {}, copy);
      expect(globSync(makes, { cwd: copy })).toHaveLength(1);
    });

    test("its row in the table of tools", () => {
      const cells = [
        "a call with options",
        "two versions",
        "a 429",
        "a typed 401",
        "a value that an enum",
      ].map((start) =>
        Object.entries(table).some(([row, done]) => row.startsWith(start) && done[language])
          ? "yes"
          : "no",
      );
      expectListed(`\`npm run sdk -- ${language}\``, cells);
    });
  });
});

afterAll(() => console.table(table));

/** What the rows state of a line: fields of the response, or the error. */
function outcomeOf(line: string): Outcome {
  const { response, ...failure } = JSON.parse(line);
  // The classes have one name in all languages but for the ending of errors, and for what other packages are not to be hidden by.
  const error = String(failure.error).replace(/^Api(?=Conn|Time)|(Error|Exception)$/g, "");
  if (!response) return { ...failure, error, status: failure.status || null };
  const fullOf = ({ data }: { data?: { full?: string } }) => data?.full || null;
  if (response.results) return { found: response.results.map(fullOf) };
  const { data, proposal } = response.result;
  return {
    proposal,
    national: response.resultCorrected?.data?.format?.national ?? null,
    country: data?.country?.code ?? null,
    type: data?.dataTypes?.invalid?.[0],
  };
}
