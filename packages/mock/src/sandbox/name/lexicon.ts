import { editDistance } from "../shared/edit-distance.ts";
import { remembered } from "../shared/remembered.ts";
import { fold, once } from "../shared/text.ts";
import type { OwnNames } from "../world.ts";
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
  /** The vocative in every language, as the mock's owner has it. */
  vocative?: string | undefined;
}

/** The names that the sandbox knows: its own, and those of the mock's owner. */
export interface Lexicon {
  /** The entries of a folded word in a role, the owner's first. */
  entries: (folded: string, role: Role) => readonly Entry[];
  /** The folded names of a role that are one typing error away from a folded word. */
  near: (folded: string, role: Role) => readonly string[];
}

/** The countries whose languages inflect names; a name of the mock's owner is one in each of them. */
const inflecting = ["CZ", "SK", "PL"];

const ownEntry = { nameDays: [], counterpart: null };

/** The names that a mock knows, with those of its owner. */
export const lexiconOf = once((own: OwnNames): Lexicon => {
  const entries = (folded: string, role: Role) => {
    const ofOwner = own.get(folded)?.filter((name) => name.role === role) ?? [];
    const listed = listedEntries(folded, role);
    if (ofOwner.length === 0) return listed;
    return [
      ...ofOwner.flatMap((name) => inflecting.map((country): Entry => ({ ...ownEntry, ...name, country }))),
      ...listed,
    ];
  };
  const words: Readonly<Record<Role, readonly string[]>> = {
    given: [...own.keys(), ...entriesByWord.keys()].filter((word) => entries(word, "given").length > 0),
    surname: [...own.keys(), ...entriesByWord.keys()].filter((word) => entries(word, "surname").length > 0),
  };
  const near = {
    given: remembered((folded) => wordsNear(folded, words.given)),
    surname: remembered((folded) => wordsNear(folded, words.surname)),
  };
  return { entries, near: (folded, role) => near[role](folded) };
});

const none: readonly Entry[] = [];
const entriesByWord = new Map<string, Record<Role, Entry[]>>();

function listedEntries(folded: string, role: Role): readonly Entry[] {
  return entriesByWord.get(folded)?.[role] ?? none;
}

/** Longer words are no names. In UTF-16 code units. */
const longestCompared = 30;

/** The words that are one typing error away from another one. A short one is near too much. */
function wordsNear(folded: string, words: readonly string[]): string[] {
  if (folded.length <= 3 || folded.length > longestCompared) return [];
  // One error leaves the first letter or the last one.
  const candidates = words.filter((word) => word[0] === folded[0] || word.at(-1) === folded.at(-1));
  return candidates.filter((word) => editDistance(folded, word, 1) === 1);
}

/** Whether people bear a folded word as a name. */
export function isListed(folded: string, lexicon: Lexicon): boolean {
  return lexicon.entries(folded, "given").length > 0 || lexicon.entries(folded, "surname").length > 0;
}

/** Whether entries are of one of the countries whose languages inflect names. */
export function isInflected(entries: readonly Entry[]): boolean {
  return entries.some(({ country }) => inflecting.includes(country));
}

/** The gender that listed entries agree on; `undefined` if there are none, 0 if they differ. */
export function genderOf(small: string, entries: readonly Entry[]): Gender | undefined {
  const spelt = entries.filter(({ form }) => form.toLowerCase() === small);
  // Andrea is a woman here, and a man in Italy.
  const home = spelt.filter(({ country }) => inflecting.includes(country));
  return commonGender(home) ?? commonGender(spelt) ?? commonGender(entries);
}

function commonGender(entries: readonly Entry[]): Gender | undefined {
  const genders = new Set(entries.map(({ gender }) => gender));
  const [gender] = genders;
  return genders.size > 1 ? 0 : gender;
}

/** Whether a surname is one of people at home there, who join two of them by a hyphen. */
export function isSurnameOf(folded: string, countries: readonly string[], lexicon: Lexicon): boolean {
  return lexicon.entries(folded, "surname").some(({ country }) => country !== elsewhere && countries.includes(country));
}

/** The form of a surname that the other gender bears; `null` if it is the same, or not known in these countries. */
export function counterpart(folded: string, countries: readonly string[], lexicon: Lexicon): string | null {
  const home = lexicon.entries(folded, "surname").filter(({ country }) => countries.includes(country));
  return home.some((entry) => entry.counterpart === null) ? null : (home[0]?.counterpart ?? null);
}

/** The name days of a given name in the calendars of some countries, in the order of the countries. */
export function nameDays(
  { small, folded }: { small: string; folded: string },
  countries: readonly string[],
  lexicon: Lexicon,
): NameDay[] {
  const entries = lexicon.entries(folded, "given").filter(({ form }) => form.toLowerCase() === small);
  return [...new Set(countries)].flatMap((country) =>
    entries.filter((entry) => entry.country === country).flatMap((entry) => entry.nameDays),
  );
}

const feminineForms: Readonly<Record<string, (masculine: string) => string>> = {
  CZ: feminineSurname,
  SK: feminineSurname,
  PL: polishFeminineSurname,
};

for (const [country, { women, men }] of Object.entries(givenNames)) {
  addGivenNames(country, women, 2);
  addGivenNames(country, men, 1);
}
for (const [country, list] of Object.entries(surnames)) for (const name of list.split(", ")) addSurname(country, name);

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
    return;
  }
  add({ ...entry, form: masculine, gender: 1, counterpart: feminine });
  add({ ...entry, form: feminine, gender: 2, counterpart: masculine });
}

function add(entry: Entry): void {
  const word = fold(entry.form);
  const entries = entriesByWord.get(word) ?? { given: [], surname: [] };
  entriesByWord.set(word, entries);
  entries[entry.role].push(entry);
}
