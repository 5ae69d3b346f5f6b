import { ownNames } from "../own.ts";
import { remembered } from "../shared/remembered.ts";
import { fold } from "../shared/text.ts";
import { feminineSurname, polishFeminineSurname } from "./feminine.ts";
import { elsewhere, type GivenNames, givenNames } from "./given-names.ts";
import { surnames } from "./surnames.ts";

/** 0 unspecified, 1 man, 2 woman: the numbers of the contract. */
export type Gender = 0 | 1 | 2;

/** What a word of a name is. */
export type Role = "given" | "surname";

/** A day in the calendar of a country on which a name is celebrated. */
export interface NameDay {
  country: string;
  month: number;
  day: number;
}

/** A name in one country. */
export interface Entry {
  form: string;
  role: Role;
  country: string;
  gender: Gender;
  nameDays: readonly NameDay[];
  /** The form of a surname that the other gender bears; `null` if there is one form for both. */
  counterpart: string | null;
}

/** What the lists say about a word in a role. */
export interface Lookup {
  /**
   * `known`: a name as it stands. `foreign`: a foreign spelling of a name at home. `diacritics`: a name at home, with other diacritics.
   * `typo`: one typing error away from names at home. `unknown`: nothing is known about it.
   */
  kind: "known" | "foreign" | "diacritics" | "typo" | "unknown";
  /** The candidates among the names at home, best match first. */
  candidates: readonly string[];
  /** Whether the first candidate is certain. */
  isSure: boolean;
  /** Whether the word may be right as it is: a name in another country, or one of the surnames that no list exhausts. */
  isPossible: boolean;
}

const feminineForms: Readonly<Record<string, (masculine: string) => string>> = {
  CZ: feminineSurname,
  SK: feminineSurname,
  PL: polishFeminineSurname,
};

const entriesByWord = new Map<string, Entry[]>();

for (const [country, { women, men }] of Object.entries(givenNames)) {
  addGivenNames(country, women, 2);
  addGivenNames(country, men, 1);
}
for (const [country, list] of Object.entries(surnames)) for (const name of list.split(", ")) addSurname(country, name);

/** Given names by how they sound: foreign spellings sound alike. */
const bySound = new Map<string, Entry[]>();
for (const [folded, entries] of entriesByWord) {
  for (const entry of entries) if (entry.role === "given") addTo(bySound, soundOf(folded), entry);
}

const words: Readonly<Record<Role, readonly string[]>> = { given: wordsOf("given"), surname: wordsOf("surname") };

function wordsOf(role: Role): string[] {
  return [...entriesByWord.keys()].filter((word) => entriesByWord.get(word)?.some((entry) => entry.role === role));
}

/** The entries of a folded word in a role. */
export function entriesOf(folded: string, role: Role): Entry[] {
  const own = ownNames(folded).flatMap((name) =>
    inflecting.map((country): Entry => ({ ...ofOwner, ...name, country })),
  );
  return [...own, ...(entriesByWord.get(folded) ?? [])].filter((entry) => entry.role === role);
}

/** The countries whose languages inflect names; a name of the mock's owner is one in each of them. */
const inflecting = Object.keys(feminineForms);
const ofOwner = { nameDays: [], counterpart: null };

/** Whether people bear a folded word as a name. */
export function isListed(folded: string): boolean {
  return entriesByWord.has(folded) || ownNames(folded).length > 0;
}

/**
 * What is known about a word in a role.
 *
 * @param countries the countries whose names are at home, ISO 3166-1 alpha-2
 * @param gender the gender of the other part of the name: names of that gender are likelier
 */
export function lookUp(
  small: string,
  folded: string,
  role: Role,
  countries: readonly string[],
  gender: Gender,
): Lookup {
  const same = entriesOf(folded, role);
  if (same.length === 0) return isListed(folded) ? known : lookUpTypo(folded, role, countries, gender);
  const spelt = same.filter(({ form }) => form.toLowerCase() === small);
  if (spelt.some(({ country }) => countries.includes(country))) return known;
  const isSpeltAbroad = spelt.length > 0;
  if (isSpeltAbroad && folded !== small) return known;
  const forms = formsOf(same.filter(({ country }) => countries.includes(country)));
  if (forms.length > 0) {
    const lacksMarks = forms.some((form) => lacksMarksOf(small, form.toLowerCase()));
    const isSure = forms.length === 1 && lacksMarks && !isSpeltAbroad;
    return {
      kind: "diacritics",
      candidates: forms,
      isSure,
      isPossible: isSpeltAbroad || (role === "given" && !lacksMarks),
    };
  }
  if (role === "surname") return known;
  const genderOfWord = genderOfAll(spelt) ?? 0;
  const home = (bySound.get(soundOf(folded)) ?? []).filter(
    (entry) => countries.includes(entry.country) && (genderOfWord === 0 || entry.gender === genderOfWord),
  );
  return home.length === 0 ? known : { kind: "foreign", candidates: formsOf(home), isSure: false, isPossible: true };
}

/** Whether a text has the letters of another one, some of them without their marks. */
function lacksMarksOf(text: string, other: string): boolean {
  const [letters, others] = [Array.from(text), Array.from(other)];
  return (
    letters.length === others.length &&
    letters.every((letter, at) => [others[at], fold(others[at] ?? "")].includes(letter))
  );
}

const known: Lookup = { kind: "known", candidates: [], isSure: false, isPossible: true };

/** Names one typing error away. A slip of the fingers (two letters swapped, one doubled) is likelier than another letter. */
function lookUpTypo(folded: string, role: Role, countries: readonly string[], gender: Gender): Lookup {
  const isOfGender = (entry: Entry) => gender === 0 || entry.gender === 0 || entry.gender === gender;
  const isHome = (entry: Entry) => countries.includes(entry.country);
  const all = namesNear(role)(folded).flatMap((name) => entriesOf(name, role));
  // Given names of other countries come last; their surnames are too many to be near to anything.
  const home = all.filter(isHome);
  const entries = home.length > 0 || role === "surname" ? home : all;
  const fitting = entries.filter(isOfGender);
  const near = fitting.length > 0 ? fitting : entries;
  if (near.length === 0) return { kind: "unknown", candidates: [], isSure: false, isPossible: true };
  const slips = formsOf(near.filter(({ form }) => isSlip(folded, fold(form))));
  // Surnames are many: Kolář and Kovář are both valid. Only a slip makes another one a candidate.
  const isPossible = role === "surname" && slips.length !== 1;
  return { kind: "typo", candidates: [...new Set([...slips, ...formsOf(near)])], isSure: false, isPossible };
}

/** The listed names that are one typing error away from a folded word. A short surname is near too much. */
const namesNear = remembered((role: Role) =>
  remembered((folded) => {
    if (folded.length < 2 || folded.length > 30) return [];
    const shortest = role === "given" ? 2 : 4;
    return words[role]
      .filter(({ length }) => Math.abs(length - folded.length) <= 1)
      .filter((name) => isSlip(folded, name) || (folded.length >= shortest && isOneEdit(folded, name)));
  }),
);

/** Whether two neighbouring letters are swapped, or one is typed twice or once too few. */
function isSlip(from: string, to: string): boolean {
  const at = differenceAt(from, to);
  if (from.length === to.length) {
    return from[at] === to[at + 1] && from[at + 1] === to[at] && from.slice(at + 2) === to.slice(at + 2);
  }
  const [shorter, longer] = from.length < to.length ? [from, to] : [to, from];
  return longer[at] === longer[at - 1] && shorter.slice(at) === longer.slice(at + 1);
}

/** Whether one letter is another one, missing, or too much. */
function isOneEdit(from: string, to: string): boolean {
  const at = differenceAt(from, to);
  const [skipFrom, skipTo] = [from.length >= to.length ? 1 : 0, to.length >= from.length ? 1 : 0];
  return from.slice(at + skipFrom) === to.slice(at + skipTo);
}

function differenceAt(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  return at;
}

/** A spelling that foreign forms of a name have in common: Pawel and Pavel, Thomas and Tomáš, Victor and Viktor. */
function soundOf(folded: string): string {
  return folded
    .replace(/w/g, "v")
    .replace(/ph/g, "f")
    .replace(/th/g, "t")
    .replace(/sz/g, "s")
    .replace(/chr/g, "kr")
    .replace(/ck/g, "k")
    .replace(/c(?![eihyz])/g, "k")
    .replace(/x/g, "ks")
    .replace(/y/g, "i")
    .replace(/(.)\1+/g, "$1");
}

/** The gender that listed entries agree on; `undefined` if there are none, 0 if they differ. */
export function genderOf(small: string, folded: string, role: Role): Gender | undefined {
  const entries = entriesOf(folded, role);
  const spelt = entries.filter(({ form }) => form.toLowerCase() === small);
  // Andrea is a woman here, and a man in Italy.
  const home = spelt.filter(({ country }) => inflecting.includes(country));
  return genderOfAll(home) ?? genderOfAll(spelt) ?? genderOfAll(entries);
}

function genderOfAll(entries: readonly Entry[]): Gender | undefined {
  const genders = new Set(entries.map(({ gender }) => gender));
  const [gender] = genders;
  return genders.size > 1 ? 0 : gender;
}

/** The form of a surname that the other gender bears; `null` if it is the same, or not known in these countries. */
export function counterpart(folded: string, countries: readonly string[]): string | null {
  const home = entriesOf(folded, "surname").filter(({ country }) => countries.includes(country));
  return home.some((entry) => entry.counterpart === null) ? null : (home[0]?.counterpart ?? null);
}

/** The name days of a given name in the calendars of some countries, in the order of the countries. */
export function nameDays(small: string, folded: string, countries: readonly string[]): NameDay[] {
  const entries = entriesOf(folded, "given").filter(({ form }) => form.toLowerCase() === small);
  return [...new Set(countries)].flatMap((country) =>
    entries.filter((entry) => entry.country === country).flatMap((entry) => entry.nameDays),
  );
}

function formsOf(entries: readonly Entry[]): string[] {
  return [...new Set(entries.map(({ form }) => form))];
}

function addGivenNames(country: string, { calendar, others }: GivenNames, gender: Gender): void {
  const entry = { role: "given", country, gender, counterpart: null } as const;
  calendar.forEach((month, index) => {
    for (const item of month.split(", ").filter(Boolean)) {
      const [day = "", form = ""] = item.split(" ");
      add({ ...entry, form, nameDays: [{ country, month: index + 1, day: Number(day) }] });
    }
  });
  for (const form of others.split(", ")) add({ ...entry, form, nameDays: [] });
}

function addSurname(country: string, masculine: string): void {
  const feminine = feminineForms[country]?.(masculine) ?? masculine;
  const entry = { role: "surname", country, nameDays: [] } as const;
  if (feminine === masculine) {
    add({ ...entry, form: masculine, gender: 0, counterpart: null });
  } else {
    add({ ...entry, form: masculine, gender: 1, counterpart: feminine });
    add({ ...entry, form: feminine, gender: 2, counterpart: masculine });
  }
}

function add(entry: Entry): void {
  addTo(entriesByWord, fold(entry.form), entry);
}

function addTo<Item>(lists: Map<string, Item[]>, key: string, item: Item): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [item]);
  else list.push(item);
}

/** Whether a surname is one of people at home there, who join two of them by a hyphen. */
export function isSurnameOf(folded: string, countries: readonly string[]): boolean {
  return entriesOf(folded, "surname").some(({ country }) => country !== elsewhere && countries.includes(country));
}
