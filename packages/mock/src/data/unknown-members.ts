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
  for (const [name, placed] of Object.entries({ companies, locations }))
    for (const { place, item } of placed)
      collect(problems, name, item, (keys) => placeOf(place, keys));
  return [...problems.values()];
}

function collect(
  problems: Map<string, DataProblem>,
  object: string,
  value: unknown,
  toPlace: (keys: readonly PlaceKey[]) => DataPlace,
  keys: readonly PlaceKey[] = [],
): void {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries())
      collect(problems, object, item, toPlace, [...keys, index]);
    return;
  }
  const members = contract[currentVersion].objects[object];
  if (!members || !isObject(value)) return;
  for (const [name, member] of Object.entries(value)) {
    const inner = Object.hasOwn(members, name) ? members[name] : undefined;
    const inside = [...keys, name];
    if (inner) collect(problems, inner, member, toPlace, inside);
    if (inner !== undefined || problems.has(`${object} ${name}`)) continue;
    problems.set(`${object} ${name}`, { place: toPlace(inside), words: UNKNOWN });
  }
}

const UNKNOWN = "is not in the contract: no response has it.";

/** The place of a member in the document. The place of a record is that of its data. */
function placeOf(record: DataPlace, [first = "", ...others]: readonly PlaceKey[]): DataPlace {
  return first === "data" ? [...record, ...others] : [...record.slice(0, -1), first, ...others];
}
