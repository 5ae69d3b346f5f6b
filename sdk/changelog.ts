import { existsSync, readFileSync } from "node:fs";
import readChangesets from "@changesets/read";

const CONTRACT = "packages/contract";

/**
 * The changelog of a package in another language: the changes of its contract, and those that wait
 * for its next release.
 */
export async function changelog(): Promise<string> {
  const changesets = await readChangesets(process.cwd());
  const waiting = changesets
    .filter(({ releases }) => releases.some(({ name }) => name.endsWith("/contract")))
    .map(({ summary }) => `- ${summary.trim().replaceAll("\n", "\n  ")}`)
    .toSorted();
  const file = `${CONTRACT}/CHANGELOG.md`;
  const released = existsSync(file) ? readFileSync(file, "utf8").replace(/^# .*\n+/, "") : "";
  const next = waiting.length > 0 ? `## Next release\n\n${waiting.join("\n")}\n` : "";
  return `# Changelog\n\n${[next, released].filter(Boolean).join("\n")}`;
}
