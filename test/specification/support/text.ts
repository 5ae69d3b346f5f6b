import { expect } from "vitest";

/**
 * The rows of a table in a Markdown text.
 *
 * @param heading - The first cell of its head.
 */
export function tableOf(text: string, heading: string): string[][] {
  const rows = text.split("\n").map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  const start = rows.findIndex(
    ([first, second], index) => first === heading && second !== "" && rows[index + 1]?.[0] === "---",
  );
  expect(start, heading).toBeGreaterThan(0);
  expect(rows[start]?.slice(1)).toEqual(heading.startsWith("/") ? ["2.0", "2.1"] : ["resultCorrected", "suggestions"]);
  const end = rows.findIndex((row, index) => index > start && row.length === 0);
  return rows.slice(start + 2, end);
}
