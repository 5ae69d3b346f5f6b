import { execFile } from "node:child_process";
import { mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { npmCommand } from "../../scripts/lib/installed.ts";

const execute = promisify(execFile);

/** Packs every package of the workspace into a folder, and gives the tarballs. */
export async function packAll(folder: string): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  const [file, ...first] = npmCommand();
  await execute(file, [...first, "pack", "--workspaces", "--pack-destination", folder], { maxBuffer: 1e8 });
  return readdirSync(folder).map((name) => join(folder, name));
}
