import {
  listShape,
  mapShape,
  rowShape,
  type TableShape,
  textShape,
} from "@data-validation/tooling/table";
import { type CallFilter, filterShapes } from "./call-filter.ts";

/**
 * A difference of a server from the mock. A place is a root and names, `[]` for each item of a
 * list: `sent request query email`. The other roots: `response`, `success` and `rejection` (a
 * response of such a status), `body` (of a success), `data` (of the result, the correction and each
 * suggestion).
 */
export interface ServerEdit extends CallFilter {
  /** The status by which the calls are rejected. */
  rejects?: number;
  /** Values for places that have one, for places that have none, and for any. */
  set?: Record<string, unknown>;
  fill?: Record<string, unknown>;
  add?: Record<string, unknown>;
  /** Places whose value is taken from elsewhere: from beside the place, or from its root. */
  copy?: Record<string, string>;
  replace?: Record<string, [pattern: string, textShape: string]>;
  drop?: string[];
  dropNull?: string[];
}

const place = { type: "string", pattern: "^(sent|response|success|rejection|body|data)\\b" };

const byPlace = (value: TableShape): TableShape => ({ ...mapShape(value), propertyNames: place });

const edit = rowShape(
  {},
  {
    ...filterShapes,
    rejects: { type: "integer" },
    set: byPlace({}),
    fill: byPlace({}),
    add: byPlace({}),
    copy: byPlace(textShape),
    replace: byPlace({ type: "array", items: { type: "string" }, minItems: 2, maxItems: 2 }),
    drop: listShape(place),
    dropNull: listShape(place),
    each: { type: "array", minItems: 1 },
  },
);

/** An edit, or a list of edits. */
export const editShape = { ...edit, ...listShape(edit), type: ["array", "object"] };
