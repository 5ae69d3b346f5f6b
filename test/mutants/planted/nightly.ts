import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { sourceCondition } from "@data-validation/tooling/source-condition";
import { installedCommand } from "#scripts/lib/installed.ts";
import { ProcessTree } from "#scripts/lib/process-tree.ts";
import { columns } from "../../generators/sdk-columns.ts";
import { newFolder } from "../../support/folder.ts";

/** Milliseconds that a command may take: one that a mistake keeps from ending has failed. */
const LIMIT = 240_000;

/** Runs a command without output, and returns whether it succeeded. */
async function succeeds(command: string[], cwd: string): Promise<boolean> {
  const tree = new ProcessTree(command, { cwd, stdio: "ignore" });
  const code = once(tree.process, "exit").then(([status]) => status);
  const isPassed = (await Promise.race([code, sleep(LIMIT, undefined, { ref: false })])) === 0;
  await tree.end();
  return isPassed;
}

/** Whether the nightly checks of a room pass in a copy of the repository. */
export function passesNightly(room: string, cwd: string): Promise<boolean> {
  const check = (...words: string[]) =>
    succeeds(
      [
        ...installedCommand("vitest"),
        ...["run", "--config", "test/support/checks.config.ts", "--bail", "1"],
        ...words,
      ],
      cwd,
    );
  if (room === "docs") return check("docs/site", "docs/reader");
  if (columns[room]) return check("test/generators/sdk.check.ts", "-t", `in ${room} `);
  return Promise.resolve(true);
}

/** Whether the package of a language passes its own tests. */
export async function passesOwnTests(language: string, cwd: string): Promise<boolean> {
  const folder = newFolder();
  const write = [`--conditions=${sourceCondition}`, "scripts/sdk.ts", language, "--out", folder];
  return (
    (await succeeds([process.execPath, ...write], cwd)) &&
    (await succeeds(columns[language]?.tests ?? [], folder))
  );
}
