import { remembered } from "../shared/remembered.ts";
import { fold, trimEndOf } from "../shared/text.ts";
import lists from "./additions.json" with { type: "json" };
import type { Lexicon } from "./lexicon.ts";
import { readWord } from "./word.ts";

/** A text beside a name that is not a part of it; the value is the name of its list in the data. */
export type AdditionKind = "degreesBefore" | "degreesAfter" | "context";

type Side = "before" | "after";

export interface Addition {
  kind: AdditionKind;
  /** As in the text, with brackets or a dash around it. */
  raw: string;
  /** Without brackets or dash. */
  sent: string;
  /** In its usual spelling. */
  usual: string;
  side: Side;
  /** Whether its usual place is on the other side of the name. */
  isMisplaced: boolean;
  /** Whether only companies use it. */
  isOfCompany?: boolean;
  /** Whether the same degree precedes it. */
  isRepeated?: boolean;
}

const lettersOf = remembered((text) => fold(text).replace(/[\s.-]/gu, ""));

/** The listed additions by their letters; the usual spelling first. */
const listed = new Map(
  lists.flatMap(({ writings, ...place }) =>
    writings.map(
      (spellings) => [lettersOf(spellings[0] ?? ""), { ...(place as Place), spellings }] as const,
    ),
  ),
);

type Place = Pick<Addition, "kind" | "side" | "isOfCompany"> & {
  /** Whether it is usual on either side of the name. */
  isOnEitherSide?: boolean;
};

type Listed = Place & { spellings: readonly string[] };

/** Names, or words of names, unless spelled as listed; from two letters on, a dot makes them additions. */
const ambiguous = new Set([
  "as",
  "ba",
  "ad",
  "bed",
  "di",
  "doo",
  "fam",
  "fr",
  "fri",
  "hr",
  "ii",
  "iii",
  "ir",
  "iv",
  "ks",
  "lek",
  "lic",
  "ma",
  "mag",
  "maga",
  "mec",
  "med",
  "mim",
  "p",
  "pd",
  "pi",
  "ra",
  "rain",
  "sen",
  "sl",
  "slc",
  "szp",
  "vr",
  "vv",
  "vz",
  "wp",
]);

/** Suffixes that distinguish namesakes, written behind the name without a comma. */
const generations = new Set([
  "ii",
  "iii",
  "iv",
  "jr",
  "jun",
  "junior",
  "ml",
  "mladsi",
  "sen",
  "senior",
  "sr",
  "st",
  "starsi",
]);

/** Initials, when beside a surname alone: M. A. Novák. */
const initials = /^(?:\p{L}\.\s?)+$/u;

/** The field of a doctor's degree that is not listed: Dr. oec. publ., dr n. hum. */
const fieldOfDoctor = /^(?:\p{Ll}\.\s*)?(?:\p{Ll}{2,}\.\s*)+(?=\p{Lu})/u;

/** A word and its dot. */
const wordInText = /[^\s,.–—-]+\.?/gu;
/** The number of words of the longest addition, each with its dot: Dr. rer. pol. et rer. nat. */
const mostWords = 6;
/** More than any name has. */
const mostAdditions = 10;

/** Splits a text into the name and the additions around it, in their order. */
export function separateAdditions(
  text: string,
  lexicon: Lexicon,
): { value: string; additions: Addition[] } {
  const before: Addition[] = [];
  const after: Addition[] = [];
  let value = text;
  while (before.length + after.length < mostAdditions) {
    const found =
      findListed(value, "before") ??
      findListed(value, "after") ??
      findRemark(value, lexicon) ??
      findUnknown(value, lexicon) ??
      findBeforeDegree(value, lexicon) ??
      findBesideComma(value, lexicon) ??
      findBehindSurname(value, lexicon) ??
      findBetween(value);
    if (found === null) break;
    if (found.addition.side === "before") before.push(found.addition);
    else after.unshift(found.addition);
    value = found.rest;
  }
  return { value, additions: withRepetitions([...before, ...after]) };
}

/** A repeated degree counts once, unless it is commonly held twice: Dr. Dr. Hans Weber. */
function withRepetitions(additions: readonly Addition[]): Addition[] {
  return additions.map((addition, at) => {
    const letters = lettersOf(addition.sent);
    const isTwofold = letters === "dr" && additions[at - 1]?.side === addition.side;
    const isRepeated =
      addition.kind !== "context" &&
      !isTwofold &&
      additions.slice(0, at).some(({ sent }) => lettersOf(sent) === letters);
    return isRepeated ? { ...addition, isRepeated } : addition;
  });
}

/** Writes a name with its additions: a remark or a generation follows a space, any other a comma. */
export function withAdditions(name: string, additions: readonly Addition[]): string {
  const before = additions.filter(({ side }) => side === "before").map(({ raw }) => `${raw} `);
  const after = additions.filter(({ side }) => side === "after").map(({ raw }) => raw);
  const separated = after.map((raw) => {
    const isApart =
      /^(?:[([{–—"„“»«‚‘'-]|[&ai]\s|und\s)/.test(raw) || generations.has(lettersOf(raw));
    return isApart ? ` ${raw}` : `, ${raw}`;
  });
  return (before.join("") + name + separated.join("")).trim();
}

/** An addition, and the rest of the text. */
type Found = { addition: Addition; rest: string } | null;

/** The longest listed addition at one end of a text. */
function findListed(text: string, side: Side): Found {
  const words = [...text.matchAll(wordInText)];
  const nearest = side === "before" ? words.slice(0, mostWords) : words.slice(-mostWords);
  const letters = nearest.map(([word]) => lettersOf(word));
  for (let count = nearest.length; count > 0; count--) {
    const range = side === "before" ? ([0, count] as const) : ([-count] as const);
    if (placeOf(letters.slice(...range)) === undefined) continue;
    const chosen = nearest.slice(...range);
    const start = chosen[0]?.index ?? 0;
    const last = chosen.at(-1);
    const end = last === undefined ? 0 : last.index + last[0].length;
    const rest =
      side === "before"
        ? text.slice(end).replace(/^[\s,]+/u, "")
        : withoutEnd(text.slice(0, start));
    const addition = recognise(text.slice(start, end), side, rest);
    if (addition !== null) return withField(text.slice(start), { addition, rest });
  }
  return null;
}

/** A doctor's degree with its field, unless the field is an addition of its own. */
function withField(text: string, { addition, rest }: NonNullable<Found>): Found {
  const [field = ""] = fieldOfDoctor.exec(rest) ?? [];
  const isOwn = (field.match(wordInText) ?? []).some((word) => listed.has(lettersOf(word)));
  if (field === "" || isOwn || addition.side !== "before" || lettersOf(addition.sent) !== "dr")
    return { addition, rest };
  const behind = rest.slice(field.length);
  const sent = text.slice(0, -behind.length).trim();
  const isUsual = addition.sent === addition.usual;
  const usual = isUsual ? sent : `${addition.usual} ${field.trim()}`;
  return { addition: { ...addition, raw: sent, sent, usual }, rest: behind };
}

/** The listed addition of some words by their letters, or two degrees joined by "et". */
function placeOf(words: readonly string[]): Listed | undefined {
  const found = listed.get(words.join(""));
  const et = words.indexOf("et");
  if (found !== undefined || et < 0) return found;
  const first = listed.get(words.slice(0, et).join(""));
  const others = words.slice(et + 1).join("");
  // A double doctor has the title once: Dr. iur. et rer. pol.
  const second = listed.get(others) ?? (words[0] === "dr" && listed.get(`dr${others}`));
  if (first === undefined || first.kind === "context" || !second || second.kind !== first.kind)
    return undefined;
  const [spelling = ""] = second.spellings;
  const added = listed.has(others) ? spelling : spelling.replace(/^dr\.? */i, "");
  return { ...first, spellings: [`${first.spellings[0]} et ${added}`] };
}

/**
 * A degree is accepted on either side of the name. A single word counts as a name, unless a dot marks it as an
 * abbreviation.
 */
function recognise(sent: string, side: Side, rest: string): Addition | null {
  const letters = lettersOf(sent);
  const found = placeOf((sent.match(wordInText) ?? []).map(lettersOf));
  if (found === undefined || !isWritten(sent, side, found)) return null;
  const isUsual = found.spellings.includes(sent);
  if (areInitials(sent, side, found, rest)) return null;
  const hasDot = sent.includes(".") && letters.length > 1;
  if (!hasDot && !hasLetter(rest)) return null;
  if (!hasDot && ambiguous.has(letters) && (!isUsual || isInCapitals(side, rest))) return null;
  const usual = isUsual ? sent : (found.spellings[0] ?? sent);
  const { isOfCompany = false, isOnEitherSide = false } = found;
  const isDegreeBehind = isOnEitherSide && side === "after" && found.kind === "degreesBefore";
  const kind = isDegreeBehind ? "degreesAfter" : found.kind;
  const isMisplaced = found.side !== side && !isOnEitherSide;
  return { kind, raw: sent, sent, usual, side, isMisplaced, isOfCompany };
}

/** Whether letters with dots are initials: they are in J. Novák V. R. and M. A. Novák, but not in Jan Novák v. r. */
function areInitials(sent: string, side: Side, found: Listed, rest: string): boolean {
  const isUsual = found.spellings.includes(sent);
  if (!initials.test(sent) || (isUsual && sent === sent.toLowerCase())) return false;
  const isAlone = !/\S\s+\S/u.test(rest);
  return isAlone || (side === "after" && found.kind === "context" && !isUsual);
}

/**
 * Whether an addition matches word by word: "p. an" is not "pan"; on the other side of the name, "Dr. sc." is not
 * "DrSc.".
 */
function isWritten(sent: string, side: Side, found: Listed): boolean {
  const isOneWord = !/[\s.-]\S/u.test(found.spellings[0] ?? "");
  if (isOneWord && /\s/u.test(sent)) return false;
  if (found.side === side || found.isOnEitherSide) return true;
  const wordsOf = (text: string) => (fold(text).match(/[^\s.-]+/gu) ?? []).join(" ");
  const isSpelt = found.spellings.some((spelling) => wordsOf(spelling) === wordsOf(sent));
  return found.kind !== "context" && isSpelt;
}

/** Whether a word in capitals precedes a name in capitals and may be a part of it: DI CAPRIO. */
function isInCapitals(side: Side, rest: string): boolean {
  return side === "before" && rest === rest.toUpperCase();
}

/** The number of commas to examine: each of them costs a pass over the text. */
const mostCommas = 10;

/** A listed addition next to the comma of a name with the surname first: Novák ml., Jan and Novák, Ing. Jan. */
function findBesideComma(text: string, lexicon: Lexicon): Found {
  for (const { index } of [...text.matchAll(/,/g)].slice(0, mostCommas)) {
    const surname = text.slice(0, index);
    if (isWhole(surname, lexicon)) return null;
    const given = text.slice(index + 1);
    const behind = findListed(surname, "after");
    if (behind !== null && hasLetter(behind.rest))
      return { ...behind, rest: `${behind.rest},${given}` };
    const before = findListed(given, "before") ?? findBeforeGiven(given.trimStart(), lexicon);
    if (before !== null && hasLetter(before.rest))
      return { ...before, rest: `${surname}, ${before.rest}` };
  }
  return null;
}

/** A listed degree between a surname and a given name: Novotný Ing. Karel. */
function findBehindSurname(text: string, lexicon: Lexicon): Found {
  const [whole, surname = ""] = /^([^\s,.]+)\s+(?=[^\s,]+\.)/u.exec(text) ?? [];
  if (whole === undefined || isGivenAlone(surname, lexicon)) return null;
  const found = findListed(text.slice(whole.length), "before");
  if (found?.addition.kind !== "degreesBefore" || !hasGiven(found.rest, lexicon)) return null;
  return { ...found, rest: `${surname} ${found.rest}` };
}

/** A listed addition with its dot between two words of a name: Novák ml. Jan, Jan ml. Novák and Jan Ing. Novák. */
function findBetween(text: string): Found {
  for (const { 0: found, index } of text.matchAll(/(?<=\p{L}\s)\p{L}{2,}\.\s+(?=\p{L})/gu)) {
    const sent = found.trim();
    const rest = text.slice(0, index) + text.slice(index + found.length);
    const addition = recognise(sent, "after", rest);
    if (addition !== null) return { addition, rest };
  }
  return null;
}

function isGivenAlone(text: string, lexicon: Lexicon): boolean {
  const word = readWord(text, lexicon);
  return word.isGiven && !word.isSurname;
}

/** An unlisted addition: its place, and the rest of the text. */
interface UnknownAddition {
  side: Side;
  pattern: RegExp;
  isBeside: (rest: string, lexicon: Lexicon) => boolean;
  /** Whether its first word shows that it is no part of the name, whatever follows. */
  isShownByFirstWord?: boolean;
}

/** Words before a given name that are not names: a name begins with a capital and continues in small letters. */
const wordsBefore = {
  /** starosta Jan Novák, kpt. Ann Lee, k rukám Jan Novák */
  inSmallLetters: /^((?:\p{Ll}[\p{Ll}\p{M}]*\.?\s+)+)(?=\p{Lu})/u,
  /** K rukám Jan Novák */
  asPhrase: /^(\p{Lu}[\p{Ll}\p{M}]*(?:\s+\p{Ll}[\p{Ll}\p{M}]*)+)\s+(?=\p{Lu})/u,
  /** KR Jan Novák */
  inCapitals: /^(\p{Lu}{2,6})\s+(?=\p{Lu}\p{Ll})/u,
};

/** An abbreviation before the name; behind it, a word after a comma that is in capitals or has a dot. */
const unknownAdditions: readonly UnknownAddition[] = [
  {
    side: "before",
    pattern: /^(?=[^\s]*\p{L}{2})((?:\p{L}[\p{L}\p{M}]*\.-?)+(?:(?<=-)\p{L}+)?)\s+(?=\S)/u,
    isBeside: hasGiven,
  },
  {
    side: "before",
    pattern: wordsBefore.inSmallLetters,
    isBeside: (rest, lexicon) => /\s/u.test(rest) && hasGiven(rest, lexicon),
  },
  { side: "before", pattern: wordsBefore.asPhrase, isBeside: isWhole },
  { side: "before", pattern: wordsBefore.inCapitals, isBeside: isWhole },
  // Zákazník: Jan Novák
  { side: "before", pattern: /^(\p{L}[\p{L}\p{M}\s.]*):\s*(?=\p{L})/u, isBeside: hasGiven },
  { side: "before", pattern: /^(\p{Ll}{2,}\.)\s+(?=\p{L}{2})/u, isBeside: hasName },
  // Initials of a name are capitals: gen. v. z. Petr Pavel.
  { side: "before", pattern: /^((?:\p{Ll}\.\s*){2,})(?=\p{L})/u, isBeside: hasGiven },
  { side: "after", pattern: /,([^,]+)$/u, isBeside: isWhole },
  // The last given name may be the surname: Hans Jan, FACS.
  {
    side: "after",
    pattern: /,\s*(\p{Lu}{2,6})$/u,
    isBeside: (rest, lexicon) => /\p{Ll}$/u.test(rest) && isOfGiven(rest, lexicon),
  },
  {
    side: "after",
    pattern: /(?<=[\s,])(\p{Lu}{2,6})$/u,
    isBeside: (rest, lexicon) => /\p{Ll}$/u.test(rest) && isWhole(rest, lexicon),
  },
  // Jan Novák s rodinou, Jana Malá dříve Nováková
  {
    side: "after",
    pattern: /\s(?!(?:a|i|and|und|oraz)\s)(\p{Ll}[\p{Ll}\p{M}]*(?:[.\s].*)?)$/su,
    isBeside: (rest, lexicon) => /\p{Lu}/u.test(rest) && isWhole(rest, lexicon),
    isShownByFirstWord: true,
  },
  { side: "after", pattern: /(?<=[\s,])(\p{Ll}{2,}\.)$/u, isBeside: hasName },
  {
    side: "after",
    pattern: /(?<=[\s,])((?:\p{L}+\.){2,}|\p{L}{2,}\.)$/u,
    isBeside: (rest, lexicon) => /\p{L}{2}$/u.test(rest) && isWhole(rest, lexicon),
  },
];

/** An unlisted addition is kept as it is, as it is not a part of the name. */
function findUnknown(text: string, lexicon: Lexicon): Found {
  for (const unknown of unknownAdditions) {
    const found = findBy(unknown, text, lexicon);
    if (found !== null) return found;
  }
  return null;
}

/** An unlisted addition before the given name behind a comma: Novák, k rukám Jan. */
function findBeforeGiven(text: string, lexicon: Lexicon): Found {
  for (const pattern of Object.values(wordsBefore)) {
    const found = findBy({ side: "before", pattern, isBeside: hasGiven }, text, lexicon);
    if (found !== null) return found;
  }
  return null;
}

function findBy(
  { side, pattern, isBeside, isShownByFirstWord }: UnknownAddition,
  text: string,
  lexicon: Lexicon,
): Found {
  const found = pattern.exec(text);
  if (found === null) return null;
  const [whole, inner = ""] = found;
  const rest =
    side === "before"
      ? text.slice(whole.length)
      : withoutEnd(text.slice(0, found.index)).trimStart();
  const words = wordsIn(inner).slice(0, isShownByFirstWord ? 1 : undefined);
  const isPartOfName = words.some((word) => isPart(word, lexicon));
  if (isPartOfName || rest === "" || !isBeside(rest, lexicon)) return null;
  const sent = inner.trim();
  const raw = side === "before" ? whole.trim() : sent;
  const place = { kind: "context", side, isMisplaced: false } as const;
  return { addition: { ...place, raw, sent, usual: sent }, rest };
}

/** An unlisted word before a listed degree is not a name: Akad. Dr. Jan Novák. */
function findBeforeDegree(text: string, lexicon: Lexicon): Found {
  const [whole, sent = ""] = /^([^\s,]+)\s+(?=\p{L})/u.exec(text) ?? [];
  if (whole === undefined || isName(sent, lexicon)) return null;
  const rest = text.slice(whole.length);
  const degree = findListed(rest, "before");
  if (degree?.addition.kind !== "degreesBefore" || !hasGiven(degree.rest, lexicon)) return null;
  const addition = { kind: "context", raw: sent, sent, usual: sent, side: "before" } as const;
  return { addition: { ...addition, isMisplaced: false }, rest };
}

function wordsIn(text: string): string[] {
  return text.match(/[^\s,-]+/gu) ?? [];
}

function isName(text: string, lexicon: Lexicon): boolean {
  const word = readWord(text, lexicon);
  return word.isGiven || word.isSurname;
}

/** Whether a word may be a part of a name: a listed one, or a particle. */
function isPart(text: string, lexicon: Lexicon): boolean {
  return isName(text, lexicon) || readWord(text, lexicon).isParticle;
}

function hasGiven(text: string, lexicon: Lexicon): boolean {
  return wordsIn(text).some((word) => readWord(word, lexicon).isGiven);
}

/** Whether a text has a word that is or may be a name. */
function hasName(text: string): boolean {
  return /\p{L}{2}/u.test(text);
}

/** Whether a text consists of several given names. */
function isOfGiven(text: string, lexicon: Lexicon): boolean {
  const words = wordsIn(text);
  return words.length > 1 && words.every((word) => readWord(word, lexicon).isGiven);
}

/** Whether a text has a given name next to a word that is not a name. */
function isWhole(text: string, lexicon: Lexicon): boolean {
  const words = wordsIn(text).map((word) => readWord(word, lexicon));
  return (
    words.some(({ isGiven }) => isGiven) &&
    words.some(
      (word) => (!word.isGiven || word.isSurname) && !word.isParticle && !word.isInitial,
    ) &&
    words.length > 1
  );
}

/** Patterns of remarks; the group is the remark's text. */
const remarks = {
  inBrackets: /[([{]([^()[\]{}]*)[)\]}]/u,
  inQuotes: /(?<=\p{L}\s)["„“”»«‚‘']([^"„“”»«‚‘’]+)["“”»«‘’'](?=\s|$)/u,
  behindDash: /\s[-–—]\s+(\S.*)$/su,
  formerName:
    /(?<=[\s,])((?:(?:roz|rod|geb|zd|z\s+d)\.\s*|(?:ro[dz]en[aá]|geborene|n[eé]e|z\s+domu|de\s+domo|vel)\s+)[^\s,][^,]*)(?=,|$)/isu,
  behindComma: /(?<=,)\s*(\p{Ll}[^\p{Lu},]*)$/u,
};

function findRemark(text: string, lexicon: Lexicon): Found {
  for (const [position, pattern] of Object.entries(remarks)) {
    const found = pattern.exec(text);
    if (found === null) continue;
    const before = text.slice(0, found.index);
    const isFormer = position === "formerName" && !hasGiven(before, lexicon);
    const [whole, inner = ""] = isFormer ? withoutGivenAtEnd(found, lexicon) : found;
    const end = found.index + whole.length;
    const rest = withSingleCommas(
      withoutEnd(`${before.trimEnd()} ${text.slice(end).trimStart()}`).trimStart(),
    );
    if (!hasLetter(inner) || !hasLetter(rest)) continue;
    const words = inner.match(/[^\s,-]+/gu) ?? [];
    // A surname behind a dash is the second half of the name.
    if (position === "behindDash" && words.every((word) => readWord(word, lexicon).isSurname))
      continue;
    // The given name follows the comma of a name in lower case: novák, jan.
    if (position === "behindComma" && !/\s\p{Lu}/u.test(rest)) continue;
    const sent = inner.trim();
    const place = { kind: "context", side: "after", isMisplaced: false } as const;
    return { addition: { ...place, raw: whole.trim(), sent, usual: sent }, rest };
  }
  return null;
}

/** A former name without a given name behind it: Kowalska z d. Nowak Anna. */
function withoutGivenAtEnd([whole]: RegExpExecArray, lexicon: Lexicon): [string, string] {
  const words = whole.split(/\s+/);
  const last = words.findLastIndex((word) => !isGivenAlone(word, lexicon));
  const former = words.slice(0, last + 1).join(" ");
  return [former, former];
}

function hasLetter(text: string): boolean {
  return /\p{L}/u.test(text);
}

/** Removes separators between a name and the text behind it. */
function withoutEnd(text: string): string {
  return trimEndOf(text, /[\s,–—-]/u);
}

/** Removes white space before commas, and empty text between two commas. */
function withSingleCommas(text: string): string {
  const parts = text.split(",");
  const last = parts.pop() ?? "";
  const others = parts.map((part) => part.trimEnd());
  return [...others.filter((part, index) => index === 0 || part !== ""), last].join(",");
}
