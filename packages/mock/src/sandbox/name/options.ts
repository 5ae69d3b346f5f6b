import type { Lexicon } from "./lexicon.ts";

/** The depth of the check; version 2.1 always checks at `strict` (section 9.2). */
export type ValidationDepth = "minimal" | "moderate" | "strict";

export interface NameOptions {
  withDetails: boolean;
  /** Countries whose names are at home, ISO 3166-1 alpha-2. */
  countries: readonly string[];
  acceptDegrees: boolean;
  acceptContext: boolean;
  depth: ValidationDepth;
  dataLanguage: "en" | "cs" | "sk" | "pl";
  lexicon: Lexicon;
  /** Whether a text is longer than any name, so that it is not looked at. */
  isTooLong: (text: string) => boolean;
}
