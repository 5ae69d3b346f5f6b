import type { Schemas } from "../../schemas.ts";
import { isTooLong } from "../shared/length.ts";
import { memoiseByTextAndObject } from "../shared/memoise.ts";
import type { World } from "../world.ts";
import type { Addition } from "./additions/addition.ts";
import { separateAdditions } from "./additions/separate.ts";
import type { Lexicon, Role } from "./lexicon.ts";
import { type Compound, type Part, partsOf, readCompounds } from "./parts.ts";

/**
 * Checks of a depth: the characters; also the form of each part; also the match of the parts, as in
 * version 2.1 always.
 */
export const depths = ["minimal", "moderate", "strict"] as const;

/** The options of either version, with the defaults of omitted ones. */
export interface NameOptions extends Required<Schemas["NameValidateOptions"]> {
  depth: (typeof depths)[number];
  lexicon: Lexicon;
  world: World;
}

/** The fields of `request.query` that hold a name, in the order of findings and details. */
const queryFields = ["name", "surname", "nameSurname"] as const;

export type QueryField = (typeof queryFields)[number];

export type NameQuery = { [Field in QueryField]?: string | undefined };

export interface Field {
  name: QueryField;
  /** As sent, or as corrected. */
  text: string;
  /** The text without its additions. */
  value: string;
  additions: readonly Addition[];
  compounds: readonly Compound[];
  /** In the order of the text; empty for several people, as the right one is unknown. */
  parts: readonly Part[];
}

/** A name as sent, or a correction of it. */
export interface Person {
  query: NameQuery;
  options: NameOptions;
  fields: readonly Field[];
  /** From its own field, or from the full name. */
  given: Part | undefined;
  surname: Part | undefined;
}

export function readPerson(query: NameQuery, options: NameOptions): Person {
  const fields = queryFields.flatMap((name) => {
    const text = query[name];
    return text === undefined ? [] : [readField(name, text, options)];
  });
  const full = fieldOf(fields, "nameSurname");
  const given = partIn(fieldOf(fields, "name") ?? full, "given");
  const surname = partIn(fieldOf(fields, "surname") ?? full, "surname");
  return { query, options, fields, given, surname };
}

function readField(name: QueryField, text: string, { lexicon, world }: NameOptions): Field {
  if (isTooLong("name", text, world))
    return { name, text, value: text, additions: [], compounds: [], parts: [] };
  return readers[name](text, lexicon);
}

const readers: Record<QueryField, (text: string, lexicon: Lexicon) => Field> = {
  name: readerOf("name"),
  surname: readerOf("surname"),
  nameSurname: readerOf("nameSurname"),
};

function readerOf(name: QueryField) {
  return memoiseByTextAndObject((text, lexicon: Lexicon): Field => {
    const { value, additions } = separateAdditions(text, lexicon);
    const compounds = readCompounds(value, lexicon);
    return { name, text, value, additions, compounds, parts: partsOf(name, compounds, value) };
  });
}

export function fieldOf(fields: readonly Field[], name: QueryField): Field | undefined {
  return fields.find((field) => field.name === name);
}

export function partIn(field: Field | undefined, role: Role): Part | undefined {
  return field?.parts.find((part) => part.role === role);
}
