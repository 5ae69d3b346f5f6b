import { readFileSync } from "node:fs";
import { UserError } from "@data-validation/tooling/command";
import { isMap, LineCounter, parseDocument, type Scalar } from "yaml";

/**
 * Reads a hand-written table whose keys are words of the contract, for example the operations or the errors. A key that the contract does not
 * have, and one that the table lacks, stop the build with file and line: neither falls back in silence.
 *
 * @param file The YAML file.
 * @param words The keys that the contract has.
 * @param options.section The key of the table in the file; without it, the file is the table.
 * @param options.optional Further keys that the table may have.
 * @throws {UserError} With a line for each wrong or missing key.
 */
export function readKeyedTable<Value = string>(
  file: string,
  words: Iterable<string>,
  { section, optional = [] }: { section?: string; optional?: Iterable<string> } = {},
): Record<string, Value> {
  const lineCounter = new LineCounter();
  const document = parseDocument(readFileSync(file, "utf8"), { lineCounter });
  const table = section === undefined ? document.contents : document.get(section, true);
  if (!isMap<Scalar<string>>(table))
    throw new UserError(`${file}:1: There is no table${section ? ` ${section}` : ""}.`);
  const expected = new Set(words);
  const allowed = new Set([...expected, ...optional]);
  const lineOf = (offset = 0) => lineCounter.linePos(offset).line;
  const keys = table.items.map(({ key }) => key);
  const unknown = keys
    .filter(({ value }) => !allowed.has(value))
    .map(
      ({ value, range }) =>
        `${file}:${lineOf(range?.[0])}: The contract has no ${value}. Correct the key, or delete the row.`,
    );
  const missing = [...expected]
    .filter((word) => !table.has(word))
    .map((word) => `${file}:${lineOf(table.range?.[0])}: There is no row for ${word}. Write one.`);
  if (unknown.length + missing.length > 0) throw new UserError([...unknown, ...missing].join("\n"));
  return table.toJSON();
}
