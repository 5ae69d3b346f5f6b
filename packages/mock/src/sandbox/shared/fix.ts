import type { Schemas } from "../../schemas.ts";

/** A change that a correction made, with all that the contract lets it leave out. */
export type Fix = Schemas["Fix"] & {
  data: Record<"typeFrom" | "type" | "valueFrom" | "value", string | null>;
};

export type FixKind = readonly [group: string, type: string, subtype: string | null];

/** What a fix changes: the value `from` of a field becomes `to`. Null where there is nothing before, or nothing after. */
export interface Change {
  field: string;
  from: string | null;
  to: string | null;
}

export function fix([group, type, subtype]: FixKind, { field, from, to }: Change): Fix {
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

export function partFix(group: string, subtype: string | null, change: Change): Fix {
  if (change.from === null) return fix([group, "VALUE_PART_ADDED", subtype], change);
  return fix(
    [group, change.to === null ? "VALUE_PART_REMOVED" : "VALUE_PART_CHANGED", subtype],
    change,
  );
}
