import type { DataKind } from "../data-kinds.ts";
import type { Task } from "../task.ts";
import { buildTasks } from "./build-tasks.ts";
import { type ColumnCells, lookOf } from "./cell-looks.ts";
import { kindsOf } from "./header-fields.ts";
import type { Field } from "./header-words.ts";
import { type RecognisedColumn, recogniseColumn, recogniseColumnByWord } from "./recognise.ts";
import { resolveFields } from "./resolve-fields.ts";

/**
 * Groups columns into records that are validated together. `namedColumns`: columns that the user
 * named, by field.
 */
export function guessTasks(
  columns: string[],
  cells: ColumnCells,
  namedColumns: RecognisedColumn[] = [],
): Task[] {
  const overridden = new Set(
    namedColumns
      .filter(({ field }) => !isSupplementary(field))
      .flatMap(({ field }) => kindsOf(field)),
  );
  const isNamed = (column: string, field: Field) =>
    namedColumns.some(
      (one) => one.column === column && (one.field !== "country" || field === "country"),
    );
  const replaced = new Set(namedColumns.map(({ field }) => field).filter(isSupplementary));
  const guessed = columns
    .flatMap(
      (column) =>
        recogniseColumn(column) ??
        recogniseColumnByWord(column, fieldOfCells(cells.get(column))) ??
        [],
    )
    .filter(({ column, field }) => !isNamed(column, field) && !replaced.has(field))
    .filter(
      ({ field }) => field === "country" || !kindsOf(field).some((kind) => overridden.has(kind)),
    );
  return buildTasks([...namedColumns, ...resolveFields(guessed, cells)], columns, cells);
}

/** The fields whose cells look like no other field. */
const fieldsOfLooks: Partial<Record<DataKind, Field>> = {
  email: "email",
  phone: "phone",
  location: "address",
};

function fieldOfCells(cells: string[] = []): Field | undefined {
  const look = lookOf(cells);
  return look && fieldsOfLooks[look];
}

/** A field that adds to a record: if it is named, the other columns are still guessed. */
function isSupplementary(field: Field): boolean {
  return field === "prefix" || field === "country";
}
