import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll } from "vitest";
import { execute } from "../../support/execute.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));

export const packageFolder = join(root, "packages/mock");

/** The client's sources, which the examples import as `@data-validation/client`. */
export const clientSource = join(root, "packages/client/src/index.ts");

const readme = readFileSync(join(packageFolder, "README.md"), "utf8");

/** The examples of the README in a language with a tag, as in `ts vite`. */
export function readmeExamples(tag: string): string[] {
  return [...readme.matchAll(new RegExp(`\`\`\`${tag}\n([\\s\\S]*?)\`\`\``, "g"))].map(
    ([, code = ""]) => code,
  );
}

/**
 * Builds the package. Returns a folder for the examples, which find the package there; it is
 * removed after the tests of the file.
 */
export async function buildPackage(): Promise<string> {
  await execute("node", ["scripts/build/mock.ts"], { cwd: root });
  // Inside the workspace, so that the package is found as any other is, and where git does not
  // look.
  const folder = mkdtempSync(join(packageFolder, "dist", "readme-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  return folder;
}
