/** A path at which two JSON values differ; undefined where a value has nothing there. */
export interface Difference {
  /** Names with dots, from the root; indexes of arrays in brackets. */
  path: string;
  before: unknown;
  after: unknown;
}

/** The deepest paths at which two JSON values differ, in the order of the first value. */
export function differences(before: unknown, after: unknown, path = ""): Difference[] {
  if (!isBranch(before) || !isBranch(after) || Array.isArray(before) !== Array.isArray(after))
    return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ path, before, after }];
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((name) => {
    const here = Array.isArray(before) ? `${path}[${name}]` : memberPath(path, name);
    return differences(before[name], after[name], here);
  });
}

function memberPath(path: string, name: string): string {
  return path === "" ? name : `${path}.${name}`;
}

function isBranch(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
