import * as files from "@data-validation/contract-files/bundles";
import type { Bundle } from "@data-validation/openapi-document/document";

// Hundreds of tests read the same two documents of a megabyte each.
const read = new Map<string, Bundle>();

/**
 * The bundle of a version, read once for all tests, and so frozen: use `structuredClone` for a
 * mutable copy.
 */
export function readBundle(version: string): Bundle {
  const known = read.get(version);
  if (known) return known;
  // The linter sets where the bundles are that it made.
  const bundle = freeze(files.readBundle(process.env.BUNDLES ?? "generated", version));
  read.set(version, bundle);
  return bundle;
}

/** The made bundles of all versions, oldest first. */
export const readBundles = (): Bundle[] => files.listVersions().map(readBundle);

function freeze<Value>(value: Value): Value {
  if (typeof value !== "object" || value === null) return value;
  for (const member of Object.values(value)) freeze(member);
  return Object.freeze(value);
}
