import type { FindingKind } from "../shared/finding.ts";
import { isAtHome } from "./lexicon.ts";
import { type Lookup, lookUp } from "./lookup.ts";
import { type Field, type Person, type PlacedWord, replaceWord } from "./person.ts";
import { inCaseOf, type Problem, quote, rewrite, rewriteWord, subtypeOf } from "./problem.ts";
import { isReadable, recase, tidySpaces, withoutForeignCharacters, withSpaceAtCapitals } from "./spelling.ts";
import { hasFeminineEnding } from "./word.ts";

interface LookedUp {
  placed: PlacedWord;
  lookup: Lookup;
}

/** What is wrong with the spelling of one field, in the order in which it is to be corrected. */
export function spellingProblems(person: Person, field: Field): Problem[] {
  const { text, words } = field;
  const { lexicon } = person.options;
  const spaces = formatting(person, field, tidySpaces(text), "WHITESPACES", "The value has superfluous white space.");
  // "Novák, Jan": the comma says that the order is reversed, and goes with it.
  if (!isReadable(field.isReversed ? text.replace(",", " ") : text, lexicon))
    return [...spaces, foreignCharacters(person, field)];
  const lookedUp = words
    .filter(({ word }) => !word.isParticle && word.isReadable)
    .map((placed): LookedUp => ({ placed, lookup: lookUpIn(person, placed) }));
  const withMarks = withCertainDiacritics(text, lookedUp);
  return [
    ...spaces,
    ...caseProblems(person, field),
    ...formatting(person, field, withMarks, "DIACRITICS", "The diacritics are not those of the name."),
    ...lookedUp
      .filter(({ placed }) => !placed.word.isJoined)
      .filter(({ placed, lookup }) => lookup.kind !== "unknown" || !isMiddle(placed, words))
      .flatMap((each) => wordProblems(person, field, each)),
    ...initialsAlone(field),
  ];
}

/** Beside a part that is no name at home, a name without diacritics may be one of another country. */
function lookUpIn(person: Person, { word, role }: PlacedWord): Lookup {
  const lookup = lookUp(word, role, person.options);
  const other = [person.name, person.surname].find((part) => part && part.role !== role);
  const isOfHome =
    hasFeminineEnding(word.text) ||
    !other ||
    other.words.some(({ word }) => hasFeminineEnding(word.text) || isAtHome(word.folded, other.role, person.options));
  return isOfHome || !lookup.isSure ? lookup : { ...lookup, isSure: false, isPossible: true };
}

function formatting(
  person: Person,
  { field, text: from }: Field,
  to: string,
  subtype: string,
  text: string,
): Problem[] {
  if (to === from) return [];
  const repair = rewrite(person, field, to, ["FORMAT", subtype]);
  return [{ fields: [field], kind: ["FORMAT", "CHARACTERS", subtype], text, isFormatting: true, repair }];
}

function foreignCharacters(person: Person, { field, text: from }: Field): Problem {
  const clean = withoutForeignCharacters(from, person.options.lexicon);
  const isBetter = clean !== null && clean !== from;
  const repair = isBetter ? rewrite(person, field, clean, ["SYNTAX", "CHARACTERS"]) : undefined;
  const text = "The value has characters that no name has.";
  return { fields: [field], aspect: "characters", kind: ["SYNTAX", "CHARACTERS", null], text, repair };
}

function caseProblems(person: Person, field: Field): Problem[] {
  const description = "Only the first letter is a capital.";
  const recased = recase(field.text, field.words);
  if (!field.words.some(({ word }) => word.isJoined))
    return formatting(person, field, recased, "CASE_SENSITIVITY", description);
  const candidates = [withSpaceAtCapitals(field.text), recased].map((to) =>
    rewrite(person, field.field, to, ["FORMAT", "CASE_SENSITIVITY"]),
  );
  const kind: FindingKind = ["FORMAT", "CHARACTERS", "CASE_SENSITIVITY"];
  return [{ fields: [field.field], kind, text: description, candidates }];
}

function initialsAlone({ field, given, surname }: Field): Problem[] {
  return [given, surname]
    .filter((part) => part !== null)
    .filter(({ words }) => words.every(({ word }) => word.isInitial))
    .map(({ role }) => ({
      fields: [field],
      kind: ["SYNTAX", "VALUE_LENGTH", "TOO_SHORT"],
      text: `The ${role === "given" ? "name" : "surname"} is one letter only.`,
    }));
}

function withCertainDiacritics(text: string, lookedUp: readonly LookedUp[]): string {
  return lookedUp.reduceRight((line, { placed, lookup }) => {
    const [candidate] = lookup.candidates;
    return lookup.isSure && candidate ? replaceWord(line, placed, inCaseOf(placed.word, candidate)) : line;
  }, text);
}

/** A second given name that is not listed, behind one that people bear, may be anything: Tomáš Garrigue Masaryk. */
function isMiddle({ role, start }: PlacedWord, words: readonly PlacedWord[]): boolean {
  return words.some((other) => other.role === role && other.start < start && other.word.isGiven);
}

/** A word that no list has, that is close to names, or whose diacritics can be completed in more than one way. */
function wordProblems(person: Person, { field }: Field, { placed, lookup }: LookedUp): Problem[] {
  const { kind, candidates, isSure, isPossible } = lookup;
  if (kind === "known" || isSure || (kind === "unknown" && !isNameOfList(placed))) return [];
  const word = quote(placed.word.text);
  const named = candidates.slice(0, 3).map(quote).join(" or ");
  const isDoubt = isPossible ? "doubt" : undefined;
  const fields = [field];
  const replacements = (how: [group: string, subtype: string], type?: string) =>
    candidates.map((name) => rewriteWord(person, field, placed, name, how, type));
  if (kind === "diacritics") {
    const how: [string, string] = ["FORMAT", "DIACRITICS"];
    const text = `${word} may lack diacritics: ${named}.`;
    return [
      { fields, kind: ["FORMAT", "CHARACTERS", "DIACRITICS"], text, weight: isDoubt, candidates: replacements(how) },
    ];
  }
  const invalid = { fields, kind: ["VALUE", "INVALID", subtypeOf(placed.role)] as const };
  if (kind === "foreign") {
    const text = `${word} is a foreign spelling of ${named}.`;
    return [{ ...invalid, text, weight: "note", candidates: replacements(["VALUE", "TYPO"], "CHANGED") }];
  }
  const unknown = `${word} is not a known ${placed.role === "given" ? "name" : "surname"}.`;
  if (kind === "unknown") return [{ ...invalid, text: unknown, weight: "unknown" }];
  const text = `${unknown} It is close to ${named}.`;
  return [{ ...invalid, text, weight: isDoubt ?? "unknown", candidates: replacements(["VALUE", "TYPO"]) }];
}

/** No list has all surnames, nor the names of other scripts. */
function isNameOfList({ role, word }: PlacedWord): boolean {
  return role === "given" && /^\p{Script=Latin}[\p{Script=Latin}\p{M}'’]+$/u.test(word.text);
}
