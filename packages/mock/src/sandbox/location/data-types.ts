import type { Schemas } from "../../schemas.ts";
import type { FieldMatch } from "../register/fields.ts";

type DataTypes = Schemas["LocationDataTypes"];

/** The field of a query for a part of a line. */
const fieldNameOf = (part: string) => (part === "number" ? "number.full" : part);

interface FieldWithParts {
  field: string;
  parts: readonly { name: string; text?: string; formatted?: string }[];
}

/**
 * A field of a query and the fields recognised in it: `streetWithNumber` includes the street and
 * the number.
 */
export function recognisedFieldsOf({ field, parts }: FieldWithParts): string[] {
  const recognisedParts = parts.filter(
    ({ name, text, formatted }) =>
      name !== "unit" && name !== "region" && (text ?? formatted) !== "",
  );
  return [field, ...recognisedParts.map(({ name }) => fieldNameOf(name))];
}

export function sortDistinct(names: readonly string[]): string[] {
  return [...new Set(names)].sort();
}

/**
 * The recognised fields that are valid. A field is valid if all its parts are; a badly written part
 * is not.
 */
export function locationDataTypesOf(matches: readonly FieldMatch[]): DataTypes {
  const invalid = new Set<string>();
  const recognised = matches.flatMap((match) => {
    const { field, parts, outcome, isForeign = false } = match;
    if (outcome !== "same" || isForeign) invalid.add(field);
    const wrongParts = parts.filter(
      (part) => part.outcome !== "same" || (isForeign && isOfCountry(part)),
    );
    for (const { name } of wrongParts) invalid.add(fieldNameOf(name));
    return recognisedFieldsOf(match);
  });
  const fieldNames = sortDistinct(recognised);
  return {
    valid: fieldNames.filter((name) => !invalid.has(name)),
    invalid: fieldNames.filter((name) => invalid.has(name)),
  };
}

function isOfCountry({ name }: { name: string }): boolean {
  return name === "country" || name === "zip";
}
