import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** A new folder with some files. The run of the tests, or of the suite, removes it. */
export function newFolder(files: Record<string, string | Buffer> = {}): string {
  const folder = mkdtempSync(join(process.env.TEST_RUN_FOLDER ?? tmpdir(), "files-"));
  for (const [name, content] of Object.entries(files)) writeIn(folder, name, content);
  return folder;
}

/** Writes a file in a folder, and returns its path. */
export function writeIn(folder: string, name: string, content: string | Uint8Array): string {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  return file;
}
