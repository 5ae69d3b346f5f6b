import { groupBy } from "@data-validation/common/group-by";
import { type DataKind, dataKinds, kindLabels } from "../data-kinds.ts";
import type { ColumnField, QueryField, Task } from "../task.ts";
import { type ColumnCells, fitsField } from "./cell-looks.ts";
import { companyFields, kindsOf } from "./header-fields.ts";
import type { Field } from "./header-words.ts";
import { locationFields } from "./location.ts";
import type { RecognisedColumn } from "./recognise.ts";

/** Makes the tasks of columns whose fields are decided, by kind. */
export function buildTasks(
  recognisedColumns: RecognisedColumn[],
  columns: string[],
  cells: ColumnCells,
): Task[] {
  return nameColumns(
    dataKinds.flatMap((kind) => taskBuilders[kind](recognisedColumns, columns, cells)),
  );
}

type Builder = (
  recognisedColumns: RecognisedColumn[],
  columns: string[],
  cells: ColumnCells,
) => Task[];

const taskBuilders: Record<DataKind, Builder> = {
  email: (recognisedColumns) =>
    recognisedColumns
      .filter(({ field }) => field === "email")
      .map(({ column }) => taskOfColumn("email", "email", column)),
  phone: buildPhones,
  name: buildNames,
  company: buildCompanies,
  location: (recognisedColumns) =>
    recordsOf(recognisedColumns, "location").flatMap((record) => {
      const fields = locationFields(record);
      return fields ? [taskOfRecord("location", record, fields)] : [];
    }),
};

/** A task for one column, which names the columns that are added. */
function taskOfColumn(kind: DataKind, field: QueryField, column: string): Task {
  return { kind, columns: [column], fields: [field], label: column, outputs: [] };
}

function taskOfRecord(kind: DataKind, record: RecognisedColumn[], fields: ColumnField[]): Task {
  const [first] = fields;
  if (fields.length === 1 && first) return taskOfColumn(kind, first.field, first.column);
  const words = record.find(({ label }) => label !== "")?.label;
  return {
    kind,
    columns: fields.map(({ column }) => column),
    fields: fields.map(({ field }) => field),
    label: words ? `${words} ${kindLabels[kind]}` : kindLabels[kind],
    outputs: [],
  };
}

function recordsOf(recognisedColumns: RecognisedColumn[], kind: DataKind): RecognisedColumn[][] {
  const columns = recognisedColumns.filter(({ field }) => kindsOf(field).includes(kind));
  return [...groupBy(columns, ({ record }) => record).values()];
}

/** A prefix belongs to the nearest number of its record. */
function buildPhones(recognisedColumns: RecognisedColumn[], columns: string[]): Task[] {
  const numbers = recognisedColumns.filter(({ field }) => field === "phone");
  const prefixes = recognisedColumns.filter(({ field }) => field === "prefix");
  const indexOfColumn = ({ column }: RecognisedColumn) => columns.indexOf(column);
  const owners = new Map<RecognisedColumn, RecognisedColumn>();
  for (const prefix of prefixes) {
    const numbersOfRecord = numbers.filter(({ record }) => record === prefix.record);
    const distance = (one: RecognisedColumn) =>
      Math.abs(indexOfColumn(one) - indexOfColumn(prefix));
    const [nearest] = (numbersOfRecord.length > 0 ? numbersOfRecord : numbers).toSorted(
      (a, b) => distance(a) - distance(b),
    );
    if (nearest && !owners.has(nearest)) owners.set(nearest, prefix);
  }
  const allCountries = recognisedColumns.filter(({ field }) => field === "country");
  return numbers.map((number): Task => {
    const prefix = owners.get(number);
    const countriesOfRecord = allCountries.filter(({ record }) => record === number.record);
    const countries = (countriesOfRecord.length > 0 ? countriesOfRecord : allCountries).map(
      ({ column }) => column,
    );
    if (!prefix) return { ...taskOfColumn("phone", "numberFull", number.column), countries };
    return {
      countries,
      kind: "phone",
      columns: [prefix.column, number.column],
      fields: ["prefix", "number"],
      label: number.column,
      outputs: [],
    };
  });
}

function buildNames(
  recognisedColumns: RecognisedColumn[],
  _: string[],
  cells: ColumnCells,
): Task[] {
  const tasks = recordsOf(recognisedColumns, "name").flatMap((record) => {
    const columnOf = (field: Field) => record.find((one) => one.field === field);
    const first = columnOf("firstName");
    const last = columnOf("surname");
    if (first && last)
      return [
        taskOfRecord("name", record, [
          { column: first.column, field: "name" },
          { column: last.column, field: "surname" },
        ]),
      ];
    const whole = record.filter(({ field }) => field === "fullName");
    if (whole.length > 0)
      return whole.map(({ column }) => taskOfColumn("name", "nameSurname", column));
    const [alone] = [first, last].filter((one) => one !== undefined);
    return alone ? [taskOfColumn("name", alone === first ? "name" : "surname", alone.column)] : [];
  });
  return dropUnlikeNames(tasks, cells);
}

/**
 * `Name` of an order is its number: if another column has names, a column without names is skipped.
 */
function dropUnlikeNames(tasks: Task[], cells: ColumnCells): Task[] {
  const fits = ({ columns, fields }: Task) =>
    fields[0] !== "nameSurname" || fitsField("fullName", cells.get(columns[0] ?? "") ?? []);
  const hasCells = ({ columns }: Task) => columns.some((column) => cells.get(column)?.length);
  return tasks.some((task) => fits(task) && hasCells(task)) ? tasks.filter(fits) : tasks;
}

function buildCompanies(recognisedColumns: RecognisedColumn[]): Task[] {
  const records = mergeCompanies(recordsOf(recognisedColumns, "company"));
  return records.flatMap((record) => {
    const fields = record.flatMap(({ column, field }): ColumnField[] => {
      const queryField = companyFields.get(field);
      return queryField ? [{ column, field: queryField }] : [];
    });
    if (fields.length === 0) return [];
    const country = record.find(({ field }) => field === "country");
    return [
      taskOfRecord(
        "company",
        record,
        country ? [...fields, { column: country.column, field: "country" }] : fields,
      ),
    ];
  });
}

/**
 * If one record has the only name and another one the numbers, both belong to one company: `Billing
 * company` and `VAT number`.
 */
function mergeCompanies(records: RecognisedColumn[][]): RecognisedColumn[][] {
  const has = (record: RecognisedColumn[], isName: boolean) =>
    record.some(({ field }) => companyFields.has(field) && (field === "companyName") === isName);
  const recordsWithName = records.filter((record) => has(record, true));
  const recordsWithNumbers = records.filter((record) => has(record, false));
  const [name] = recordsWithName;
  const [numbers] = recordsWithNumbers;
  if (
    recordsWithName.length !== 1 ||
    recordsWithNumbers.length !== 1 ||
    !name ||
    !numbers ||
    name === numbers
  )
    return records;
  return [
    ...records.filter((record) => record !== name && record !== numbers),
    [...name, ...numbers],
  ];
}

/**
 * Names the columns with corrected values. A column shared by two records, such as a country, gets
 * one for each.
 */
function nameColumns(tasks: Task[]): Task[] {
  const takenNames = new Set<string>();
  return tasks.map((task) => {
    const outputs = task.columns.map((column) => {
      const usual = `${column}_corrected`;
      const name =
        takenNames.has(usual) && task.columns.length > 1 ? `${task.label}_${usual}` : usual;
      takenNames.add(name);
      return name;
    });
    return { ...task, outputs };
  });
}
