import { readFileSync } from "node:fs";
import { UserError } from "@data-validation/tooling/command";
import { isMap, isScalar, LineCounter, parseDocument, type Scalar, type YAMLMap } from "yaml";

/**
 * Reads a hand-written table whose keys are words of the contract, for example the operations or the errors. Unknown,
 * missing and repeated keys, and keys without a value, stop the build with file and line.
 *
 * @param file The YAML file.
 * @param words The keys that the contract has.
 * @param options.section The key of the table in the file; without it, the file is the table.
 * @param options.optional Further keys that the table may have.
 * @param options.columns The keys of each row, of which all are filled; the row `{}` has none. Without it, rows are
 * values.
 * @throws {UserError} With a line for each wrong or missing key.
 */
export function readKeyedTable<Value = string>(
  file: string,
  words: Iterable<string>,
  {
    section,
    optional = [],
    columns,
  }: { section?: string; optional?: Iterable<string>; columns?: Iterable<string> } = {},
): Record<string, Value> {
  const lineCounter = new LineCounter();
  const document = parseDocument(readFileSync(file, "utf8"), {
    lineCounter,
    prettyErrors: false,
    uniqueKeys: false,
  });
  const placeOf = (offset = 0) => `${file}:${lineCounter.linePos(offset).line}`;
  const [mistake] = document.errors;
  if (mistake) throw new UserError(`${placeOf(mistake.pos[0])}: ${mistake.message}`);
  const table = section === undefined ? document.contents : document.get(section, true);
  if (!isTable(table))
    throw new UserError(`${file}:1: There is no table${section ? ` ${section}` : ""}.`);
  const expected = new Set(words);
  const wrong = wrongKeys(table, { expected, optional, item: "row", placeOf });
  if (columns) {
    const expected = new Set(columns);
    wrong.push(...table.items.flatMap((row) => wrongColumns(row, expected, placeOf)));
  }
  if (wrong.length > 0) throw new UserError(wrong.join("\n"));
  return table.toJSON();
}

/** A mapping of YAML whose keys are words. */
type Table = YAMLMap<Scalar<string>>;

function isTable(node: unknown): node is Table {
  return isMap(node) && node.items.every(({ key }) => isScalar(key));
}

/** A line for each wrong column of a row that is a mapping, and for a row that is none. */
function wrongColumns(
  { key, value }: Table["items"][number],
  expected: Set<string>,
  placeOf: Expectation["placeOf"],
): string[] {
  if (!isTable(value))
    return [`${placeOf(key.range?.[0])}: The row for ${key.value} has no columns. Write them.`];
  if (value.items.length === 0) return [];
  return wrongKeys(value, { expected, item: "column", placeOf });
}

/** What decides about the keys of a mapping, and what one of its items is called. */
interface Expectation {
  expected: Set<string>;
  optional?: Iterable<string>;
  item: string;
  placeOf(offset?: number): string;
}

/** A line for each key of a mapping that is unknown, repeated, empty or missing. */
function wrongKeys(table: Table, expectation: Expectation): string[] {
  const { expected, optional = [], item, placeOf } = expectation;
  const allowed = new Set([...expected, ...optional]);
  const seen = new Set<string>();
  const wrong = table.items.flatMap(({ key: { value: word, range }, value }) => {
    const isSecond = seen.has(word);
    seen.add(word);
    const place = placeOf(range?.[0]);
    if (!allowed.has(word))
      return `${place}: There is no ${word}. Correct the key, or delete the ${item}.`;
    if (isSecond) return `${place}: There is a second ${item} for ${word}. Delete one.`;
    return isScalar(value) && !value.value
      ? `${place}: The ${item} for ${word} is empty. Fill it.`
      : [];
  });
  const missing = [...expected]
    .filter((word) => !seen.has(word))
    .map((word) => `${placeOf(table.range?.[0])}: There is no ${item} for ${word}. Write one.`);
  return [...wrong, ...missing];
}
