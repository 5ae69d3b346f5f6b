import type { Lexicon } from "../lexicon.ts";
import { readWord } from "../word.ts";
import abbreviations from "./abbreviations.json" with { type: "json" };
import { type Addition, type FoundAddition, lettersOfAddition } from "./addition.ts";
import { findBehindSurname, findBesideComma, findBetween } from "./inner.ts";
import { findListedAddition } from "./listed.ts";
import { findBeforeListed, findRemark, findUnlistedAddition } from "./unlisted.ts";
import { hasGivenName, wordsIn } from "./words.ts";

/** Suffixes that distinguish namesakes, written behind the name without a comma. */
const generations = new Set(abbreviations.generations);

/** More than any name has. */
const MOST_ADDITIONS = 10;

/** Splits a text into the name and the additions around it, in their order. */
export function separateAdditions(
  text: string,
  lexicon: Lexicon,
): { value: string; additions: Addition[] } {
  const before: Addition[] = [];
  const after: Addition[] = [];
  let value = text;
  while (before.length + after.length < MOST_ADDITIONS) {
    const next =
      findListedAddition(value, "before") ??
      listedBehind(value, lexicon) ??
      findRemark(value, lexicon) ??
      findUnlistedAddition(value, lexicon) ??
      findBeforeListed(value, lexicon) ??
      findBesideComma(value, lexicon) ??
      findBehindSurname(value, lexicon) ??
      findBetween(value);
    if (next === null) break;
    if (next.addition.side === "before") before.push(next.addition);
    else after.unshift(next.addition);
    value = next.nameText;
  }
  return { value, additions: withRepetitions([...before, ...after]) };
}

/** A listed addition behind a name, unless it is the surname: Petr Starosta, Peter de Vos. */
function listedBehind(text: string, lexicon: Lexicon): FoundAddition | null {
  const foundAddition = findListedAddition(text, "after");
  if (foundAddition === null) return null;
  const { addition, nameText } = foundAddition;
  const isWord = addition.kind === "context" && /^\p{Lu}\p{Ll}+$/u.test(addition.writtenText);
  const lacksSurname = /\s/u.test(nameText)
    ? readWord(wordsIn(nameText).at(-1) ?? "", lexicon).isParticle
    : hasGivenName(nameText, lexicon);
  const isSurname =
    isWord && !generations.has(lettersOfAddition(addition.writtenText)) && lacksSurname;
  return isSurname ? null : foundAddition;
}

/**
 * A repeated degree or generation counts once, unless it is commonly held twice: Dr. Dr. Hans
 * Weber.
 */
function withRepetitions(additions: readonly Addition[]): Addition[] {
  return additions.map((addition, at) => {
    const letters = lettersOfAddition(addition.writtenText);
    const isTwofold = letters === "dr" && additions[at - 1]?.side === addition.side;
    const mayBeOnce = addition.kind !== "context" || generations.has(letters);
    const isRepeated =
      mayBeOnce &&
      !isTwofold &&
      additions.slice(0, at).some((before) => isSameAddition(before, addition));
    return isRepeated ? { ...addition, isRepeated } : addition;
  });
}

/** Whether two additions are the same; Dr. med. is also a Dr. */
export function isSameAddition(one: Addition, other: Addition): boolean {
  const letters = lettersOfAddition(one.writtenText);
  const otherLetters = lettersOfAddition(other.writtenText);
  return letters === otherLetters || (otherLetters === "dr" && /^dr[\s.-]/i.test(one.writtenText));
}

/**
 * Writes a name with its additions: a remark or a generation follows a space, any other a comma.
 */
export function withAdditions(name: string, additions: readonly Addition[]): string {
  const before = additions.filter(({ side }) => side === "before").map(({ raw }) => `${raw} `);
  const after = additions.filter(({ side }) => side === "after").map(({ raw }) => raw);
  const separated = after.map((raw) => {
    const isApart =
      /^(?:[([{–—"„“»«‚‘'-]|[&ai]\s|und\s)/.test(raw) || generations.has(lettersOfAddition(raw));
    return isApart ? ` ${raw}` : `, ${raw}`;
  });
  return (before.join("") + name + separated.join("")).trim();
}
