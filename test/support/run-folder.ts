import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Before the first test of a run: a folder for what its files share. Afterwards: nothing of it. */
export default function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), "test-run-"));
  process.env.TEST_RUN_FOLDER = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
