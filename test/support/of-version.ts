/**
 * The value of a version, or of the last one before it that has a value.
 *
 * @param values - In the order of the versions.
 */
export function ofVersion(values: Record<string, string>, version: string): string {
  return values[version] ?? Object.values(values).at(-1) ?? "";
}
