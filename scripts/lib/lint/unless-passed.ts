import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fingerprint } from "@data-validation/tooling/fingerprint";

/**
 * Runs a linter unless it had no findings in the same files before. Findings are never cached. It
 * always runs in CI.
 *
 * @param name - The name of the linter, as part of a file name.
 * @param files - Its input; if that is unknown, it always runs. The versions of tools count as
 *   well.
 * @param run - Returns the findings as text, empty without any.
 * @param folder - The folder of the cache.
 */
export async function unlessPassed(
  name: string,
  files: string[],
  run: () => Promise<string>,
  folder = "node_modules/.cache/passed",
): Promise<string> {
  if (process.env.CI || files.length === 0) return run();
  const record = join(folder, name);
  const present = fingerprint(".", [...files, "package-lock.json"]);
  if (existsSync(record) && readFileSync(record, "utf8") === present) return "";
  const findings = await run();
  // The files as they were at the start: one that was saved meanwhile is checked the next time.
  if (findings === "") {
    mkdirSync(folder, { recursive: true });
    writeFileSync(record, present);
  }
  return findings;
}
