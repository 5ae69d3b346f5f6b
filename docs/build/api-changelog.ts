import { operationAddress } from "./addresses.ts";
import { changedFields, isRefused, type Row, unchangedOperations, versionPairs } from "./migration.ts";
import { operationsOf, type Source } from "./source.ts";

/** The changes of each version, newest first, from the difference of the contracts. */
export function apiChangelog(source: Source, root: string): string {
  return versionPairs(source)
    .toReversed()
    .map(({ from, to, operations }) => {
      const unchanged = unchangedOperations(source, to, operations);
      const parts = operations.map((described) => {
        const rows = changedFields(source, described);
        const lists = [
          list("Rejected in requests", rows.filter(isRefused)),
          list(
            "Changed in responses, without an error",
            rows.filter(({ silent }) => silent),
          ),
          list(
            "Added",
            rows.filter(({ old, new: now }) => !old && now),
          ),
          list(
            "Other changes",
            rows.filter((row) => !isRefused(row) && !row.silent && row.old),
          ),
        ];
        return `### [POST ${described.path}](${root}${operationAddress(to, described.path)}) in ${to}\n\n${lists.filter(Boolean).join("\n\n")}`;
      });
      const same = operationsOf(source, to).length - operations.length;
      return `## ${to}\n\n${operations.length} operations changed since ${from}. The other ${same} are the same: ${unchanged.map((path) => `\`${path}\``).join(", ")}.\n\n${defaults(source, from, to)}\n\n${parts.join("\n\n")}`;
    })
    .join("\n\n");
}

function list(title: string, rows: Row[]): string {
  if (rows.length === 0) return "";
  return `**${title}**\n\n${rows.map((row) => `- ${sentence(row)}`).join("\n")}`;
}

function sentence({ old, new: now, silent, note }: Row): string {
  const more = note ? ` (${note})` : "";
  if (!old) return `\`${now?.path}\`: ${now?.type}${now?.preset === undefined ? "" : `, default \`${now.preset}\``}.`;
  if (!now) return `\`${old.path}\` was removed${more}.`;
  const why = silent ? ` ${silent}` : "";
  if (old.path !== now.path) return `\`${old.path}\` was renamed to \`${now.path}\`${more}.${why}`;
  if (old.type !== now.type) return `\`${old.path}\` changed from ${old.type} to ${now.type}${more}.${why}`;
  return `\`${old.path}\` ${now.required ? "is always present" : "can be absent"}${more}.${why}`;
}

/** The change of the default version. */
function defaults({ current }: Source, from: string, to: string): string {
  return to === current
    ? `A request without \`api-version\` is response as ${to}. Before the release of ${to}, it was response as ${from}.`
    : "";
}
