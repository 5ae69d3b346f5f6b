import { createHash } from "node:crypto";

/** Units, and words that are mistaken for one of another line; those of a line are synonyms. */
const exchanged = [
  ["both"],
  ["either"],
  ["newest"],
  ["oldest"],
  ["allowed", "allows"],
  ["accepted", "accepts"],
  ["rejected", "rejects"],
  ["included", "includes", "including"],
  ["excluded", "excludes", "excluding"],
  ["increasing", "increases"],
  ["decreasing", "decreases"],
  ["constant"],
  ["measured"],
  ["estimated"],
  ["beginning", "beginnings"],
  ["lower"],
  ["higher"],
  ["maximum"],
  ["minimum"],
  ["above"],
  ["below"],
  ["open"],
  ["closed"],
  ["seconds"],
  ["milliseconds"],
  ["metres"],
  ["kilometres"],
  ["characters"],
  ["bytes"],
  ["latitude"],
  ["longitude"],
  ["english"],
  ["czech"],
  ["slovak"],
  ["polish"],
];

/**
 * Words that reverse or change a sentence when they are added or lost; the words of a line are
 * synonyms here.
 */
const turning = new Map(
  [
    [
      "no",
      "not",
      "never",
      "none",
      "nothing",
      "neither",
      "nor",
      "without",
      "cannot",
      "unless",
      "except",
    ],
    ["every", "each", "all", "always"],
    ["only", "alone"],
    ["must", "required"],
    ["may", "can"],
    ["optional", "optionally"],
    ["first"],
    ["last"],
    ["before", "earlier", "sooner", "older"],
    ["after", "later", "newer"],
    ["more", "longest", "most"],
    ["less", "shortest", "shorter", "smaller", "least", "fewer"],
    ["minute", "minutes"],
    ["hour", "hours"],
    ["day", "days"],
    ["default"],
    ["deprecated"],
    ["removed", "remove", "removes"],
    ["added", "add", "adds"],
    ["unchanged", "same", "identical"],
    ["changed", "changes", "different", "differ", "differs"],
    ["remains", "remain", "available"],
    ["ends", "ended", "end"],
    ["true"],
    ["false"],
    ["empty"],
    ["absent", "missing"],
    ["null"],
    ["valid"],
    ["invalid"],
    ["grouped", "spaces"],
    ["ungrouped", "unformatted", "digits"],
    ["international"],
    ["national"],
    ...exchanged,
  ].flatMap((words) => words.map((word): [string, string] => [word, words[0] ?? ""])),
);

/** Other sentences have the same names and negations, but not the same words. */
const LEAST_OVERLAP = 0.5;

/**
 * Whether a sentence has the same meaning as a quote, as far as a program can decide: the same
 * names, numbers and values in code, in the same order, and the same negations and turning words.
 * Rewording the rest keeps the meaning.
 */
export function hasSameMeaning(sentence: string, quote: string): boolean {
  if (sentence === quote) return true;
  return meaningOf(sentence) === meaningOf(quote) && overlap(sentence, quote) >= LEAST_OVERLAP;
}

function meaningOf(sentence: string): string {
  const words = wordsOf(sentence);
  const turns = words.flatMap((word) => turnOf(word) ?? []);
  return [...words.filter(isName), ...turns.toSorted()].join(" ");
}

function wordsOf(text: string): string[] {
  const words = text.match(/`[^`]*`|\/\w+\/[\w*]+|\p{L}+n't\b|[\p{L}\d][\p{L}\d.-]*/gu) ?? [];
  return words.map((word) => word.replace(/\.+$/, ""));
}

function turnOf(word: string): string | undefined {
  return word.endsWith("n't") ? "no" : turning.get(word.toLowerCase());
}

/** A value in code, a path, a number, or a name that no word of everyday language is. */
function isName(word: string): boolean {
  return word !== "API" && /^[`/]|\d|[a-z][A-Z]|^[A-Z]{3,}$/.test(word);
}

/**
 * Turning words that a rewording may drop: "you can set" becomes "set", and "all calls" becomes
 * "calls". Of opposites, one is enough.
 */
const lasting = new Set([
  ...["no", "only", "must", "optional", "before", "last", "less", "minute", "hour", "day"],
  ...["deprecated", "removed", "added", "absent", "invalid", "ungrouped", "international"],
  ...exchanged.flatMap(([word]) => word ?? []),
]);

/** Words that are values. */
const values = new Set([
  "default",
  "null",
  "true",
  "false",
  "empty",
  "once",
  "two",
  "twice",
  "half",
  "three",
  "third",
  "four",
  "quarter",
  "five",
  "ten",
  "tenth",
  "twentieth",
]);

/**
 * The recorded part of a text: the count of each word that can reverse a sentence, and a checksum
 * of its names. The order of values is significant; identifiers may change places, as in the
 * passive voice. Empty for a text with neither.
 */
export function summaryOf(text: string): string {
  const words = wordsOf(text.replaceAll(/\]\([^)]*\)/g, "]"));
  const turns = words.flatMap((word) => turnOf(word) ?? []).filter((turn) => lasting.has(turn));
  const counts = [...Map.groupBy(turns, (turn) => turn)].map(
    ([turn, { length }]) => `${turn} ${length}`,
  );
  const names = words.flatMap((word) => {
    if (isName(word)) return word;
    // A number may begin the sentence.
    const lower = word.toLowerCase();
    return values.has(lower) ? lower : [];
  });
  const isIdentifier = (word: string) => /[a-z][A-Z]|[-_./]\D/.test(word);
  const inOrder = names.filter((name) => !isIdentifier(name));
  const identifiers = names.filter(isIdentifier).toSorted();
  const checksum = names.length > 0 ? checksumOf([...inOrder, ...identifiers]) : [];
  return [...counts.toSorted(), checksum].flat().join(", ");
}

function checksumOf(names: string[]): string {
  return createHash("sha256").update(names.join("\n")).digest("hex").slice(0, 8);
}

/** The share of longer words that two sentences have in common. */
function overlap(one: string, two: string): number {
  const ownWords = longWords(one);
  const otherWords = longWords(two);
  const most = Math.max(ownWords.size, otherWords.size);
  return most === 0 ? 1 : [...ownWords].filter((word) => otherWords.has(word)).length / most;
}

/** The beginnings of the longer words, regardless of their endings. */
function longWords(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return new Set(words.map((word) => word.slice(0, 5)));
}
