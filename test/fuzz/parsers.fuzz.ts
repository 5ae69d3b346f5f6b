import { makePlan } from "@data-validation/cli/internal/clean/plan";
import { openTextTable, readRows } from "@data-validation/cli/internal/clean/table/table";
import { readOptions } from "@data-validation/cli/internal/observe/options";
import { readCalls } from "@data-validation/cli/internal/observe/sources/file";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readYaml } from "#openapi/rules/yaml.js";
import { character } from "../support/character.ts";
import { newFolder, writeIn } from "../support/folder.ts";

const folder = newFolder();

/** A file with generated content. */
const file = (name: string, content: string | Uint8Array) => writeIn(folder, name, content);

/**
 * Tries generated input until the time is over: each ends in a result or in a sentence for the
 * user.
 */
async function fuzz<Input>(
  input: fc.Arbitrary<Input>,
  parse: (input: Input) => unknown,
): Promise<void> {
  const interruptAfterTimeLimit = Number(process.env.FUZZ_SECONDS ?? 60) * 1000;
  const property = fc.asyncProperty(input, async (value) => {
    try {
      await parse(value);
    } catch (error) {
      if ((error as Error).name !== "UserError") throw error;
    }
  });
  // Other input each time.
  await fc.assert(property, { numRuns: 1e9, interruptAfterTimeLimit, seed: Date.now() });
}

/** Text of pieces that mean something to a parser, and of others. */
const mixed = (...pieces: string[]) =>
  fc
    .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: character, maxLength: 12 })), {
      maxLength: 60,
    })
    .map((parts) => parts.join(""));

const bytes = (text: fc.Arbitrary<string>) =>
  fc.oneof(
    text.map((value) => Buffer.from(value)),
    text.map((value) => Buffer.from(`\uFEFF${value}`, "utf16le")),
    fc
      .tuple(text, fc.uint8Array({ maxLength: 20 }))
      .map(([value, others]) => Buffer.concat([Buffer.from(value), others])),
  );

test("A table of any bytes is read, or rejected in a sentence, as CSV and as NDJSON", async () => {
  const separators = [",", ";", "\t", '"', '""', "\n", "\r\n", "\r", "\u0000"];
  const text = mixed("email", "phone", ...separators, "sep=;\n", '{"email":"a@b.cz"}\n');
  await fuzz(fc.tuple(bytes(text), fc.constantFrom("csv", "ndjson")), async ([content, format]) => {
    const table = await openTextTable(file(`table.${format}`, content));
    for await (const _row of readRows(table));
  });
});

test("A recording of any JSON is read, or rejected in a sentence", async () => {
  const some = (model: Record<string, fc.Arbitrary<unknown>>) =>
    fc.record(model, { requiredKeys: [] });
  const json = fc.jsonValue();
  const request = some({ method: fc.string(), url: fc.string(), headers: json, postData: json });
  const entry = some({ request, response: some({ status: json, headers: json, content: json }) });
  const content = fc.oneof(
    fc.array(entry).map((entries) => JSON.stringify({ log: { version: "1.2", entries } })),
    fc.array(entry).map((entries) => entries.map((item) => JSON.stringify(item)).join("\n")),
    fc.json(),
    mixed(
      "{",
      "}",
      "[",
      "]",
      ":",
      ",",
      '"log"',
      '"entries"',
      '"request"',
      '"response"',
      "\n",
      "null",
      "1e999",
    ),
  );
  await fuzz(content, async (text) => {
    for await (const _call of readCalls(file("recording.har", text)));
  });
});

test("A command line of any words is taken, or rejected in a sentence", async () => {
  const table = file("contacts.csv", "email,phone\na@b.cz,+420607123456\n");
  const options = [
    "--out",
    "--email",
    "--phone",
    "--prefix",
    "--rate",
    "--limit",
    "--dry-run",
    "--at-most",
  ];
  const brokenOptions = [
    "--rate=x",
    "--proxy",
    "--call",
    "--record",
    "--port",
    "--json",
    "--",
    "-",
    "--=",
  ];
  const values = ["email", "+420", "http://[", "constructor", table];
  const word = fc.oneof(
    fc.constantFrom(...options, ...brokenOptions),
    fc.constantFrom(...values),
    fc.string(),
  );
  await fuzz(fc.array(word, { maxLength: 8 }), async (words) => {
    try {
      readOptions(words);
    } finally {
      await makePlan(words, {
        env: { DATA_VALIDATION_KEY: "key", DATA_VALIDATION_URL: "http://127.0.0.1:9" },
      });
    }
  });
});

test("A mistake in any YAML of the contract has a line, a column and a message", async () => {
  const pieces = [
    "$ref",
    "&a",
    "*a",
    "[",
    "]",
    "{",
    "}",
    '"',
    "#/a",
    "root.yaml",
    "../..",
    "|",
    "<<",
    "!!binary ",
  ];
  const yaml = mixed(": ", "- ", "\n", "  ", ...pieces);
  await fuzz(yaml, (text) => {
    const { mistake } = readYaml(text);
    expect(!mistake || (mistake.line > 0 && mistake.col > 0 && mistake.message !== "")).toBe(true);
  });
});
