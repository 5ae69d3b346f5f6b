import type { CountryCode } from "../countries/names.ts";
import type { Finding } from "../shared/finding.ts";
import type { FieldMatch, SentField } from "./fields.ts";

/** A query, and the records that have something in common with it. */
export interface Question<Item, Data> {
  sent: readonly SentField<Item>[];
  items: readonly Item[];
  kind: RegisterKind<Item, Data>;
}

export interface RegisterItem<Item> {
  country: CountryCode | null;
  /** The record of which it is a shorter form. */
  whole?: Item;
  /** Makes it fit less well than another record with the same texts. */
  penalty?: number;
}

/** What companies and locations do each in their own way. */
export interface RegisterKind<Item, Data> {
  /** Whether the fields that agree identify the record, so that the others can be corrected. */
  isCertain: (fields: readonly FieldMatch[]) => boolean;
  /** Whether a record can be suggested. */
  isLikely: (fields: readonly FieldMatch[]) => boolean;
  /** Puts together records that fit equally well and are offered as one. */
  group: (items: readonly Item[]) => readonly (readonly Item[])[];
  /** What is wrong with a value as such; it takes the place of "not known". */
  spellingFindings: (match: FieldMatch) => readonly Finding[];
  /** The data as it was sent; what was not sent is null. */
  writeSent: (textOf: (field: string) => string | null) => Data;
  /** What records have in common, and what a kind returns beside the data. */
  write: (items: readonly Item[]) => { data: Data };
  /** The value of a field of the query in data. */
  valueIn: (data: Data, field: string) => string | null | undefined;
  /** Whether all that is known of a record is wanted, even if the query is valid. */
  isWholeWanted: boolean;
}
