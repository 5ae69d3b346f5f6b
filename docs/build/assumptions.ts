import { type Assumption, collectAssumptions } from "../../scripts/assumptions.ts";
import { nameOfTag } from "./navigation.ts";
import { operationsOf, type Source } from "./source.ts";

/** The assumptions of the contract by operation and field: a line for each reason, with everything that it is about. */
export function assumptionLists(source: Source): string {
  const all = collectAssumptions(source.bundles);
  const count = operationsOf(source, source.current).length;
  const sections = [...groupBy(all, ({ operations }) => operations.join(", "))].map(([paths, entries]) => {
    const size = entries[0]?.operations.length || Number.POSITIVE_INFINITY;
    const names = size > 2 && size < count ? `${paths}.\n\n` : "";
    return {
      size,
      text: `## ${titleOf(paths.split(", "), count)}\n\n${names}${folded(entries, source.bundles.length)}`,
    };
  });
  const ordered = sections.toSorted((a, b) => b.size - a.size || a.text.localeCompare(b.text));
  return `${all.length} assumptions.\n\n${ordered.map(({ text }) => text).join("\n\n")}`;
}

function titleOf(paths: string[], count: number): string {
  if (paths[0] === "") return "The API";
  if (paths.length === count) return "All operations";
  if (paths.length < 3) return paths.join(" and ");
  const kinds = [...new Set(paths.map((path) => nameOfTag(path.split("/")[1] ?? "")))];
  return `${paths.length} ${kinds.length === 1 ? `${kinds[0]} ` : ""}operations`;
}

/** A line for each reason. Closed, the list is short enough to find a group in. */
function folded(entries: Assumption[], versions: number): string {
  const same = groupBy(entries, ({ why, versions }) => JSON.stringify([why, ...versions]));
  const lines = [...same.values()].map((members) => {
    const [{ why, versions: of }] = members as [Assumption];
    const only = of.length < versions ? ` (${of.join(", ")} only)` : "";
    return `- ${[...new Set(members.map(({ field }) => `\`${field}\``))].join(", ")}${only}: ${why}`;
  });
  const count = entries.length === 1 ? "1 assumption" : `${entries.length} assumptions`;
  return `<details class="folded"><summary>${count}</summary>\n\n${lines.join("\n")}\n\n</details>`;
}

function groupBy<Item>(items: Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}
