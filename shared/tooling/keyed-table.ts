import { readTable, shapeOfEach, type TableShape } from "./table.ts";

/**
 * Reads a hand-written table whose keys are words of the contract, for example the operations or
 * the errors. Unknown, missing and repeated keys, and keys without a value, stop the build with
 * file and line.
 *
 * @param file The YAML file.
 * @param words The keys that the contract has.
 * @param row The shape of each value.
 * @param options.section The key of the table in the file; without it, the file is the table.
 * @param options.optional Further keys that the table may have.
 * @throws {UserError} With a line for each wrong or missing key.
 */
export function readKeyedTable<Row>(
  file: string,
  words: Iterable<string>,
  row: TableShape<Row>,
  { section, optional = [] }: { section?: string; optional?: Iterable<string> } = {},
): Record<string, Row> {
  const table = keyedShape([...words], [...optional], row);
  if (section === undefined) return readTable(file, table).content;
  const sections: TableShape<Record<string, Record<string, Row>>> = {
    type: "object",
    required: [section],
    properties: { [section]: table },
  };
  return readTable(file, sections).content[section] ?? {};
}

/**
 * A map with these keys and, if it has them, the optional ones. It has the shape of the values
 * once: compiling one for each of 700 keys takes seconds.
 */
function keyedShape<Row>(
  required: string[],
  optional: string[],
  row: TableShape<Row>,
): TableShape<Record<string, Row>> {
  return {
    type: "object",
    required,
    propertyNames: { enum: [...required, ...optional] },
    additionalProperties: row,
  };
}

/** A row with all columns, or without any. */
export function allOrNoneShape<Cell>(
  columns: readonly string[],
  cell: TableShape<Cell>,
): TableShape<Record<string, Cell>> {
  const neededColumns = Object.fromEntries(columns.map((column) => [column, columns]));
  return {
    type: "object",
    properties: shapeOfEach(columns, cell),
    additionalProperties: false,
    dependentRequired: neededColumns,
  };
}
