import { listVersions, readBundle } from "@data-validation/contract-files/bundles";
import type { Bundle } from "@data-validation/openapi-document/document";

// Hundreds of tests read the same two documents of a megabyte each.
const bundles = new Map<string, Bundle>();

/**
 * The bundle of a version, read once for all tests, and so frozen: use `structuredClone` for a
 * mutable copy.
 */
export function bundleOf(version: string): Bundle {
  const known = bundles.get(version);
  if (known) return known;
  const bundle = freeze(readBundle("generated", version));
  bundles.set(version, bundle);
  return bundle;
}

/** The made bundles of all versions, oldest first. */
export const allBundles = (): Bundle[] => listVersions().map(bundleOf);

function freeze<Value>(value: Value): Value {
  if (typeof value !== "object" || value === null) return value;
  for (const member of Object.values(value)) freeze(member);
  return Object.freeze(value);
}
