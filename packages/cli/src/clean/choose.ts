import { didYouMean } from "@data-validation/common/did-you-mean";
import { textOption, UserError } from "../command-line.ts";
import type { ColumnCells } from "./columns/cell-looks.ts";
import { guessTasks } from "./columns/guess.ts";
import type { Field } from "./columns/header-words.ts";
import type { RecognisedColumn } from "./columns/recognise.ts";
import { type DataKind, dataKinds, isDataKind } from "./data-kinds.ts";
import type { Table } from "./table/table.ts";
import type { Task } from "./task.ts";

/** The options that name a column, with the column's field. */
const fields = {
  email: "email",
  phone: "phone",
  "prefix-column": "prefix",
  name: "fullName",
  "first-name": "firstName",
  surname: "surname",
  company: "companyName",
  "registration-number": "registrationNumber",
  street: "street",
  city: "city",
  zip: "zip",
  country: "country",
} as const satisfies Record<string, Field>;

type ColumnOption = keyof typeof fields;

const texts = { type: "string", multiple: true, default: [] as string[] } as const;

/** A table may have several columns of the kinds that are lists. */
export const columnOptions = {
  ...(Object.fromEntries(Object.keys(fields).map((option) => [option, textOption])) as Record<
    ColumnOption,
    typeof textOption
  >),
  email: texts,
  phone: texts,
  name: texts,
};

export function readNamedColumns(
  values: {
    [option in ColumnOption]?: string | string[] | undefined;
  },
): RecognisedColumn[] {
  const pairs = Object.entries(fields) as [ColumnOption, Field][];
  const namedColumns = pairs.flatMap(([option, field]) =>
    [values[option] ?? []].flat().map((column) => {
      // Full names are added to first names and surnames, and do not replace them.
      const record = field === "fullName" ? column : "";
      return { column, field, record, label: "" };
    }),
  );
  const joined = mergeZipAndCity(namedColumns);
  const columns = joined.map(({ column }) => column);
  const twice = columns.find((column, index) => columns.indexOf(column) !== index);
  if (twice !== undefined)
    throw new UserError(`The column ${twice} is named twice. Name each column once.`);
  return joined;
}

/** A column that is named for the town and for the postal code has both in each cell. */
function mergeZipAndCity(columns: RecognisedColumn[]): RecognisedColumn[] {
  const columnOf = (field: Field) => columns.find((one) => one.field === field)?.column;
  const column = columnOf("zip");
  if (column === undefined || column !== columnOf("city")) return columns;
  return columns.flatMap((named): RecognisedColumn[] => {
    if (named.field === "zip") return [];
    return [named.field === "city" ? { ...named, field: "zipCity" } : named];
  });
}

/** Reads `--only email,phone`. */
export function readKinds(list: string | undefined): readonly DataKind[] {
  if (list === undefined) return dataKinds;
  const names = list.split(",").map((name) => name.trim());
  const unknown = names.find((name) => !isDataKind(name));
  if (unknown !== undefined)
    throw new UserError(
      `--only takes ${dataKinds.join(", ")}, not ${unknown}.${didYouMean(unknown, dataKinds)}`,
    );
  return dataKinds.filter((kind) => names.includes(kind));
}

/**
 * The tasks of a table: named columns, and for the other kinds those recognised by their headers.
 * Empty columns need no task.
 */
export function chooseTasks(
  { columns }: Table,
  cells: ColumnCells,
  namedColumns: RecognisedColumn[],
  kinds: readonly DataKind[],
): Task[] {
  const tasks = guessTasks(columns, cells, namedColumns).filter(({ kind }) => kinds.includes(kind));
  const userColumns = new Set(namedColumns.map(({ column }) => column));
  const isNeeded = ({ columns: used }: Task) =>
    used.some((column) => userColumns.has(column) || cells.get(column)?.length);
  const needed = tasks.filter(isNeeded);
  return needed.length > 0 ? needed : tasks;
}
