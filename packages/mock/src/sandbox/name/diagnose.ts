import { additionProblems } from "./addition-problems.ts";
import { fitProblems } from "./fit-problems.ts";
import { isOfSeveralPeople, mayBeGiven } from "./parts.ts";
import type { NameField, NameOptions, Person } from "./person.ts";
import { type NameProblem, nameProblem, quote } from "./problem.ts";
import { splitPeople } from "./several-people.ts";
import { spellingProblems } from "./spelling-problems.ts";

/** In the order of their correction. */
export function diagnoseName(person: Person): NameProblem[] {
  const { fields, options } = person;
  const unusable = fields.flatMap((field) => unusableText(field, options));
  const usable = fields.filter(
    ({ name }) => !unusable.some((found) => found.fields.includes(name)),
  );
  // An empty field can be filled from another one.
  const canFit = unusable.every(({ kind: [, type] }) => type === "EMPTY");
  return [
    ...unusable,
    ...fields.flatMap((field) => additionProblems(person, field)),
    ...usable.flatMap((field) => spellingProblems(person, field)),
    ...(canFit ? fitProblems(person) : []),
  ];
}

/**
 * Why a field is not examined: no text, no letter, several people, too many words, or a word that
 * is not a name.
 */
function unusableText(field: NameField, { lexicon }: NameOptions): NameProblem[] {
  const { value, compounds, parts, additions } = field;
  if (value.trim() === "") return [nameProblem("empty", field)];
  if (!/\p{L}/u.test(value)) return [nameProblem("noLetter", field)];
  if (isOfSeveralPeople(compounds))
    return [nameProblem("severalPeople", field, { candidates: splitPeople(field, lexicon) })];
  if (compounds.length === 0) return [nameProblem("tooLong", field)];
  const isOfPerson = compounds.some(mayBeGiven);
  if (!isOfPerson && additions.some(({ isOfCompany }) => isOfCompany))
    return [nameProblem("company", field)];
  const placeholders = parts.flatMap(({ words }) => words).filter(({ word }) => word.isPlaceholder);
  return placeholders.map(({ word, role }) =>
    nameProblem(role === "given" ? "noName" : "noSurname", field, {}, quote(word.text)),
  );
}
