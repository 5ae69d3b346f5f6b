import { readFileSync } from "node:fs";
import { isNode, isPair, LineCounter, parseDocument } from "yaml";

/** A file of YAML or JSON that people write, with its lines. */
export interface LinedSource {
  /** What it contains; undefined if it cannot be parsed. */
  content: unknown;
  /** Why it cannot be parsed, or its repeated key. */
  problems: { line: number; text: string }[];
  /**
   * The line of the key, or of the list's item, that leads to a value; for a missing value, that of
   * its parent.
   */
  lineOf(keys: readonly string[]): number;
}

/** Reads a file with the line of each of its values. */
export function readWithLines(file: string): LinedSource {
  const lineCounter = new LineCounter();
  const document = parseDocument(readFileSync(file, "utf8"), { lineCounter });
  const lineAt = (offset: number) => lineCounter.linePos(offset).line;
  const problems = document.errors.map(({ message, pos: [start] }) => ({
    line: lineAt(start),
    text: message.split("\n")[0]?.replace(/ at line .*/, ".") ?? "",
  }));
  const lineOf = (keys: readonly string[]): number => {
    const holder = document.getIn(keys.slice(0, -1), true);
    const items = isNode(holder) && "items" in holder ? (holder.items as unknown[]) : [];
    const pair = items.find((item) => isPair(item) && String(item.key) === keys.at(-1));
    const node = isPair(pair) ? pair.key : document.getIn(keys, true);
    if (isNode(node)) return lineAt(node.range?.[0] ?? 0);
    return keys.length === 0 ? 1 : lineOf(keys.slice(0, -1));
  };
  return { content: problems.length > 0 ? undefined : document.toJS(), problems, lineOf };
}
