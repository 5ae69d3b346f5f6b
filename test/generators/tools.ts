import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";

const page = readFileSync(join(import.meta.dirname, "../../docs/content/tools.md"), "utf8");

/**
 * Compares the page of tools with a check's result: the tool has a row there.
 *
 * @param cells - The cells of the row about the tool's client; left out for tools without one.
 */
export function expectListed(tool: string, cells?: string[]): void {
  const row = page.split("\n").find((line) => line.startsWith(`| ${tool} | `));
  expect(row, `${tool} in docs/content/tools.md`).toBeDefined();
  if (cells) expect(row, "docs/content/tools.md").toBe(`| ${tool} | ${cells.join(" | ")} |`);
}
