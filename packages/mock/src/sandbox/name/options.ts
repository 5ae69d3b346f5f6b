/** How strictly a name is judged; version 2.1 always judges strictly (section 9.2: removed, no replacement). */
export type ValidationDepth = "minimal" | "moderate" | "strict";

/** The fields of `request.query` in which a name can come. */
export type QueryField = "name" | "surname" | "nameSurname";

/** The name as sent; a member that was not sent is absent. */
export type NameQuery = { [Field in QueryField]?: string | undefined };

/** The options of both versions in one form, defaults applied. */
export interface NameOptions {
  withDetails: boolean;
  /** Countries whose names the name is compared with, ISO 3166-1 alpha-2. */
  countries: readonly string[];
  acceptDegrees: boolean;
  acceptContext: boolean;
  depth: ValidationDepth;
  dataLanguage: "en" | "cs" | "sk" | "pl";
}
