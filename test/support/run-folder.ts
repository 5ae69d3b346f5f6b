import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { refreshArtifacts } from "@data-validation/contract-files/fresh";

/**
 * Before the first test of a run: fresh artifacts, and a folder that test files share. It is
 * removed afterwards.
 */
export default function prepareRunFolder(): () => void {
  if (process.env.KEEP_ARTIFACTS === undefined) refreshArtifacts();
  // Started programs load the compile cache and type-stripped code of earlier ones: in half of the
  // time.
  process.env.NODE_COMPILE_CACHE ??= resolve("node_modules/.cache/node");
  const folder = mkdtempSync(join(tmpdir(), "test-run-"));
  process.env.TEST_RUN_FOLDER = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
