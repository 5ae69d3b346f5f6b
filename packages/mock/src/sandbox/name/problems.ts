import type { FindingKind } from "../shared/finding.ts";
import { additionProblems } from "./addition-problems.ts";
import { mostWords } from "./compounds.ts";
import { fitProblems } from "./fit-problems.ts";
import type { Field, Person } from "./person.ts";
import { type Problem, quote, subtypeOf } from "./problem.ts";
import { spellingProblems } from "./spelling-problems.ts";

export function diagnose(person: Person): Problem[] {
  const { fields, options } = person;
  const unusable = fields.flatMap((field) => unusableText(field, options.isTooLong));
  const isUsable = ({ field }: Field) => !unusable.some((problem) => problem.fields.includes(field));
  // An empty field can be filled from another one.
  const canFit = unusable.every(({ kind: [, type] }) => type === "EMPTY");
  return [
    ...unusable,
    ...fields.flatMap((field) => additionProblems(person, field)),
    ...fields.filter(isUsable).flatMap((field) => spellingProblems(person, field)),
    ...(canFit ? fitProblems(person) : []),
  ];
}

/** What leaves nothing to look at any closer in a field: no text, no letter, too many words, or a word that is no name. */
function unusableText({ field, text, words, surplus }: Field, isTooLong: (text: string) => boolean): Problem[] {
  const unusable = (kind: FindingKind, description: string): Problem[] => [
    { fields: [field], aspect: "characters", kind, text: description },
  ];
  if (isTooLong(text)) return unusable(["SYNTAX", "VALUE_LENGTH", "TOO_LONG"], "The value is longer than any name.");
  if (text.trim() === "") return unusable(["VALUE", "EMPTY", null], "The value has no name.");
  if (!/\p{L}/u.test(text)) return unusable(["SYNTAX", "CHARACTERS", null], "The value has no letter.");
  if (surplus === "person") {
    const kind: FindingKind = ["SYNTAX", "VALUE_PART_EXTRA", "NAME"];
    return [{ fields: [field], kind, text: "The value names more than one person." }];
  }
  if (words.length > mostWords || words.length === 0)
    return unusable(["SYNTAX", "VALUE_LENGTH", "TOO_LONG"], `The value has more than ${mostWords} words.`);
  return (["given", "surname"] as const).flatMap((role) => {
    const first = words.find((placed) => placed.role === role && placed.word.isNonsense);
    return first ? unusable(["VALUE", "INVALID", subtypeOf(role)], `${quote(first.word.text)} is no name.`) : [];
  });
}
