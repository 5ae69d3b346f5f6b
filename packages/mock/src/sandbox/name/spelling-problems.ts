import type { FindingKind } from "../shared/finding.ts";
import { fix } from "../shared/fix.ts";
import { known, type Lookup, type Role } from "./lexicon.ts";
import type { NameOptions, Person, QueryField, Split } from "./person.ts";
import { type Phrase, recase, type Word } from "./phrase.ts";
import { type Problem, problem, quote, rewrite, rewriteWord, subtypeOf } from "./problem.ts";
import { inCaseOf, longestValue, replaceWord, withoutForeignCharacters } from "./spelling.ts";

/** One field under examination. */
interface Field {
  person: Person;
  field: QueryField;
  phrase: Phrase;
  words: readonly Word[];
  options: NameOptions;
}

/** What can be mended at once, in the order in which it is to be. */
const checks = [whiteSpace, foreignCharacters, letterCase, certainDiacritics];

/**
 * What is wrong with the spelling of one field, in the order in which it is to be mended.
 *
 * @param isEnough whether a problem is all that is asked for; then no other is looked for
 */
export function spellingProblems(
  person: Person,
  field: QueryField,
  options: NameOptions,
  isEnough: (problem: Problem) => boolean,
): readonly Problem[] {
  const phrase = person.phrase(field);
  const words = person.words(field);
  if (phrase === undefined || isInOrder(phrase, words)) return none;
  const found: Problem[] = [];
  const examined = { person, field, phrase, words, options };
  for (const check of checks) {
    const problem = check(examined);
    if (problem === undefined) continue;
    found.push(problem);
    if (isEnough(problem)) return found;
  }
  for (const word of words) {
    const problem = closeToNames(examined, word);
    if (problem !== undefined) found.push(problem);
  }
  if (words.some(isOneLetter)) found.push(...initialsAlone(examined, "given"), ...initialsAlone(examined, "surname"));
  return found;
}

/** Whether all words are known as they stand: then nothing needs a closer look. */
function isInOrder({ isPlain }: Phrase, words: readonly Word[]): boolean {
  return isPlain && words.every(isKnown);
}

function isKnown({ term, text, role }: Word): boolean {
  return term.recased === text && !term.isOneLetter && !term.isParticle && term.lookup(role) === known;
}

function isOneLetter({ term }: Word): boolean {
  return term.isOneLetter;
}

/** Which of the names that are near a misspelt one was meant, the gender of the other part tells. */
function lookUpWord({ term, role }: Word, person: Person): Lookup {
  if (term.isParticle || !term.isReadable) return known;
  const lookup = term.lookup(role);
  if (lookup.kind !== "typo") return lookup;
  return term.typo(role, (role === "given" ? person.surname?.gender("surname") : person.name?.gender("given")) ?? 0);
}

function whiteSpace(examined: Field): Problem | undefined {
  return formatting(examined, examined.phrase.tidied.text, "WHITESPACES", "There is superfluous white space.");
}

function letterCase(examined: Field): Problem | undefined {
  const recased = recase(examined.phrase.text, examined.words);
  const text = "Names begin with a capital letter and go on with small ones.";
  return formatting(examined, recased, "CASE_SENSITIVITY", text);
}

/** Diacritics that are certain, of all words at once. */
function certainDiacritics(examined: Field): Problem | undefined {
  const { person, phrase, words } = examined;
  const restored = words.reduceRight((result, word) => {
    const { kind, isSure, candidates } = lookUpWord(word, person);
    const [candidate] = candidates;
    if (kind !== "diacritics" || !isSure || candidate === undefined) return result;
    return replaceWord(result, word, inCaseOf(word.term, candidate));
  }, phrase.text);
  const composed = phrase.isPlain ? restored : restored.normalize("NFC");
  return formatting(examined, composed, "DIACRITICS", "The diacritics are not those of the name.");
}

function formatting(
  { person, field, phrase, options }: Field,
  to: string,
  subtype: string,
  text: string,
): Problem | undefined {
  if (phrase.text === to) return;
  const kind: FindingKind = ["FORMAT", "CHARACTERS", subtype];
  const remedy = rewrite(person, field, to, ["FORMAT", subtype]);
  return problem({ fields: [field], aspect: "form", kind, text, isFormatting: true, remedy }, options);
}

function foreignCharacters({ person, field, phrase, options }: Field): Problem | undefined {
  if (phrase.isReadable || (field === "nameSurname" && isRegisterOrder(person.split, phrase))) return;
  const clean = withoutForeignCharacters(phrase.text);
  const remedy =
    clean === null || clean === phrase.text ? undefined : rewrite(person, field, clean, ["SYNTAX", "CHARACTERS"]);
  const kind: FindingKind = ["SYNTAX", "CHARACTERS", null];
  const text = "There are characters that no name has.";
  return problem({ fields: [field], aspect: "characters", kind, text, remedy }, options);
}

/** "Novák, Jan": the comma says that the order is reversed, and goes with it. */
function isRegisterOrder(split: Split | null, { text }: Phrase): boolean {
  if (split === null || !split.isReversed || text.split(",").length !== 2) return false;
  return split.name?.isReadable === true && split.surname?.isReadable === true;
}

/** A word that is no known name but close to some, or whose diacritics can be completed in more than one way. */
function closeToNames({ person, field, options }: Field, word: Word): Problem | undefined {
  const lookup = lookUpWord(word, person);
  if (lookup.kind === "unknown") return unknownName({ person, field, options }, word);
  if (lookup.kind === "foreign") return foreignName({ person, field, options }, word, lookup);
  const isTypo = lookup.kind === "typo";
  if (!isTypo && (lookup.kind !== "diacritics" || lookup.isSure)) return;
  const how = isTypo ? (["VALUE", "TYPO"] as const) : (["FORMAT", "DIACRITICS"] as const);
  const ways = lookup.candidates.map((name) => rewriteWord(person, field, word, name, how));
  const names = lookup.candidates.slice(0, 3).map(quote).join(" or ");
  const what = word.role === "given" ? "name" : "surname";
  return problem(
    {
      fields: [field],
      aspect: "form",
      kind: isTypo ? ["VALUE", "INVALID", subtypeOf(word.role)] : ["FORMAT", "CHARACTERS", "DIACRITICS"],
      text: `${quote(word.text)} is not known as a ${what}; it is close to ${names}.`,
      isDoubtful: lookup.isPossible,
      isUnknown: isTypo,
      alternatives: ways,
    },
    options,
  );
}

type InField = Pick<Field, "person" | "field" | "options">;

/**
 * A given name that nobody knows. Of surnames no list holds all, so an unknown one is in order, and of names in other scripts the
 * lists have none.
 */
function unknownName({ field, options }: InField, { text, role }: Word): Problem | undefined {
  if (role !== "given" || !/^\p{Script=Latin}[\p{Script=Latin}\p{M}'’]+$/u.test(text)) return;
  const kind: FindingKind = ["VALUE", "INVALID", subtypeOf(role)];
  const problemText = `${quote(text)} is not known as a name.`;
  return problem({ fields: [field], aspect: "form", kind, text: problemText, isUnknown: true }, options);
}

/** The form that a name of another country has at home. */
function foreignName({ person, field, options }: InField, word: Word, { candidates }: Lookup): Problem | undefined {
  const ways = candidates.map((name) => () => {
    const change = { field, from: word.text, to: inCaseOf(word.term, name) };
    const { person: better } = rewriteWord(person, field, word, name, ["VALUE", "TYPO"])();
    return { person: better, fixes: [fix(["VALUE", "CHANGED", "TYPO"], change)] };
  });
  const kind: FindingKind = ["VALUE", "INVALID", subtypeOf(word.role)];
  const text = `${quote(word.text)} is the form of another country; here it is ${candidates.slice(0, 3).map(quote).join(" or ")}.`;
  return problem({ fields: [field], aspect: "form", kind, text, isNote: true, alternatives: ways }, options);
}

function initialsAlone({ field, words, options }: Field, role: Role): readonly Problem[] {
  const ofRole = words.filter((word) => word.role === role);
  if (ofRole.length === 0 || !ofRole.every(isOneLetter)) return none;
  const kind: FindingKind = ["SYNTAX", "VALUE_LENGTH", "TOO_SHORT"];
  const text = `One letter alone is no ${role === "given" ? "name" : "surname"}.`;
  return [problem({ fields: [field], aspect: "form", kind, text }, options)];
}

/** Names of many parts have about eight. */
const mostWords = 10;

const none: readonly Problem[] = [];

function isNonsense({ term }: Word): boolean {
  return term.isNonsense;
}

/** What leaves nothing to look at any closer in a field: too much text, none, no letter, or what is nobody's name. */
export function hopelessProblems(person: Person, field: QueryField, options: NameOptions): readonly Problem[] {
  const phrase = person.phrase(field);
  if (phrase === undefined) return none;
  if (phrase.isTooLong)
    return [
      hopeless(
        field,
        options,
        ["SYNTAX", "VALUE_LENGTH", "TOO_LONG"],
        `No name has more than ${longestValue} characters.`,
      ),
    ];
  if (phrase.isEmpty) return [hopeless(field, options, ["VALUE", "EMPTY", null], "There is no name in the value.")];
  if (!phrase.hasLetter)
    return [hopeless(field, options, ["SYNTAX", "CHARACTERS", null], "The value has no letter, so it is no name.")];
  const words = person.words(field);
  if (words.length > mostWords)
    return [
      hopeless(field, options, ["SYNTAX", "VALUE_LENGTH", "TOO_LONG"], `No name has more than ${mostWords} words.`),
    ];
  if (!words.some(isNonsense)) return none;
  const nonsense = words.filter(isNonsense);
  const firstOfEach = nonsense.filter(({ role }, at) => nonsense.findIndex((other) => other.role === role) === at);
  return firstOfEach.map((word) =>
    hopeless(field, options, ["VALUE", "INVALID", subtypeOf(word.role)], `${quote(word.text)} is nobody's name.`),
  );
}

function hopeless(field: QueryField, options: NameOptions, kind: FindingKind, text: string): Problem {
  return problem({ fields: [field], aspect: "characters", kind, text }, options);
}
