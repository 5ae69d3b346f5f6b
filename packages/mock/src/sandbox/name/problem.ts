import { type Finding, type FindingKind, finding } from "../shared/finding.ts";
import { type Fix, fix, partFix } from "../shared/fix.ts";
import type { AdditionKind } from "./additions.ts";
import type { Role } from "./lexicon.ts";
import type { NameOptions, Person, QueryField, ValidationDepth } from "./person.ts";
import type { Word } from "./phrase.ts";
import { inCaseOf, replaceWord } from "./spelling.ts";

/** A component of a name, as data types call it. */
export type Component = QueryField | AdditionKind;

/** A better form of a name, and the changes that lead to it. */
export interface Remedied {
  person: Person;
  fixes: Fix[];
}

/** One way out of a problem. Of many ways few are taken, so it is worked out when it is. */
export type Remedy = () => Remedied;

/** Something wrong with a name. */
export interface Problem {
  finding: Finding;
  /** Whether it makes the name invalid. What is critical always does, and so does a name that nobody knows, which is a warning. */
  isFatal: boolean;
  /** The components that it makes invalid, if it does. */
  about: readonly Component[];
  /** Whether it is a matter of formatting alone: white space, case, diacritics. */
  isFormatting: boolean;
  /** What certainly was meant; absent when that is not known. */
  remedy: Remedy | undefined;
  /** What may have been meant, likeliest first. */
  alternatives: readonly Remedy[];
}

/** What a problem touches; `validationDepth` says from where on that makes a name invalid. */
type Aspect = "characters" | "form" | "fit";

const aspectsOf: Readonly<Record<ValidationDepth, readonly Aspect[]>> = {
  minimal: ["characters"],
  moderate: ["characters", "form"],
  strict: ["characters", "form", "fit"],
};

interface Description extends Partial<Omit<Problem, "finding" | "isFatal">> {
  /** The query fields that it is about. */
  fields: readonly QueryField[];
  aspect: Aspect;
  kind: FindingKind;
  text: string;
  /** Whether the value may well be right as it is; then the finding is no more than a warning. */
  isDoubtful?: boolean;
  /** Whether the value is a name that nobody knows: not valid, and no more than a warning. */
  isUnknown?: boolean;
  /** Whether there is nothing wrong with the value, only something to know of it. */
  isNote?: boolean;
}

/** Describes a problem; it is about the fields themselves unless it says otherwise. */
export function problem(description: Description, { depth }: NameOptions): Problem {
  const { fields, aspect, kind, text, isDoubtful = false, isUnknown = false, isNote = false } = description;
  const { about = fields, isFormatting = false, remedy, alternatives = [] } = description;
  const isFatal = !isDoubtful && !isNote && aspectsOf[depth].includes(aspect);
  const severity = isNote ? "info" : isFatal && !isUnknown ? "critical" : "warning";
  return { finding: finding(severity, kind, fields, text), isFatal, about, isFormatting, remedy, alternatives };
}

/** Group and subtype of a fix. */
type How = readonly [group: string, subtype: string | null];

/** The remedy that gives a field another value. */
export function rewrite(person: Person, field: QueryField, value: string, [group, subtype]: How): Remedy {
  return () => ({
    person: person.withText(field, value),
    fixes: [fix([group, "VALUE_CHANGED", subtype], { field, from: person.text(field), to: value })],
  });
}

/** The remedy that replaces one word of a field by a name of the lists. */
export function rewriteWord(person: Person, field: QueryField, word: Word, name: string, how: How): Remedy {
  return () => {
    const [text, to] = [person.text(field), inCaseOf(word.term, name)];
    if (word.text === text) return rewrite(person, field, to, how)();
    return {
      person: person.withText(field, replaceWord(text, word, to)),
      fixes: [partFix(how[0], how[1], { field, from: word.text, to })],
    };
  };
}

/** How findings call what a word is. */
export function subtypeOf(role: Role): string {
  return role === "given" ? "NAME" : "SURNAME";
}

/** Text that has only characters that come through: of ASCII, and the letters of the languages at home here. */
const printable = /^[ -~À-ž]*$/;

/** A value within a sentence. Halves of characters and control characters would not survive on their way to the reader. */
export function quote(text: string): string {
  return printable.test(text) ? `"${text}"` : `"${text.replace(/\p{C}/gu, "\uFFFD")}"`;
}
