import { isKnown, type Role } from "./lexicon.ts";
import { isParticle, tidySpaces, type Word, wordsOf } from "./spelling.ts";

/** A full name divided into its two parts; a part that is not there is null. */
export interface Split {
  name: string | null;
  surname: string | null;
  /** Whether the surname stands first. */
  isReversed: boolean;
  words: Word[];
}

/**
 * Divides a full name: the last word is the surname, together with the particles before it, unless the lists of names say that the
 * surname stands first, or that it has more words. A comma divides as it does in registers: "Novák, Jan".
 */
export function splitFullName(text: string): Split {
  const compounds = [...text.matchAll(/[^\s,]+/gu)].filter((compound) => /\p{L}/u.test(compound[0]));
  const comma = text.indexOf(",");
  const beforeComma = comma < 0 ? 0 : compounds.filter((compound) => compound.index < comma).length;
  const names = compounds.map((compound) => compound[0]);
  const isRegister = beforeComma > 0 && !isSwapped(names.slice(beforeComma), names.slice(0, beforeComma));
  const reversedAt = isRegister && beforeComma < names.length ? beforeComma : reversal(names);
  const surnameAt = reversedAt > 0 ? reversedAt : surnameStart(names);
  const roles: Role[] = names.map((_, index) => (index < surnameAt === reversedAt > 0 ? "surname" : "given"));
  const part = (role: Role) => names.filter((_, index) => roles[index] === role).join(" ") || null;
  const words = compounds.flatMap((compound, index) => wordsOf(compound[0], roles[index] ?? "given", compound.index));
  return { name: part("given"), surname: part("surname"), isReversed: reversedAt > 0, words };
}

/** Whether what came as the name is a surname and what came as the surname is a name. */
export function isSwapped(name: readonly string[], surname: readonly string[]): boolean {
  return name.length > 0 && surname.length > 0 && name.every(isSurnameOnly) && surname.every(isGiven);
}

/** What in the text of one field belongs to it, and what at its end (name) or beginning (surname) to the other; null where nothing. */
export function separate(text: string, field: "name" | "surname"): { own: string; extra: string | null } {
  const names = tidySpaces(text).split(" ");
  const isForeign = field === "name" ? isSurnameOnly : isGivenOnly;
  const isOwn = field === "name" ? isGiven : isSurnameOnly;
  const at = field === "name" ? names.findIndex(isForeign) : names.findIndex((name) => !isForeign(name));
  if (at < 1) return { own: text, extra: null };
  const [first, second] = [names.slice(0, at), names.slice(at)];
  const [own, extra] = field === "name" ? [first, second] : [second, first];
  if (!own.every(isOwn) || !extra.every(isForeign)) return { own: text, extra: null };
  return { own: own.join(" "), extra: extra.join(" ") };
}

/** Where a full name that begins with its surname goes on with the given names; 0 when it does not. */
function reversal(names: readonly string[]): number {
  const at = names.findIndex((name) => !isSurnameOnly(name));
  return at > 0 && names.slice(at).every(isGiven) ? at : 0;
}

function surnameStart(names: readonly string[]): number {
  const [only] = names;
  if (names.length === 1 && only !== undefined) return isSurnameOnly(only) ? 0 : 1;
  const particle = names.findIndex((name, index) => index > 0 && index < names.length - 1 && isParticle(name));
  if (particle > 0) return particle;
  const first = names.findIndex((name, index) => index > 0 && isSurnameOnly(name));
  return first > 0 && names.slice(first).every(isSurnameOnly) ? first : names.length - 1;
}

function isGiven(name: string): boolean {
  return parts(name).every((part) => isKnown(part, "given"));
}

/** A listed surname, or one with the ending that only a woman's surname has. */
function isSurname(name: string): boolean {
  return parts(name).every((part) => isKnown(part, "surname") || /..ov[aá]$/iu.test(part));
}

function isSurnameOnly(name: string): boolean {
  return isSurname(name) && !isGiven(name);
}

function isGivenOnly(name: string): boolean {
  return isGiven(name) && !isSurname(name);
}

function parts(name: string): string[] {
  return name.split("-").filter(Boolean);
}
