import { fold, trimEndOf } from "../../shared/text.ts";

/** A text beside a name that is not a part of it; the value is the name of its list in the data. */
export type AdditionKind = "degreesBefore" | "degreesAfter" | "context";

export type AdditionSide = "before" | "after";

export interface Addition {
  kind: AdditionKind;
  /** As in the text, with brackets or a dash around it. */
  raw: string;
  /** Without brackets or dash. */
  writtenText: string;
  /** In its usual spelling. */
  usual: string;
  side: AdditionSide;
  /** Whether its usual place is on the other side of the name. */
  isMisplaced: boolean;
  /** Whether only companies use it. */
  isOfCompany?: boolean;
  /** Whether the same degree precedes it. */
  isRepeated?: boolean;
}

/** An addition, and the text without it. */
export interface FoundAddition {
  addition: Addition;
  nameText: string;
}

/** An unlisted addition, which is kept as it is written. */
export function unlistedAddition(side: AdditionSide, raw: string, writtenText: string): Addition {
  return { kind: "context", side, isMisplaced: false, raw, writtenText, usual: writtenText };
}

/** The first addition that a search finds, if any. */
export function firstAddition<Place>(
  places: Iterable<Place>,
  find: (place: Place) => FoundAddition | null,
): FoundAddition | null {
  for (const place of places) {
    const found = find(place);
    if (found !== null) return found;
  }
  return null;
}

/** A word and its dot. */
export const WORD_IN_TEXT = /(?<![^\s,.–—-])[^\s,.–—-]+\.?/gu;

export const lettersOfAddition = (text: string) => fold(text).replace(/[\s.-]/gu, "");

export function hasLetter(text: string): boolean {
  return /\p{L}/u.test(text);
}

/** Removes separators between a name and the text behind it. */
export function trimSeparators(text: string): string {
  return trimEndOf(text, /[\s,–—-]/u);
}
