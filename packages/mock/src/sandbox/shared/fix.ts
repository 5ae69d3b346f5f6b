import type { Schemas } from "../../schemas.ts";

/** A change that a correction made, with all fields that are optional in the contract. */
export type Fix = Schemas["Fix"] & {
  data: Record<"typeFrom" | "type" | "valueFrom" | "value", string | null>;
};

export type FixKind = readonly [group: string, type: string, subtype: string | null];

/**
 * A fix replaces the value `from` of a field by `to`. Null stands for no value before, or after.
 */
export interface ValueChange {
  field: string;
  from: string | null;
  to: string | null;
}

export function fix([group, type, subtype]: FixKind, { field, from, to }: ValueChange): Fix {
  return {
    group,
    type,
    subtype,
    data: {
      typeFrom: from === null ? null : field,
      type: to === null ? null : field,
      valueFrom: from,
      value: to,
    },
  };
}

export function partFix(group: string, subtype: string | null, change: ValueChange): Fix {
  if (change.from === null) return fix([group, "VALUE_PART_ADDED", subtype], change);
  return fix(
    [group, change.to === null ? "VALUE_PART_REMOVED" : "VALUE_PART_CHANGED", subtype],
    change,
  );
}
