import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fingerprint } from "@data-validation/tooling/fingerprint";

/**
 * Runs a linter unless it has found nothing in the same files before. What it finds is never remembered. It always runs in CI.
 *
 * @param name - The name of the linter, as part of a file name.
 * @param files - What it reads; none if that is not known, and it always runs. The versions of tools count as well.
 * @param run - Returns the findings as text, empty without any.
 * @param folder - Where it is written down what passed.
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
