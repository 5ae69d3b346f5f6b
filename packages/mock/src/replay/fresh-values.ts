import { capital } from "@data-validation/common/text";
import { candidatesForTypo } from "../sandbox/email/typos.ts";
import wellKnownDomains from "../sandbox/email/well-known-domains.json" with { type: "json" };
import { listedNames } from "../sandbox/name/lexicon.ts";
import { fold } from "../sandbox/shared/text.ts";
import type { Random } from "./random.ts";

const names = [
  listedNames.given.filter(({ gender }) => gender === 2),
  listedNames.given.filter(({ gender }) => gender === 1),
  listedNames.surname.filter(({ gender }) => gender !== 2),
].map((list) => list.map(({ form }) => form));
const folded = names.map((list) => new Set(list.map(fold)));
/** A name without other letters is ASCII in any spelling. */
const [women = [], men = [], family = []] = names.map((list) =>
  list.filter((name) => /^[a-z]+$/.test(fold(name))),
);

/**
 * A name for a name, of the same kind and gender, so that validation has the same outcome; letters
 * for anything else.
 */
export function freshWord(key: string, isName: boolean, random: Random): string {
  const [isWoman, isMan, isFamily] = folded.map((list) => list.has(key));
  if (isWoman) return random.of(women);
  if (isMan) return random.of(men);
  if (key.endsWith("ova") && key.length > 5)
    return `${random.of(family.filter((name) => /[bdlnrt]$/.test(name)))}ová`;
  if (isFamily) return random.of(family);
  if (isName && key.length > 2) return random.of(random.of([women, men, family]));
  return letters(key, random);
}

/** A word of the same length, a vowel for a vowel. */
function letters(key: string, random: Random): string {
  return key.replace(/\p{L}/gu, (letter) =>
    random.of([...(/[aeiouy]/.test(letter) ? "aeiou" : "bcdfghjklmnprstvz")]),
  );
}

/** The same number of digits. A leading zero stays, because it is significant in phone numbers. */
export function freshDigits(run: string, random: Random): string {
  return run.replace(/\d/g, (digit, at: number) => {
    if (at > 0) return random.digit();
    return digit === "0" ? "0" : random.digit(1);
  });
}

/** Long names have room for a typing error. */
const providers = wellKnownDomains.filter((name) => name.length > 7);

/**
 * A provider for a provider, a misspelt one for a misspelt one, so that it is corrected in the same
 * way. Other domains keep their top-level domain.
 *
 * @param known The stand-in of a domain that has one.
 * @param words The stand-in of a text.
 */
export function freshDomain(
  domain: string,
  known: (domain: string) => string | undefined,
  words: (text: string) => string,
  random: Random,
): string {
  const provider = (of: string) =>
    known(of) ?? random.of(providers.filter((other) => other !== of));
  if (wellKnownDomains.includes(domain)) return provider(domain);
  const correct = candidatesForTypo(domain, wellKnownDomains).certain;
  if (correct !== undefined) return withTypo(provider(correct), random);
  const dot = domain.lastIndexOf(".");
  return dot < 0 ? words(domain) : words(domain.slice(0, dot)) + domain.slice(dot);
}

/** A domain with two neighbouring letters of its name swapped. */
function withTypo(domain: string, random: Random): string {
  const name = domain.slice(0, domain.indexOf("."));
  const places = [...name].flatMap((letter, at) =>
    at > 0 && at + 1 < name.length && letter !== name[at + 1] ? [at] : [],
  );
  const at = random.of(places);
  return domain.slice(0, at) + domain[at + 1] + domain[at] + domain.slice(at + 2);
}

/** A number for a member: a date remains a date, coordinates stay within a degree. */
export function freshNumber(value: number, member: string, random: Random): number {
  const most = { month: 12, day: 31 }[member];
  if (most !== undefined) {
    const isPossible = value >= 1 && value <= most;
    // An impossible month or day stays impossible, so that its validation has the same outcome.
    return isPossible ? 1 + random.below(Math.min(most, 28)) : (most + 1) * Math.sign(value);
  }
  const isCoordinate = !Number.isInteger(value) || /^(lat|lon)$/.test(member);
  if (isCoordinate) return Number((value + random.below(2e6) / 1e6 - 1).toFixed(6));
  return Number(String(value).replace(/\d/g, (_, at: number) => random.digit(at === 0 ? 1 : 0)));
}

/** Notations, each with a function for values in it. */
const notations: [RegExp, (value: string, random: Random) => string][] = [
  [/^\d{4}-\d\d-\d\d$/, (_, random) => freshTime(random).slice(0, 10)],
  [/^\d{4}-\d\d-\d\dT/, (_, random) => freshTime(random)],
  [
    /^[\da-f]{8}-[\da-f-]{27}$/i,
    (value, random) => value.replace(/[\da-f]/gi, () => random.of([..."0123456789abcdef"])),
  ],
  [/^\d+(\.\d+){3}$/, (_, random) => `192.0.2.${1 + random.below(254)}`],
  [
    /^[\da-f]*:[\da-f:]*:[\da-f]*$/i,
    (_, random) => `2001:db8::${random.digit(1)}${random.digit()}${random.digit()}`,
  ],
];

/**
 * Makes values in the notation of a text: dates, times, UUIDs and IP addresses; undefined for other
 * texts.
 */
export function notationOf(text: string): ((random: Random) => string) | undefined {
  const [, make] = notations.find(([pattern]) => pattern.test(text)) ?? [];
  return make && ((random) => make(text, random));
}

function freshTime(random: Random): string {
  return new Date(random.below(1.5e12)).toISOString();
}

/** A word of the same stem as one with a stand-in: an inflected form, or a typing error. */
export function relative(
  key: string,
  known: Iterable<readonly [string, string]>,
): string | undefined {
  for (const [other, standIn] of known) {
    let same = 0;
    while (same < key.length && key[same] === other[same]) same += 1;
    const cut = other.length - same;
    if (same < 3 || cut > 2 || key.length - same > 3) continue;
    return standIn.slice(0, standIn.length - cut) + key.slice(same);
  }
  return undefined;
}

/** A stand-in in the spelling of the word: in capitals, with or without diacritics. */
export function spellAs(word: string, standIn: string): string {
  const plain = fold(word) === word.toLowerCase() ? fold(standIn) : standIn;
  if (word.length > 1 && word === word.toUpperCase()) return plain.toUpperCase();
  if (word[0] !== word[0]?.toLowerCase()) return capital(plain);
  return plain.toLowerCase();
}
