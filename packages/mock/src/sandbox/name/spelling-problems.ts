import type { FindingKind } from "../shared/finding.ts";
import { fix } from "../shared/fix.ts";
import { composed } from "../shared/text.ts";
import type { Gender, Role } from "./lexicon.ts";
import { type Lookup, lookUp } from "./lookup.ts";
import type { Part, PlacedWord } from "./parts.ts";
import type { FieldText, Person, QueryField } from "./person.ts";
import { type Description, inCaseOf, quote, type Repair, rewrite, rewriteWord, subtypeOf } from "./problem.ts";
import {
  isReadable,
  recase,
  replaceWord,
  tidySpaces,
  withoutForeignCharacters,
  withSpaceAtCapitals,
} from "./spelling.ts";
import { genderOfWord } from "./word.ts";

/** What is wrong with the spelling of one field, in the order in which it is to be corrected. */
export function spellingProblems(person: Person, { field, text }: FieldText): Description[] {
  const spaces = formatting(person, field, tidySpaces(text), "WHITESPACES", "The value has superfluous white space.");
  if (!isReadable(text, person.options.lexicon) && !(field === "nameSurname" && isRegisterOrder(person, text)))
    return [...spaces, foreignCharacters(person, field, text)];
  const words = person.words[field] ?? [];
  const lookups = words.map((placed) => lookUpPlaced(placed, person));
  const withMarks = withCertainDiacritics(text, words, lookups);
  return [
    ...spaces,
    ...caseProblems(person, field, text, words),
    ...formatting(person, field, withMarks, "DIACRITICS", "The diacritics are not those of the name."),
    ...words.flatMap((placed, at) => {
      const lookup = lookups[at];
      if (!lookup || placed.word.isJoined || isMiddle(placed, words, lookup)) return [];
      return wordProblems(person, field, placed, lookup);
    }),
    ...initialsAlone(field, words),
  ];
}

/** A change of formatting, if it changes anything. */
function formatting(person: Person, field: QueryField, to: string, subtype: string, text: string): Description[] {
  const from = person.fields.find((each) => each.field === field)?.text;
  if (to === from) return [];
  const repair = rewrite(person, field, to, ["FORMAT", subtype]);
  return [{ fields: [field], kind: ["FORMAT", "CHARACTERS", subtype], text, isFormatting: true, repair }];
}

function foreignCharacters(person: Person, field: QueryField, from: string): Description {
  const clean = withoutForeignCharacters(from, person.options.lexicon);
  const isBetter = clean !== null && clean !== from;
  const repair = isBetter ? rewrite(person, field, clean, ["SYNTAX", "CHARACTERS"]) : undefined;
  const text = "The value has characters that no name has.";
  return { fields: [field], aspect: "characters", kind: ["SYNTAX", "CHARACTERS", null], text, repair };
}

function caseProblems(person: Person, field: QueryField, text: string, words: readonly PlacedWord[]): Description[] {
  const description = "Only the first letter is a capital.";
  const recased = recase(text, words);
  if (!words.some(({ word }) => word.isJoined))
    return formatting(person, field, recased, "CASE_SENSITIVITY", description);
  const candidates = [withSpaceAtCapitals(text), recased].map((to) =>
    rewrite(person, field, to, ["FORMAT", "CASE_SENSITIVITY"]),
  );
  return [{ fields: [field], kind: ["FORMAT", "CHARACTERS", "CASE_SENSITIVITY"], text: description, candidates }];
}

/** A name or a surname of one letter. */
function initialsAlone(field: QueryField, words: readonly PlacedWord[]): Description[] {
  return (["given", "surname"] as const).flatMap((role) => {
    const own = words.filter((placed) => placed.role === role);
    if (own.length === 0 || !own.every(({ word }) => word.isInitial)) return [];
    const text = `The ${role === "given" ? "name" : "surname"} is one letter only.`;
    return [{ fields: [field], kind: ["SYNTAX", "VALUE_LENGTH", "TOO_SHORT"], text } satisfies Description];
  });
}

/** "Novák, Jan": the comma says that the order is reversed, and goes with it. */
function isRegisterOrder({ split, options }: Person, text: string): boolean {
  if (!split?.isReversed || text.split(",").length !== 2) return false;
  return [split.name, split.surname].every((part) => isReadable(part?.text ?? "", options.lexicon));
}

/** The gender of the other part decides which of the names near a misspelt one comes first. */
function lookUpPlaced({ word, role }: PlacedWord, { name, surname, options }: Person): Lookup | null {
  if (word.isParticle || !word.isReadable) return null;
  const gender = role === "given" ? genderOfPart(surname, "surname") : genderOfPart(name, "given");
  return lookUp(word, role, gender, options.countries, options.lexicon);
}

/** The gender by the words of a part that have one; 0 if they do not agree, or none has. */
export function genderOfPart(part: Part | null, role: Role): Gender {
  const genders = new Set(part?.words.map(({ word }) => genderOfWord(word, role)));
  genders.delete(0);
  const [gender = 0] = genders;
  return genders.size === 1 ? gender : 0;
}

function withCertainDiacritics(
  text: string,
  words: readonly PlacedWord[],
  lookups: readonly (Lookup | null)[],
): string {
  const restored = words.reduceRight((line, placed, at) => {
    const { kind, isSure, candidates } = lookups[at] ?? { isSure: false };
    const [candidate] = candidates ?? [];
    const isCertain = kind === "diacritics" && isSure && candidate !== undefined;
    return isCertain ? replaceWord(line, placed, inCaseOf(placed.word, candidate)) : line;
  }, text);
  return composed(restored);
}

/** A second given name that is not listed, behind one that people bear, may be anything: Tomáš Garrigue Masaryk. */
function isMiddle({ role, start }: PlacedWord, words: readonly PlacedWord[], { kind }: Lookup): boolean {
  return kind === "unknown" && words.some((other) => other.role === role && other.start < start && other.word.isGiven);
}

/** A word that no list has, that is close to names, or whose diacritics can be completed in more than one way. */
function wordProblems(person: Person, field: QueryField, placed: PlacedWord, lookup: Lookup): Description[] {
  const { word, role } = placed;
  const { candidates, isSure, isPossible } = lookup;
  const named = candidates.slice(0, 3).map(quote).join(" or ");
  const kind: FindingKind = ["VALUE", "INVALID", subtypeOf(role)];
  const fields = [field];
  const replacements = (group: string, subtype: string) =>
    candidates.map((name) => rewriteWord(person, field, placed, name, [group, subtype]));
  switch (lookup.kind) {
    case "unknown": {
      // No list has all surnames, nor the names of other scripts.
      if (role !== "given" || !/^\p{Script=Latin}[\p{Script=Latin}\p{M}'’]+$/u.test(word.text)) return [];
      const text = `${quote(word.text)} is not a known name.`;
      const reversed = field === "nameSurname" ? inOtherOrder(person) : [];
      return [{ fields, kind, text, weight: "unknown", candidates: reversed }];
    }
    case "foreign": {
      const text = `${quote(word.text)} is a foreign spelling of ${named}.`;
      const homeForms = candidates.map((name) => inHomeSpelling(person, field, placed, name));
      return [{ fields, kind, text, weight: "note", candidates: homeForms }];
    }
    case "typo": {
      const what = role === "given" ? "name" : "surname";
      const text = `${quote(word.text)} is not a known ${what}. It is close to ${named}.`;
      const weight = isPossible ? "doubt" : "unknown";
      return [{ fields, kind, text, weight, candidates: replacements("VALUE", "TYPO") }];
    }
    case "diacritics": {
      if (isSure) return [];
      const text = `${quote(word.text)} may lack diacritics: ${named}.`;
      const weight = isPossible ? "doubt" : undefined;
      const ofFormat: FindingKind = ["FORMAT", "CHARACTERS", "DIACRITICS"];
      return [{ fields, kind: ofFormat, text, weight, candidates: replacements("FORMAT", "DIACRITICS") }];
    }
    default:
      return [];
  }
}

function inHomeSpelling(person: Person, field: QueryField, placed: PlacedWord, name: string): Repair {
  const change = { field, from: placed.word.text, to: inCaseOf(placed.word, name) };
  return () => ({
    person: rewriteWord(person, field, placed, name, ["VALUE", "TYPO"])().person,
    fixes: [fix(["VALUE", "CHANGED", "TYPO"], change)],
  });
}

/** An unknown name before one that people bear as a given name alone may be the surname. */
function inOtherOrder(person: Person): Repair[] {
  const { name, surname } = person.split ?? {};
  const isGiven = surname?.words.every(({ word }) => word.isGiven && !word.isSurname);
  if (!name || !surname || name.words.length > 1 || !isGiven) return [];
  return [rewrite(person, "nameSurname", `${surname.text} ${name.text}`, ["VALUE", null])];
}
