import { isObject } from "@data-validation/common/object";
import type { Schemas } from "../../schemas.ts";

type LocationData = Schemas["LocationData"];

/** The fields with several notations, chosen by options. */
const notatedFields = ["country", "city", "zip", "streetWithNumber", "full"] as const;

/**
 * An address of own data with the fields of the level of detail. A field that the options do not
 * convert is returned as pasted. A field that was not pasted is null.
 */
export function ownLocationData(pasted: LocationData, computed: LocationData): LocationData {
  const isSameNotation = (["country", "city", "zip"] as const).every(
    (name) => (pasted[name] ?? computed[name]) === computed[name],
  );
  const data: Record<string, unknown> = ownMembers(pasted, computed);
  for (const name of notatedFields) {
    if (!isSameNotation || pasted[name] === undefined) data[name] = computed[name];
  }
  for (const name of ["street", "number", "ids", "state", "region", "district"] as const) {
    if (pasted[name] === undefined) data[name] = computed[name];
  }
  return data;
}

/** The members of a pasted object that another object has; null if they were not pasted. */
export function ownMembers<Members extends object>(pasted: object, wanted: Members): Members {
  const members = Object.entries(wanted).map(([name, value]) => {
    const member: unknown = (pasted as Record<string, unknown>)[name];
    const isNested = isObject(value) && (isObject(member) || member === undefined);
    return [name, isNested ? ownMembers(member ?? {}, value) : (member ?? null)];
  });
  return Object.fromEntries(members) as Members;
}
