import type { Schemas } from "../../schemas.ts";
import { isTooLong } from "../shared/length.ts";
import { rememberedBeside } from "../shared/text.ts";
import type { World } from "../world.ts";
import { type Addition, separateAdditions } from "./additions.ts";
import type { Lexicon, Role } from "./lexicon.ts";
import { type Compound, type Part, partsOf, readCompounds } from "./parts.ts";

/** The check looks at characters alone, also at the form of the name, or also at how its parts fit together, as version 2.1 always does. */
export const depths = ["minimal", "moderate", "strict"] as const;

/** The options of either version, with those that the request leaves out. */
export interface NameOptions extends Required<Schemas["NameValidateOptions"]> {
  depth: (typeof depths)[number];
  lexicon: Lexicon;
  world: World;
}

/** The fields of `request.query` in which a name can come, in the order in which findings and details come. */
const queryFields = ["name", "surname", "nameSurname"] as const;

export type QueryField = (typeof queryFields)[number];

export type NameQuery = { [Field in QueryField]?: string | undefined };

export interface Field {
  name: QueryField;
  /** As it was sent, or as a correction has it. */
  text: string;
  /** The text without its additions. */
  value: string;
  additions: readonly Addition[];
  compounds: readonly Compound[];
  /** In the order of the text; none of several people, as the right one is unknown. */
  parts: readonly Part[];
}

/** A name that was sent, or a correction of it. */
export interface Person {
  query: NameQuery;
  options: NameOptions;
  fields: readonly Field[];
  /** From a field of its own, or from the full name. */
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
  return rememberedBeside((text, lexicon: Lexicon): Field => {
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
