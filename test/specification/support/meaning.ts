/** Words that turn a sentence round when they come or go; those of a line mean the same here. */
const turning = new Map(
  [
    "no not never none nothing neither nor without cannot unless except",
    "every each all always",
    "only alone",
    "must required",
    "may can optional optionally",
    "first",
    "last",
    "before earlier sooner older",
    "after later newer",
    "more longest most",
    "less shortest least fewer",
    "minute minutes",
    "hour hours",
    "day days",
    "default",
    "deprecated",
    "removed",
    "added",
    "unchanged same identical",
    "changed changes different differ differs",
    "remains remain available",
    "ends ended end",
    "true",
    "false",
    "empty",
    "absent",
    "null",
    "valid",
    "invalid",
    "grouped spaces",
    "ungrouped unformatted digits",
    "international",
    "national",
  ].flatMap((line) => {
    const [first = "", ...others] = line.split(" ");
    return [first, ...others].map((word): [string, string] => [word, first]);
  }),
);

/** Other sentences have the same names and negations, but not the same words. */
const LEAST_OVERLAP = 0.3;

/**
 * Whether a sentence says what a quote says, perhaps in other words, as far as a program can tell: the same names, numbers and values in code, in
 * the same order, and as often the words that turn it round. A sentence that is reworded without touching one of them keeps its meaning.
 */
export function saysTheSame(sentence: string, quote: string): boolean {
  if (sentence === quote) return true;
  return meaningOf(sentence) === meaningOf(quote) && overlap(sentence, quote) >= LEAST_OVERLAP;
}

function meaningOf(sentence: string): string {
  const words = sentence.match(/`[^`]*`|\/\w+\/[\w*]+|\p{L}+n't\b|[\p{L}\d][\p{L}\d.-]*/gu) ?? [];
  const plain = words.map((word) => word.replace(/\.+$/, ""));
  const turns = plain.flatMap((word) =>
    word.endsWith("n't") ? "no" : (turning.get(word.toLowerCase()) ?? []),
  );
  return [...plain.filter(isName), ...turns.toSorted()].join(" ");
}

/** A value in code, a path, a number, or a name that no word of everyday language is. */
function isName(word: string): boolean {
  return word !== "API" && /^[`/]|\d|[a-z][A-Z]|^[A-Z]{3,}$/.test(word);
}

/** The share of longer words that two sentences have in common. */
export function overlap(one: string, two: string): number {
  const own = longWords(one);
  const others = longWords(two);
  const most = Math.max(own.size, others.size);
  return most === 0 ? 1 : [...own].filter((word) => others.has(word)).length / most;
}

/** The beginnings of the longer words, regardless of their endings. */
function longWords(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return new Set(words.map((word) => word.slice(0, 5)));
}
