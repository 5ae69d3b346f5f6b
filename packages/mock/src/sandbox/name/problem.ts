import { type Finding, type FindingKind, finding } from "../shared/finding.ts";
import { type Fix, fix } from "../shared/fix.ts";
import type { AdditionKind } from "./additions.ts";
import type { Role } from "./lexicon.ts";
import {
  type NameOptions,
  type Person,
  type PlacedWord,
  type QueryField,
  replaceWord,
  textOf,
  withTexts,
} from "./person.ts";
import type { Word } from "./word.ts";

export type Component = QueryField | AdditionKind;

/** A correction of a problem, computed when it is applied: a better form of a name, and the changes that lead to it. */
export type Repair = () => { person: Person; fixes: Fix[] };

/** The depths of the check from which on what a problem touches makes a name invalid. */
const depths = { characters: ["minimal", "moderate", "strict"], form: ["moderate", "strict"], fit: ["strict"] };

export interface Problem {
  fields: readonly QueryField[];
  /** The components that it makes invalid; the fields unless said. */
  about?: readonly Component[];
  aspect?: keyof typeof depths;
  kind: FindingKind;
  text: string;
  /**
   * `doubt`: the value may well be right, so it stays valid. `unknown`: a name that is not listed, not valid and no more than a warning.
   * `note`: nothing is wrong with the value.
   */
  weight?: "doubt" | "unknown" | "note" | undefined;
  /** Whether it is a matter of formatting alone: white space, case, diacritics. */
  isFormatting?: boolean;
  repair?: Repair | undefined;
  candidates?: readonly Repair[];
}

export function isFatal({ weight, aspect = "form" }: Problem, { depth }: NameOptions): boolean {
  return weight !== "doubt" && weight !== "note" && depths[aspect].includes(depth);
}

/** A problem as a finding. What is fatal is critical, except for an unknown name. */
export function findingOf(problem: Problem, options: NameOptions): Finding {
  const { weight, kind, fields, text } = problem;
  if (weight === "note") return finding("info", kind, fields, text);
  return finding(isFatal(problem, options) && weight !== "unknown" ? "critical" : "warning", kind, fields, text);
}

type How = readonly [group: string, subtype: string | null];

export function rewrite(person: Person, field: QueryField, to: string, [group, subtype]: How): Repair {
  return () => ({
    person: withTexts(person, { [field]: to }),
    fixes: [fix([group, "VALUE_CHANGED", subtype], { field, from: textOf(person, field) ?? "", to })],
  });
}

export function rewriteWord(
  person: Person,
  field: QueryField,
  placed: PlacedWord,
  name: string,
  [group, subtype]: How,
  type?: string,
): Repair {
  const text = textOf(person, field) ?? "";
  const to = inCaseOf(placed.word, name);
  const change = { field, from: placed.word.text, to };
  return () => ({
    person: withTexts(person, { [field]: replaceWord(text, placed, to) }),
    fixes: [fix([group, type ?? (change.from === text ? "VALUE_CHANGED" : "VALUE_PART_CHANGED"), subtype], change)],
  });
}

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
