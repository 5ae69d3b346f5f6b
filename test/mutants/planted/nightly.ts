import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { UserError } from "@data-validation/tooling/command";
import { installedCommand } from "@data-validation/tooling/processes/installed";
import { ProcessTree } from "@data-validation/tooling/processes/process-tree";
import { SOURCE_CONDITION } from "@data-validation/tooling/source-condition";
import { columns } from "../../generators/sdk-columns.ts";
import { newFolder } from "../../support/folder.ts";

/** Milliseconds that a command may take: one that a mistake keeps from ending has failed. */
const LIMIT = 240_000;

/** How a command ended; late: not within its limit. */
type End = "passed" | "failed" | "late";

/** Runs a command without output. */
async function endOf(
  command: string[],
  cwd: string,
  limit: number,
  variables: Record<string, string> = {},
): Promise<End> {
  const env = { ...process.env, ...variables };
  const tree = new ProcessTree(command, { cwd, env, stdio: "ignore" });
  const end = once(tree.process, "exit").then(([code]): End => (code === 0 ? "passed" : "failed"));
  const first = await Promise.race([end, sleep(limit, "late" as const, { ref: false })]);
  await tree.end();
  return first;
}

/**
 * Whether the nightly checks of a room notice the mistake in a copy of the repository: they do not
 * pass until it is removed.
 */
export async function isNoticedNightly(
  room: string,
  cwd: string,
  remove: () => void,
): Promise<boolean> {
  if ((await endOfChecks(room, cwd)) === "passed") return false;
  remove();
  const end = await endOfChecks(room, cwd);
  if (end === "late") throw new UserError(`The machine is too busy for the checks of ${room}.`);
  return end === "passed";
}

/** How the nightly checks of a room end. */
async function endOfChecks(room: string, cwd: string): Promise<End> {
  const run = ["run", "--config", "test/support/checks.config.ts", "--bail", "1"];
  const check = (names: string[], variables = {}) =>
    endOf([...installedCommand("vitest"), ...run, ...names], cwd, LIMIT, variables);
  if (room === "docs") return check(["docs/site", "docs/reader"]);
  if (columns[room]) return check(["test/generators/sdk.check.ts"], { SDK_LANGUAGE: room });
  return "passed";
}

/** How the own tests of the package of a language end, within so many milliseconds. */
export async function endOfOwnTests(language: string, cwd: string, limit = LIMIT): Promise<End> {
  const folder = newFolder();
  const write = [`--conditions=${SOURCE_CONDITION}`, "scripts/sdk.ts", language, "--out", folder];
  const written = await endOf([process.execPath, ...write], cwd, LIMIT);
  if (written !== "passed") return written;
  return endOf(columns[language]?.tests ?? [], folder, limit);
}
