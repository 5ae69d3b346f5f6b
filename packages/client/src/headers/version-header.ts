import { versionHeader } from "../generated.ts";
import type { Log } from "../log.ts";

/**
 * The version that a response states: in the named header, the one of the contract, or the only one
 * whose name ends in `-api-version`.
 */
export function versionOf(headers: Headers, name?: string): string | undefined {
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

/**
 * Makes a function that warns once about responses that state no version, since a gateway that
 * removes the header does so each time.
 */
export function createVersionWarning(log: Log, name: string | undefined) {
  let isSilent = false;
  return ({ headers }: Response): void => {
    if (isSilent || versionOf(headers, name) !== undefined) return;
    isSilent = true;
    const place = name ?? "one header *-api-version";
    log(
      "warn",
      `A response states no version in ${place}. Set versionHeader, or check proxies and CORS.`,
    );
  };
}
