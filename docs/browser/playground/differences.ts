export type Difference = { path: string; before: unknown; after: unknown };

/**
 * The deepest paths at which two JSON values differ, in the order of the first value; undefined for
 * a missing value.
 */
export function differencesBetween(before: unknown, after: unknown, path = ""): Difference[] {
  const isList = Array.isArray(before);
  if (!isBranch(before) || !isBranch(after) || isList !== Array.isArray(after))
    return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ path, before, after }];
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((name) => {
    const member = path === "" ? name : `${path}.${name}`;
    return differencesBetween(before[name], after[name], isList ? `${path}[${name}]` : member);
  });
}

function isBranch(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
