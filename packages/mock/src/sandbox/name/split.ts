import { type Compound, mayBeGiven } from "./compounds.ts";
import { type Home, isAtHome } from "./lexicon.ts";

interface Split {
  given: readonly Compound[];
  surname: readonly Compound[];
  isReversed: boolean;
}

/**
 * Divides a full name: the last word is the surname, together with the words before it that belong to it, unless the lists of names say
 * that the surname stands first, or has more words. A comma divides as it does in registers: "Novák, Jan".
 */
export function splitFullName(all: readonly Compound[], text: string): Split {
  const compounds = all.filter(({ words }) => words.some(({ word }) => /\p{L}/u.test(word.text)));
  const reversedAt = lengthBeforeComma(compounds, text) || lengthOfLeadingSurname(compounds);
  if (reversedAt > 0)
    return { given: compounds.slice(reversedAt), surname: compounds.slice(0, reversedAt), isReversed: true };
  const at = surnameStart(compounds);
  return { given: compounds.slice(0, at), surname: compounds.slice(at), isReversed: false };
}

/** How many words stand before the comma that divides a surname from the name behind it. */
function lengthBeforeComma(compounds: readonly Compound[], text: string): number {
  const comma = text.indexOf(",");
  const before = compounds.filter(({ start }) => start < comma);
  const isSurname = before.every(({ kind }) => kind !== "given" && kind !== "conjunction");
  return isSurname && before.length < compounds.length ? before.length : 0;
}

/** How many words the surname has that stands before given names. */
function lengthOfLeadingSurname(compounds: readonly Compound[]): number {
  const [first] = compounds;
  if (first?.kind !== "surname" && first?.kind !== "particle") return 0;
  const beforeSurname = compounds.findIndex(({ kind }) => kind !== first.kind);
  const length = first.kind === "particle" ? beforeSurname + 1 : beforeSurname;
  const others = compounds.slice(length);
  return length > 0 && others.length > 0 && others.every(mayBeGiven) ? length : 0;
}

/** Where the surname starts: at the first particle, or at the last words that are surnames alone. */
function surnameStart(compounds: readonly Compound[]): number {
  const last = compounds.length - 1;
  if (last === 0) return compounds[0]?.kind === "surname" ? 0 : 1;
  const particle = compounds.slice(0, -1).findIndex(({ kind }) => kind === "particle");
  if (particle >= 0) return particle;
  const beforeSurnames = compounds.findLastIndex(({ kind }) => kind !== "surname");
  return Math.min(last, Math.max(1, beforeSurnames + 1));
}

/** What in the text of one field belongs to it, and what to the other field; `null` if everything belongs. */
export function separate(
  compounds: readonly Compound[],
  field: "name" | "surname",
): { own: string; extra: string } | null {
  const isGiven = field === "name" ? mayBeGiven : ({ kind }: Compound) => kind === "given";
  const length = compounds.findIndex((compound) => !isGiven(compound));
  if (length <= 0 || !compounds.slice(length).every(({ kind }) => kind === "surname")) return null;
  const join = (some: readonly Compound[]) => some.map(({ text }) => text).join(" ");
  const names = join(compounds.slice(0, length));
  const surnames = join(compounds.slice(length));
  return field === "name" ? { own: names, extra: surnames } : { own: surnames, extra: names };
}

/** What a field has too much of: another person, or a second surname of people who join two of them by a hyphen. */
export function surplusIn(field: string, compounds: readonly Compound[], home: Home): "person" | "surname" | undefined {
  if (compounds.length < 2) return undefined;
  if (namesTwoPeople(compounds)) return "person";
  if (field === "name" || (field === "nameSurname" && compounds.length < 3)) return undefined;
  const [first, second] = compounds.slice(-2);
  const areSurnames = first?.kind === "surname" && (second?.kind === "surname" || second?.kind === "both");
  const isHome = ({ words }: Compound) => words.every(({ word }) => isAtHome(word.folded, "surname", home));
  return areSurnames && compounds.slice(-2).every(isHome) ? "surname" : undefined;
}

/** Whether a conjunction joins two people, or another given name follows a name and its surname. */
function namesTwoPeople(compounds: readonly Compound[]): boolean {
  const kinds = compounds.map(({ kind }) => kind).join(" ");
  // A last word that is a name as well as a surname may be a second surname.
  return /conjunction ./.test(kinds) || /(?:given|both) (?:.* )?surname (?:.* )?(?:given|both .)/.test(kinds);
}
