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
  inCaseOf,
  type Problem,
  problem,
  quote,
  replaceWord,
  rewrite,
  rewriteWord,
  subtypeOf,
  type Way,
} from "./problem.ts";
import { isReadable, recase, tidySpaces, withoutForeignCharacters, withSpaceAtCapitals } from "./spelling.ts";
import { genderOfWord, lookUpWord, type Word } from "./word.ts";

/** Finds what is wrong with a name, in the order in which it is to be mended. */
export function diagnose(person: Person, options: NameOptions): Problem[] {
  const hopeless = person.fields.flatMap((field) => hopelessProblems(person, field, options));
  const additions = person.fields.flatMap(({ field, additions }) =>
    additions.flatMap((addition) => additionProblems(person, field, addition, options)),
  );
  const isHopeless = ({ field }: FieldText) => hopeless.some(({ finding }) => finding.relatedTo?.includes(field));
  const readable = person.fields.filter((field) => !isHopeless(field));
  const spelling = readable.flatMap((field) => spellingProblems(person, field, options));
  // An empty field can be filled from another one.
  const canFit = hopeless.every(({ finding }) => finding.type === "EMPTY");
  return [...hopeless, ...additions, ...spelling, ...(canFit ? fitProblems(person, options) : [])];
}

/** Names of many parts have about eight. */
const mostWords = 10;

/** What leaves nothing to look at any closer in a field: too much text, none, no letter, or a word that is no name. */
function hopelessProblems(person: Person, { field, text }: FieldText, options: NameOptions): Problem[] {
  const words = person.words[field] ?? [];
  const told = (kind: FindingKind, description: string) => [
    problem({ fields: [field], aspect: "characters", kind, text: description }, options),
  ];
  if (text.length > longestValue)
    return told(["SYNTAX", "VALUE_LENGTH", "TOO_LONG"], `The value has more than ${longestValue} characters.`);
  if (text.trim() === "") return told(["VALUE", "EMPTY", null], "The value has no name.");
  if (!/\p{L}/u.test(text)) return told(["SYNTAX", "CHARACTERS", null], "The value has no letter.");
  if (words.length > mostWords)
    return told(["SYNTAX", "VALUE_LENGTH", "TOO_LONG"], `The value has more than ${mostWords} words.`);
  if (person.tooMuch[field] === "person") {
    const kind: FindingKind = ["SYNTAX", "VALUE_PART_EXTRA", "NAME"];
    return [problem({ fields: [field], aspect: "form", kind, text: "The value names more than one person." }, options)];
  }
  const nonsense = words.filter(({ word }) => word.isNonsense);
  return (["given", "surname"] as const).flatMap((role) => {
    const first = nonsense.find((placed) => placed.role === role);
    return first ? told(["VALUE", "INVALID", subtypeOf(role)], `${quote(first.word.text)} is no name.`) : [];
  });
}

/** What is wrong with something beside the name: that it is there, how it is written, where it stands. */
function additionProblems(person: Person, field: QueryField, addition: Addition, options: NameOptions): Problem[] {
  const { kind, sent, written, isMisplaced } = addition;
  const told = (finding: FindingKind, text: string, way: Way | undefined, isFormatting = false) =>
    problem({ fields: [field], about: [kind], aspect: "form", kind: finding, text, mend: way, isFormatting }, options);
  const isContext = kind === "context";
  if (!(isContext ? options.acceptContext : options.acceptDegrees)) {
    const subtype = isContext ? "CONTEXT" : "DEGREES";
    const text = `${quote(sent)} is ${isContext ? "an addition to the name" : "a degree"}, which the options do not accept.`;
    const way = () => ({
      person: withAddition(person, addition),
      fixes: [partFix("VALUE", subtype, { field, from: addition.raw, to: null })],
    });
    // An addition alone is no name with something beside it; an empty field, another one may fill.
    const leavesName = (field !== "nameSurname" && person.fields.length > 1) || textOf(person, field)?.trim() !== "";
    return [told(["VALUE", "NOT_ALLOWED", subtype], text, leavesName ? way : undefined)];
  }
  /** An addition stands in a member of the data that has its kind for a name, so that is where its fixed form is. */
  const changed = (
    to: Addition,
    group: string,
    subtype: string | null,
    value: string,
    type = "VALUE_PART_CHANGED",
  ): Way => {
    const change = { field, toField: kind, from: sent, to: value };
    return () => ({ person: withAddition(person, addition, to), fixes: [fix([group, type, subtype], change)] });
  };
  const problems: Problem[] = [];
  if (sent !== written) {
    const subtype = differenceOf(sent, written);
    const way = changed({ ...addition, raw: written, sent: written }, "FORMAT", subtype, written);
    const text = `${quote(sent)} is properly written ${quote(written)}.`;
    problems.push(told(["FORMAT", "CHARACTERS", subtype], text, way, true));
  }
  // In a field of its own, a part of a name has no side.
  if (isMisplaced && field === "nameSurname") {
    const side = addition.side === "before" ? "after" : "before";
    const way = changed({ ...addition, side, isMisplaced: false }, "SYNTAX", null, sent);
    problems.push(told(["SYNTAX", "VALUE_PART_POSITION", null], `${quote(sent)} belongs ${side} the name.`, way));
  }
  return problems;
}

function differenceOf(sent: string, written: string): string | null {
  const bare = (text: string) => text.replace(/\s/gu, "");
  if (sent.normalize("NFC") === written) return "DIACRITICS";
  if (sent.toLowerCase() === written.toLowerCase()) return "CASE_SENSITIVITY";
  return bare(sent) === bare(written) ? "WHITESPACES" : null;
}

/** What is wrong with the spelling of one field, in the order in which it is to be mended. */
function spellingProblems(person: Person, { field, text }: FieldText, options: NameOptions): Problem[] {
  const words = person.words[field] ?? [];
  const problems: Problem[] = [];
  const formatting = (to: string, subtype: string, description: string) => {
    if (to === text) return;
    const kind: FindingKind = ["FORMAT", "CHARACTERS", subtype];
    const mend = rewrite(person, field, to, ["FORMAT", subtype], options);
    problems.push(
      problem({ fields: [field], aspect: "form", kind, text: description, isFormatting: true, mend }, options),
    );
  };
  formatting(tidySpaces(text), "WHITESPACES", "The value has superfluous white space.");
  if (!isReadable(text) && !(field === "nameSurname" && isRegisterOrder(person, text))) {
    const clean = withoutForeignCharacters(text);
    const mend =
      clean === null || clean === text ? undefined : rewrite(person, field, clean, ["SYNTAX", "CHARACTERS"], options);
    const kind: FindingKind = ["SYNTAX", "CHARACTERS", null];
    const description = "The value has characters that no name has.";
    return [...problems, problem({ fields: [field], aspect: "characters", kind, text: description, mend }, options)];
  }
  const wrongCase = "Names begin with a capital letter and go on with small letters.";
  if (words.some(({ word }) => word.isJoined)) {
    const ways = [withSpaceAtCapitals(text), text].map((to) =>
      rewrite(person, field, recase(to, to === text ? words : []), ["FORMAT", "CASE_SENSITIVITY"], options),
    );
    const kind: FindingKind = ["FORMAT", "CHARACTERS", "CASE_SENSITIVITY"];
    problems.push(problem({ fields: [field], aspect: "form", kind, text: wrongCase, alternatives: ways }, options));
  } else formatting(recase(text, words), "CASE_SENSITIVITY", wrongCase);
  const lookups = words.map((placed) => lookUpPlaced(placed, person, options));
  formatting(withCertainDiacritics(text, words, lookups), "DIACRITICS", "The diacritics are not those of the name.");
  words.forEach((placed, at) => {
    const lookup = lookups[at];
    if (lookup && !placed.word.isJoined && !isMiddle(placed, words, lookup))
      problems.push(...nameProblems(person, field, placed, lookup, options));
  });
  for (const role of ["given", "surname"] as const) {
    const own = words.filter((placed) => placed.role === role);
    if (own.length === 0 || !own.every(({ word }) => word.isInitial)) continue;
    const kind: FindingKind = ["SYNTAX", "VALUE_LENGTH", "TOO_SHORT"];
    const description = `The ${role === "given" ? "name" : "surname"} is one letter only.`;
    problems.push(problem({ fields: [field], aspect: "form", kind, text: description }, options));
  }
  return problems;
}

/** "Novák, Jan": the comma says that the order is reversed, and goes with it. */
function isRegisterOrder({ split }: Person, text: string): boolean {
  if (!split?.isReversed || text.split(",").length !== 2) return false;
  return isReadable(split.name?.text ?? "") && isReadable(split.surname?.text ?? "");
}

/** The gender of the other part decides which of the names near a misspelt one was meant. */
function lookUpPlaced(
  { word, role }: PlacedWord,
  { name, surname }: Person,
  { countries }: NameOptions,
): Lookup | null {
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
  { kind, candidates, isSure, isPossible }: Lookup,
  options: NameOptions,
): Problem[] {
  const { word, role } = placed;
  const what = role === "given" ? "name" : "surname";
  const named = candidates.slice(0, 3).map(quote).join(" or ");
  const invalid: FindingKind = ["VALUE", "INVALID", subtypeOf(role)];
  const shared = { fields: [field], aspect: "form" as const };
  const ways = (group: string, subtype: string) =>
    candidates.map((name) => rewriteWord(person, field, placed, name, [group, subtype], options));
  switch (kind) {
    case "unknown": {
      // No list has all surnames, nor the names of other scripts.
      if (role !== "given" || !/^\p{Script=Latin}[\p{Script=Latin}\p{M}'’]+$/u.test(word.text)) return [];
      const text = `${quote(word.text)} is not a known name.`;
      const alternatives = field === "nameSurname" ? reversals(person, options) : [];
      return [problem({ ...shared, kind: invalid, text, weight: "unknown", alternatives }, options)];
    }
    case "foreign": {
      const text = `${quote(word.text)} is a foreign spelling of ${named}.`;
      const alternatives = candidates.map((name) => () => {
        const change = { field, from: word.text, to: inCaseOf(word, name) };
        const { person: better } = rewriteWord(person, field, placed, name, ["VALUE", "TYPO"], options)();
        return { person: better, fixes: [fix(["VALUE", "CHANGED", "TYPO"], change)] };
      });
      return [problem({ ...shared, kind: invalid, text, weight: "note", alternatives }, options)];
    }
    case "typo": {
      const text = `${quote(word.text)} is not a known ${what}. It is close to ${named}.`;
      const weight = isPossible ? "doubt" : "unknown";
      return [problem({ ...shared, kind: invalid, text, weight, alternatives: ways("VALUE", "TYPO") }, options)];
    }
    case "diacritics": {
      if (isSure) return [];
      const text = `${quote(word.text)} may lack diacritics: ${named}.`;
      const alternatives = ways("FORMAT", "DIACRITICS");
      const weight = isPossible ? ({ weight: "doubt" } as const) : {};
      return [
        problem({ ...shared, kind: ["FORMAT", "CHARACTERS", "DIACRITICS"], text, ...weight, alternatives }, options),
      ];
    }
    default:
      return [];
  }
}

/** An unknown name before one that people bear as a given name alone may be the surname. */
function reversals(person: Person, options: NameOptions): Way[] {
  const { name, surname } = person.split ?? {};
  const isGiven = surname?.words.every(({ word }) => word.isGiven && !word.isSurname);
  if (!name || !surname || name.words.length > 1 || !isGiven) return [];
  return [rewrite(person, "nameSurname", `${surname.text} ${name.text}`, ["VALUE", null], options)];
}

/** What is wrong with the parts of a name taken together: one is missing or too much, or does not fit the other. */
function fitProblems(person: Person, options: NameOptions): Problem[] {
  const found = [
    ...missingPart(person, options),
    ...secondSurname(person, options),
    ...extraPart(person, "name", options),
    ...extraPart(person, "surname", options),
    ...wrongOrder(person, options),
  ];
  return found.length > 0 ? found : [...contradiction(person, options), ...gendersThatDiffer(person, options)];
}

function missingPart({ split, fields }: Person, options: NameOptions): Problem[] {
  if (split === undefined || (split.name !== null && split.surname !== null)) return [];
  if (fields.some(({ field, text }) => field === "nameSurname" && text.trim() === "")) return [];
  const missing = split.name === null ? "given" : "surname";
  const text = `The value has no ${missing === "given" ? "name" : "surname"}.`;
  const kind: FindingKind = ["SYNTAX", "VALUE_PART_MISSING", subtypeOf(missing)];
  return [problem({ fields: ["nameSurname"], aspect: "form", kind, text }, options)];
}

/** A second surname without a hyphen. */
function secondSurname(person: Person, options: NameOptions): Problem[] {
  return person.fields.flatMap(({ field, text }) => {
    if (person.tooMuch[field] !== "surname") return [];
    const shared = { fields: [field], aspect: "form" as const };
    const joined = text.trim().replace(/\s+(?=\S+$)/u, "-");
    const alternatives = [rewrite(person, field, joined, ["SYNTAX", "SURNAME"], options)];
    const kind: FindingKind = ["SYNTAX", "VALUE_PART_EXTRA", "SURNAME"];
    return [problem({ ...shared, kind, text: "The value has two surnames without a hyphen.", alternatives }, options)];
  });
}

/**
 * A surname in the field for the name, or a name in that for the surname. It goes where it belongs if that field is empty or has it
 * already; otherwise only the user knows what was meant.
 */
function extraPart(person: Person, field: "name" | "surname", options: NameOptions): Problem[] {
  const separated = person.isSwapped ? null : separate(textOf(person, field) ?? "", field);
  if (separated === null) return [];
  const { own, extra } = separated;
  const other = field === "name" ? "surname" : "name";
  const otherText = textOf(person, other);
  const isEmpty = otherText?.trim() === "";
  const isThere = otherText !== undefined && ` ${fold(otherText)} `.includes(` ${fold(extra)} `);
  const subtype = subtypeOf(field === "name" ? "surname" : "given");
  const change = { field, toField: other, from: extra, to: isEmpty ? extra : null };
  const mend = () => ({
    person: withTexts(person, { [field]: own, ...(isEmpty && { [other]: extra }) }, options.countries),
    fixes: [fix(["SYNTAX", "VALUE_PART_REMOVED", subtype], change)],
  });
  const kind: FindingKind = ["SYNTAX", "VALUE_PART_EXTRA", subtype];
  const text = `${quote(extra)} belongs to the ${other}.`;
  return [problem({ fields: [field], aspect: "form", kind, text, ...((isEmpty || isThere) && { mend }) }, options)];
}

/** Name and surname in each other's field, or the surname before the name. */
function wrongOrder(person: Person, options: NameOptions): Problem[] {
  const problems: Problem[] = [];
  const kind: FindingKind = ["VALUE", "INCORRECT_ORDER", null];
  if (person.isSwapped) {
    const [name, surname] = [textOf(person, "name") ?? "", textOf(person, "surname") ?? ""];
    const moved = (field: QueryField, toField: QueryField, value: string) =>
      fix(["VALUE", "CHANGED", null], { field, toField, from: value, to: value });
    const mend = () => ({
      person: withTexts(person, { name: surname, surname: name }, options.countries),
      fixes: [moved("surname", "name", surname), moved("name", "surname", name)],
    });
    const text = "Name and surname are in each other's field.";
    problems.push(problem({ fields: ["name", "surname"], aspect: "fit", kind, text, mend }, options));
  }
  if (person.split?.isReversed) {
    const { name, surname } = person.split;
    const mend = rewrite(person, "nameSurname", `${name?.text} ${surname?.text}`, ["VALUE", null], options);
    const text = "The surname stands before the name.";
    problems.push(problem({ fields: ["nameSurname"], aspect: "fit", kind, text, mend }, options));
  }
  return problems;
}

/** A full name without the name or the surname that was sent beside it; only the user knows which of the two is right. */
function contradiction(person: Person, options: NameOptions): Problem[] {
  const whole = person.fields.find(({ field }) => field === "nameSurname");
  const beside = person.fields.filter(({ field, text }) => field !== "nameSurname" && text.trim() !== "");
  if (whole === undefined) return [];
  const folded = new Set(person.words.nameSurname?.map(({ word }) => word.folded));
  if (beside.every(({ field }) => person.words[field]?.every(({ word }) => folded.has(word.folded)))) return [];
  const both = beside.map(({ text }) => text).join(" ");
  const alternatives = beside.length === 2 ? [rewrite(person, "nameSurname", both, ["VALUE", null], options)] : [];
  const fields = person.fields.map(({ field }) => field);
  const kind: FindingKind = ["VALUE", "INVALID_COMBINATION", null];
  const text = "The full name differs from the name and the surname beside it.";
  return [problem({ fields, aspect: "fit", kind, text, alternatives }, options)];
}

/**
 * A surname in the form of the other gender. A man with the surname of a woman is a mistake; a woman may bear the form of a man, so
 * there it is a doubt.
 */
function gendersThatDiffer(person: Person, options: NameOptions): Problem[] {
  const { name, surname } = person;
  if (!name?.words.every(({ word }) => word.isGiven || word.isInitial)) return [];
  const [ofName, ofSurname] = [genderOfPart(name, "given"), genderOfPart(surname, "surname")];
  if (ofName === 0 || ofSurname === 0 || ofName === ofSurname) return [];
  const field = textOf(person, "surname") === undefined ? "nameSurname" : "surname";
  const from = textOf(person, field) ?? "";
  let to = from;
  for (const placed of [...(person.words[field] ?? [])].reverse()) {
    const form = placed.role === "surname" ? counterpartOf(placed.word, options) : null;
    if (form !== null) to = replaceWord(to, placed, form);
  }
  const isDoubtful = ofName === 2;
  if (isDoubtful && to === from) return [];
  const [nameIs, surnameIs] = isDoubtful ? ["woman's", "man's"] : ["man's", "woman's"];
  const kind: FindingKind = ["VALUE", "INVALID_COMBINATION", "SURNAME"];
  const text = `The name is a ${nameIs}, and the surname has the form of a ${surnameIs}.`;
  const alternatives = to === from ? [] : [rewrite(person, field, to, ["VALUE", "SURNAME"], options)];
  const weight = isDoubtful ? ({ weight: "doubt" } as const) : {};
  return [problem({ fields: [field], aspect: "fit", kind, text, ...weight, alternatives }, options)];
}

function counterpartOf(word: Word, { countries }: NameOptions): string | null {
  const form = counterpart(word.folded, countries);
  return form === null ? null : inCaseOf(word, form);
}
