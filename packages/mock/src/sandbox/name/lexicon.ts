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

/** A word as it is looked up: in small letters (Unicode's composed form), and without regard to case and diacritics. */
export interface Sought {
  small: string;
  folded: string;
}

/** One name in one country. */
interface Entry extends Sought {
  form: string;
  /** Which letters it has, a bit each. */
  letters: number;
  country: string;
  gender: Gender;
  nameDays: NameDay[];
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
  /** The names that may have been meant, without repetition. */
  candidates: string[];
  /** Whether the first candidate is sure enough to be applied. */
  isSure: boolean;
  /** Whether the word may well be right as it stands: it is a name in another country, or one of a kind that no list exhausts. */
  isPossible: boolean;
}

/** A shorter word is one typing error away from too much; at this length, another letter makes another word. */
const shortestTypo = 3;
const longestTypo = 30;

const lists: Readonly<Record<Role, Map<string, Entry[]>>> = { given: new Map(), surname: new Map() };
for (const [country, { women, men }] of Object.entries(givenNames)) {
  addGivenNames(country, women, 2);
  addGivenNames(country, men, 1);
}
for (const [country, names] of Object.entries(surnames))
  for (const name of names.split(", ")) addSurname(country, name);

/** The entries by the first letter of their folded form, and then by its length. */
const byShape: Readonly<Record<Role, Shapes>> = {
  given: groupByShape(lists.given),
  surname: groupByShape(lists.surname),
};

type Shapes = ReadonlyMap<string, readonly (readonly Entry[] | undefined)[]>;

/**
 * What is known of a word that stands where a given name or a surname does, compared with the names of some countries. Of the names
 * that may have been meant, those of the likely gender (0: not known) are preferred.
 */
export function lookUp(word: Sought, role: Role, countries: readonly string[], gender: Gender): Lookup {
  const { small, folded } = word;
  const same = lists[role].get(folded);
  if (same === undefined) return isListed(folded) ? known : typos(folded, role, countries, gender);
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
    return { kind: "diacritics", candidates: forms, isSure, isPossible: isSpeltAbroad };
  }
  // People of another country bear it as it is; a given name is often the foreign form of one at home: Pawel is Pavel.
  if (role === "surname") return known;
  const own = listedGender(word, role) ?? 0;
  const { candidates } = typos(folded, role, countries, own, own);
  return candidates.length > 0 ? { kind: "foreign", candidates, isSure: false, isPossible: true } : known;
}

/** Whether a word is a name that people bear in this role in any country, without regard to case and diacritics. */
export function isKnown({ folded }: Pick<Sought, "folded">, role: Role): boolean {
  return lists[role].has(folded);
}

/** The gender of a listed name, 0 when both bear it; undefined when it is not listed. Without regard to case and diacritics. */
export function listedGender({ small, folded }: Sought, role: Role): Gender | undefined {
  const entries = lists[role].get(folded);
  if (!entries) return undefined;
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
export function counterpart({ folded }: Sought, countries: readonly string[]): string | null {
  const entries = lists.surname.get(folded) ?? none;
  if (entries.some((entry) => entry.counterpart === null && isComparable(entry, countries))) return null;
  return entries.find((entry) => entry.counterpart !== null && isComparable(entry, countries))?.counterpart ?? null;
}

/** The name days of a given name in the calendars of some countries, in the order of the countries. */
export function nameDays({ small, folded }: Sought, countries: readonly string[]): NameDay[] {
  const entries = (lists.given.get(folded) ?? none).filter((entry) => entry.small === small);
  if (entries.length === 0) return [];
  const days = countries.flatMap((country) =>
    entries.filter((entry) => entry.country === country).flatMap((e) => e.nameDays),
  );
  return days.filter((day, at) => days.findIndex((other) => isSameDay(day, other)) === at);
}

const known: Lookup = { kind: "known", candidates: [], isSure: false, isPossible: true };
const none: readonly Entry[] = [];
const unknown: Lookup = { kind: "unknown", candidates: [], isSure: false, isPossible: true };

/** @param wanted The gender of the names that come into question at all; 0 for any. */
function typos(folded: string, role: Role, countries: readonly string[], gender: Gender, wanted: Gender = 0): Lookup {
  if (folded.length < shortestTypo || folded.length > longestTypo) return unknown;
  const { slips, edits } = entriesNear(folded, role);
  const isWanted = (entry: Entry) => isComparable(entry, countries) && (wanted === 0 || entry.gender === wanted);
  const isFitting = (entry: Entry) =>
    isWanted(entry) && (entry.gender === 0 || gender === 0 || entry.gender === gender);
  const isBest = slips.some(isFitting) || edits.some(isFitting) ? isFitting : isWanted;
  const likelySlips = formsOf(slips.filter(isBest));
  const candidates = [...likelySlips, ...formsOf(edits.filter(isBest)).filter((form) => !likelySlips.includes(form))];
  if (candidates.length === 0) return unknown;
  // Surnames are many: Kolář and Kovář are both in order, so there a neighbour says nothing against it, only a slip of the fingers.
  return { kind: "typo", candidates, isSure: false, isPossible: role === "surname" && likelySlips.length !== 1 };
}

/** Names that are one typing error away, by how likely that error is. */
interface Near {
  slips: Entry[];
  edits: Entry[];
}

/** People rarely miss the first letter; at most they swap it with the second. */
function entriesNear(folded: string, role: Role): Near {
  const [first, second] = [folded.charAt(0), folded.charAt(1)];
  const near: Near = { slips: [], edits: [] };
  collectNear(near, folded, byShape[role].get(first));
  if (first !== second) collectNear(near, folded, byShape[role].get(second), first);
  return near;
}

/** @param second The second letter that a name must have; any when left out. */
function collectNear(
  near: Near,
  folded: string,
  shapes: readonly (readonly Entry[] | undefined)[] = [],
  second?: string,
): void {
  const letters = lettersOf(folded);
  for (let length = folded.length - 1; length <= folded.length + 1; length++) {
    for (const entry of shapes[length] ?? none) {
      if (!mayBeNear(entry.letters, letters, 1)) continue;
      if (second !== undefined && entry.folded.charAt(1) !== second) continue;
      const error = typingError(folded, entry.folded);
      if (error === "slip") near.slips.push(entry);
      if (error === "edit" && folded.length > shortestTypo) near.edits.push(entry);
    }
  }
}

function isListed(folded: string): boolean {
  return lists.given.has(folded) || lists.surname.has(folded);
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

function isSameDay(one: NameDay, other: NameDay): boolean {
  return one.country === other.country && one.month === other.month && one.day === other.day;
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
  for (const form of others.split(", ")) add("given", { form, country, gender, nameDays: [], counterpart: null });
}

function addSurname(country: string, masculine: string): void {
  const feminine =
    country === "CZ" || country === "SK"
      ? feminineSurname(masculine)
      : country === "PL"
        ? polishFeminineSurname(masculine)
        : masculine;
  const shared = { country, nameDays: [] };
  if (feminine === masculine) {
    add("surname", { ...shared, form: masculine, gender: 0, counterpart: null });
  } else {
    add("surname", { ...shared, form: masculine, gender: 1, counterpart: feminine });
    add("surname", { ...shared, form: feminine, gender: 2, counterpart: masculine });
  }
}

function add(role: Role, { form, ...others }: Omit<Entry, keyof Sought | "letters">): void {
  const folded = fold(form);
  const entry = { form, small: form.toLowerCase(), folded, letters: lettersOf(folded), ...others };
  const same = lists[role].get(folded);
  if (same === undefined) lists[role].set(folded, [entry]);
  else same.push(entry);
}

function groupByShape(list: Map<string, Entry[]>): Shapes {
  const groups = new Map<string, (Entry[] | undefined)[]>();
  for (const [folded, entries] of list) {
    const first = folded.charAt(0);
    const byLength = groups.get(first) ?? new Array<Entry[] | undefined>(longestTypo + 2).fill(undefined);
    groups.set(first, byLength);
    const group = byLength[folded.length];
    if (group === undefined) byLength[folded.length] = [...entries];
    else group.push(...entries);
  }
  return groups;
}

/** What people type who do not want to give their name. */
const placeholders = new Set(
  "abc abcd admin anonym anonymous asd asdf ahoj blabla bla demo fake foo bar hello jmeno jmeno prijmeni imie nazwisko lorem ipsum meno name first last surname nazev nemam nevim nikdo nic nobody none null priezvisko qwe sample someone test tester testing testovaci uzivatel unknown user undefined xyz".split(
    " ",
  ),
);

/** The rows of the keyboards in use, forwards; four neighbours of a row are no name. */
const rows: readonly string[] = ["qwertyuiop", "qwertzuiop", "asdfghjkl", "yxcvbnm", "zxcvbnm"];
const rowsBothWays = [...rows, ...rows.map((row) => [...row].reverse().join(""))];

/** Whether a word is certainly no name: a placeholder, a run over the keyboard, one letter again and again, or no syllable. */
export function isNonsense({ folded }: Pick<Sought, "folded">): boolean {
  if (isListed(folded)) return false;
  if (placeholders.has(folded)) return true;
  if (/^(.)\1{2,}$/u.test(folded) || /^(.{2,3})\1{2,}$/u.test(folded)) return true;
  if (folded.length >= 4 && rowsBothWays.some((row) => row.includes(folded))) return true;
  // In Czech and Slovak, l and r make syllables: Vlk, Smrž.
  return /^[a-z]{4,}$/u.test(folded) && !/[aeiouylr]/u.test(folded);
}
