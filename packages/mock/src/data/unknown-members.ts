import { isObject } from "@data-validation/common/object";
import { data as contract } from "@data-validation/generated/mock/data.js";
import { currentVersion } from "@data-validation/generated/versions";
import type { DataPlace, DataProblem, PlacedItem } from "./data.ts";

type Lists = Partial<Record<"companies" | "locations", readonly PlacedItem<unknown>[] | undefined>>;
type PlaceKey = string | number;

/**
 * The members of records that the contract lacks, each name of an object once: no response contains
 * them.
 */
export function unknownMembers({ companies = [], locations = [] }: Lists): DataProblem[] {
  const problems = new Map<string, DataProblem>();
  for (const [object, placed] of Object.entries({ companies, locations }))
    for (const { place, item } of placed)
      for (const { id, keys } of unknownIn(item, object))
        if (!problems.has(id)) problems.set(id, { place: placeOf(place, keys), words: UNKNOWN });
  return [...problems.values()];
}

function* unknownIn(
  value: unknown,
  object: string,
  keys: readonly PlaceKey[] = [],
): Generator<{ id: string; keys: readonly PlaceKey[] }> {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* unknownIn(item, object, [...keys, index]);
    return;
  }
  const members = contract[currentVersion].objects[object];
  if (!members || !isObject(value)) return;
  for (const [name, member] of Object.entries(value)) {
    const inner = Object.hasOwn(members, name) ? members[name] : undefined;
    const inside = [...keys, name];
    if (inner) yield* unknownIn(member, inner, inside);
    else if (inner === undefined) yield { id: `${object} ${name}`, keys: inside };
  }
}

const UNKNOWN = "is not in the contract: no response has it.";

/** The place of a member in the document. The place of a record is that of its data. */
function placeOf(record: DataPlace, [first = "", ...others]: readonly PlaceKey[]): DataPlace {
  return first === "data" ? [...record, ...others] : [...record.slice(0, -1), first, ...others];
}
