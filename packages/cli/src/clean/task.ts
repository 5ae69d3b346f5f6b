import type { Query } from "@data-validation/client";
import type { DataKind } from "./data-kinds.ts";

/** The dotted paths to the members of an object: `dates`, `dates.created`. */
export type PathsIn<Value> = Value extends readonly unknown[]
  ? never
  : Value extends object
    ? {
        [Key in keyof Value & string]: Key | `${Key}.${PathsIn<NonNullable<Value[Key]>>}`;
      }[keyof Value & string]
    : never;

/**
 * A field of a record: the path of a field in the query and in the response's `data`.
 * `number.part1` and `number.part2` are sent together as `number.full`, and `zipCity` as `zip` and
 * `city`.
 */
export type QueryField =
  | { [K in DataKind]: MemberOf<Query<`/${K}/validate`>> }[DataKind]
  | "zipCity";

/** The members of each form of a query. */
type MemberOf<Form> = Form extends unknown ? keyof Form & string : never;

export interface ColumnField {
  column: string;
  field: QueryField;
}

/** Columns that one call validates together. */
export interface Task {
  kind: DataKind;
  columns: string[];
  /** One per column. */
  fields: QueryField[];
  /** Begins the names of added columns: `<label>_proposal`. */
  label: string;
  /** The added column with the corrected value of each column. */
  outputs: string[];
  /**
   * Columns with the country of the row, by which suggestions for a phone number without a prefix
   * are ranked.
   */
  countries?: string[];
}
