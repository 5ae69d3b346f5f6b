import type { CountryCode } from "../countries/names.ts";
import type { Finding } from "../shared/finding.ts";
import type { FieldMatch, SentField } from "./fields.ts";

/** A query, and the records that share something with it. */
export interface RegisterQuery<Item, Data> {
  sentFields: readonly SentField<Item>[];
  items: readonly Item[];
  kind: RegisterKind<Item, Data>;
}

export interface RegisterItem {
  country: CountryCode | null;
}

/** The differences between companies and locations. */
export interface RegisterKind<Item, Data> {
  /** Whether the fields that agree identify the record, so that the others can be corrected. */
  isCertain: (fields: readonly FieldMatch[]) => boolean;
  /** Whether a record can be suggested. */
  isLikely: (fields: readonly FieldMatch[]) => boolean;
  /** Groups equally good records that form one suggestion. */
  group: (items: readonly Item[]) => readonly (readonly Item[])[];
  /**
   * Whether the common part of equally good records is their correction; otherwise each is a
   * suggestion.
   */
  hasCommonData: boolean;
  /**
   * The findings about a value by itself, which replace those of the comparison; empty if it is not
   * checked because another field is impossible, undefined if the comparison decides.
   */
  spellingFindings: (
    match: FieldMatch,
    fields: readonly FieldMatch[],
  ) => readonly Finding[] | undefined;
  /** The fields that are specific to a country: the postal code, the numbers of a company. */
  partsOfCountry: readonly string[];
  /** The data as sent; missing fields are null. */
  writeSent: (textOf: (field: string) => string | null) => Data;
  /** The common part of records, and the values that a kind returns beside the data. */
  write: (items: readonly Item[]) => { data: Data };
  valueIn: (data: Data, field: string) => string | null | undefined;
}
