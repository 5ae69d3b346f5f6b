import { groupBy } from "@data-validation/common/group-by";
import { type DataKind, dataKinds, kindLabels } from "../data-kinds.ts";
import type { ColumnField, QueryField, Task } from "../task.ts";
import { type CellLook, fitsField, fittingShare, lookOf } from "./cell-looks.ts";
import { countryCode } from "./countries.ts";
import { headerFields } from "./header-fields.ts";
import { locationFields } from "./location.ts";
import {
  type Field,
  type RecognisedColumn,
  recogniseColumn,
  recogniseColumnByWord,
} from "./recognise.ts";

/** The filled cells of each column in the sample. */
export type ColumnCells = ReadonlyMap<string, string[]>;

/** The kinds that a field belongs to. */
function kindsOf(field: Field): DataKind[] {
  if (field === "email") return ["email"];
  if (field === "phone" || field === "prefix") return ["phone"];
  if (["firstName", "surname", "fullName", "name"].includes(field)) return ["name"];
  if (field === "party") return ["name", "company"];
  if (field === "country") return ["company", "location"];
  if (field === "companyId" || companyFields.has(field)) return ["company"];
  return ["location"];
}

/** Query fields of a company, by the fields of headers; a country has its own rule. */
const companyFields = new Map(
  Object.entries(headerFields.company)
    .filter(([field]) => field !== "country")
    .map(([field, header]) => [header, field as QueryField] as const),
);

/**
 * Groups columns into records that are validated together. `named`: columns that the user named, by
 * field.
 */
export function guessTasks(
  columns: string[],
  cells: ColumnCells,
  named: RecognisedColumn[] = [],
): Task[] {
  const overridden = new Set(
    named.filter(({ field }) => !isSupplementary(field)).flatMap(({ field }) => kindsOf(field)),
  );
  const isNamed = (column: string, field: Field) =>
    named.some((one) => one.column === column && (one.field !== "country" || field === "country"));
  const replaced = new Set(named.map(({ field }) => field).filter(isSupplementary));
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
  const found = [...named, ...resolveFields(guessed, cells)];
  const tasks = dataKinds.flatMap((kind) => taskBuilders[kind](found, columns, cells));
  return nameColumns(tasks);
}

/** The fields whose cells look like no other field. */
const fieldsOfLooks: Partial<Record<CellLook, Field>> = {
  email: "email",
  phone: "phone",
  address: "address",
};

function fieldOfCells(cells: string[] = []): Field | undefined {
  const look = lookOf(cells);
  return look && fieldsOfLooks[look];
}

/** A field that adds to a record: if it is named, the other columns are still guessed. */
function isSupplementary(field: Field): boolean {
  return field === "prefix" || field === "country";
}

/** Decides the meaning of ambiguous fields. */
function resolveFields(found: RecognisedColumn[], cells: ColumnCells): RecognisedColumn[] {
  const fieldsOf = (record: string) =>
    new Set(found.filter((one) => one.record === record).map(({ field }) => field));
  const resolved = found.flatMap((one): RecognisedColumn[] => {
    const field = resolveField(one, fieldsOf(one.record), cells.get(one.column) ?? []);
    return field ? [{ ...one, field }] : [];
  });
  return chooseOne(resolved, cells);
}

function resolveField(
  { field }: RecognisedColumn,
  beside: Set<Field>,
  cells: string[],
): Field | undefined {
  if (field === "country" && cells.length > 0 && fitsField("prefix", cells)) return "prefix";
  // The registration number of a shop's customer, or the program's own number.
  if (field === "companyId")
    return cells.length > 0 && fitsField(field, cells) ? "registrationNumber" : undefined;
  if (field === "party") return resolveParty(beside, cells);
  if (field === "name") return resolveName(beside, cells);
  if (field !== "firstName" && field !== "surname") return field;
  const other = field === "firstName" ? "surname" : "firstName";
  const isAlone = !beside.has(other) && !beside.has("name");
  return isAlone && cells.length > 0 && fitsField("fullName", cells) ? "fullName" : field;
}

/**
 * `Name` beside `Vorname` is a surname, `Jméno` beside `Příjmení` a first name. Alone it is the
 * full name of a person or company.
 */
function resolveName(beside: Set<Field>, cells: string[]): Field | undefined {
  if (beside.has("firstName")) return beside.has("surname") ? undefined : "surname";
  if (beside.has("surname")) return "firstName";
  return isMostlyCompanies(cells) && !beside.has("companyName") ? "companyName" : "fullName";
}

function resolveParty(beside: Set<Field>, cells: string[]): Field | undefined {
  if (cells.length === 0) return undefined;
  if (isMostlyCompanies(cells)) return beside.has("companyName") ? undefined : "companyName";
  const isNamed = ["fullName", "name", "surname"].some((field) => beside.has(field as Field));
  return !isNamed && fitsField("fullName", cells) ? "fullName" : undefined;
}

/** Sole traders have no legal form, so half of the cells are enough. */
function isMostlyCompanies(cells: string[]): boolean {
  return (
    cells.length > 0 &&
    cells.filter((cell) => fitsField("party", [cell]) && !fitsField("fullName", [cell])).length >=
      cells.length / 2
  );
}

/**
 * Of several columns for one field of a record, the one with the best cells: `Kraj` is a region in
 * Czech and a country in Polish.
 */
function chooseOne(found: RecognisedColumn[], cells: ColumnCells): RecognisedColumn[] {
  const isList = (field: Field) => field === "email" || field === "phone" || field === "fullName";
  const score = ({ column, field }: RecognisedColumn) => {
    const own = cells.get(column) ?? [];
    // Beside `stát`, which may be the state of a federal country, `země` is the country.
    const least = field === "country" && /zem[eě]|country/iu.test(column) ? 0.01 : 0;
    if (own.length === 0) return least;
    return least + fittingShare(field, own) + (field === "country" ? knownShare(own) : 0);
  };
  return found.filter((one) => {
    const rivals = found.filter(
      ({ field, record }) => field === one.field && record === one.record,
    );
    if (isList(one.field) || rivals.length === 1) return true;
    return rivals.toSorted((a, b) => score(b) - score(a))[0] === one;
  });
}

function knownShare(cells: string[]): number {
  return cells.filter((cell) => countryCode(cell) !== undefined).length / cells.length;
}

type Builder = (found: RecognisedColumn[], columns: string[], cells: ColumnCells) => Task[];

const taskBuilders: Record<DataKind, Builder> = {
  email: (found) =>
    found
      .filter(({ field }) => field === "email")
      .map(({ column }) => taskOfColumn("email", "email", column)),
  phone: buildPhones,
  name: buildNames,
  company: buildCompanies,
  location: (found) =>
    recordsOf(found, "location").flatMap((record) => {
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

/** The columns of a kind, by their record. */
function recordsOf(found: RecognisedColumn[], kind: DataKind): RecognisedColumn[][] {
  const own = found.filter(({ field }) => kindsOf(field).includes(kind));
  return [...groupBy(own, ({ record }) => record).values()];
}

/** A prefix belongs to the nearest number of its record. */
function buildPhones(found: RecognisedColumn[], columns: string[]): Task[] {
  const numbers = found.filter(({ field }) => field === "phone");
  const prefixes = found.filter(({ field }) => field === "prefix");
  const indexOfColumn = ({ column }: RecognisedColumn) => columns.indexOf(column);
  const owners = new Map<RecognisedColumn, RecognisedColumn>();
  for (const prefix of prefixes) {
    const own = numbers.filter(({ record }) => record === prefix.record);
    const distance = (one: RecognisedColumn) =>
      Math.abs(indexOfColumn(one) - indexOfColumn(prefix));
    const [nearest] = (own.length > 0 ? own : numbers).toSorted(
      (a, b) => distance(a) - distance(b),
    );
    if (nearest && !owners.has(nearest)) owners.set(nearest, prefix);
  }
  const all = found.filter(({ field }) => field === "country");
  return numbers.map((number): Task => {
    const prefix = owners.get(number);
    const own = all.filter(({ record }) => record === number.record);
    const countries = (own.length > 0 ? own : all).map(({ column }) => column);
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

function buildNames(found: RecognisedColumn[], _: string[], cells: ColumnCells): Task[] {
  const tasks = recordsOf(found, "name").flatMap((record) => {
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

function buildCompanies(found: RecognisedColumn[]): Task[] {
  const records = mergeCompanies(recordsOf(found, "company"));
  return records.flatMap((record) => {
    const fields = record.flatMap(({ column, field }): ColumnField[] => {
      const own = companyFields.get(field);
      return own ? [{ column, field: own }] : [];
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
  const named = records.filter((record) => has(record, true));
  const numbered = records.filter((record) => has(record, false));
  const [name] = named;
  const [numbers] = numbered;
  if (named.length !== 1 || numbered.length !== 1 || !name || !numbers || name === numbers)
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
  const taken = new Set<string>();
  return tasks.map((task) => {
    const outputs = task.columns.map((column) => {
      const usual = `${column}_corrected`;
      const name = taken.has(usual) && task.columns.length > 1 ? `${task.label}_${usual}` : usual;
      taken.add(name);
      return name;
    });
    return { ...task, outputs };
  });
}
