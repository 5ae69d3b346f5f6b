import { listShape, readTable, rowShape, textShape } from "@data-validation/tooling/table";

/** A mistake in the contract, and the finding that names it, as mistakes.yaml describes them. */
export interface Mistake {
  what: string;
  file: string;
  from?: string;
  to: string;
  line?: string;
  message: string;
}

const groups = [
  ...(["yaml", "spectral", "files", "nodes", "examples"] as const),
  ...(["style", "workflows", "statements"] as const),
];

type Group = (typeof groups)[number];

const mistake = rowShape(
  { what: textShape, file: textShape, to: { type: "string" }, message: textShape },
  { from: textShape, line: textShape },
);

export const { content: mistakes } = readTable<Record<Group, Mistake[]>>(
  "test/lint/mistakes.yaml",
  rowShape(Object.fromEntries(groups.map((group) => [group, listShape(mistake)]))),
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
