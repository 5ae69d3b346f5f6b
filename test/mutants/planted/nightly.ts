import { spawnSync } from "node:child_process";
import { sourceCondition } from "@data-validation/tooling/source-condition";
import { installedCommand } from "#scripts/lib/installed.ts";
import { columns } from "../../generators/sdk-columns.ts";
import { newFolder } from "../../support/folder.ts";
import type { Planted } from "./mistakes.ts";

/** Runs a command without output, at most ten minutes, and returns whether it succeeded. */
function succeeds([file = "", ...words]: string[], cwd: string): boolean {
  return spawnSync(file, words, { cwd, stdio: "ignore", timeout: 600_000 }).status === 0;
}

/** Whether the nightly checks of a room pass in a copy of the repository. The quick ones come first. */
export function passesNightly({ room }: Planted, cwd: string): boolean {
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
  if (!columns[room]) return true;
  return passesOwnTests(room, cwd) && check("test/generators/sdk.check.ts", "-t", `in ${room} `);
}

/** Whether the package of a language passes its own tests. */
function passesOwnTests(language: string, cwd: string): boolean {
  const folder = newFolder();
  const write = [`--conditions=${sourceCondition}`, "scripts/sdk.ts", language, "--out", folder];
  return (
    succeeds([process.execPath, ...write], cwd) && succeeds(columns[language]?.tests ?? [], folder)
  );
}
