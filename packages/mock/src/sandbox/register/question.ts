import type { CountryCode } from "../countries/names.ts";
import type { Finding } from "../shared/finding.ts";
import type { FieldMatch, SentField } from "./fields.ts";

/** A query, and the records that have something in common with it. */
export interface Question<Item, Data> {
  sent: readonly SentField<Item>[];
  items: readonly Item[];
  kind: RegisterKind<Item, Data>;
}

export interface RegisterItem {
  country: CountryCode | null;
}

/** What companies and locations do each in their own way. */
export interface RegisterKind<Item, Data> {
  /** Whether the fields that agree identify the record, so that the others can be corrected. */
  isCertain: (fields: readonly FieldMatch[]) => boolean;
  /** Whether a record can be suggested. */
  isLikely: (fields: readonly FieldMatch[]) => boolean;
  /** Puts together records that fit equally well and are offered as one. */
  group: (items: readonly Item[]) => readonly (readonly Item[])[];
  /** Whether records that fit equally well have what is common to them as their correction; otherwise each is a suggestion. */
  hasCommonData: boolean;
  /** What is wrong with a value as such, instead of what is wrong with it beside the record; undefined if that counts. */
  spellingFindings: (
    match: FieldMatch,
    fields: readonly FieldMatch[],
  ) => readonly Finding[] | undefined;
  /** The parts of a query that are of one country alone: the postal code, the numbers of a company. */
  partsOfCountry: readonly string[];
  /** The data as it was sent; what was not sent is null. */
  writeSent: (textOf: (field: string) => string | null) => Data;
  /** What records have in common, and what a kind returns beside the data. */
  write: (items: readonly Item[]) => { data: Data };
  /** The value of a field of the query in data. */
  valueIn: (data: Data, field: string) => string | null | undefined;
}
