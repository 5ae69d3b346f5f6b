import { groupBy } from "@data-validation/common/group-by";
import type { DataKind } from "../data-kinds.ts";
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
  const recordsOf = (kind: DataKind) => {
    const columnsOfKind = recognisedColumns.filter(({ field }) => kindsOf(field).includes(kind));
    return [...groupBy(columnsOfKind, ({ record }) => record).values()];
  };
  return nameColumns([
    ...recognisedColumns
      .filter(({ field }) => field === "email")
      .map(({ column }) => taskOfColumn("email", "email", column)),
    ...buildPhones(recognisedColumns, columns),
    ...dropUnlikeNames(recordsOf("name").flatMap(buildNames), cells),
    ...mergeCompanies(recordsOf("company")).flatMap(buildCompany),
    ...recordsOf("location").flatMap((record) => {
      const fields = locationFields(record);
      return fields ? [taskOfRecord("location", record, fields)] : [];
    }),
  ]);
}

/** A task for one column, which names the columns that are added. */
function taskOfColumn(kind: DataKind, field: QueryField, column: string): Task {
  return { kind, columns: [column], fields: [field], label: column, outputs: [] };
}

function taskOfRecord(kind: DataKind, record: RecognisedColumn[], fields: ColumnField[]): Task {
  const [first] = fields;
  if (fields.length === 1 && first) return taskOfColumn(kind, first.field, first.column);
  const words = record.find(({ label }) => label !== "")?.label;
  const kindLabel = kind === "location" ? "address" : kind;
  return {
    kind,
    columns: fields.map(({ column }) => column),
    fields: fields.map(({ field }) => field),
    label: words ? `${words} ${kindLabel}` : kindLabel,
    outputs: [],
  };
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

function buildNames(record: RecognisedColumn[]): Task[] {
  const columnOf = (field: Field) => record.find((one) => one.field === field)?.column;
  const name = columnOf("firstName");
  const surname = columnOf("surname");
  if (name !== undefined && surname !== undefined)
    return [
      taskOfRecord("name", record, [
        { column: name, field: "name" },
        { column: surname, field: "surname" },
      ]),
    ];
  const whole = record.filter(({ field }) => field === "fullName");
  if (whole.length > 0)
    return whole.map(({ column }) => taskOfColumn("name", "nameSurname", column));
  if (name !== undefined) return [taskOfColumn("name", "name", name)];
  return surname === undefined ? [] : [taskOfColumn("name", "surname", surname)];
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

function buildCompany(record: RecognisedColumn[]): Task[] {
  const fields = record.flatMap(({ column, field }): ColumnField[] => {
    const queryField = companyFields.get(field);
    return queryField ? [{ column, field: queryField }] : [];
  });
  if (fields.length === 0) return [];
  const country = record.find(({ field }) => field === "country");
  if (country) fields.push({ column: country.column, field: "country" });
  return [taskOfRecord("company", record, fields)];
}

/**
 * If one record has the only name and another one the numbers, both belong to one company: `Billing
 * company` and `VAT number`.
 */
function mergeCompanies(records: RecognisedColumn[][]): RecognisedColumn[][] {
  const recordsWith = (isName: boolean) =>
    records.filter((record) =>
      record.some(({ field }) => companyFields.has(field) && (field === "companyName") === isName),
    );
  const [name, ...otherNames] = recordsWith(true);
  const [numbers, ...otherNumbers] = recordsWith(false);
  if (!name || !numbers || name === numbers || otherNames.length + otherNumbers.length > 0)
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
