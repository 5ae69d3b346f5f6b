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

/** One name in one country. */
interface Entry {
  form: string;
  folded: string;
  /** Which letters it has, a bit each. */
  letters: number;
  country: string;
  gender: Gender;
  nameDays: NameDay[];
  /** The form of a surname that the other gender bears; null where there is one form for both. */
  counterpart: string | null;
}

/** What the lists say about a word. */
export interface Verdict {
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

/** The words that were folded last: each word of a name is looked up some thirty times. */
const keys = new Map<string, string>();
const mostKeys = 200;

const lists: Readonly<Record<Role, Map<string, Entry[]>>> = { given: new Map(), surname: new Map() };
for (const [country, { women, men }] of Object.entries(givenNames)) {
  addGivenNames(country, women, 2);
  addGivenNames(country, men, 1);
}
for (const [country, names] of Object.entries(surnames))
  for (const name of names.split(", ")) addSurname(country, name);

/** The entries by the length and the first letter of their folded form. */
const byShape: Readonly<Record<Role, Map<string, Entry[]>>> = {
  given: groupByShape(lists.given),
  surname: groupByShape(lists.surname),
};

/**
 * What is known of a word that stands where a given name or a surname does, compared with the names of some countries. Of the names
 * that may have been meant, those of the likely gender (0: not known) are preferred.
 */
export function lookUp(word: string, role: Role, countries: readonly string[], gender: Gender): Verdict {
  const folded = keyOf(word);
  const same = lists[role].get(folded) ?? [];
  const exact = same.filter((entry) => entry.form.toLowerCase() === word.toLowerCase());
  if (exact.some((entry) => countries.includes(entry.country))) return known;
  const forms = unique(same.filter((entry) => isComparable(entry, countries)));
  const isSpeltAbroad = exact.length > 0;
  if (isSpeltAbroad && folded !== word.toLowerCase()) return known;
  if (forms.length > 0) {
    const isSure = forms.length === 1 && !isSpeltAbroad;
    return { kind: "diacritics", candidates: forms, isSure, isPossible: isSpeltAbroad };
  }
  if (!isListed(folded)) return typos(folded, role, countries, gender);
  // People of another country bear it as it is; a given name is often the foreign form of one at home: Pawel is Pavel.
  if (role === "surname" || same.length === 0) return known;
  const own = listedGender(word, role) ?? 0;
  const { candidates } = typos(folded, role, countries, own, (entry) => own === 0 || entry.gender === own);
  return candidates.length > 0 ? { kind: "foreign", candidates, isSure: false, isPossible: true } : known;
}

/** Whether a word is a name that people bear in this role in any country, without regard to case and diacritics. */
export function isKnown(word: string, role: Role): boolean {
  return lists[role].has(keyOf(word));
}

/** The gender of a listed name, 0 when both bear it; undefined when it is not listed. Without regard to case and diacritics. */
export function listedGender(word: string, role: Role): Gender | undefined {
  const entries = lists[role].get(keyOf(word));
  if (!entries) return undefined;
  // Spelt as in a list counts before a resemblance.
  const exact = entries.filter((entry) => entry.form.toLowerCase() === word.toLowerCase());
  const genders = new Set((exact.length > 0 ? exact : entries).map((entry) => entry.gender));
  const [gender = 0] = genders;
  return genders.size === 1 ? gender : 0;
}

/** The form of a listed surname that the other gender bears; null where it is the same, or not known in these countries. */
export function counterpart(surname: string, countries: readonly string[]): string | null {
  const entries = lists.surname.get(keyOf(surname)) ?? [];
  if (entries.some((entry) => entry.counterpart === null && isComparable(entry, countries))) return null;
  return entries.find((entry) => entry.counterpart !== null && isComparable(entry, countries))?.counterpart ?? null;
}

/** The name days of a given name in the calendars of some countries, in the order of the countries. */
export function nameDays(name: string, countries: readonly string[]): NameDay[] {
  const entries = (lists.given.get(keyOf(name)) ?? []).filter(
    (entry) => entry.form.toLowerCase() === name.toLowerCase(),
  );
  const days = countries.flatMap((country) =>
    entries.filter((entry) => entry.country === country).flatMap((e) => e.nameDays),
  );
  return days.filter((day, at) => days.findIndex((other) => isSameDay(day, other)) === at);
}

const known: Verdict = { kind: "known", candidates: [], isSure: false, isPossible: true };
const unknown: Verdict = { kind: "unknown", candidates: [], isSure: false, isPossible: true };

/** A shorter word is one typing error away from too much; at this length, another letter makes another word. */
const shortestTypo = 3;
const longestTypo = 30;

function typos(
  folded: string,
  role: Role,
  countries: readonly string[],
  gender: Gender,
  isWanted = (_: Entry) => true,
): Verdict {
  if (folded.length < shortestTypo || folded.length > longestTypo) return unknown;
  const letters = lettersOf(folded);
  const near = startsOf(folded)
    .flatMap((start) => [-1, 0, 1].flatMap((more) => byShape[role].get(`${folded.length + more}${start}`) ?? []))
    .filter((entry) => mayBeNear(entry.letters, letters, 1) && hasSameStart(folded, entry.folded))
    .filter((entry) => isComparable(entry, countries) && isWanted(entry))
    .map((entry) => ({ entry, error: typingError(folded, entry.folded) }))
    .filter(({ error }) => error === "slip" || (error === "edit" && folded.length > shortestTypo));
  const fitting = near.filter(({ entry }) => entry.gender === 0 || gender === 0 || entry.gender === gender);
  const best = fitting.length > 0 ? fitting : near;
  const slips = unique(best.filter(({ error }) => error === "slip").map(({ entry }) => entry));
  const candidates = [...new Set([...slips, ...unique(best.map(({ entry }) => entry))])];
  if (candidates.length === 0) return unknown;
  // Surnames are many: Kolář and Kovář are both in order, so there a neighbour says nothing against it, only a slip of the fingers.
  return { kind: "typo", candidates, isSure: false, isPossible: role === "surname" && slips.length !== 1 };
}

/** People rarely miss the first letter; at most they swap it with the second. */
function hasSameStart(folded: string, candidate: string): boolean {
  return folded[0] === candidate[0] || (folded[0] === candidate[1] && folded[1] === candidate[0]);
}

function startsOf(folded: string): string[] {
  return [...new Set([folded[0] ?? "", folded[1] ?? ""])];
}

/** Most words are looked up more than once; most of them have no diacritics to take away. */
function keyOf(word: string): string {
  if (/^[a-z]*$/i.test(word)) return word.toLowerCase();
  const known = keys.get(word);
  if (known !== undefined) return known;
  if (keys.size >= mostKeys) keys.clear();
  const key = fold(word);
  keys.set(word, key);
  return key;
}

function isListed(folded: string): boolean {
  return lists.given.has(folded) || lists.surname.has(folded);
}

function isComparable(entry: Entry, countries: readonly string[]): boolean {
  return entry.country !== elsewhere && countries.includes(entry.country);
}

function unique(entries: Entry[]): string[] {
  return [...new Set(entries.map((entry) => entry.form))];
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

function add(role: Role, entry: Omit<Entry, "folded" | "letters">): void {
  const folded = keyOf(entry.form);
  lists[role].set(folded, [...(lists[role].get(folded) ?? []), { ...entry, folded, letters: lettersOf(folded) }]);
}

function groupByShape(list: Map<string, Entry[]>): Map<string, Entry[]> {
  const groups = new Map<string, Entry[]>();
  for (const [folded, entries] of list) {
    const shape = `${folded.length}${folded[0]}`;
    groups.set(shape, [...(groups.get(shape) ?? []), ...entries]);
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
export function isNonsense(word: string): boolean {
  if (isKnown(word, "given") || isKnown(word, "surname")) return false;
  const folded = fold(word);
  if (placeholders.has(folded)) return true;
  if (/^(.)\1{2,}$/u.test(folded) || /^(.{2,3})\1{2,}$/u.test(folded)) return true;
  if (folded.length >= 4 && rowsBothWays.some((row) => row.includes(folded))) return true;
  // In Czech and Slovak, l and r make syllables: Vlk, Smrž.
  return /^[a-z]{4,}$/u.test(folded) && !/[aeiouylr]/u.test(folded);
}
