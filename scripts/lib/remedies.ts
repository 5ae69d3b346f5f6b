import { nameVersions } from "@data-validation/contract-files/bundles";
import type { Bundle } from "@data-validation/openapi-document/document";
import { failuresOf } from "@data-validation/openapi-document/examples";
import { readKeyedTable } from "./keyed-table.ts";

const file = "docs/content/remedies.yaml";

/** What a caller does about each error of the contract, by `group type subtype`, in the order of their statuses. */
export function errorRemedies(bundles: Bundle[]): Record<string, string> {
  const words = bundles.flatMap((bundle) =>
    failuresOf(bundle).flatMap(({ value }) =>
      value.errors.map(({ group, type, subtype }) => `${group} ${type} ${subtype}`),
    ),
  );
  const table = readKeyedTable(file, words, { section: "errors" });
  return Object.fromEntries(
    [...new Set(words)].map((word) => [word, nameVersions(table[word] ?? "", "disjunction")]),
  );
}
