import type { Schemas } from "../../schemas.ts";
import type { OwnData } from "../own-data.ts";
import { isTooLong } from "../shared/length.ts";
import { memoiseByTextAndObject } from "../shared/memoise.ts";
import type { Addition } from "./additions/addition.ts";
import { separateAdditions } from "./additions/separate.ts";
import type { Lexicon, NameRole } from "./lexicon.ts";
import { type NameCompound, type NamePart, namePartsOf, readCompounds } from "./parts.ts";

/**
 * Checks of a depth: the characters; also the form of each part; also the match of the parts, as in
 * version 2.1 always.
 */
export const validationDepths = ["minimal", "moderate", "strict"] as const;

/** The options of either version, with the defaults of omitted ones. */
export interface NameOptions extends Required<Schemas["NameValidateOptions"]> {
  depth: (typeof validationDepths)[number];
  lexicon: Lexicon;
  ownData: OwnData;
}

/** The fields of `request.query` that hold a name, in the order of findings and details. */
export const nameQueryFields = ["name", "surname", "nameSurname"] as const;

export type NameQueryField = (typeof nameQueryFields)[number];

export type NameQuery = { [Field in NameQueryField]?: string | undefined };

export interface NameField {
  name: NameQueryField;
  /** As sent, or as corrected. */
  text: string;
  /** The text without its additions. */
  value: string;
  additions: readonly Addition[];
  compounds: readonly NameCompound[];
  /** In the order of the text; empty for several people, as the right one is unknown. */
  parts: readonly NamePart[];
}

/** A name as sent, or a correction of it. */
export interface Person {
  query: NameQuery;
  options: NameOptions;
  fields: readonly NameField[];
  /** From its own field, or from the full name. */
  given: NamePart | undefined;
  surname: NamePart | undefined;
}

export function readPerson(query: NameQuery, options: NameOptions): Person {
  const fields = nameQueryFields.flatMap((name) => {
    const text = query[name];
    return text === undefined ? [] : [readField(name, text, options)];
  });
  const full = findField(fields, "nameSurname");
  const given = findPart(findField(fields, "name") ?? full, "given");
  const surname = findPart(findField(fields, "surname") ?? full, "surname");
  return { query, options, fields, given, surname };
}

function readField(
  name: NameQueryField,
  text: string,
  { lexicon, ownData }: NameOptions,
): NameField {
  if (isTooLong("name", text, ownData))
    return { name, text, value: text, additions: [], compounds: [], parts: [] };
  return readers[name](text, lexicon);
}

const readers: Record<NameQueryField, (text: string, lexicon: Lexicon) => NameField> = {
  name: readerOf("name"),
  surname: readerOf("surname"),
  nameSurname: readerOf("nameSurname"),
};

function readerOf(name: NameQueryField) {
  return memoiseByTextAndObject((text, lexicon: Lexicon): NameField => {
    const { value, additions } = separateAdditions(text, lexicon);
    const compounds = readCompounds(value, lexicon);
    return { name, text, value, additions, compounds, parts: namePartsOf(name, compounds, value) };
  });
}

export function findField(
  fields: readonly NameField[],
  name: NameQueryField,
): NameField | undefined {
  return fields.find((field) => field.name === name);
}

export function findPart(field: NameField | undefined, role: NameRole): NamePart | undefined {
  return field?.parts.find((part) => part.role === role);
}
