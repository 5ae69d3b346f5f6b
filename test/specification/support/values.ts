import { isObject, type Json, type JsonObject, resolve } from "../../../scripts/lib/openapi/json.ts";

/** A value of a response, with what the contract says of it and what it is in. */
export interface Value {
  value: Json;
  /** The schema and the name of the field: `PhoneFormat.raw`. */
  field: string;
  description: string;
  /** The objects that it is in, the innermost first. */
  owners: JsonObject[];
}

/** The fields of a value of a schema, at any depth. */
export function* valuesOf(
  document: JsonObject,
  schema: Json,
  value: Json,
  owners: JsonObject[] = [],
): Generator<Value> {
  for (const { name, node } of alternativesOf(document, schema)) {
    if (Array.isArray(value)) for (const item of value) yield* valuesOf(document, node.items ?? {}, item, owners);
    if (!isObject(value)) continue;
    for (const [key, property] of Object.entries((node.properties ?? {}) as JsonObject)) {
      const member = value[key];
      if (member === undefined || property === false) continue;
      const inside = [value, ...owners];
      yield { value: member, field: `${name}.${key}`, description: describe(document, property), owners: inside };
      yield* valuesOf(document, property, member, inside);
    }
  }
}

/** What a schema refers to and what it is composed of, each with the name of the schema that it is in. */
function alternativesOf(document: JsonObject, schema: Json, name = ""): { name: string; node: JsonObject }[] {
  const { $ref, anyOf = [], ...node } = schema as JsonObject;
  const referred =
    $ref === undefined ? [] : alternativesOf(document, target(document, $ref), String($ref).split("/").at(-1));
  const inside = (anyOf as Json[]).flatMap((alternative) => alternativesOf(document, alternative, name));
  return [...referred, { name, node }, ...inside];
}

function describe(document: JsonObject, schema: Json): string {
  const { $ref, description = "" } = schema as JsonObject;
  const text = String(description);
  if (text !== "" || $ref === undefined) return text.replace(/\s+/g, " ").trim();
  return describe(document, target(document, $ref));
}

const target = (document: JsonObject, $ref: Json) => resolve(document, String($ref).slice(1));
