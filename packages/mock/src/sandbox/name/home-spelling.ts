import { memoiseByObject } from "../shared/memoise.ts";
import spellings from "./home-spelling.json" with { type: "json" };
import type { Lexicon, ListedName } from "./lexicon.ts";

/**
 * How Polish, German, English and Ukrainian spellings differ from Czech and Slovak ones, in the
 * order of their replacement. Both are compared in a form that is neither's.
 */
const replacements = spellings.map(
  ([pattern = "", letters = ""]) => [new RegExp(pattern, "g"), letters] as const,
);

function commonSpelling(folded: string): string {
  return replacements.reduce((text, [pattern, letters]) => text.replace(pattern, letters), folded);
}

const namesBySpelling = memoiseByObject((names: Lexicon["given"]) => {
  const bySpelling = new Map<string, ListedName[]>();
  for (const [folded, listed] of names) {
    const spelling = commonSpelling(folded);
    bySpelling.set(spelling, [...(bySpelling.get(spelling) ?? []), ...listed]);
  }
  return bySpelling;
});

/** The listed names that a folded word equals in another spelling: Tomáš for Tomasz or Thomas. */
export function namesSpeltAs(folded: string, names: Lexicon["given"]): readonly ListedName[] {
  return namesBySpelling(names).get(commonSpelling(folded)) ?? [];
}
