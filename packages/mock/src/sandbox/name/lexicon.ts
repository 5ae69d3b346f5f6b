import { typingError } from "../shared/edit-distance.ts";
import { fold, lettersOf, mayBeNear } from "../shared/text.ts";
import { elsewhere, type GivenNames, givenNames } from "./given-names.ts";
import { feminineSurname, polishFeminineSurname, surnames } from "./surnames.ts";

/** 0 unspecified, 1 man, 2 woman: the numbers of the contract. */
export type Gender = 0 | 1 | 2;

/** Which of the two lists a word is looked up in. */
export type Role = "given" | "surname";

/** A day in the calendar of a country on which a name is celebrated. */
export interface NameDay {
  country: string;
  month: number;
  day: number;
}

/** The names that are one word without regard to case and diacritics. */
export interface Listed extends Readonly<Record<Role, readonly Entry[]>> {
  readonly folded: string;
}

/** A word as it is looked up. */
export interface Sought {
  /** In small letters (Unicode's composed form). */
  small: string;
  /** Without regard to case and diacritics. */
  folded: string;
  listed: Listed;
}

/** One name in one country. */
export interface Entry {
  form: string;
  small: string;
  country: string;
  gender: Gender;
  nameDays: readonly NameDay[];
  /** The form of a surname that the other gender bears; null where there is one form for both. */
  counterpart: string | null;
}

/** What the lists say about a word. */
export interface Lookup {
  /**
   * `known`: a name as it stands. `foreign`: a name in another country, close to names of these countries. `diacritics`: a known name,
   * with other diacritics. `typo`: one typing error away from known names and no name itself. `unknown`: nothing is known of it.
   */
  kind: "known" | "foreign" | "diacritics" | "typo" | "unknown";
  /** The names that may have been meant, without repetition; `likelyNames` tells those of a typing error. */
  candidates: readonly string[];
  /** Whether the first candidate is sure enough to be applied. */
  isSure: boolean;
  /** Whether the word may well be right as it stands: it is a name in another country, or one of a kind that no list exhausts. */
  isPossible: boolean;
  /** The names that it may be mistyped from. */
  near: Near;
}

/** A shorter word is one typing error away from too much; at this length, another letter makes another word. */
const shortestTypo = 3;
const longestTypo = 30;

const none: readonly never[] = [];

/** Given names and surnames together by their folded form: there are many, so a word is looked up once. */
const names = new Map<string, { folded: string } & Record<Role, readonly Entry[]>>();
const unlisted: Listed = { folded: "", given: none, surname: none };

/** Names that begin with the same letter and are of the same length. */
interface Alike {
  names: Listed[];
  /** Which letters each of them has, a bit each: what tells most of them apart from a word, so it stands together. */
  letters: number[];
}

/** The names by the first letter, and then by the length. */
const byShape: Readonly<Record<Role, Map<string, (Alike | undefined)[]>>> = { given: new Map(), surname: new Map() };

for (const [country, { women, men }] of Object.entries(givenNames)) {
  addGivenNames(country, women, 2);
  addGivenNames(country, men, 1);
}
for (const [country, names] of Object.entries(surnames))
  for (const name of names.split(", ")) addSurname(country, name);

/** What the lists have for a folded word. */
export function listedAs(folded: string): Listed {
  return names.get(folded) ?? unlisted;
}

/** The names of one role. */
export function entriesOf({ given, surname }: Listed, role: Role): readonly Entry[] {
  return role === "given" ? given : surname;
}

/** Whether people bear a word in either role, in any country. */
export function isListed(listed: Listed): boolean {
  return listed !== unlisted;
}

/** What is known of a word that stands where a given name or a surname does, compared with the names of some countries. */
export function lookUp(word: Sought, role: Role, countries: readonly string[]): Lookup {
  const { small, folded, listed } = word;
  if (!isListed(listed)) return typoOf(namesNear(folded, role, countries), role);
  const same = entriesOf(listed, role);
  if (same.length === 0) return known;
  let isSpeltAbroad = false;
  for (const entry of same) {
    if (entry.small !== small) continue;
    if (countries.includes(entry.country)) return known;
    isSpeltAbroad = true;
  }
  if (isSpeltAbroad && folded !== small) return known;
  const forms = formsOf(same.filter((entry) => isComparable(entry, countries)));
  if (forms.length > 0) {
    const isSure = forms.length === 1 && !isSpeltAbroad;
    return { kind: "diacritics", candidates: forms, isSure, isPossible: isSpeltAbroad, near: nobody };
  }
  // People of another country bear it as it is; a given name is often the foreign form of one at home: Pawel is Pavel.
  if (role === "surname") return known;
  const candidates = candidatesOf(namesNear(folded, role, countries, listedGender(word, role)));
  return candidates.length > 0 ? { kind: "foreign", candidates, isSure: false, isPossible: true, near: nobody } : known;
}

/** The names that a misspelt word may be meant as, likeliest first, where those of a gender are likelier; 0 when it is not known. */
export function likelyNames({ near }: Lookup, role: Role, gender: Gender): Lookup {
  const fitting = gender === 0 ? near : ofGender(near, gender);
  const likely = fitting.slips.length + fitting.edits.length > 0 ? fitting : near;
  return { kind: "typo", candidates: candidatesOf(likely), isSure: false, isPossible: mayBeRight(likely, role), near };
}

/** The gender of a listed name, 0 when both bear it; undefined when it is not listed. Without regard to case and diacritics. */
export function listedGender({ small, listed }: Sought, role: Role): Gender | undefined {
  const entries = entriesOf(listed, role);
  if (entries.length === 0) return undefined;
  // Spelt as in a list counts before a resemblance.
  return genderOfAll(entries, small) ?? genderOfAll(entries) ?? 0;
}

/** The gender that entries agree on, of those that are spelt so, or of all; 0 when they do not, undefined when there is none. */
function genderOfAll(entries: readonly Entry[], small?: string): Gender | undefined {
  let common: Gender | undefined;
  for (const entry of entries) {
    if (small !== undefined && entry.small !== small) continue;
    if (common !== undefined && common !== entry.gender) return 0;
    common = entry.gender;
  }
  return common;
}

/** The form of a listed surname that the other gender bears; null where it is the same, or not known in these countries. */
export function counterpart({ surname: entries }: Listed, countries: readonly string[]): string | null {
  if (entries.some((entry) => entry.counterpart === null && isComparable(entry, countries))) return null;
  return entries.find((entry) => entry.counterpart !== null && isComparable(entry, countries))?.counterpart ?? null;
}

/** The name days of a given name in the calendars of some countries, in the order of the countries. */
export function nameDays({ small, listed }: Sought, countries: readonly string[]): NameDay[] {
  const days: NameDay[] = [];
  // A caller may name a country twice.
  for (const country of new Set(countries)) {
    for (const entry of listed.given) {
      if (entry.small === small && entry.country === country) days.push(...entry.nameDays);
    }
  }
  return days;
}

/** Names that are one typing error away, by how likely that error is. */
interface Near {
  slips: Entry[];
  edits: Entry[];
}

const nobody: Near = { slips: [], edits: [] };

/** What is in order. */
export const known: Lookup = { kind: "known", candidates: [], isSure: false, isPossible: true, near: nobody };
const unknown: Lookup = { kind: "unknown", candidates: [], isSure: false, isPossible: true, near: nobody };

function typoOf(near: Near, role: Role): Lookup {
  if (near.slips.length + near.edits.length === 0) return unknown;
  return { kind: "typo", candidates: [], isSure: false, isPossible: mayBeRight(near, role), near };
}

/** Surnames are many: Kolář and Kovář are both in order, so there a neighbour says nothing against it, only a slip of the fingers. */
function mayBeRight({ slips }: Near, role: Role): boolean {
  return role === "surname" && formsOf(slips).length !== 1;
}

function ofGender({ slips, edits }: Near, gender: Gender): Near {
  const isFitting = (entry: Entry) => entry.gender === 0 || entry.gender === gender;
  return { slips: slips.filter(isFitting), edits: edits.filter(isFitting) };
}

function candidatesOf({ slips, edits }: Near): string[] {
  return formsOf([...slips, ...edits]);
}

/**
 * The names of some countries that a word may be mistyped from. People rarely miss the first letter; at most they swap it with the second.
 *
 * @param gender The gender of the names that come into question at all; any when left out, or 0.
 */
function namesNear(folded: string, role: Role, countries: readonly string[], gender: Gender = 0): Near {
  if (folded.length < shortestTypo || folded.length > longestTypo) return nobody;
  const [first, second] = [folded.charAt(0), folded.charAt(1)];
  const near: Near = { slips: [], edits: [] };
  const letters = lettersOf(folded);
  const add = (listed: Listed) => {
    const error = typingError(folded, listed.folded);
    if (error !== "slip" && (error !== "edit" || folded.length <= shortestTypo)) return;
    for (const entry of entriesOf(listed, role)) {
      if (!isComparable(entry, countries) || (gender !== 0 && entry.gender !== gender)) continue;
      (error === "slip" ? near.slips : near.edits).push(entry);
    }
  };
  const collect = (byLength: readonly (Alike | undefined)[] = none, secondLetter?: string) => {
    for (let length = folded.length - 1; length <= folded.length + 1; length++) {
      const alike = byLength[length];
      for (let at = 0; alike !== undefined && at < alike.letters.length; at++) {
        if (!mayBeNear(alike.letters[at] as number, letters, 1)) continue;
        const listed = alike.names[at] as Listed;
        if (secondLetter === undefined || listed.folded.charAt(1) === secondLetter) add(listed);
      }
    }
  };
  collect(byShape[role].get(first));
  if (first !== second) collect(byShape[role].get(second), first);
  return near;
}

function isComparable(entry: Entry, countries: readonly string[]): boolean {
  return entry.country !== elsewhere && countries.includes(entry.country);
}

/** The forms of entries, each once. */
function formsOf(entries: readonly Entry[]): string[] {
  const forms: string[] = [];
  for (const { form } of entries) if (!forms.includes(form)) forms.push(form);
  return forms;
}

function addGivenNames(country: string, { calendar, others }: GivenNames, gender: Gender): void {
  calendar.forEach((month, index) => {
    for (const item of month.split(", ").filter(Boolean)) {
      const [day = "", form = ""] = item.split(" ");
      add("given", {
        form,
        country,
        gender,
        nameDays: [{ country, month: index + 1, day: Number(day) }],
        counterpart: null,
      });
    }
  });
  for (const form of others.split(", ")) add("given", { form, country, gender, nameDays: none, counterpart: null });
}

function addSurname(country: string, masculine: string): void {
  const feminine =
    country === "CZ" || country === "SK"
      ? feminineSurname(masculine)
      : country === "PL"
        ? polishFeminineSurname(masculine)
        : masculine;
  const shared = { country, nameDays: none };
  if (feminine === masculine) {
    add("surname", { ...shared, form: masculine, gender: 0, counterpart: null });
  } else {
    add("surname", { ...shared, form: masculine, gender: 1, counterpart: feminine });
    add("surname", { ...shared, form: feminine, gender: 2, counterpart: masculine });
  }
}

function add(role: Role, { form, ...others }: Omit<Entry, "small">): void {
  const folded = fold(form);
  const listed = names.get(folded) ?? { folded, given: none, surname: none };
  names.set(folded, listed);
  if (listed[role].length === 0) addShape(role, listed);
  // A list that grows in place takes room for many more; most have one name.
  listed[role] = listed[role].concat([{ form, small: form.toLowerCase(), ...others }]);
}

function addShape(role: Role, listed: Listed): void {
  const { folded } = listed;
  const first = folded.charAt(0);
  const byLength = byShape[role].get(first) ?? new Array<Alike | undefined>(longestTypo + 2).fill(undefined);
  byShape[role].set(first, byLength);
  const alike = byLength[folded.length] ?? { names: [], letters: [] };
  byLength[folded.length] = alike;
  alike.names.push(listed);
  alike.letters.push(lettersOf(folded));
}

/** What people type who do not want to give their name. */
const placeholders = new Set(
  "abc abcd admin anonym anonymous asd asdf ahoj blabla bla demo fake foo bar hello jmeno jmeno prijmeni imie nazwisko lorem ipsum meno name first last surname nazev nemam nevim nikdo nic nobody none null priezvisko qwe sample someone test tester testing testovaci uzivatel unknown user undefined xyz".split(
    " ",
  ),
);

/** The rows of the keyboards in use, forwards; four neighbours of a row are no name. */
const rows: readonly string[] = ["qwertyuiop", "qwertzuiop", "asdfghjkl", "yxcvbnm", "zxcvbnm"];
const rowsBothWays = [...rows, ...rows.map((row) => [...row].reverse().join(""))].join(" ");

/** Whether a word is a letter, or a few, again and again. */
function isRepetition(folded: string): boolean {
  return folded.indexOf(folded.charAt(0), 1) > 0 && /^(?:(.)\1{2,}|(.{2,3})\2{2,})$/u.test(folded);
}

/** Whether a word is certainly no name: a placeholder, a run over the keyboard, one letter again and again, or no syllable. */
export function isNonsense({ folded, listed }: Pick<Sought, "folded" | "listed">): boolean {
  if (isListed(listed)) return false;
  if (placeholders.has(folded) || isRepetition(folded)) return true;
  if (folded.length < 4) return false;
  // In Czech and Slovak, l and r make syllables: Vlk, Smrž.
  return rowsBothWays.includes(folded) || /^[bcdfghjkmnpqstvwxz]+$/.test(folded);
}
