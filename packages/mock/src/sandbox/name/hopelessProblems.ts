import { isNonsense } from "./nonsense.ts";
import type { NameOptions, QueryField } from "./options.ts";
import { type Person, wordsIn } from "./person.ts";
import { type Kind, type Problem, problem, quote, subtypeOf } from "./problem.ts";
import { longestValue } from "./spelling.ts";

/** Names of many parts have about eight. */
const mostWords = 10;

/** What leaves nothing to look at any closer in a field: too much text, none, no letter, or what is nobody's name. */
export function hopelessProblems(person: Person, field: QueryField, options: NameOptions): Problem[] {
  const value = person.texts[field] ?? "";
  const hopeless = (kind: Kind, text: string) =>
    problem({ fields: [field], aspect: "characters", kind, text }, options);
  if (value.length > longestValue)
    return [hopeless(["SYNTAX", "VALUE_LENGTH", "TOO_LONG"], `No name has more than ${longestValue} characters.`)];
  if (value.trim() === "") return [hopeless(["VALUE", "EMPTY", null], "There is no name in the value.")];
  if (!/\p{L}/u.test(value))
    return [hopeless(["SYNTAX", "CHARACTERS", null], "The value has no letter, so it is no name.")];
  const words = wordsIn(person, field);
  if (words.length > mostWords)
    return [hopeless(["SYNTAX", "VALUE_LENGTH", "TOO_LONG"], `No name has more than ${mostWords} words.`)];
  const nonsense = words.filter((word) => isNonsense(word.text));
  const firstOfEach = nonsense.filter(({ role }, at) => nonsense.findIndex((other) => other.role === role) === at);
  return firstOfEach.map((word) =>
    hopeless(["VALUE", "INVALID", subtypeOf(word.role)], `${quote(word.text)} is nobody's name.`),
  );
}
