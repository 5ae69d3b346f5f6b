import { getOrInsert } from "@data-validation/common/get-or-insert";
import type { SchemaError } from "@data-validation/generated/mock/index";

/** The types and formats of a schema, as they are called in a sentence. */
const typeWords: Record<string, string> = {
  array: "an array",
  boolean: "a boolean",
  integer: "a whole number",
  ipv4: "an IP address",
  ipv6: "an IP address",
  mailbox: "an e-mail address",
  null: "null",
  number: "a number",
  object: "an object",
  string: "a string",
  text: "a string that is not empty",
};

/** The sentence of an error about a field. */
export function describeViolation(field: string, error: SchemaError): string {
  return `The field ${field} ${expectationOf(error)}`;
}

/** What a field must be: the rest of a sentence that begins with the field. */
export function expectationOf({ keyword, params, message }: SchemaError): string {
  switch (keyword) {
    // Only an empty list is accepted in place of an object.
    case "maxItems":
      return "must be an object or null.";
    case "type": {
      const types = typesOf(params.type).map((type) => typeWords[String(type)] ?? String(type));
      return `must be ${joinWords(types, "disjunction")}.`;
    }
    case "enum":
      return `must be ${joinWords([params.allowedValues].flat().map(String), "disjunction")}.`;
    case "format":
      return `must be ${typeWords[String(params.format)] ?? `a ${params.format}`}.`;
    case "required":
      return "is required.";
    default:
      return `${message ?? "is not supported"}.`;
  }
}

/** The types of a schema. An empty list in place of an object is a habit of PHP, and no advice. */
function typesOf(type: unknown): unknown[] {
  const types = [type].flat();
  return types.includes("object") ? types.filter((name) => name !== "array") : types;
}

type ListType = "conjunction" | "disjunction";

/** Made at the first error: making one takes longer than the rest of a start. */
const listFormats = new Map<ListType, Intl.ListFormat>();

/** A list of words in English: a, b and c. */
export function joinWords(items: string[], type: ListType): string {
  const makeFormat = () => new Intl.ListFormat("en-GB", { type });
  return getOrInsert(listFormats, type, makeFormat).format(items);
}
