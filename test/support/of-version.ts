/**
 * What is written for a version; for one that is newer than all that something is written for, what the last of them has.
 *
 * @param values - In the order of the versions.
 */
export function ofVersion(values: Record<string, string>, version: string): string {
  return values[version] ?? Object.values(values).at(-1) ?? "";
}
