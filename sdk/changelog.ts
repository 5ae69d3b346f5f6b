import { existsSync, readFileSync } from "node:fs";
import { CONTRACT, readWaitingChanges } from "@data-validation/tooling/changelogs";
import contract from "../packages/contract/package.json" with { type: "json" };

/**
 * The changelog of a package in another language: the changes of its contract, and those that wait
 * for its next release.
 */
export async function writeChangelog(): Promise<string> {
  const waiting = (await readWaitingChanges(contract.name)).toSorted();
  const file = `${CONTRACT}/CHANGELOG.md`;
  const released = existsSync(file) ? readFileSync(file, "utf8").replace(/^# .*\n+/, "") : "";
  const next = waiting.length > 0 ? `## Next release\n\n${waiting.join("\n")}\n` : "";
  return `# Changelog\n\n${[next, released].filter(Boolean).join("\n")}`;
}
