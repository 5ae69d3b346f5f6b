import { additionProblems } from "./additionProblems.ts";
import { fitProblems } from "./fitProblems.ts";
import { hopelessProblems } from "./hopelessProblems.ts";
import type { NameOptions } from "./options.ts";
import { fieldsOf, type Person } from "./person.ts";
import type { Problem } from "./problem.ts";
import { spellingProblems } from "./spellingProblems.ts";

/** Finds everything that is wrong with a name, in the order in which it is to be mended. */
export function diagnose(person: Person, options: NameOptions): Problem[] {
  const fields = fieldsOf(person);
  const hopeless = fields.flatMap((field) => hopelessProblems(person, field, options));
  const readable = fields.filter((field) => !hopeless.some(({ about }) => about.includes(field)));
  return [
    ...hopeless,
    ...person.additions.flatMap((_, index) => additionProblems(person, index, options)),
    ...readable.flatMap((field) => spellingProblems(person, field, options)),
    ...(hopeless.every(isEmptyField) ? fitProblems(person, options) : []),
  ];
}

/** An empty field can be filled from another. */
function isEmptyField({ finding }: Problem): boolean {
  return finding.type === "EMPTY";
}
