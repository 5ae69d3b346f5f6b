import type { FindingKind } from "../shared/finding.ts";
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

function unusableText(field: NameField, { lexicon }: NameOptions): NameProblem[] {
  const candidates = isOfSeveralPeople(field.compounds) ? splitPeople(field, lexicon) : [];
  return flawsOf(field).map(({ kind, text }) =>
    nameProblem(kind, field, text, { depth: "minimal", candidates }),
  );
}

const severalKind: FindingKind = ["SYNTAX", "VALUE_PART_EXTRA", "NAME"];
const longKind: FindingKind = ["SYNTAX", "VALUE_LENGTH", "TOO_LONG"];

type FieldFlaw = Pick<NameProblem, "kind" | "text">;

/**
 * Why a field is not examined: no text, no letter, several people, too many words, or a word that
 * is not a name.
 */
function flawsOf({ value, compounds, parts, additions }: NameField): readonly FieldFlaw[] {
  if (value.trim() === "")
    return [{ kind: ["VALUE", "EMPTY", null], text: "The value has no name." }];
  if (!/\p{L}/u.test(value))
    return [{ kind: ["SYNTAX", "CHARACTERS", null], text: "The value has no letter." }];
  if (isOfSeveralPeople(compounds))
    return [{ kind: severalKind, text: "The value names more than one person." }];
  if (compounds.length === 0)
    return [{ kind: longKind, text: "The value is longer than any name." }];
  const isOfPerson = compounds.some(mayBeGiven);
  if (!isOfPerson && additions.some(({ isOfCompany }) => isOfCompany))
    return [{ kind: ["VALUE", "INVALID", "NAME"], text: "The value is the name of a company." }];
  const placeholders = parts.flatMap(({ words }) => words).filter(({ word }) => word.isPlaceholder);
  return placeholders.map(({ word, role }) => ({
    kind: ["VALUE", "INVALID", role === "given" ? "NAME" : "SURNAME"],
    text: `${quote(word.text)} is not a name.`,
  }));
}
