import { countryOf } from "../countries/index.ts";
import { countryCodes } from "../countries/names.ts";
import { fix } from "../shared/fix.ts";
import { fold } from "../shared/text.ts";
import { withAdditions } from "./additions/separate.ts";
import { hasNameOfCountries, inflectingCountries, namesOfCountries } from "./lexicon.ts";
import {
  joinCompounds,
  mayBeGiven,
  type NameCompound,
  type NamePart,
  replaceWords,
} from "./parts.ts";
import { findField, type NameField, type NameQuery, type Person } from "./person.ts";
import { editValue, type NameProblem, nameProblem, quote } from "./problem.ts";
import type { NameWord } from "./word.ts";

/**
 * Problems of the parts of a name taken together: one is missing, superfluous, or does not match
 * the other.
 */
export function fitProblems(person: Person): NameProblem[] {
  const { fields } = person;
  const problems = [
    ...fields.flatMap(missingPart),
    ...fields.flatMap(secondSurname),
    ...fields.flatMap(surnameOnEachSide),
    ...fields.flatMap((field) => extraPart(person, field)),
    ...swappedFields(person),
    ...fields.flatMap(reversedOrder),
    ...fields.flatMap(likelyReversedOrder),
  ];
  return problems.length > 0 ? problems : gendersThatDiffer(person);
}

function missingPart(field: NameField): NameProblem[] {
  const [part, other] = field.parts;
  if (field.name !== "nameSurname" || part === undefined || other !== undefined) return [];
  const candidates = isHyphenatedName(part)
    ? [editValue(field, field.value.replace("-", " "), ["SYNTAX", "VALUE_PART_CHANGED", null])]
    : [];
  const name = part.role === "given" ? "missingSurname" : "missingName";
  return [nameProblem(name, field, { candidates })];
}

/** Whether a hyphen joins a given name and a surname: Jan-Novák. */
function isHyphenatedName({ words }: NamePart): boolean {
  const [given, surname, ...furtherWords] = words;
  const isFullName = given?.word.isGiven && surname?.word.isSurname && !surname.word.isGiven;
  return isFullName === true && furtherWords.length === 0;
}

/** Whether each word is a surname of a country that joins two surnames by a hyphen. */
function isInflected({ words }: NameCompound): boolean {
  return words.every(({ word }) => hasNameOfCountries(word.listed.surname, inflectingCountries));
}

function isInflectedSurname(compound: NameCompound | undefined): compound is NameCompound {
  return compound?.kind === "surname" && isInflected(compound);
}

/** Whether a hyphen may join a word to a surname: Jana Nováková Malá, but not Jan Novák; Petr. */
function isSecondSurname(compound: NameCompound): boolean {
  const { kind, isSeparate } = compound;
  return (kind === "surname" || kind === "both") && !isSeparate && isInflected(compound);
}

/** Towns of the registers, which stand behind a name: Hans Müller Praha. */
const towns = new Set(
  countryCodes.flatMap((code) => countryOf(code).towns.map(({ town }) => town)),
);

/** Two surnames at the end, or in a full name a surname and an unlisted word. */
function secondSurname(field: NameField): NameProblem[] {
  const { name, compounds } = field;
  const isFullName = name === "nameSurname";
  const mayHaveTwo = name === "surname" || (isFullName && compounds.length > 2);
  const [first, second] = compounds.slice(-2);
  if (!mayHaveTwo || first?.kind !== "surname" || second === undefined) return [];
  const isUnlisted = isFullName && second.kind === "unknown";
  // Foreigners may have two surnames, but no town.
  if (!isInflected(first) && !(isUnlisted && towns.has(second.text))) return [];
  if (!isUnlisted && !isSecondSurname(second)) return [];
  const isTwice = first.text === second.text;
  const before = field.value.slice(0, first.start + first.text.length);
  const joined = `${before}-${field.value.slice(second.start)}`;
  const removal = editValue(field, before, ["SYNTAX", "VALUE_PART_REMOVED", "SURNAME"]);
  const hyphenation = editValue(field, joined, ["SYNTAX", "VALUE_PART_CHANGED", "SURNAME"]);
  const candidates = [
    ...(isUnlisted || isTwice ? [removal] : []),
    ...(second.isSeparate || isTwice ? [] : [hyphenation]),
  ];
  return [nameProblem("twoSurnames", field, { candidates })];
}

/**
 * A surname before a given name and another surname or an unlisted word behind it: Malá Jana
 * Nováková.
 */
function surnameOnEachSide(field: NameField): NameProblem[] {
  const [first, ...laterCompounds] = field.compounds;
  const last = laterCompounds.pop();
  const isBetween =
    laterCompounds.length > 0 && laterCompounds.every(({ kind }) => kind === "given");
  if (field.name !== "nameSurname" || !isBetween || !isInflectedSurname(first)) return [];
  const isUnlisted = last?.kind === "unknown";
  if (!isUnlisted && !isInflectedSurname(last)) return [];
  const givenNames = joinCompounds(laterCompounds);
  const candidates = (isUnlisted ? [first] : [first, last]).map((each) =>
    editValue(field, `${givenNames} ${each?.text}`, ["SYNTAX", "VALUE_PART_REMOVED", "SURNAME"]),
  );
  return [nameProblem("surnameOnEachSide", field, { candidates })];
}

/** The parts of given names followed by surnames, or the reverse: Jana Nováková. */
function splitFullName(
  compounds: readonly NameCompound[],
): Record<"name" | "surname", string> | undefined {
  const isGivenFirst = compounds[0] !== undefined && mayBeGiven(compounds[0]);
  const start = compounds.findIndex((compound) =>
    isGivenFirst ? !mayBeGiven(compound) : compound.kind === "given",
  );
  if (start <= 0) return undefined;
  const halves = [compounds.slice(0, start), compounds.slice(start)];
  const [given = [], surnames = []] = isGivenFirst ? halves : halves.reverse();
  if (!given.every(mayBeGiven) || !surnames.every(({ kind }) => kind === "surname"))
    return undefined;
  return { name: joinCompounds(given), surname: joinCompounds(surnames) };
}

/** The parts of given names and an unlisted word: Jan Vodák. */
function splitUnlisted(compounds: readonly NameCompound[]): ReturnType<typeof splitFullName> {
  const given = compounds.slice(0, -1);
  const last = compounds.at(-1);
  if (last?.kind !== "unknown" || given.length === 0 || !given.every(mayBeGiven)) return undefined;
  return { name: joinCompounds(given), surname: last.text };
}

/**
 * A full name in the field of one part. Certain if the field of the other part is empty or already
 * has that part.
 */
function extraPart({ fields }: Person, field: NameField): NameProblem[] {
  const { name, compounds } = field;
  if (name === "nameSurname") return [];
  const otherField = name === "name" ? "surname" : "name";
  const target = findField(fields, otherField);
  const listed = splitFullName(compounds);
  const full = listed ?? splitUnlisted(compounds);
  if (full === undefined) return [];
  const isEmpty = target?.value.trim() === "";
  const isThere = ` ${fold(target?.value ?? "")} `.includes(` ${fold(full[otherField])} `);
  // An unlisted word may be a second name: Tomáš Garrigue.
  if (listed === undefined && !isEmpty && !isThere) return [];
  const subtype = otherField.toUpperCase();
  const remainder = withAdditions(full[name], field.additions);
  const removed = { field: name, from: field.text, to: remainder };
  const texts: NameQuery = { [name]: remainder };
  const fixes = [fix(["SYNTAX", "VALUE_PART_REMOVED", subtype], removed)];
  if (isEmpty) {
    const added = withAdditions(full[otherField], target.additions);
    texts[otherField] = added;
    fixes.push(fix(["VALUE", "ADDED", subtype], { field: otherField, from: null, to: added }));
  }
  const edit = { texts, fixes };
  const isCertain = isThere || (isEmpty && listed !== undefined);
  const more = isCertain ? { correction: edit } : { candidates: isEmpty ? [edit] : [] };
  const problem = otherField === "name" ? "extraName" : "extraSurname";
  return [nameProblem(problem, field, more, quote(full[otherField]))];
}

function swappedFields({ fields }: Person): NameProblem[] {
  const name = findField(fields, "name");
  const surname = findField(fields, "surname");
  if (!name?.compounds.length || !surname?.compounds.length) return [];
  const isSurname = name.compounds.every(({ kind }) => kind === "surname");
  const isCertain = isSurname && surname.compounds.every(mayBeGiven);
  const isLikely =
    mayBeReversed(name.compounds, surname.compounds) ||
    isHalfUnlisted(name.compounds, surname.compounds);
  if (!isCertain && !isLikely) return [];
  const changeTo = ({ name: field, text: from }: NameField, { text: to }: NameField) =>
    fix(["VALUE", "CHANGED", null], { field, from, to });
  const fixes = [changeTo(name, surname), changeTo(surname, name)];
  const edit = { texts: { name: surname.text, surname: name.text }, fixes };
  const more = isCertain ? { correction: edit } : { candidates: [edit] };
  const problem = isCertain ? "swappedFields" : "likelySwappedFields";
  return [nameProblem(problem, name, { fields: ["name", "surname"], ...more })];
}

/** Whether the first name is also a surname, and the last one is none: Urban Jan. */
function mayBeReversed(first: readonly NameCompound[], last: readonly NameCompound[]): boolean {
  return (
    first.every((compound) => compound.kind === "both" && isInflected(compound)) &&
    last.every(({ kind }) => kind === "given")
  );
}

/** Whether one of two words is unlisted and the other belongs to the other field: Vodák Jan. */
function isHalfUnlisted(name: readonly NameCompound[], surname: readonly NameCompound[]): boolean {
  const isUnlisted = ({ kind }: NameCompound) => kind === "unknown";
  return (
    (name.every(isInflectedSurname) && surname.every(isUnlisted)) ||
    (name.every(isUnlisted) && surname.every(({ kind }) => kind === "given"))
  );
}

/** Whether a surname has no word that may be an addition: KR Novák. */
function isOneSurname({ words }: NamePart): boolean {
  const names = words.filter(({ word }) => !word.isParticle && !word.isTitle);
  return names.length < 2 || names.every(({ word }) => word.isListed || word.hasFeminineEnding);
}

function reversedOrder(field: NameField): NameProblem[] {
  const [surname, given] = field.parts;
  if (surname?.role !== "surname" || given === undefined || surname.isVietnamese) return [];
  const turned = editValue(field, `${given.text} ${surname.text}`, ["VALUE", "CHANGED", null]);
  // The text behind a comma may not be a name, or another person's: Svoboda, Brno and Jana, Eva.
  const isKnown =
    given.words.some(({ word }) => word.isGiven) &&
    isOneSurname(surname) &&
    !surname.compounds.every(({ kind }) => kind === "given");
  const more = isKnown ? { correction: turned } : { candidates: [turned] };
  return [nameProblem("reversedOrder", field, more)];
}

function likelyReversedOrder(field: NameField): NameProblem[] {
  const [first, last] = field.parts;
  if (first?.role !== "given" || last === undefined || first.isVietnamese) return [];
  if (!mayBeReversed(first.compounds, last.compounds)) return [];
  const turned = editValue(field, `${last.text} ${first.text}`, ["VALUE", "CHANGED", null]);
  return [nameProblem("likelyReversedOrder", field, { candidates: [turned] })];
}

/**
 * A surname in the form of the other gender: a mistake for a man; a woman may have the masculine
 * form.
 */
function gendersThatDiffer({ fields, given, surname, options }: Person): NameProblem[] {
  const field = findField(fields, "surname") ?? findField(fields, "nameSurname");
  const genderOfName = given?.gender;
  const genderOfSurname = surname?.gender;
  if (field === undefined || !genderOfName || !genderOfSurname || genderOfName === genderOfSurname)
    return [];
  const counterpartOf = ({ spelt, listed }: NameWord) =>
    [...spelt.surname, ...namesOfCountries(listed.surname, options.dataSource)].find(
      ({ counterpart }) => counterpart,
    )?.counterpart;
  const words = surname?.words.filter(({ word }) => !word.isParticle) ?? [];
  // Half of a double surname in the other form would match neither gender.
  const hasOther = words.every(({ word }) => counterpartOf(word) !== undefined);
  const otherForm = replaceWords(field.value, words, (word) => counterpartOf(word) ?? word.text);
  const edit = editValue(field, otherForm, ["VALUE", "CHANGED", "SURNAME"]);
  const name = genderOfName === 2 ? "womanWithMasculine" : "manWithFeminine";
  return [nameProblem(name, field, { candidates: hasOther ? [edit] : [] })];
}
