import {
  type ContentOf,
  integerShape,
  listShape,
  mapShape,
  rowShape,
  stringShape,
  type TableShape,
  textShape,
  tupleShape,
} from "@data-validation/tooling/table";
import { filterShapes } from "./call-filter.ts";

/**
 * A root and names, `[]` for each item of a list: `sent request query email`. The other roots:
 * `response`, `success` and `rejection` (a response of such a status), `body` (of a success),
 * `data` (of the result, the correction and each suggestion).
 */
const place: TableShape<string> = {
  type: "string",
  pattern: "^(sent|response|success|rejection|body|data)\\b",
};

function byPlace<Value>(value: TableShape<Value>): TableShape<Record<string, Value>> {
  return { ...mapShape(value), propertyNames: place };
}

/** The members of an edit in a table. */
export const editShapes = {
  ...filterShapes,
  /** The status by which the calls are rejected. */
  rejects: integerShape,
  /** Values for places that have one, for places that have none, and for any. */
  set: byPlace({}),
  fill: byPlace({}),
  add: byPlace({}),
  /** Places whose value is taken from elsewhere: from beside the place, or from its root. */
  copy: byPlace(textShape),
  /** A pattern and the text for it. */
  replace: byPlace(tupleShape(stringShape, stringShape)),
  drop: listShape(place),
  dropNull: listShape(place),
};

export const editShape = rowShape({}, editShapes);

/** A difference of a server from the mock. */
export type ServerEdit = ContentOf<typeof editShape>;
