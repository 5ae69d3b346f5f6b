import { type Compound, mayBeGiven } from "./compounds.ts";
import type { Role } from "./lexicon.ts";
import { type Part, placeWords } from "./parts.ts";

/** How a full name divides. */
export interface Split {
  name: Part | null;
  surname: Part | null;
  /** Whether the surname stands before the name. */
  isReversed: boolean;
}

/**
 * Divides a full name: the last word is the surname, together with the words before it that belong to it, unless the lists of names say
 * that the surname stands first, or has more words. A comma divides as it does in registers: "Novák, Jan".
 */
export function splitFullName(all: readonly Compound[], text: string): Split {
  const compounds = all.filter(({ words }) => words.some(({ word }) => word.letters !== ""));
  const reversedAt = lengthBeforeComma(compounds, text) || lengthOfLeadingSurname(compounds);
  if (reversedAt > 0) {
    return {
      name: partOf(compounds.slice(reversedAt), "given"),
      surname: partOf(compounds.slice(0, reversedAt), "surname"),
      isReversed: true,
    };
  }
  const at = surnameStart(compounds);
  return {
    name: partOf(compounds.slice(0, at), "given"),
    surname: partOf(compounds.slice(at), "surname"),
    isReversed: false,
  };
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

function partOf(compounds: readonly Compound[], role: Role): Part | null {
  if (compounds.length === 0) return null;
  return { text: compounds.map(({ text }) => text).join(" "), words: placeWords(compounds, role) };
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
