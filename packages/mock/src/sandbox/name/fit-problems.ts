import type { FindingKind } from "../shared/finding.ts";
import { fix } from "../shared/fix.ts";
import { fold } from "../shared/text.ts";
import { withAdditions } from "./additions/separate.ts";
import { hasNameOfCountries, inflectingCountries, namesOfCountries } from "./lexicon.ts";
import { joinCompounds, mayBeGiven, type NamePart, replaceWords } from "./parts.ts";
import { findField, type NameField, type Person } from "./person.ts";
import { editValue, type NameProblem, nameProblem, quote } from "./problem.ts";
import type { NameWord } from "./word.ts";

const incorrectOrder: FindingKind = ["VALUE", "INCORRECT_ORDER", null];

/**
 * Problems of the parts of a name taken together: one is missing, superfluous, or does not match
 * the other.
 */
export function fitProblems(person: Person): NameProblem[] {
  const { fields } = person;
  const found = [
    ...fields.flatMap(missingPart),
    ...fields.flatMap(secondSurname),
    ...fields.flatMap(surnameOnEachSide),
    ...fields.flatMap((field) => extraPart(person, field)),
    ...swappedFields(person),
    ...fields.flatMap(reversedOrder),
  ];
  return found.length > 0 ? found : gendersThatDiffer(person);
}

function missingPart(field: NameField): NameProblem[] {
  const [part, other] = field.parts;
  if (field.name !== "nameSurname" || part === undefined || other !== undefined) return [];
  const missing = part.role === "given" ? "surname" : "name";
  const kind: FindingKind = ["SYNTAX", "VALUE_PART_MISSING", missing.toUpperCase()];
  return [nameProblem(kind, field, `The value has no ${missing}.`)];
}

/** Two surnames at the end, from countries that join them by a hyphen. */
function secondSurname(field: NameField): NameProblem[] {
  const { name, compounds } = field;
  const isBehindName = name !== "nameSurname" || compounds.length > 2;
  const [first, second] = isBehindName ? compounds.slice(-2) : [];
  if (name === "name" || first?.kind !== "surname") return [];
  const isUnknown = second?.kind === "unknown" && name === "nameSurname";
  if (second?.kind !== "surname" && second?.kind !== "both" && !isUnknown) return [];
  const words = isUnknown ? first.words : [...first.words, ...second.words];
  if (!words.every(({ word }) => hasNameOfCountries(word.listed.surname, inflectingCountries)))
    return [];
  // A hyphen joins no values of a list: Jan Novák; Petr.
  if (second.isSeparate && !isUnknown) return [];
  const before = field.value.slice(0, first.start + first.text.length);
  const joined = `${before}-${field.value.slice(second.start)}`;
  const removal = editValue(field, before, ["SYNTAX", "VALUE_PART_REMOVED", "SURNAME"]);
  const hyphenation = editValue(field, joined, ["SYNTAX", "VALUE_PART_CHANGED", "SURNAME"]);
  const candidates = [...(isUnknown ? [removal] : []), ...(second.isSeparate ? [] : [hyphenation])];
  const text = "The value has two surnames without a hyphen.";
  return [nameProblem(["SYNTAX", "VALUE_PART_EXTRA", "SURNAME"], field, text, { candidates })];
}

/**
 * A surname before a given name and another surname or an unlisted word behind it: Malá Jana
 * Nováková.
 */
function surnameOnEachSide(field: NameField): NameProblem[] {
  const [first, ...others] = field.compounds;
  const last = others.pop();
  const isSurname = (compound: typeof first) =>
    compound?.kind === "surname" &&
    compound.words.every(({ word }) =>
      hasNameOfCountries(word.listed.surname, inflectingCountries),
    );
  const isBetween = others.length > 0 && others.every(({ kind }) => kind === "given");
  if (field.name !== "nameSurname" || !isBetween || !isSurname(first)) return [];
  const isUnknown = last?.kind === "unknown";
  if (!isUnknown && !isSurname(last)) return [];
  const given = joinCompounds(others);
  const candidates = (isUnknown ? [first] : [first, last]).map((each) =>
    editValue(field, `${given} ${each?.text}`, ["SYNTAX", "VALUE_PART_REMOVED", "SURNAME"]),
  );
  const text = "The value has a surname on each side of the name.";
  return [nameProblem(["SYNTAX", "VALUE_PART_EXTRA", "SURNAME"], field, text, { candidates })];
}

/**
 * A full name in the field of one part. Certain if the field of the other part is empty or already
 * has that part.
 */
function extraPart({ fields }: Person, field: NameField): NameProblem[] {
  const { compounds, name: own } = field;
  if (own === "nameSurname") return [];
  const start = compounds.findIndex((compound) => !mayBeGiven(compound));
  if (start <= 0 || !compounds.slice(start).every(({ kind }) => kind === "surname")) return [];
  const full = {
    name: joinCompounds(compounds.slice(0, start)),
    surname: joinCompounds(compounds.slice(start)),
  };
  const other = own === "name" ? "surname" : "name";
  const extra = full[other];
  const target = findField(fields, other);
  const isEmpty = target?.value.trim() === "";
  const isThere = target !== undefined && ` ${fold(target.value)} `.includes(` ${fold(extra)} `);
  const kept = { [own]: withAdditions(full[own], field.additions) };
  const texts = isEmpty ? { ...kept, [other]: withAdditions(extra, target.additions) } : kept;
  const subtype = other.toUpperCase();
  const removed = { field: own, from: field.text, to: kept[own] ?? "" };
  const added = { field: other, from: null, to: texts[other] ?? "" };
  const fixes = [
    fix(["SYNTAX", "VALUE_PART_REMOVED", subtype], removed),
    ...(isEmpty ? [fix(["VALUE", "ADDED", subtype], added)] : []),
  ];
  const correction = { texts, fixes };
  const kind: FindingKind = ["SYNTAX", "VALUE_PART_EXTRA", subtype];
  const text = `${quote(extra)} belongs to the ${other}.`;
  return [nameProblem(kind, field, text, isEmpty || isThere ? { correction } : {})];
}

function swappedFields({ fields }: Person): NameProblem[] {
  const name = findField(fields, "name");
  const surname = findField(fields, "surname");
  if (!name?.compounds.length || !name.compounds.every(({ kind }) => kind === "surname")) return [];
  if (!surname?.compounds.length || !surname.compounds.every(mayBeGiven)) return [];
  const changeTo = ({ name: field, text: from }: NameField, { text: to }: NameField) =>
    fix(["VALUE", "CHANGED", null], { field, from, to });
  const fixes = [changeTo(name, surname), changeTo(surname, name)];
  const correction = { texts: { name: surname.text, surname: name.text }, fixes };
  const text = "Name and surname are in each other's field.";
  return [
    nameProblem(incorrectOrder, name, text, {
      fields: ["name", "surname"],
      depth: "strict",
      correction,
    }),
  ];
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
  // The text behind a comma may not be a name: Svoboda, Brno.
  const isKnown = given.words.some(({ word }) => word.isGiven) && isOneSurname(surname);
  return [
    nameProblem(incorrectOrder, field, "The surname stands before the name.", {
      depth: "strict",
      ...(isKnown ? { correction: turned } : { candidates: [turned] }),
    }),
  ];
}

/**
 * A surname in the form of the other gender: a mistake for a man; a woman may have the masculine
 * form.
 */
function gendersThatDiffer({ fields, given, surname, options }: Person): NameProblem[] {
  const field = findField(fields, "surname") ?? findField(fields, "nameSurname");
  const ofName = given?.gender;
  const ofSurname = surname?.gender;
  if (field === undefined || !ofName || !ofSurname || ofName === ofSurname) return [];
  const counterpartOf = ({ spelt, listed }: NameWord) =>
    [...namesOfCountries(spelt.surname, options.dataSource), ...spelt.surname]
      .concat(namesOfCountries(listed.surname, options.dataSource))
      .find(({ counterpart }) => counterpart)?.counterpart;
  const words = surname?.words.filter(({ word }) => !word.isParticle) ?? [];
  // Half of a double surname in the other form would match neither gender.
  const hasOther = words.every(({ word }) => counterpartOf(word) !== undefined);
  const other = replaceWords(field.value, words, (word) => counterpartOf(word) ?? word.text);
  const isWoman = ofName === 2;
  const text = isWoman
    ? "The name is a woman's, and the surname has the form of a man's."
    : "The name is a man's, and the surname has the form of a woman's.";
  return [
    nameProblem(["VALUE", "INVALID_COMBINATION", "SURNAME"], field, text, {
      depth: isWoman ? null : "strict",
      candidates: hasOther ? [editValue(field, other, ["VALUE", "CHANGED", "SURNAME"])] : [],
    }),
  ];
}
