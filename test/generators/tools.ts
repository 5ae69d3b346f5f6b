import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";

const page = readFileSync(join(import.meta.dirname, "../../docs/content/tools.md"), "utf8");

/**
 * Holds the page of tools to what a check shows: the tool has a row there.
 *
 * @param cells - What the row says of the client that the tool makes; left out for tools that make none.
 */
export function expectListed(tool: string, cells?: string[]): void {
  const row = page.split("\n").find((line) => line.startsWith(`| ${tool} | `));
  expect(row, `${tool} in docs/content/tools.md`).toBeDefined();
  if (cells) expect(row, "docs/content/tools.md").toBe(`| ${tool} | ${cells.join(" | ")} |`);
}
