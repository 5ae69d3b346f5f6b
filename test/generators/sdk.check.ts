import { cpSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { versions } from "../../generated/versions.ts";
import { Output } from "../../scripts/lib/output.ts";
import { languages, sdk } from "../../scripts/sdk.ts";
import { emptyFolder, isInstalled, missingCommands, run } from "./run.ts";
import { columns, writeProgram } from "./sdk-columns.ts";
import { serveFaults } from "./sdk-server.ts";
import { expectListed } from "./tools.ts";

/** What a program prints of a call. */
type Outcome = Record<string, unknown>;

const success = { proposal: "invalidWithCorrection" };
const newer = { ...success, national: "607 123 456", country: null };
const older = { ...success, national: "607123456", country: "" };
const unexpected = { error: "UnexpectedResponse", status: 200, attempts: 1 };

const guide = readFileSync("docs/content/guides/generate-a-client.md", "utf8");
const KEY = "a-key-of-8";
const notWith = (text: string) => expect.not.stringContaining(text);

/** A behaviour a row: the address that is called, and what comes of it with the newer and the older client. */
const rows: [behaviour: string, address: string, newer: Outcome, older?: Outcome][] = [
  ["a call with options; a country that is null", "works", newer, older],
  ["a 429, then the response", "429-once", newer, older],
  ["a 503 with a date in Retry-After, then the response", "503-date", newer, older],
  ["a Retry-After of an hour ends the call", "429-hour", { error: "RateLimit", status: 429, attempts: 1 }],
  ["a 503 three times", "503", { error: "Server", status: 503, attempts: 3 }],
  ["a connection that breaks", "reset", { error: "Connection", status: null, attempts: 3 }],
  ["HTML with status 200", "html", unexpected],
  ["an empty body with status 200", "empty", unexpected],
  ["truncated JSON", "cut", unexpected],
  ["neither result nor results", "neither", unexpected],
  ["a response of another version", "other-version", unexpected],
  ["HTML with status 404", "404-html", { ...unexpected, status: 404 }],
  ["a key that a service repeats is in no message", "echo", { error: "BadRequest", text: notWith(KEY) }],
  ["a redirect is not followed", "redirect", { ...unexpected, status: 307 }],
  ["a response without its version", "unversioned", newer, older],
  ["an unknown field and an unknown value", "unknown", { proposal: "of tomorrow: invalidWithCorrection" }],
  ["fields that are missing read as absent", "missing", { national: null }],
];

const timedOut = { error: "Timeout", status: null, attempts: 1 };
const refusedKey = "test-refused";
const refused = ["REQUEST", "AUTH", "INVALID_CREDENTIALS", "critical"];
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

    /** Runs the program of the table with addresses of the server. */
    async function call(addresses: string[], env: Record<string, string> = {}): Promise<Outcome[][]> {
      const urls = addresses.map((address) => `${server.url}/${address}`);
      const environment = { ...process.env, DATA_VALIDATION_KEY: KEY, ...env };
      const { stdout, stderr } = await column.run(folder, environment, urls);
      warnings += stderr;
      const lines = stdout
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line, withoutEnding));
      return addresses.map((_, index) => lines.slice(2 * index, 2 * index + 2));
    }

    function tick(behaviour: string): void {
      table[behaviour] = { ...table[behaviour], [language]: "yes" };
    }

    beforeAll(async () => {
      await sdk(new Output(folder), language);
      await column.check(folder);
      const addresses = rows.map(([, address]) => address);
      for (const [index, pair] of (await call(addresses)).entries()) outcomes.set(addresses[index] as string, pair);
    });

    test.for(rows)("%s", ([behaviour, address, expected, expectedOfOlder = expected]) => {
      expect(outcomes.get(address)).toMatchObject([expected, expectedOfOlder]);
      if (address === "unversioned") expect(warnings.match(/does not state its version/g)).toHaveLength(2);
      tick(behaviour);
    });

    test("a typed 401 with its subtype, and without the key in any message", async () => {
      const [pair] = await call(["works"], { DATA_VALIDATION_KEY: refusedKey });
      for (const outcome of pair ?? []) {
        expect(outcome).toMatchObject({ error: "Authentication", status: 401, attempts: 1 });
        expect((outcome.words as string[]).slice(0, 4)).toEqual(refused);
        expect(outcome.text).toMatch(/Check the API key/);
        expect(JSON.stringify(outcome)).not.toContain(refusedKey);
      }
      tick("a typed 401 with its subtype");
    });

    test("a body that never ends is a timeout", async () => {
      const settings = { DATA_VALIDATION_TIMEOUT: "700", DATA_VALIDATION_RETRIES: "0" };
      expect(await call(["hang"], settings)).toMatchObject([[timedOut, timedOut]]);
      tick("a timeout");
    });

    test("two versions at once, each with its header and no empty object", () => {
      const sent = server.received.filter(({ path }) => path.startsWith("/works/")).slice(0, 2);
      expect(sent.map(({ headers }) => headers["api-version"])).toEqual(versions.toReversed());
      const options = { preferredPrefixes: ["+420"], correctionMode: "full" };
      expect(sent.map(({ body }) => body)).toEqual([
        { request: { query: { numberFull: "607 123 456" }, options } },
        { request: { query: { numberWithPrefix: "607 123 456" }, options } },
      ]);
      expect(sent[0]?.headers["user-agent"]).toMatch(/^[\w.-]+\/\d+\.\d+\.\d+ contract\/\d+\.\d+\.\d+ /);
      tick("two versions at once");
    });

    test("a value that an enum does not have is rejected by the checker", async () => {
      const { file, code, check, rejection } = column.wrong;
      const copy = emptyFolder("sdk", `${language}-wrong`);
      cpSync(folder, copy, { recursive: true });
      await expect(check(copy, writeProgram(copy, file, code))).rejects.toThrow(rejection);
      tick("an enum is rejected by the checker");
    });

    test("the sample of its README prints what is below it, and the error of a rejected key", async () => {
      const environment = { ...process.env, DATA_VALIDATION_URL: `${server.url}/works` };
      const text = readFileSync(join(folder, "README.md"), "utf8");
      const [sample = "", printed] = text.match(/(?<=^```text\n)[^`]+|^```\w+\n[^`]+^```$(?=\n\n```text)/gm) ?? [];
      for (const [key, expected] of Object.entries({
        "any-key": printed,
        [refusedKey]: "401 AUTH INVALID_CREDENTIALS\n",
      })) {
        const { stdout } = await column.run(folder, { ...environment, DATA_VALIDATION_KEY: key });
        expect(stdout).toBe(expected);
      }
      tick("the sample of its README");
      expectListed(`\`npm run sdk -- ${language}\``, ["yes", "yes", "yes", "yes", "yes"]);
      expect(guide).toContain(sample);
    });

    const {
      command: [command = "", ...words],
      makes,
    } = column.build;
    const hasTool = await isInstalled(
      command,
      ...(words[0] === "-m" ? ["-c", `import ${words[1]}`] : [command === "go" ? "version" : "--version"]),
    );
    test.runIf(hasTool || process.env.CI)(`${command} makes the package`, async () => {
      const copy = emptyFolder("sdk", `${language}-build`);
      await sdk(new Output(copy), language);
      await run(command, words, { cwd: copy });
      expect(globSync(makes, { cwd: copy })).toHaveLength(1);
      tick("its ecosystem's tool makes the package");
    });
  });
});

afterAll(() => console.table(table));

/** The classes have one name in all languages but for the ending of errors, and for what other packages are not to be hidden by. */
function withoutEnding(name: string, value: unknown): unknown {
  return name === "error" ? String(value).replace(/^Api(?=Conn|Time)|(Error|Exception)$/g, "") : value;
}
