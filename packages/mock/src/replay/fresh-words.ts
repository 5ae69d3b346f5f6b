import { type ListedName, listedNames } from "../sandbox/name/lexicon.ts";
import { fold } from "../sandbox/shared/text.ts";
import type { Random } from "./random.ts";

/** Names of one use: those that are recognised, folded, and those to choose from. */
interface NamesOfUse {
  recognised: ReadonlySet<string>;
  choices: readonly string[];
}

const women = namesOfUse(listedNames.given.filter(({ gender }) => gender === 2));
const men = namesOfUse(listedNames.given.filter(({ gender }) => gender === 1));
const families = namesOfUse(listedNames.surname.filter(({ gender }) => gender !== 2));

function namesOfUse(names: readonly ListedName[]): NamesOfUse {
  const forms = names.map(({ form }) => form);
  return {
    recognised: new Set(forms.map(fold)),
    // A name without other letters is ASCII in any spelling.
    choices: forms.filter((form) => /^[a-z]+$/.test(fold(form))),
  };
}

/**
 * A name for a name, of the same kind and gender, so that validation has the same outcome; letters
 * for anything else.
 *
 * @param key The folded word.
 */
export function freshWord(key: string, isName: boolean, random: Random): string {
  if (women.recognised.has(key)) return random.pick(women.choices);
  if (men.recognised.has(key)) return random.pick(men.choices);
  if (key.endsWith("ova") && key.length > 5)
    return `${random.pick(families.choices.filter((name) => /[bdlnrt]$/.test(name)))}ová`;
  if (families.recognised.has(key)) return random.pick(families.choices);
  if (isName && key.length > 2) return random.pick(random.pick([women, men, families]).choices);
  return freshLetters(key, random);
}

const VOWELS = "aeiou";
const CONSONANTS = "bcdfghjklmnprstvz";

/** A word of the same length, a vowel for a vowel. */
function freshLetters(key: string, random: Random): string {
  return key.replace(/\p{L}/gu, (letter) =>
    random.pick([...(/[aeiouy]/.test(letter) ? VOWELS : CONSONANTS)]),
  );
}
