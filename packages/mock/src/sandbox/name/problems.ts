import type { FindingKind } from "../shared/finding.ts";
import { additionProblems } from "./addition-problems.ts";
import { mostWords } from "./compounds.ts";
import { fitProblems } from "./fit-problems.ts";
import type { FieldText, Person } from "./person.ts";
import { type Description, type Problem, problem, quote, subtypeOf } from "./problem.ts";
import { spellingProblems } from "./spelling-problems.ts";

/** Finds what is wrong with a name, in the order in which it is to be corrected. */
export function diagnose(person: Person): Problem[] {
  const unusable = person.fields.flatMap((field) => unusableText(person, field));
  const isUsable = ({ field }: FieldText) => !unusable.some(({ fields }) => fields.includes(field));
  // An empty field can be filled from another one.
  const canFit = unusable.every(({ kind: [, type] }) => type === "EMPTY");
  const found = [
    ...unusable,
    ...person.fields.flatMap((field) => additionProblems(person, field)),
    ...person.fields.filter(isUsable).flatMap((field) => spellingProblems(person, field)),
    ...(canFit ? fitProblems(person) : []),
  ];
  return found.map((description) => problem(description, person.options));
}

/** What leaves nothing to look at any closer in a field: no text, no letter, too many words, or a word that is no name. */
function unusableText(person: Person, { field, text }: FieldText): Description[] {
  const words = person.words[field] ?? [];
  const unusable = (kind: FindingKind, description: string): Description[] => [
    { fields: [field], aspect: "characters", kind, text: description },
  ];
  if (text.trim() === "") return unusable(["VALUE", "EMPTY", null], "The value has no name.");
  if (!/\p{L}/u.test(text)) return unusable(["SYNTAX", "CHARACTERS", null], "The value has no letter.");
  if (words.length > mostWords || (words.length === 0 && person.tooMuch[field] === undefined))
    return unusable(["SYNTAX", "VALUE_LENGTH", "TOO_LONG"], `The value has more than ${mostWords} words.`);
  if (person.tooMuch[field] === "person") {
    const kind: FindingKind = ["SYNTAX", "VALUE_PART_EXTRA", "NAME"];
    return [{ fields: [field], kind, text: "The value names more than one person." }];
  }
  const nonsense = words.filter(({ word }) => word.isNonsense);
  return (["given", "surname"] as const).flatMap((role) => {
    const first = nonsense.find((placed) => placed.role === role);
    return first ? unusable(["VALUE", "INVALID", subtypeOf(role)], `${quote(first.word.text)} is no name.`) : [];
  });
}
