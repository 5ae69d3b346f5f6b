import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { refreshArtifacts } from "@data-validation/contract-files/fresh";

/**
 * Before the first test of a run: fresh artifacts, and a folder that test files share. It is
 * removed afterwards.
 */
export default function prepareRunFolder(): () => void {
  // The linter of the marks checks bundles that it made itself, beside other linters that read the
  // artifacts.
  if (process.env.BUNDLES === undefined || !existsSync("generated/mock")) refreshArtifacts();
  // Started programs load the compile cache and type-stripped code of earlier ones: in half of the
  // time.
  process.env.NODE_COMPILE_CACHE ??= resolve("node_modules/.cache/node");
  const folder = mkdtempSync(join(tmpdir(), "test-run-"));
  process.env.TEST_RUN_FOLDER = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
