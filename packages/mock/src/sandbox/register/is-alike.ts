/** Whether two pieces of data are written alike: the same JSON, but for the order of its members. */
export function isAlike(a: unknown, b: unknown): boolean {
  if (!isObject(a) || !isObject(b)) return a === b;
  for (const member in a) if (!Object.hasOwn(b, member) || !isAlike(a[member], b[member])) return false;
  for (const member in b) if (!Object.hasOwn(a, member)) return false;
  return true;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
