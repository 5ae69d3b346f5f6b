import type { FindingKind } from "../shared/finding.ts";
import { fix, partFix } from "../shared/fix.ts";
import { fold } from "../shared/text.ts";
import type { Addition } from "./additions.ts";
import { counterpart, type Gender, type Lookup, type Role } from "./lexicon.ts";
import {
  type FieldText,
  longestValue,
  type NameOptions,
  type Part,
  type Person,
  type PlacedWord,
  type QueryField,
  separate,
  textOf,
  withAddition,
  withTexts,
} from "./person.ts";
import {
  type Description,
  inCaseOf,
  type Problem,
  problem,
  quote,
  type Rewrite,
  replaceWord,
  rewrite,
  rewriteWord,
  subtypeOf,
} from "./problem.ts";
import { isReadable, recase, tidySpaces, withoutForeignCharacters, withSpaceAtCapitals } from "./spelling.ts";
import { genderOfWord, isListable, lookUpWord, type Word } from "./word.ts";

/** Finds what is wrong with a name, in the order in which it is to be corrected. */
export function diagnose(person: Person, options: NameOptions): Problem[] {
  const hopeless = person.fields.flatMap((field) => hopelessProblems(person, field));
  const additions = person.fields.flatMap(({ field, additions }) =>
    additions.flatMap((addition) => additionProblems(person, field, addition, options)),
  );
  const isHopeless = ({ field }: FieldText) => hopeless.some(({ fields }) => fields.includes(field));
  const readable = person.fields.filter((field) => !isHopeless(field));
  const spelling = readable.flatMap((field) => spellingProblems(person, field));
  // An empty field can be filled from another one.
  const canFit = hopeless.every(({ kind: [, type] }) => type === "EMPTY");
  const found = [...hopeless, ...additions, ...spelling, ...(canFit ? fitProblems(person) : [])];
  return found.map((description) => problem(description, options));
}

/** Names of many parts have about eight. */
const mostWords = 10;

/** What leaves nothing to look at any closer in a field: too much text, none, no letter, or a word that is no name. */
function hopelessProblems(person: Person, { field, text }: FieldText): Description[] {
  const words = person.words[field] ?? [];
  const describe = (kind: FindingKind, description: string): Description[] => [
    { fields: [field], aspect: "characters", kind, text: description },
  ];
  if (text.length > longestValue)
    return describe(["SYNTAX", "VALUE_LENGTH", "TOO_LONG"], `The value has more than ${longestValue} characters.`);
  if (text.trim() === "") return describe(["VALUE", "EMPTY", null], "The value has no name.");
  if (!/\p{L}/u.test(text)) return describe(["SYNTAX", "CHARACTERS", null], "The value has no letter.");
  if (words.length > mostWords)
    return describe(["SYNTAX", "VALUE_LENGTH", "TOO_LONG"], `The value has more than ${mostWords} words.`);
  if (person.tooMuch[field] === "person") {
    const kind: FindingKind = ["SYNTAX", "VALUE_PART_EXTRA", "NAME"];
    return [{ fields: [field], kind, text: "The value names more than one person." }];
  }
  const nonsense = words.filter(({ word }) => word.isNonsense);
  return (["given", "surname"] as const).flatMap((role) => {
    const first = nonsense.find((placed) => placed.role === role);
    return first ? describe(["VALUE", "INVALID", subtypeOf(role)], `${quote(first.word.text)} is no name.`) : [];
  });
}

/** What is wrong with something beside the name: that it is there, how it is written, where it stands. */
function additionProblems(person: Person, field: QueryField, addition: Addition, options: NameOptions): Description[] {
  const { kind, sent, written, isMisplaced } = addition;
  const describe = (finding: FindingKind, text: string, correction: Rewrite | undefined, isFormatting = false) =>
    ({ fields: [field], about: [kind], kind: finding, text, correction, isFormatting }) satisfies Description;
  const isContext = kind === "context";
  if (!(isContext ? options.acceptContext : options.acceptDegrees)) {
    const subtype = isContext ? "CONTEXT" : "DEGREES";
    const text = `${quote(sent)} is ${isContext ? "an addition to the name" : "a degree"}, which the options do not accept.`;
    const correction = () => ({
      person: withAddition(person, addition),
      fixes: [partFix("VALUE", subtype, { field, from: addition.raw, to: null })],
    });
    // An addition alone is no name with something beside it; an empty field, another one may fill.
    const leavesName = (field !== "nameSurname" && person.fields.length > 1) || textOf(person, field)?.trim() !== "";
    return [describe(["VALUE", "NOT_ALLOWED", subtype], text, leavesName ? correction : undefined)];
  }
  /** An addition stands in a member of the data that has its kind for a name, so that is where its fixed form is. */
  const changed = (
    to: Addition,
    group: string,
    subtype: string | null,
    value: string,
    type = "VALUE_PART_CHANGED",
  ): Rewrite => {
    const change = { field, toField: kind, from: sent, to: value };
    return () => ({ person: withAddition(person, addition, to), fixes: [fix([group, type, subtype], change)] });
  };
  const problems: Description[] = [];
  if (sent !== written) {
    const subtype = differenceOf(sent, written);
    const correction = changed({ ...addition, raw: written, sent: written }, "FORMAT", subtype, written);
    const text = `${quote(sent)} is properly written ${quote(written)}.`;
    problems.push(describe(["FORMAT", "CHARACTERS", subtype], text, correction, true));
  }
  // In a field of its own, a part of a name has no side.
  if (isMisplaced && field === "nameSurname") {
    const side = addition.side === "before" ? "after" : "before";
    const correction = changed({ ...addition, side, isMisplaced: false }, "SYNTAX", null, sent);
    problems.push(
      describe(["SYNTAX", "VALUE_PART_POSITION", null], `${quote(sent)} belongs ${side} the name.`, correction),
    );
  }
  return problems;
}

function differenceOf(sent: string, written: string): string | null {
  const bare = (text: string) => text.replace(/\s/gu, "");
  if (sent.normalize("NFC") === written) return "DIACRITICS";
  if (sent.toLowerCase() === written.toLowerCase()) return "CASE_SENSITIVITY";
  return bare(sent) === bare(written) ? "WHITESPACES" : null;
}

/** What is wrong with the spelling of one field, in the order in which it is to be corrected. */
function spellingProblems(person: Person, { field, text }: FieldText): Description[] {
  const words = person.words[field] ?? [];
  const problems: Description[] = [];
  const formatting = (to: string, subtype: string, description: string) => {
    if (to === text) return;
    const kind: FindingKind = ["FORMAT", "CHARACTERS", subtype];
    const correction = rewrite(person, field, to, ["FORMAT", subtype]);
    problems.push({ fields: [field], kind, text: description, isFormatting: true, correction });
  };
  formatting(tidySpaces(text), "WHITESPACES", "The value has superfluous white space.");
  if (!isReadable(text) && !(field === "nameSurname" && isRegisterOrder(person, text))) {
    const clean = withoutForeignCharacters(text);
    const correction =
      clean === null || clean === text ? undefined : rewrite(person, field, clean, ["SYNTAX", "CHARACTERS"]);
    const kind: FindingKind = ["SYNTAX", "CHARACTERS", null];
    const description = "The value has characters that no name has.";
    return [...problems, { fields: [field], aspect: "characters", kind, text: description, correction }];
  }
  const wrongCase = "Names begin with a capital letter and go on with small letters.";
  if (words.some(({ word }) => word.isJoined)) {
    const alternatives = [withSpaceAtCapitals(text), recase(text, words)].map((to) =>
      rewrite(person, field, to, ["FORMAT", "CASE_SENSITIVITY"]),
    );
    const kind: FindingKind = ["FORMAT", "CHARACTERS", "CASE_SENSITIVITY"];
    problems.push({ fields: [field], kind, text: wrongCase, alternatives });
  } else formatting(recase(text, words), "CASE_SENSITIVITY", wrongCase);
  const lookups = words.map((placed) => lookUpPlaced(placed, person));
  formatting(withCertainDiacritics(text, words, lookups), "DIACRITICS", "The diacritics are not those of the name.");
  words.forEach((placed, at) => {
    const lookup = lookups[at];
    if (lookup && !placed.word.isJoined && !isMiddle(placed, words, lookup))
      problems.push(...nameProblems(person, field, placed, lookup));
  });
  for (const role of ["given", "surname"] as const) {
    const own = words.filter((placed) => placed.role === role);
    if (own.length === 0 || !own.every(({ word }) => word.isInitial)) continue;
    const description = `The ${role === "given" ? "name" : "surname"} is one letter only.`;
    problems.push({ fields: [field], kind: ["SYNTAX", "VALUE_LENGTH", "TOO_SHORT"], text: description });
  }
  return problems;
}

/** "Novák, Jan": the comma says that the order is reversed, and goes with it. */
function isRegisterOrder({ split }: Person, text: string): boolean {
  if (!split?.isReversed || text.split(",").length !== 2) return false;
  return isReadable(split.name?.text ?? "") && isReadable(split.surname?.text ?? "");
}

/** The gender of the other part decides which candidate for a misspelt name is the right one. */
function lookUpPlaced({ word, role }: PlacedWord, { name, surname, countries }: Person): Lookup | null {
  if (word.isParticle || !word.isReadable) return null;
  const gender = role === "given" ? genderOfPart(surname, "surname") : genderOfPart(name, "given");
  return lookUpWord(word, role, countries, gender);
}

/** The gender by the words of a part that have one; 0 if they do not agree, or none has. */
export function genderOfPart(part: Part | null, role: Role): Gender {
  const genders = new Set(part?.words.map(({ word }) => genderOfWord(word, role)));
  genders.delete(0);
  const [gender = 0] = genders;
  return genders.size === 1 ? gender : 0;
}

function withCertainDiacritics(
  text: string,
  words: readonly PlacedWord[],
  lookups: readonly (Lookup | null)[],
): string {
  let restored = text;
  for (let at = words.length - 1; at >= 0; at--) {
    const [placed, lookup] = [words[at] as PlacedWord, lookups[at]];
    const [candidate] = lookup?.candidates ?? [];
    if (lookup?.kind !== "diacritics" || !lookup.isSure || candidate === undefined) continue;
    restored = replaceWord(restored, placed, inCaseOf(placed.word, candidate));
  }
  return restored.normalize("NFC");
}

/** A second given name that is not listed, behind one that people bear, may be anything: Tomáš Garrigue Masaryk. */
function isMiddle({ role, start }: PlacedWord, words: readonly PlacedWord[], { kind }: Lookup): boolean {
  return kind === "unknown" && words.some((other) => other.role === role && other.start < start && other.word.isGiven);
}

/** A word that no list has, that is close to names, or whose diacritics can be completed in more than one way. */
function nameProblems(
  person: Person,
  field: QueryField,
  placed: PlacedWord,
  { kind: found, candidates, isSure, isPossible }: Lookup,
): Description[] {
  const { word, role } = placed;
  const what = role === "given" ? "name" : "surname";
  const named = candidates.slice(0, 3).map(quote).join(" or ");
  const invalid: FindingKind = ["VALUE", "INVALID", subtypeOf(role)];
  const fields = [field];
  const rewrites = (group: string, subtype: string) =>
    candidates.map((name) => rewriteWord(person, field, placed, name, [group, subtype]));
  switch (found) {
    case "unknown": {
      if (!isListable(word, role)) return [];
      const text = `${quote(word.text)} is not a known name.`;
      const alternatives = field === "nameSurname" ? reversals(person) : [];
      return [{ fields, kind: invalid, text, weight: "unknown", alternatives }];
    }
    case "foreign": {
      const text = `${quote(word.text)} is a foreign spelling of ${named}.`;
      const alternatives = candidates.map((name) => () => {
        const change = { field, from: word.text, to: inCaseOf(word, name) };
        const { person: better } = rewriteWord(person, field, placed, name, ["VALUE", "TYPO"])();
        return { person: better, fixes: [fix(["VALUE", "CHANGED", "TYPO"], change)] };
      });
      return [{ fields, kind: invalid, text, weight: "note", alternatives }];
    }
    case "typo": {
      const text = `${quote(word.text)} is not a known ${what}. It is close to ${named}.`;
      const weight = isPossible ? "doubt" : "unknown";
      return [{ fields, kind: invalid, text, weight, alternatives: rewrites("VALUE", "TYPO") }];
    }
    case "diacritics": {
      if (isSure) return [];
      const text = `${quote(word.text)} may lack diacritics: ${named}.`;
      const alternatives = rewrites("FORMAT", "DIACRITICS");
      const weight = isPossible ? "doubt" : undefined;
      return [{ fields, kind: ["FORMAT", "CHARACTERS", "DIACRITICS"], text, weight, alternatives }];
    }
    default:
      return [];
  }
}

/** An unknown name before one that people bear as a given name alone may be the surname. */
function reversals(person: Person): Rewrite[] {
  const { name, surname } = person.split ?? {};
  const isGiven = surname?.words.every(({ word }) => word.isGiven && !word.isSurname);
  if (!name || !surname || name.words.length > 1 || !isGiven) return [];
  return [rewrite(person, "nameSurname", `${surname.text} ${name.text}`, ["VALUE", null])];
}

/** What is wrong with the parts of a name taken together: one is missing or too much, or does not fit the other. */
function fitProblems(person: Person): Description[] {
  const found = [
    ...missingPart(person),
    ...secondSurname(person),
    ...extraPart(person, "name"),
    ...extraPart(person, "surname"),
    ...wrongOrder(person),
  ];
  return found.length > 0 ? found : [...contradiction(person), ...gendersThatDiffer(person)];
}

function missingPart({ split, fields }: Person): Description[] {
  if (split === undefined || (split.name !== null && split.surname !== null)) return [];
  if (fields.some(({ field, text }) => field === "nameSurname" && text.trim() === "")) return [];
  const missing = split.name === null ? "given" : "surname";
  const text = `The value has no ${missing === "given" ? "name" : "surname"}.`;
  return [{ fields: ["nameSurname"], kind: ["SYNTAX", "VALUE_PART_MISSING", subtypeOf(missing)], text }];
}

/** A second surname without a hyphen. */
function secondSurname(person: Person): Description[] {
  return person.fields.flatMap(({ field, text }) => {
    if (person.tooMuch[field] !== "surname") return [];
    const joined = text.trim().replace(/\s+(?=\S+$)/u, "-");
    const alternatives = [rewrite(person, field, joined, ["SYNTAX", "SURNAME"])];
    const kind: FindingKind = ["SYNTAX", "VALUE_PART_EXTRA", "SURNAME"];
    return [{ fields: [field], kind, text: "The value has two surnames without a hyphen.", alternatives }];
  });
}

/**
 * A surname in the field for the name, or a name in that for the surname. It goes where it belongs if that field is empty or has it
 * already; otherwise only the user knows which one is right.
 */
function extraPart(person: Person, field: "name" | "surname"): Description[] {
  const separated = person.isSwapped ? null : separate(textOf(person, field) ?? "", field);
  if (separated === null) return [];
  const { own, extra } = separated;
  const other = field === "name" ? "surname" : "name";
  const otherText = textOf(person, other);
  const isEmpty = otherText?.trim() === "";
  const isThere = otherText !== undefined && ` ${fold(otherText)} `.includes(` ${fold(extra)} `);
  const subtype = subtypeOf(field === "name" ? "surname" : "given");
  const change = { field, toField: other, from: extra, to: isEmpty ? extra : null };
  const correction = () => ({
    person: withTexts(person, { [field]: own, ...(isEmpty && { [other]: extra }) }),
    fixes: [fix(["SYNTAX", "VALUE_PART_REMOVED", subtype], change)],
  });
  const kind: FindingKind = ["SYNTAX", "VALUE_PART_EXTRA", subtype];
  const text = `${quote(extra)} belongs to the ${other}.`;
  return [{ fields: [field], kind, text, ...((isEmpty || isThere) && { correction }) }];
}

/** Name and surname in each other's field, or the surname before the name. */
function wrongOrder(person: Person): Description[] {
  const problems: Description[] = [];
  const kind: FindingKind = ["VALUE", "INCORRECT_ORDER", null];
  if (person.isSwapped) {
    const [name, surname] = [textOf(person, "name") ?? "", textOf(person, "surname") ?? ""];
    const moved = (field: QueryField, toField: QueryField, value: string) =>
      fix(["VALUE", "CHANGED", null], { field, toField, from: value, to: value });
    const correction = () => ({
      person: withTexts(person, { name: surname, surname: name }),
      fixes: [moved("surname", "name", surname), moved("name", "surname", name)],
    });
    const text = "Name and surname are in each other's field.";
    problems.push({ fields: ["name", "surname"], aspect: "fit", kind, text, correction });
  }
  if (person.split?.isReversed) {
    const { name, surname } = person.split;
    const correction = rewrite(person, "nameSurname", `${name?.text} ${surname?.text}`, ["VALUE", null]);
    const text = "The surname stands before the name.";
    problems.push({ fields: ["nameSurname"], aspect: "fit", kind, text, correction });
  }
  return problems;
}

/** A full name without the name or the surname that was sent beside it; only the user knows which of the two is right. */
function contradiction(person: Person): Description[] {
  const whole = person.fields.find(({ field }) => field === "nameSurname");
  const beside = person.fields.filter(({ field, text }) => field !== "nameSurname" && text.trim() !== "");
  if (whole === undefined) return [];
  const folded = new Set(person.words.nameSurname?.map(({ word }) => word.folded));
  if (beside.every(({ field }) => person.words[field]?.every(({ word }) => folded.has(word.folded)))) return [];
  const both = beside.map(({ text }) => text).join(" ");
  const alternatives = beside.length === 2 ? [rewrite(person, "nameSurname", both, ["VALUE", null])] : [];
  const fields = person.fields.map(({ field }) => field);
  const text = "The full name differs from the name and the surname beside it.";
  return [{ fields, aspect: "fit", kind: ["VALUE", "INVALID_COMBINATION", null], text, alternatives }];
}

/**
 * A surname in the form of the other gender. A man with the surname of a woman is a mistake; a woman may bear the form of a man, so
 * there it is a doubt.
 */
function gendersThatDiffer(person: Person): Description[] {
  const { name, surname } = person;
  if (!name?.words.every(({ word }) => word.isGiven || word.isInitial)) return [];
  const [ofName, ofSurname] = [genderOfPart(name, "given"), genderOfPart(surname, "surname")];
  if (ofName === 0 || ofSurname === 0 || ofName === ofSurname) return [];
  const field = textOf(person, "surname") === undefined ? "nameSurname" : "surname";
  const from = textOf(person, field) ?? "";
  let to = from;
  for (const placed of [...(person.words[field] ?? [])].reverse()) {
    const form = placed.role === "surname" ? counterpartOf(placed.word, person.countries) : null;
    if (form !== null) to = replaceWord(to, placed, form);
  }
  const isDoubtful = ofName === 2;
  if (isDoubtful && to === from) return [];
  const [nameIs, surnameIs] = isDoubtful ? ["woman's", "man's"] : ["man's", "woman's"];
  const kind: FindingKind = ["VALUE", "INVALID_COMBINATION", "SURNAME"];
  const text = `The name is a ${nameIs}, and the surname has the form of a ${surnameIs}.`;
  const alternatives = to === from ? [] : [rewrite(person, field, to, ["VALUE", "SURNAME"])];
  const weight = isDoubtful ? "doubt" : undefined;
  return [{ fields: [field], aspect: "fit", kind, text, weight, alternatives }];
}

function counterpartOf(word: Word, countries: readonly string[]): string | null {
  const form = counterpart(word.folded, countries);
  return form === null ? null : inCaseOf(word, form);
}
