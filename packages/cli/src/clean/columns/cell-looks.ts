import { hasLostDigits, withoutSpreadsheetNotation } from "@data-validation/common/spreadsheet";
import { replaceSpokenAtSign } from "@data-validation/mock/internal/sandbox/email/spoken";
import type { DataKind } from "../data-kinds.ts";
import type { Field } from "./header-words.ts";

/** The filled cells of each column in the sample. */
export type ColumnCells = ReadonlyMap<string, string[]>;

/**
 * Digits of a phone number: the least, the least with a country code, and the most that anyone
 * writes.
 */
const LEAST_DIGITS = 6;
const LEAST_WITH_COUNTRY = 8;
const MOST_DIGITS = 17;
/** Words of names: more of them are a sentence. */
const MOST_FIRST_NAMES = 3;
const MOST_SURNAMES = 4;
const MOST_NAMES = 8;
/** Characters of a house number, with a letter and a flat. */
const LONGEST_HOUSE_NUMBER = 12;

/** The share of the filled cells that decides. */
const LEAST_SHARE = 0.8;

/** Dots and spaces may lack. */
const legalForms = {
  czechAndSlovak: ["s.r.o", "spol.s r.o", "a.s", "v.o.s", "k.s", "z.s", "o.p.s", "n.o", "družstvo"],
  polish: ["sp.z.o.o", "s.a", "sp.[jkp]", "p.s.a", "spółka", "fundacja"],
  german: ["gmbh", "mbh", "ag", "kg", "ohg", "ug", "e.k", "e.v", "gbr", "se"],
  english: ["ltd", "limited", "llc", "llp", "inc", "plc", "corp", "co"],
};
const legalFormPatterns = Object.values(legalForms)
  .flat()
  .map((form) => form.replaceAll(".", String.raw`\.?\s?`).replaceAll(" ", String.raw`\s?`));
const LEGAL_FORM = new RegExp(
  String.raw`(^|[\s,])(${legalFormPatterns.join("|")})\.?(\s*&\s*co\.?\s*kg)?$`,
  "iu",
);
const WORDS = /^\p{L}[\p{L}\p{M}.'’-]*(,? +\p{L}[\p{L}\p{M}.'’-]*)*,?$/u;
const PHONE = /^[+(]?[\d\s()./–-]+$/;
/** Labels beside a number. */
const REMARK = /(?<!\p{L})(tel|mob|mobil|ext|kl|linka|wew|durchwahl|m|t)(?!\p{L})[.:]*\s*/giu;
/** A number of a bank account, `123456789/0100`. */
const ACCOUNT = /^(\d{1,6}-)?\d{6,10}\/\d{4}$/;
const DATE = /^\d{1,4}([-./])\s?\d{1,2}\1\s?\d{2,4}$/;

const countDigits = (cell: string) => cell.replaceAll(/\D/g, "").length;
const countWords = (cell: string) => cell.split(/[\s,]+/).filter(Boolean).length;
const isText = (cell: string) => /\p{L}{2}/u.test(cell) && !cell.includes("@");
/** A cell before a spreadsheet took it for a number. */
const restoreCell = (cell: string) => withoutSpreadsheetNotation(cell) ?? cell.trim();
const isPhone = (cell: string) => {
  // A number with lost digits counts here, and is reported elsewhere.
  if (hasLostDigits(cell)) return true;
  const number = restoreCell(cell).replaceAll(REMARK, "");
  if (DATE.test(number) || ACCOUNT.test(number)) return false;
  return (
    PHONE.test(number) && countDigits(number) >= LEAST_DIGITS && countDigits(number) <= MOST_DIGITS
  );
};
const isCompany = (cell: string) => LEGAL_FORM.test(cell.trim());
const isPerson = (cell: string) => WORDS.test(cell) && !isCompany(cell);
const isNumber = (cell: string) => countDigits(restoreCell(cell)) >= 3 && !cell.includes("@");
const isStreet = (cell: string) => isText(cell) && !/https?:/.test(cell);

const isHouseNumber = (cell: string) => /\d/.test(cell) && cell.length <= LONGEST_HOUSE_NUMBER;

/** Whether a cell can be a value of a field. */
const cellTests: Record<Field, (cell: string) => boolean> = {
  email: (cell) =>
    (/\S@\S|^\S+\.\S+$/.test(cell) && !isPhone(cell)) || replaceSpokenAtSign(cell) !== cell,
  phone: isPhone,
  prefix: (cell) => /^(\+|00)?[1-9]\d{0,3}$/.test(restoreCell(cell).replaceAll(" ", "")),
  firstName: (cell) => isPerson(cell) && countWords(cell) <= MOST_FIRST_NAMES,
  surname: (cell) => isPerson(cell) && countWords(cell) <= MOST_SURNAMES,
  fullName: (cell) => isPerson(cell) && countWords(cell) >= 2 && countWords(cell) <= MOST_NAMES,
  name: isPerson,
  party: (cell) => isCompany(cell) || (isPerson(cell) && countWords(cell) >= 2),
  companyName: isText,
  registrationNumber: isNumber,
  companyId: (cell) => /^\d{6,9}$/.test(restoreCell(cell).replaceAll(" ", "")),
  taxNumber: isNumber,
  vatNumber: isNumber,
  street: isStreet,
  houseNumber: isHouseNumber,
  houseNumberFirst: isHouseNumber,
  houseNumberSecond: isHouseNumber,
  city: isText,
  zip: (cell) =>
    /\d/.test(cell) && /^[A-Z]{0,2}[ -]?[\dA-Z][\dA-Z -]{1,9}$/i.test(restoreCell(cell)),
  zipCity: (cell) => isText(cell) && /\d/.test(cell),
  country: (cell) => /^[\p{L}\s.'()-]{2,60}$/u.test(cell),
  address: isStreet,
};

/** Whether a cell looks like data of a kind, regardless of its header. */
const lookTests: Record<DataKind, (cell: string) => boolean> = {
  email: (cell) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(cell),
  // Numbers of customers and orders are shorter, or have no separators.
  phone: (cell) =>
    isPhone(cell) &&
    (/^\+|^00|\d[\s/-]\d/.test(cell)
      ? countDigits(cell) >= LEAST_WITH_COUNTRY
      : /^\d{9}$/.test(cell)),
  company: isCompany,
  name: (cell) =>
    isPerson(cell) &&
    /^(\S+\. ?)*\p{Lu}\S+(,? \p{Lu}\S+){1,2}$/u.test(cell) &&
    !/^\p{Lu}+( \p{Lu}+)*$/u.test(cell),
  location: (cell) => /^\p{L}[\p{L}\s.'-]{2,} \d+[\w/]*\s*(,.*)?$/u.test(cell),
};

/** 1 without cells. */
export function fittingShare(field: Field, cells: string[]): number {
  return cells.length === 0 ? 1 : cells.filter(cellTests[field]).length / cells.length;
}

export function fitsField(field: Field, cells: string[]): boolean {
  return fittingShare(field, cells) >= LEAST_SHARE;
}

/** Undefined if too few cells look like one kind of data. */
export function lookOf(cells: string[]): DataKind | undefined {
  if (cells.length === 0) return undefined;
  const matching = (look: DataKind) =>
    cells.filter(lookTests[look]).length >= LEAST_SHARE * cells.length;
  const commonLook = (Object.keys(lookTests) as DataKind[]).find(matching);
  // Categories repeat, names of people do not.
  const areDistinct = new Set(cells).size >= cells.length / 2;
  return commonLook === "name" && !areDistinct ? undefined : commonLook;
}
