import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";

const page = readFileSync(join(import.meta.dirname, "../../docs/content/tools.md"), "utf8");

/**
 * Holds the page of tools to what a check shows: the tool has a row there.
 *
 * @param untyped - How many fields of the code that the tool made are of any type; left out for tools that make no code.
 */
export function expectListed(tool: string, untyped?: number): void {
  const row = page.split("\n").find((line) => line.startsWith(`| ${tool} | `));
  expect(row?.split(" | ")[2], `Untyped fields of ${tool} in docs/content/tools.md`).toBe(String(untyped ?? "-"));
}
