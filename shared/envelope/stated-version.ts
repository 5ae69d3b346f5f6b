import { versionHeader } from "@data-validation/generated/versions";

/**
 * The version that a response states: in the named header, the one of the contract, or the only one
 * whose name ends in `-api-version`.
 */
export function readStatedVersion(headers: Headers, name?: string): string | undefined {
  const value = headers.get(name ?? versionHeader);
  if (name || value) return commonValue((value ?? "").split(","));
  return valueByEnd(headers, "-api-version");
}

/** The value of all headers whose names have an end; undefined if they differ. */
export function valueByEnd(headers: Iterable<[string, string]>, end: string): string | undefined {
  return commonValue(
    [...headers].flatMap(([name, value]) => (name.endsWith(end) ? value.split(",") : [])),
  );
}

/** The value that all of a list have; undefined if they differ. */
function commonValue(values: string[]): string | undefined {
  const [first, ...others] = new Set(values.map((value) => value.trim()));
  return others.length === 0 ? first || undefined : undefined;
}
