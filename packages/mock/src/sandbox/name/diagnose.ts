import type { FindingKind } from "../shared/finding.ts";
import { memoiseByObject } from "../shared/memoise.ts";
import { additionProblems } from "./addition-problems.ts";
import { fitProblems } from "./fit-problems.ts";
import { isOfSeveralPeople, mayBeGiven } from "./parts.ts";
import type { NameField, NameOptions, Person } from "./person.ts";
import { type NameProblem, nameProblem, quote } from "./problem.ts";
import { splitPeople } from "./several.ts";
import { spellingProblems } from "./spelling-problems.ts";

/** The problems of a name, in the order of their correction. */
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
  return flawsOf(field).map(([kind, text]) =>
    nameProblem(kind, field, text, { depth: "minimal", candidates }),
  );
}

type Flaw = readonly [kind: FindingKind, text: string];

/**
 * Why a field is not examined: no text, no letter, several people, too many words, or a word that
 * is not a name.
 */
const flawsOf = memoiseByObject(
  ({ value, compounds, parts, additions }: NameField): readonly Flaw[] => {
    if (value.trim() === "") return [[["VALUE", "EMPTY", null], "The value has no name."]];
    if (!/\p{L}/u.test(value))
      return [[["SYNTAX", "CHARACTERS", null], "The value has no letter."]];
    if (isOfSeveralPeople(compounds))
      return [[["SYNTAX", "VALUE_PART_EXTRA", "NAME"], "The value names more than one person."]];
    if (compounds.length === 0)
      return [[["SYNTAX", "VALUE_LENGTH", "TOO_LONG"], "The value is longer than any name."]];
    const isOfPerson = compounds.some(mayBeGiven);
    if (!isOfPerson && additions.some(({ isOfCompany }) => isOfCompany))
      return [[["VALUE", "INVALID", "NAME"], "The value is the name of a company."]];
    const placeholders = parts
      .flatMap(({ words }) => words)
      .filter(({ word }) => word.isPlaceholder);
    return placeholders.map(({ word, role }) => [
      ["VALUE", "INVALID", role === "given" ? "NAME" : "SURNAME"],
      `${quote(word.text)} is not a name.`,
    ]);
  },
);
