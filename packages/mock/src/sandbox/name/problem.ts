import { type Finding, type FindingKind, finding, type Severity } from "../shared/finding.ts";
import { type Fix, fix, partFix } from "../shared/fix.ts";
import type { AdditionKind } from "./addition-list.ts";
import type { Role } from "./lexicon.ts";
import type { NameOptions, ValidationDepth } from "./options.ts";
import type { PlacedWord } from "./parts.ts";
import { type Person, type QueryField, textOf, withTexts } from "./person.ts";
import { replaceWord } from "./spelling.ts";
import type { Word } from "./word.ts";

/** A component of a name, as data types call it. */
export type Component = QueryField | AdditionKind;

/** A correction of a problem, computed when it is applied: a better form of a name, and the changes that lead to it. */
export type Repair = () => { person: Person; fixes: Fix[] };

/** Something wrong with a name. */
export interface Problem {
  finding: Finding;
  /** Whether it makes the name invalid: what is critical does, and so does an unknown name, which is a warning. */
  isFatal: boolean;
  /** The components that it makes invalid, if it does. */
  about: readonly Component[];
  /** Whether it is a matter of formatting alone: white space, case, diacritics. */
  isFormatting: boolean;
  /** The certain correction; absent if there is none. */
  repair?: Repair | undefined;
  /** Corrections that may be right, best first. */
  candidates: readonly Repair[];
}

/** What a problem touches; `validationDepth` says which of these make a name invalid. */
type Aspect = "characters" | "form" | "fit";

const aspectsOf: Readonly<Record<ValidationDepth, readonly Aspect[]>> = {
  minimal: ["characters"],
  moderate: ["characters", "form"],
  strict: ["characters", "form", "fit"],
};

/** What is wrong with a name, before `validationDepth` says how much that weighs. */
export interface Description extends Partial<Pick<Problem, "about" | "isFormatting" | "repair" | "candidates">> {
  fields: readonly QueryField[];
  /** The form unless said. */
  aspect?: Aspect;
  kind: FindingKind;
  text: string;
  /**
   * `doubt`: the value may well be right, so it stays valid. `unknown`: a name that is not listed, not valid and no more than a warning.
   * `note`: nothing is wrong with the value.
   */
  weight?: "doubt" | "unknown" | "note" | undefined;
}

/** Weighs a problem; it is about the fields themselves unless it says otherwise. */
export function problem(description: Description, { depth }: NameOptions): Problem {
  const { fields, aspect = "form", kind, text, weight } = description;
  const { about = fields, isFormatting = false, repair, candidates = [] } = description;
  const isFatal = weight !== "doubt" && weight !== "note" && aspectsOf[depth].includes(aspect);
  const severity = severityOf(weight, isFatal);
  return { finding: finding(severity, kind, fields, text), isFatal, about, isFormatting, repair, candidates };
}

function severityOf(weight: Description["weight"], isFatal: boolean): Severity {
  if (weight === "note") return "info";
  return isFatal && weight !== "unknown" ? "critical" : "warning";
}

/** Group and subtype of a fix. */
type How = readonly [group: string, subtype: string | null];

/** Gives a field another value. */
export function rewrite(person: Person, field: QueryField, to: string, [group, subtype]: How): Repair {
  return () => ({
    person: withTexts(person, { [field]: to }),
    fixes: [fix([group, "VALUE_CHANGED", subtype], { field, from: textOf(person, field) ?? "", to })],
  });
}

/** Replaces one word of a field by a listed name. */
export function rewriteWord(person: Person, field: QueryField, placed: PlacedWord, name: string, how: How): Repair {
  const text = textOf(person, field) ?? "";
  const to = inCaseOf(placed.word, name);
  if (placed.word.text === text) return rewrite(person, field, to, how);
  return () => ({
    person: withTexts(person, { [field]: replaceWord(text, placed, to) }),
    fixes: [partFix(how[0], how[1], { field, from: placed.word.text, to })],
  });
}

/** How findings call what a word is. */
export function subtypeOf(role: Role): string {
  return role === "given" ? "NAME" : "SURNAME";
}

/** A value within a sentence. Control characters and halves of characters would not survive on their way to the reader. */
export function quote(text: string): string {
  return `"${text.replace(/\p{C}/gu, "\uFFFD")}"`;
}

/** A listed name in small letters, or in capitals, where the word is; its case is another matter. */
export function inCaseOf({ text }: Word, name: string): string {
  if (text === text.toLowerCase()) return name.toLowerCase();
  return text.length > 1 && text === text.toUpperCase() ? name.toUpperCase() : name;
}
