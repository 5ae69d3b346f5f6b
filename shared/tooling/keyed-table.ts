import { readTable, rowShape, type TableShape } from "./table.ts";

/** Any value but an empty one. */
const filledShape: TableShape = { not: { enum: [null, ""] } };

/**
 * Reads a hand-written table whose keys are words of the contract, for example the operations or
 * the errors. Unknown, missing and repeated keys, and keys without a value, stop the build with
 * file and line.
 *
 * @param file The YAML file.
 * @param words The keys that the contract has.
 * @param options.section The key of the table in the file; without it, the file is the table.
 * @param options.optional Further keys that the table may have.
 * @param options.columns The keys of each row, of which all are filled; the row `{}` has none.
 *   Without it, rows are values.
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
  const row = columns ? rowOfAllOrNone([...columns]) : filledShape;
  const table = rowShape(shapeOfEach(words, row), shapeOfEach(optional, row));
  if (section === undefined) return readTable<Record<string, Value>>(file, table).content;
  const sections = { type: "object", required: [section], properties: { [section]: table } };
  const { content } = readTable<Record<string, Record<string, Value>>>(file, sections);
  return content[section] ?? {};
}

/** A row with all columns, or without any. */
function rowOfAllOrNone(columns: readonly string[]): TableShape {
  const all = Object.fromEntries(columns.map((column) => [column, columns]));
  return { ...rowShape({}, shapeOfEach(columns, filledShape)), dependentRequired: all };
}

function shapeOfEach(words: Iterable<string>, value: TableShape): Record<string, TableShape> {
  return Object.fromEntries(Array.from(words, (word) => [word, value]));
}
