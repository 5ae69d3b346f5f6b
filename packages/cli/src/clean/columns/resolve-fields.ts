import { type ColumnCells, fitsField, fittingShare } from "./cell-looks.ts";
import { countryCode } from "./countries.ts";
import type { Field } from "./header-words.ts";
import type { RecognisedColumn } from "./recognise.ts";

/** Decides the meaning of ambiguous fields. */
export function resolveFields(columns: RecognisedColumn[], cells: ColumnCells): RecognisedColumn[] {
  const fieldsOf = (record: string) =>
    new Set(columns.filter((column) => column.record === record).map(({ field }) => field));
  const resolved = columns.flatMap((column): RecognisedColumn[] => {
    const field = resolveField(column, fieldsOf(column.record), cells.get(column.column) ?? []);
    return field ? [{ ...column, field }] : [];
  });
  return chooseOne(resolved, cells);
}

function resolveField(
  { field }: RecognisedColumn,
  fieldsOfRecord: Set<Field>,
  cells: string[],
): Field | undefined {
  if (field === "country" && cells.length > 0 && fitsField("prefix", cells)) return "prefix";
  // The registration number of a shop's customer, or the program's own number.
  if (field === "companyId")
    return cells.length > 0 && fitsField(field, cells) ? "registrationNumber" : undefined;
  if (field === "taxNumber" && !fieldsOfRecord.has("vatNumber") && areVatNumbers(cells))
    return "vatNumber";
  if (field === "party") return resolveParty(fieldsOfRecord, cells);
  if (field === "name") return resolveName(fieldsOfRecord, cells);
  if (field !== "firstName" && field !== "surname") return field;
  const other = field === "firstName" ? "surname" : "firstName";
  const isAlone = !fieldsOfRecord.has(other) && !fieldsOfRecord.has("name");
  return isAlone && cells.length > 0 && fitsField("fullName", cells) ? "fullName" : field;
}

/** The Czech `DIČ` begins with the country, as a VAT number; the Slovak one has only digits. */
function areVatNumbers(cells: string[]): boolean {
  const count = cells.filter((cell) => /^[A-Z]{2} ?\d/i.test(cell)).length;
  return count > cells.length / 2;
}

/**
 * `Name` beside `Vorname` is a surname, `Jméno` beside `Příjmení` a first name. Alone it is the
 * full name of a person or company.
 */
function resolveName(fieldsOfRecord: Set<Field>, cells: string[]): Field | undefined {
  if (fieldsOfRecord.has("firstName")) return fieldsOfRecord.has("surname") ? undefined : "surname";
  if (fieldsOfRecord.has("surname")) return "firstName";
  return isMostlyCompanies(cells) && !fieldsOfRecord.has("companyName")
    ? "companyName"
    : "fullName";
}

function resolveParty(fieldsOfRecord: Set<Field>, cells: string[]): Field | undefined {
  if (cells.length === 0) return undefined;
  if (isMostlyCompanies(cells))
    return fieldsOfRecord.has("companyName") ? undefined : "companyName";
  const isNamed = ["fullName", "name", "surname"].some((field) =>
    fieldsOfRecord.has(field as Field),
  );
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
function chooseOne(candidates: RecognisedColumn[], cells: ColumnCells): RecognisedColumn[] {
  const isList = (field: Field) => field === "email" || field === "phone" || field === "fullName";
  const score = ({ column, field }: RecognisedColumn) => {
    const filled = cells.get(column) ?? [];
    // Beside `stát`, which may be the state of a federal country, `země` is the country.
    const least = field === "country" && /zem[eě]|country/iu.test(column) ? 0.01 : 0;
    if (filled.length === 0) return least;
    return least + fittingShare(field, filled) + (field === "country" ? countryShare(filled) : 0);
  };
  return candidates.filter((candidate) => {
    const rivals = candidates.filter(
      ({ field, record }) => field === candidate.field && record === candidate.record,
    );
    if (isList(candidate.field) || rivals.length === 1) return true;
    return rivals.toSorted((a, b) => score(b) - score(a))[0] === candidate;
  });
}

function countryShare(cells: string[]): number {
  return cells.filter((cell) => countryCode(cell) !== undefined).length / cells.length;
}
