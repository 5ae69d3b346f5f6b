import { readFileSync } from "node:fs";
import { parse } from "yaml";

/** A mistake in the contract, and the finding that names it, as mistakes.yaml describes them. */
export interface Mistake {
  what: string;
  file: string;
  from?: string;
  to: string;
  line?: string;
  message: string;
}

type Group = "unreadable" | "unbundled" | "inSources" | "inBundles";

export const mistakes: Record<Group, Mistake[]> = parse(
  readFileSync("test/lint/mistakes.yaml", "utf8"),
);

/** The text of a file with a mistake in it. */
export function withMistake(text: string, { what, from, to }: Mistake): string {
  if (from !== undefined && !text.includes(from)) throw new Error(`There is no place for ${what}.`);
  return from === undefined ? to : text.replace(from, () => to);
}
