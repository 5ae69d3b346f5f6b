import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** A new folder with some files. The run of the tests removes it. */
export function newFolder(files: Record<string, string | Buffer> = {}): string {
  const folder = mkdtempSync(join(process.env.TEST_RUN_FOLDER as string, "cli-"));
  for (const [name, content] of Object.entries(files)) writeIn(folder, name, content);
  return folder;
}

/** Writes a file in a folder, and gives its path. */
export function writeIn(folder: string, name: string, content: string | Buffer): string {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  return file;
}
