import { hasLostDigits, withoutSpreadsheetNotation } from "@data-validation/common/spreadsheet";
import type { FieldValues } from "../validation.ts";
import { countryCode } from "./columns/countries.ts";
import { normaliseWords } from "./columns/normalise.ts";
import type { TableRow } from "./table/table.ts";
import type { Task } from "./task.ts";
import { restoreZeros } from "./zeros.ts";
import { divideZipAndCity } from "./zip-city.ts";

/** Equal calls have the same key. */
export type PlannedCall = {
  key: string;
  task: Task;
  query: FieldValues;
  /** The country of the row, if the call depends on it. */
  country: string | undefined;
};

export interface RowRecord {
  /** The query; undefined if it cannot be sent. */
  call?: PlannedCall;
  /** Reverted changes of a spreadsheet. */
  notes: string[];
  /** The digits of the column with the prefix; empty without one. */
  prefix?: string;
  /** Why nothing is sent. */
  problem?: string;
}

/** Fields whose values a spreadsheet takes for numbers. */
const numericFields = new Set([
  "numberFull",
  "number",
  "prefix",
  "registrationNumber",
  "taxNumber",
  "vatNumber",
  "zip",
  "number.full",
  "number.part1",
  "number.part2",
]);

/** Reads the record of a task from a row; undefined when there is nothing to validate. */
export function readRecord(task: Task, row: TableRow): RowRecord | undefined {
  if (!row.values) return undefined;
  const notes: string[] = [];
  const values: FieldValues = {};
  for (const [index, column] of task.columns.entries()) {
    const field = task.fields[index] ?? "";
    const cell = unquote(row.values[column]?.trim() ?? "");
    if (cell === "") continue;
    if (numericFields.has(field) && hasLostDigits(cell)) return { notes, problem: "digits lost" };
    const value = (numericFields.has(field) && withoutSpreadsheetNotation(cell)) || cell;
    if (value !== cell) notes.push(`${cell} sent as ${value}`);
    Object.assign(values, valuesOf(field, value));
  }
  restoreValues(values, notes, hasHomeNumber(task) ? "CZ" : undefined);
  if (typeof values.country === "string") values.country = sentCountry(values.country);
  // A country alone is neither a company nor an address.
  if (Object.keys(values).every((field) => field === "country" || field === "prefix"))
    return undefined;
  const prefix = prefixDigits(values.prefix);
  const query = toQuery(values);
  const country = countryOf(task, row.values, query);
  const key = JSON.stringify([task.kind, query, ...(country ? [country] : [])]);
  return { notes, prefix, call: { key, task, query, country } };
}

function valuesOf(field: string, value: string): FieldValues {
  return field === "zipCity" ? { ...divideZipAndCity(value) } : { [field]: value };
}

/** The country of a row for a phone number without a prefix; undefined if its columns differ. */
function countryOf(
  { countries = [] }: Task,
  values: Record<string, string>,
  { numberFull }: FieldValues,
): string | undefined {
  if (typeof numberFull !== "string" || /^[\s(]*(\+|00)/.test(numberFull)) return undefined;
  const codes = countries.flatMap((column) => countryCode(values[column] ?? "") ?? []);
  const [first, ...others] = new Set(codes);
  return others.length > 0 ? undefined : first;
}

/**
 * A country in words as its code, since a table may have it in a language that the API does not
 * return.
 */
function sentCountry(cell: string): string {
  return /^[a-z]{2,3}$/i.test(cell) ? cell : (countryCode(cell) ?? cell);
}

/** Whether the header is `IČO`, which has eight digits in both Czechia and Slovakia. */
function hasHomeNumber({ columns, fields }: Task): boolean {
  const column = columns[fields.indexOf("registrationNumber")];
  return column !== undefined && /^ico?( |$)/.test(normaliseWords(column));
}

/** Restores the zeros that a spreadsheet dropped, where the country is known. */
function restoreValues(values: FieldValues, notes: string[], home: string | undefined): void {
  const vat = /^[A-Z]{2}/.exec(String(values.vatNumber ?? ""))?.[0] ?? "";
  const country = countryCode(String(values.country ?? "")) ?? countryCode(vat);
  for (const field of ["zip", "registrationNumber"] as const) {
    const value = values[field];
    if (typeof value !== "string") continue;
    const countryOfField = country ?? (field === "registrationNumber" ? home : undefined);
    const restored =
      countryOfField === undefined ? value : restoreZeros(field, value, countryOfField);
    if (restored !== value) notes.push(`${value} sent as ${restored}`);
    values[field] = restored;
  }
}

type FilledValues = Readonly<Record<string, string>>;

function toQuery(values: FieldValues): FieldValues {
  const { prefix, number, ...query } = values as FilledValues;
  if (number !== undefined) return phoneQuery(number, prefix);
  return moveTaxNumber(moveStreet(joinHouseNumber(query)));
}

function joinHouseNumber(query: FilledValues): FilledValues {
  const { "number.part1": first, "number.part2": second, ...others } = query;
  const parts = [first, second].filter((part) => part !== undefined);
  return parts.length > 0 ? { ...others, "number.full": parts.join("/") } : query;
}

/** A row may have street and number in the column of the street. */
function moveStreet(query: FilledValues): FilledValues {
  const { street, ...others } = query;
  const hasOnlyStreet = street !== undefined && query["number.full"] === undefined;
  return hasOnlyStreet ? { streetWithNumber: street, ...others } : query;
}

/** The column `DIČ` has numbers with a country code in Czechia, and without one in Slovakia. */
function moveTaxNumber(query: FilledValues): FilledValues {
  const { vatNumber = "", ...others } = query;
  const isTaxNumber = /^\d+$/.test(vatNumber) && query.taxNumber === undefined;
  return isTaxNumber ? { ...others, taxNumber: vatNumber } : query;
}

/** A number that has its own prefix is sent as it is. */
function phoneQuery(number: string, prefix: string | undefined): FieldValues {
  const digits = prefixDigits(prefix);
  if (digits === "" || /^\s*(\+|00)/.test(number)) return { numberFull: number };
  return { prefix: `+${digits}`, number };
}

/** The digits of an international prefix, in any notation. */
function prefixDigits(prefix: unknown): string {
  return typeof prefix === "string" ? prefix.replaceAll(/\D/g, "").replace(/^00/, "") : "";
}

/** A cell with a space before or after its quotation marks still has them. */
function unquote(cell: string): string {
  return /^".*"$/s.test(cell) ? cell.slice(1, -1).replaceAll('""', '"').trim() : cell;
}
