import { operationAddress } from "./addresses.ts";
import { changedFields, type Row, unchangedOperations, versionPairs } from "./migration.ts";
import { operationsOf, type Source } from "./source.ts";

/** What each version changed, newest first, from the difference of the contracts. */
export function apiChangelog(source: Source, root: string): string {
  return versionPairs(source)
    .toReversed()
    .map(({ from, to, operations }) => {
      const unchanged = unchangedOperations(source, to, operations);
      const parts = operations.map((described) => {
        const rows = changedFields(source, described);
        const lists = [
          list("Refused or removed in a request", rows.filter(isRefused)),
          list(
            "Changed in an answer, without an error",
            rows.filter(({ silent }) => silent),
          ),
          list(
            "Added",
            rows.filter(({ old, new: now }) => !old && now),
          ),
          list(
            "Also different",
            rows.filter((row) => !isRefused(row) && !row.silent && row.old),
          ),
        ];
        return `### [POST ${described.path}](${root}${operationAddress(to, described.path)}) in ${to}\n\n${lists.filter(Boolean).join("\n\n")}`;
      });
      const same = operationsOf(source, to).length - operations.length;
      return `## ${to}\n\n${operations.length} operations differ from ${from}; the other ${same} are the same: ${unchanged.map((path) => `\`${path}\``).join(", ")}.\n\n${defaults(source, from, to)}\n\n${parts.join("\n\n")}`;
    })
    .join("\n\n");
}

function isRefused({ old, new: now }: Row): boolean {
  return old?.path.startsWith("request.") === true && old.path !== now?.path;
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
  if (old.path !== now.path) return `\`${old.path}\` is now \`${now.path}\`${more}.${why}`;
  if (old.type !== now.type) return `\`${old.path}\` was ${old.type}, and is ${now.type}${more}.${why}`;
  return `\`${old.path}\` ${now.required ? "is always there" : "may be absent"}${more}.${why}`;
}

/** The version that answers without being asked for. */
function defaults({ current }: Source, from: string, to: string): string {
  return to === current
    ? `A request without \`api-version\` is answered as ${to}. Before the release of ${to}, it was answered as ${from}.`
    : "";
}
