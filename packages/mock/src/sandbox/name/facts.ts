import type { Schemas } from "../../schemas.ts";
import type { Addition } from "./additions/addition.ts";
import { type Gender, namesOfCountries } from "./lexicon.ts";
import { findField, findPart, type NameField, type NameOptions, type Person } from "./person.ts";
import type { NameComponent } from "./problem.ts";
import { vocativeOf } from "./vocative.ts";

/** The data of a name, independent of the version's field names. */
export type NameFacts = ReturnType<typeof nameFactsOf>;

/**
 * The parts, additions, forms and gender of a name. Additions that were removed from it stay there;
 * a repeated degree is there once.
 */
export function nameFactsOf(
  person: Person,
  invalid: readonly NameComponent[],
  removed: readonly Addition[],
) {
  const { fields, options } = person;
  const additions = [...removed, ...fields.flatMap((field) => field.additions)];
  const additionsOf = (kind: string) => [
    ...new Set(
      additions
        .filter((addition) => addition.kind === kind && !addition.isRepeated)
        .map(({ writtenText }) => writtenText),
    ),
  ];
  const name = findField(fields, "name")?.text ?? person.given?.text ?? null;
  const surname = findField(fields, "surname")?.text ?? person.surname?.text ?? null;
  // The name decides before the surname, since a woman may have a surname in the masculine form.
  const gender = person.given?.gender || person.surname?.gender || 0;
  const vocativeName = vocativeOf(person.given, gender, options);
  const vocativeSurname = vocativeOf(person.surname, gender, options);
  return {
    name,
    surname,
    nameSurname: findField(fields, "nameSurname")?.text ?? joinNames(name, surname),
    context: additionsOf("context"),
    degreesBefore: additionsOf("degreesBefore"),
    degreesAfter: additionsOf("degreesAfter"),
    vocativeName,
    vocativeSurname,
    vocativeNameSurname: joinNames(vocativeName, vocativeSurname),
    dataTypes: nameDataTypesOf(fields, invalid),
    ...(options.dataScope === "full" && {
      details: fields.map((field) => detailOf(field, gender, options)),
    }),
  };
}

function joinNames(first: string | null, second: string | null): string | null {
  return first?.trim() && second?.trim() ? `${first} ${second}` : null;
}

function nameDataTypesOf(fields: readonly NameField[], invalid: readonly NameComponent[]) {
  const additions = fields.flatMap((field) => field.additions.map(({ kind }) => kind));
  const components = [
    ...new Set<NameComponent>([...fields.map((field) => field.name), ...additions]),
  ];
  return {
    valid: components.filter((component) => !invalid.includes(component)),
    invalid: components.filter((component) => invalid.includes(component)),
  };
}

function detailOf(
  field: NameField,
  genderOfPerson: Gender,
  options: NameOptions,
): Schemas["NameDetail"] {
  const { name, value } = field;
  const given = findPart(field, "given");
  const surname = findPart(field, "surname");
  const gender = given?.gender || surname?.gender || genderOfPerson;
  const vocatives = [given, surname]
    .filter((part) => part !== undefined)
    .map((part) => vocativeOf(part, genderOfPerson || gender, options));
  const isKnown = vocatives.length > 0 && !vocatives.includes(null);
  const detail = { type: name, value, gender, vocative: isKnown ? vocatives.join(" ") : value };
  if (given === undefined) return detail;
  const [first] = given.words;
  const days = namesOfCountries(first?.word.spelt.given ?? [], options.dataSource).flatMap(
    ({ nameDay }) => nameDay ?? [],
  );
  return { ...detail, nameDays: days.length > 0 ? days : null };
}
