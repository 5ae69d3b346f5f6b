import { centralReadings } from "../shared/encoding.ts";
import type { FixKind } from "../shared/fix.ts";
import { namesSpeltAs } from "./home-spelling.ts";
import {
  hasNameOfCountries,
  type ListedName,
  namesNear,
  namesOfCountries,
  namesOneLetterAway,
} from "./lexicon.ts";
import { type PlacedWord, replaceWords } from "./parts.ts";
import { findPart, type NameField, type Person } from "./person.ts";
import { editValue, type NameEdit, type NameProblem, nameProblem, quote } from "./problem.ts";
import { readWord } from "./word.ts";

/** A word in the field of a person. */
interface FoundWord extends PlacedWord {
  person: Person;
  field: NameField;
}

/**
 * Problems of a word by the lists of names: its diacritics, a foreign spelling, a typing error, or
 * that it is not listed.
 */
export function wordProblems(found: FoundWord): NameProblem[] {
  const { word, role, field } = found;
  const { options } = found.person;
  if (field.parts.some(({ isVietnamese }) => isVietnamese)) return [];
  if (!word.isListed) return unlistedWord(found);
  if (hasNameOfCountries(word.spelt[role], options.dataSource)) return [];
  const forms = formsAt(options.dataSource, word.listed[role]);
  if (forms.length === 0) return role === "given" ? foreignSpelling(found) : [];
  const isForeign = word.spelt[role].length > 0 && word.small !== word.folded;
  return isForeign ? [] : otherDiacritics(found, forms);
}

function otherDiacritics(found: FoundWord, forms: readonly string[]): NameProblem[] {
  const { word, role, field } = found;
  // A word with some diacritics has all of them; a foreign name may have none.
  const isDoubtful =
    word.small !== word.folded ||
    word.spelt[role].length > 0 ||
    isBesideForeign(found) ||
    isOfOtherGender(found);
  const isCertain = !isDoubtful && forms.length === 1;
  const edits = replacements(found, forms, ["FORMAT", "CHANGED", "DIACRITICS"]);
  const more = {
    ...(isDoubtful && { depth: null }),
    ...(isCertain ? { correction: edits[0] } : { candidates: edits }),
  };
  const values = [quote(word.text), isCertain ? "lacks" : "may lack", listForms(forms)];
  return [nameProblem("diacritics", field, more, ...values)];
}

/**
 * Whether no word of the other part is a native name. A word with a Czech or Slovak ending is
 * native in any case.
 */
function isBesideForeign({ person, word, role }: FoundWord): boolean {
  const { given, surname, options } = person;
  const otherPart = role === "given" ? surname : given;
  if (otherPart === undefined || word.hasFeminineEnding) return false;
  return otherPart.words.every(
    (beside) =>
      !beside.word.hasFeminineEnding &&
      !hasNameOfCountries(beside.word.listed[otherPart.role], options.dataSource),
  );
}

/** Whether a masculine surname is beside a woman's name: Eva Kovac is foreign, or Eva Kováčová. */
function isOfOtherGender({ person, word, role }: FoundWord): boolean {
  const { given, options } = person;
  const forms = namesOfCountries(word.listed.surname, options.dataSource);
  return role === "surname" && given?.gender === 2 && forms.every(({ gender }) => gender === 1);
}

/**
 * Lists are incomplete: a word beside a known name or surname is valid unless it is close to a
 * listed one.
 */
function unlistedWord(found: FoundWord): NameProblem[] {
  const { person, field, word, role } = found;
  const { lexicon, dataSource } = person.options;
  const unrepeatedForms = formsAt(dataSource, word.unrepeated[role]);
  const isCertain = unrepeatedForms.length === 1;
  const nearNames = isCertain ? [] : namesNear(word.folded, lexicon[role]);
  const nearForms = formsAt(dataSource, fittingNames(found, nearNames));
  const respeltForms = role === "given" && nearForms.length === 0 ? homeForms(found) : [];
  const otherForms = [...new Set([...rereadForms(found), ...nearForms, ...respeltForms])];
  const likelyForms = [...unrepeatedForms, ...(isCertain ? [] : otherForms)];
  const mayBeRight = role === "surname" || hasKnownSurname(person) || !isExpected(found);
  if (likelyForms.length === 0 && mayBeRight) return bareEnding(found);
  // The name is not valid in any case, so a name that is less close is better than none.
  const forms =
    likelyForms.length > 0
      ? likelyForms
      : formsAt(dataSource, namesOneLetterAway(word.folded, lexicon[role]));
  const closeText = forms.length === 0 ? "" : ` It is close to ${listForms(forms)}.`;
  const edits = [
    ...replacements(found, forms, ["VALUE", "CHANGED", "TYPO"]),
    ...surnameLast(field),
  ];
  const more = isCertain ? { correction: edits[0] } : { candidates: edits };
  const name = role === "given" ? "unknownName" : "unknownSurname";
  return [nameProblem(name, field, more, quote(word.text), closeText)];
}

/** The names of the other part's gender, if there are any: Juliana, not Julián, for Julina Malá. */
function fittingNames(
  { person, role }: FoundWord,
  names: readonly ListedName[],
): readonly ListedName[] {
  const gender = (role === "given" ? person.surname : person.given)?.gender ?? 0;
  const ofGender = names.filter((name) => name.gender === gender || name.gender === 0);
  return gender === 0 || ofGender.length === 0 ? names : ofGender;
}

/** The ending of a woman's surname without its accent, beside a native name: Jana Skalkova. */
function bareEnding(found: FoundWord): NameProblem[] {
  const { word, role, field } = found;
  const { given, options } = found.person;
  const isOfNativeWoman =
    given?.gender === 2 &&
    given.words.some((other) => hasNameOfCountries(other.word.listed.given, options.dataSource));
  if (role === "given" || !isOfNativeWoman || !/..ova$/i.test(word.text)) return [];
  const form = word.recased.replace(/a$/, "á");
  const candidates = replacements(found, [form], ["FORMAT", "CHANGED", "DIACRITICS"]);
  const values = [quote(word.text), "may lack", quote(form)];
  return [nameProblem("diacritics", field, { depth: null, candidates }, ...values)];
}

/** An unknown word before a given name may be the surname: Strauß Jürgen. */
function surnameLast(field: NameField): NameEdit[] {
  const [first, second, ...laterCompounds] = field.compounds;
  if (field.name !== "nameSurname" || first?.kind !== "unknown" || second?.kind !== "given")
    return [];
  const turned = `${second.text} ${first.text}`;
  return laterCompounds.length > 0 ? [] : [editValue(field, turned, ["VALUE", "CHANGED", null])];
}

function hasKnownSurname({ surname }: Person): boolean {
  return surname?.words.some(({ word }) => word.isSurname) ?? false;
}

/**
 * Whether the lists should have a given name: they lack other scripts and many second names (Tomáš
 * Garrigue Masaryk).
 */
function isExpected({ field, word, start }: FoundWord): boolean {
  const before = findPart(field, "given")?.words.filter((other) => other.start < start) ?? [];
  return (
    /^\p{Script=Latin}[\p{Script=Latin}\p{M}'’]+$/u.test(word.text) &&
    !before.some((other) => other.word.isGiven)
  );
}

/**
 * A foreign given name that is a home one in another spelling: Thomas Novák. As spelled abroad, and
 * beside a foreign surname, it is right: Victor Hugo.
 */
function foreignSpelling(found: FoundWord): NameProblem[] {
  const { text, spelt } = found.word;
  const isOfForeigner = spelt.given.length > 0 && isBesideForeign(found);
  const respeltForms = isOfForeigner ? [] : homeForms(found);
  const forms = [...new Set([...rereadForms(found), ...respeltForms])];
  if (forms.length === 0) return [];
  const candidates = replacements(found, forms, ["VALUE", "CHANGED", "TYPO"]);
  return [
    nameProblem("foreignSpelling", found.field, { candidates }, quote(text), listForms(forms)),
  ];
}

/** The names that a word equals in another encoding: Věra for Vìra. */
function rereadForms({ person, word, role }: FoundWord): string[] {
  const { lexicon, dataSource } = person.options;
  return centralReadings(word.text).flatMap((text) =>
    formsAt(dataSource, readWord(text, lexicon).spelt[role]),
  );
}

/** The names of a word's gender that it equals in another spelling. */
function homeForms({ person, word, role }: FoundWord): string[] {
  const { lexicon, dataSource } = person.options;
  const gender = word.genders[role];
  const names = namesSpeltAs(word.folded, lexicon[role]).filter(
    (name) => gender === 0 || name.gender === 0 || name.gender === gender,
  );
  return formsAt(dataSource, names);
}

function formsAt(countries: readonly string[], names: readonly ListedName[]): string[] {
  return [...new Set(namesOfCountries(names, countries).map(({ form }) => form))];
}

function replacements(found: FoundWord, forms: readonly string[], kind: FixKind): NameEdit[] {
  const { field } = found;
  return forms.map((form) =>
    editValue(
      field,
      replaceWords(field.value, [found], () => form),
      kind,
    ),
  );
}

function listForms(forms: readonly string[]): string {
  return forms.slice(0, 3).map(quote).join(" or ");
}
