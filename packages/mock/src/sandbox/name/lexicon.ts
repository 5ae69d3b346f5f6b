import { remembered } from "../shared/remembered.ts";
import { fold, once } from "../shared/text.ts";
import { isSlip } from "../shared/typing-slip.ts";
import type { OwnNames } from "../world.ts";
import { feminineSurname, polishFeminineSurname } from "./feminine.ts";
import givenNames from "./given-names.json" with { type: "json" };
import surnames from "./surnames.json" with { type: "json" };

/** 0 unspecified, 1 man, 2 woman: the numbers of the contract. */
export type Gender = 0 | 1 | 2;

export type Role = "given" | "surname";

export interface NameDay {
  country: string;
  month: number;
  day: number;
}

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
  /** The entries of the names that a folded word may be a slip of. */
  near: (folded: string, role: Role) => readonly Entry[];
}

export interface Home {
  /** Countries as ISO 3166-1 alpha-2 codes. */
  countries: readonly string[];
  lexicon: Lexicon;
}

/** The countries whose languages inflect names; a name of the mock's owner is one in each of them. */
const inflecting = ["CZ", "SK", "PL"];

export const lexiconOf = once((own: OwnNames): Lexicon => {
  const listed = own.size === 0 ? entriesByWord : withOwn(own);
  const nearIn = (role: Role) =>
    remembered((folded) => {
      // Shorter words are one letter away from too many names; longer words are no names.
      if (folded.length < 4 || folded.length > 30) return none;
      return [...listed].flatMap(([word, entries]) => (isSlip(folded, word) ? entriesIn(role, entries) : none));
    });
  const near = { given: nearIn("given"), surname: nearIn("surname") };
  return {
    entries: (folded, role) => entriesIn(role, listed.get(folded) ?? none),
    near: (folded, role) => near[role](folded),
  };
});

const none: readonly Entry[] = [];
const entriesByWord = new Map<string, Entry[]>();

function entriesIn(wanted: Role, entries: readonly Entry[]): readonly Entry[] {
  return entries.filter(({ role }) => role === wanted);
}

function withOwn(own: OwnNames): ReadonlyMap<string, readonly Entry[]> {
  const all = new Map<string, readonly Entry[]>(entriesByWord);
  for (const [word, names] of own) {
    const entries = names.flatMap((name) =>
      inflecting.map((country): Entry => ({ nameDays: [], counterpart: null, ...name, country })),
    );
    all.set(word, [...entries, ...(entriesByWord.get(word) ?? none)]);
  }
  return all;
}

export function isListed(folded: string, lexicon: Lexicon): boolean {
  return lexicon.entries(folded, "given").length > 0 || lexicon.entries(folded, "surname").length > 0;
}

export function isInflected(entries: readonly Entry[]): boolean {
  return entries.some(({ country }) => inflecting.includes(country));
}

/** A word in small letters, and without regard to case and diacritics. */
export interface Spelling {
  small: string;
  folded: string;
}

export function speltAs(small: string, entries: readonly Entry[]): readonly Entry[] {
  return entries.filter(({ form }) => form.toLowerCase() === small);
}

/** The gender that listed entries agree on; `undefined` if there are none, 0 if they differ. */
export function genderOf(small: string, entries: readonly Entry[]): Gender | undefined {
  // Andrea is a woman here, and a man in Italy.
  const home = speltAs(small, entries).filter(({ country }) => inflecting.includes(country));
  return commonGender(home) ?? commonGender(entries);
}

function commonGender(entries: readonly Entry[]): Gender | undefined {
  const genders = new Set(entries.map(({ gender }) => gender));
  const [gender] = genders;
  return genders.size > 1 ? 0 : gender;
}

export function isAtHome(folded: string, role: Role, { countries, lexicon }: Home): boolean {
  return lexicon.entries(folded, role).some(({ country }) => countries.includes(country));
}

/** The form of a surname that the other gender bears; `null` if it is the same, or not known in these countries. */
export function counterpart({ small, folded }: Spelling, { countries, lexicon }: Home): string | null {
  const spelt = speltAs(small, lexicon.entries(folded, "surname"));
  const home = spelt.filter(({ country }) => countries.includes(country));
  return home.some((entry) => entry.counterpart === null) ? null : (home[0]?.counterpart ?? null);
}

/** The name days of a given name in the calendars of some countries, in the order of the countries. */
export function nameDays({ small, folded }: Spelling, { countries, lexicon }: Home): NameDay[] {
  const entries = speltAs(small, lexicon.entries(folded, "given"));
  return [...new Set(countries)].flatMap((country) =>
    entries.filter((entry) => entry.country === country).flatMap((entry) => entry.nameDays),
  );
}

const feminineForms: Readonly<Record<string, (masculine: string) => string>> = {
  CZ: feminineSurname,
  SK: feminineSurname,
  PL: polishFeminineSurname,
};

/*
 * Common names by country (ISO 3166-1 alpha-2); the empty country has those that are common among people of other countries, and nothing is
 * corrected towards them. Behind a given name is its day in the calendar of the country: that of "Jana 24.5." is the 24th of May. Poles
 * choose among several days of their name; here is the one that most of them celebrate. Surnames have the form that a man bears.
 */
for (const [country, { women, men }] of Object.entries(givenNames)) {
  addGivenNames(country, women, 2);
  addGivenNames(country, men, 1);
}
for (const [country, list] of Object.entries(surnames)) for (const name of list.split(", ")) addSurname(country, name);

function addGivenNames(country: string, list: string, gender: Gender): void {
  for (const item of list.split(", ")) {
    const [form = "", date] = item.split(" ");
    const [day, month] = date?.split(".").map(Number) ?? [];
    const nameDays = day && month ? [{ country, month, day }] : [];
    add({ role: "given", country, gender, counterpart: null, form, nameDays });
  }
}

function addSurname(country: string, masculine: string): void {
  const feminine = feminineForms[country]?.(masculine) ?? masculine;
  const isOfBoth = feminine === masculine;
  const entry = { role: "surname", country, nameDays: [] } as const;
  add({ ...entry, form: masculine, gender: isOfBoth ? 0 : 1, counterpart: isOfBoth ? null : feminine });
  if (!isOfBoth) add({ ...entry, form: feminine, gender: 2, counterpart: masculine });
}

function add(entry: Entry): void {
  const word = fold(entry.form);
  const entries = entriesByWord.get(word) ?? [];
  entriesByWord.set(word, entries);
  entries.push(entry);
}
