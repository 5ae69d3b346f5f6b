import { memoiseByTextAndObject } from "../shared/memoise.ts";
import { composeLetters, fold } from "../shared/text.ts";
import { type Gender, type Lexicon, type ListedName, namesWithoutRepeats } from "./lexicon.ts";
import listedPlaceholders from "./placeholders.json" with { type: "json" };
import classes from "./word-classes.json" with { type: "json" };

/** Words that belong to the surname behind them: van, von, de. */
const particles = new Set(classes.particles);
/** Particles only in small letters; with a capital, they are initials or names: V. Berg, Anh Do. */
const smallParticles = new Set(classes.smallParticles);
/** Particles with a capital in most names, if all letters are capitals: LE PEN, DI CAPRIO. */
const capitalParticles = new Set(classes.capitalParticles);

/**
 * Titles of nobility in German surnames, without diacritics. A word behind a title belongs to the
 * surname; without one, titles are surnames.
 */
const titles = new Set(classes.titles);

/** One word: letters with their marks, and single apostrophes between them; van 't Hoff. */
const READABLE = /^(?:\p{L}\p{M}*(?:['’]?\p{L}\p{M}*)*|['’]t)$/u;
/** J., J.R. */
const INITIALS = /^(?:\p{L}\p{M}*\.)+$|^\p{L}\p{M}*$/u;
const LATIN = /\p{Script=Latin}/u;
/** Scripts with letters that look Latin, and with capitals at the start of a name. */
const LIKE_LATIN = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;

export type NameWord = ReturnType<typeof readWord>;

export const readWord = memoiseByTextAndObject((text, lexicon: Lexicon) => {
  const small = composeLetters(text).toLowerCase();
  const folded = fold(text);
  const { listed, spelt, unrepeated } = lookUp(small, folded, lexicon);
  const isListed = hasNames(listed);
  const hasFeminineEnding = isReadableWord(text) && /..ov[aá]$/iu.test(text.slice(-5));
  return {
    text,
    small,
    /** Without regard to case and diacritics. */
    folded,
    /** The listed names that it equals regardless of diacritics. */
    listed,
    /** The listed names that it equals with its diacritics. */
    spelt,
    isListed,
    /** The listed names that it equals once a letter in threefold repetition is reduced. */
    unrepeated,
    isGiven: listed.given.length > 0,
    /** Whether it is a surname, or has an ending that only women's surnames have. */
    isSurname: listed.surname.length > 0 || hasFeminineEnding,
    hasFeminineEnding,
    isParticle: isParticle(text, small),
    isTitle: titles.has(folded),
    /**
     * Whether it is a single letter, with or without a dot; in scripts without capitals, that may
     * be a name.
     */
    isInitial: /^[\p{Lu}\p{Ll}]\p{M}*\.?$/u.test(text),
    /** In the usual case of names. */
    recased: recase(text, small, [...spelt.given, ...spelt.surname]),
    /** Whether a capital within it may start another word. */
    isJoined: !isListed && !hasNames(unrepeated) && hasInnerCapital(text),
    isPlaceholder: !isListed && (placeholders.has(folded) || PLACEHOLDER.test(folded)),
    genders: gendersOf(text, spelt, listed),
  };
});

type NamesByRole = Record<"given" | "surname", readonly ListedName[]>;

function hasNames({ given, surname }: NamesByRole): boolean {
  return given.length > 0 || surname.length > 0;
}

/** The genders of the names with its diacritics, or else of those without. */
function gendersOf(text: string, spelt: NamesByRole, listed: NamesByRole) {
  return {
    given: genderOf(spelt.given) ?? genderOf(listed.given) ?? 0,
    surname: genderOf(spelt.surname) ?? genderOf(listed.surname) ?? genderOfEnding(text),
  };
}

function lookUp(small: string, folded: string, lexicon: Lexicon) {
  const listed = {
    given: lexicon.given.get(folded) ?? withUmlauts(folded, lexicon.given),
    surname: lexicon.surname.get(folded) ?? withUmlauts(folded, lexicon.surname),
  };
  const isSpelt = ({ form }: ListedName) => form.toLowerCase() === small;
  return {
    listed,
    spelt: { given: listed.given.filter(isSpelt), surname: listed.surname.filter(isSpelt) },
    unrepeated: {
      given: namesWithoutRepeats(folded, lexicon.given),
      surname: namesWithoutRepeats(folded, lexicon.surname),
    },
  };
}

/** The listed names with umlauts that a word spells out, as documents do: Juergen. */
function withUmlauts(folded: string, names: Lexicon["given"]): readonly ListedName[] {
  if (!/[aou]e/.test(folded)) return [];
  const found = names.get(folded.replace(/([aou])e/g, "$1")) ?? [];
  return found.filter(({ form }) => /[äöü]/iu.test(form));
}

/** Whether a word has only characters of names. */
export function isReadableWord(text: string): boolean {
  return (
    (READABLE.test(text) || INITIALS.test(text)) && !(LATIN.test(text) && LIKE_LATIN.test(text))
  );
}

/** Words between two names, as alternatives of an expression. */
export const CONJUNCTIONS = classes.conjunctions.join("|");

export const CONJUNCTION = new RegExp(String.raw`^(?:${CONJUNCTIONS}|&|\+)$`);

/** What is typed where a name is missing, and words of a trade, without diacritics. */
const placeholders: ReadonlySet<string> = new Set(Object.values(listedPlaceholders).flat());

/** One repeated letter, a row of the keyboard, or an ending of trades: ssss, qwertz, řeznictví. */
const PLACEHOLDER = /^(?:(.)\1{2,}|qwert[yz]\p{L}*|\p{L}{3,}(?:[cs]tv[io]|stwo))$/u;

/** Capitals as in names, also after certain prefixes: McDonald, DeVito, Dell'Amico, d'Arc. */
const DELIBERATE =
  /^(?:(?:Mac|Mc|Fitz|De|Di|Du|La|Le|Van|Von)?|\p{L}\p{Ll}{0,3}['’])\p{Lu}[\p{Ll}\p{M}]+$/u;

/** Where capitals start a name: O'Brien, but V'yacheslav and В’ячеслав. */
const CAPITALS = /^\p{L}(?:\p{M}*['’](?!y)\p{Script=Latin})?/u;
/** The letter behind a prefix: McDonald, Dell'Amico. */
const BEHIND_PREFIX = /(?<=^(?:Mc|(?:Dall|Dell|Sant)['’]))\p{Ll}/u;

/** The wrong case throughout: jANA. */
const CAPS_LOCK = /^\p{Ll}[\p{Lu}\p{M}]+$/u;

/** Whether a text has a capital behind a small letter, where names have none. */
function hasInnerCapital(text: string): boolean {
  return /\p{Ll}\p{M}*\p{Lu}/u.test(text) && !DELIBERATE.test(text) && !CAPS_LOCK.test(text);
}

function isParticle(text: string, small: string): boolean {
  return smallParticles.has(text) || particles.has(small);
}

function recase(text: string, small: string, listedNames: readonly ListedName[]): string {
  const hasCapitals = LATIN.test(text) || LIKE_LATIN.test(text);
  if (!hasCapitals || DELIBERATE.test(text)) return text;
  const isCapital = text !== small && capitalParticles.has(small);
  if (isParticle(text, small) && !isCapital) return small;
  if (INITIALS.test(text)) return text.toUpperCase();
  const usualCase = small.replace(CAPITALS, (first) => first.toUpperCase());
  const [listed] = listedNames;
  return listed?.form ?? usualCase.replace(BEHIND_PREFIX, (letter) => letter.toUpperCase());
}

/** The common gender of some names, 0 if they differ; `undefined` without names. */
function genderOf(names: readonly ListedName[]): Gender | undefined {
  const [first, ...others] = names;
  return others.every(({ gender }) => gender === first?.gender) ? first?.gender : 0;
}

/** By the endings of one gender only, since foreign women's surnames may end in a consonant. */
function genderOfEnding(surname: string): Gender {
  if (/(?:ov|sk|ck|n|t)á$|(?:sk|ck|dzk)a$/iu.test(surname)) return 2;
  return /(?:sk|ck|n|t)ý$|(?:sk|ck|dzk)i$/iu.test(surname) ? 1 : 0;
}
