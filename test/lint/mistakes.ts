import {
  type ContentOf,
  listShape,
  readTable,
  rowShape,
  shapeOfEach,
  stringShape,
  textShape,
} from "@data-validation/tooling/table";

const groups = [
  ...(["yaml", "spectral", "files", "nodes", "examples"] as const),
  ...(["style", "workflows", "statements"] as const),
];

const mistakeShape = rowShape(
  { what: textShape, file: textShape, to: stringShape, message: textShape },
  { from: textShape, line: textShape },
);

/** A mistake in the contract, and the finding that names it, as mistakes.yaml describes them. */
export type Mistake = ContentOf<typeof mistakeShape>;

export const { content: mistakes } = readTable(
  "test/lint/mistakes.yaml",
  rowShape(shapeOfEach(groups, listShape(mistakeShape))),
);

/** The text of a file with a mistake in it. */
export function withMistake(text: string, { what, from, to }: Mistake): string {
  if (from !== undefined && !text.includes(from)) throw new Error(`There is no place for ${what}.`);
  return from === undefined ? to : text.replace(from, () => to);
}

/** The line of a text at which a mistake must be named, from 1. */
export function mistakeLineOf({ from = "", to, line }: Mistake, text: string): number {
  const changed = to.split("\n").find((one) => !from.split("\n").includes(one));
  const [before = ""] = text.split(line ?? changed ?? "");
  return before.split("\n").length;
}
