import { posix } from "node:path";
import { toPointer } from "../../../../../scripts/lib/openapi/pointer.ts";
import type { Json, JsonObject, JsonType } from "../contract/json.ts";
import type { SchemaNode } from "../contract/model.ts";
import type { Place } from "../contract/places.ts";
import { isHidden, type Shape } from "../shape.ts";

/** The description of what only traffic shows. */
export const OBSERVED = "Seen in recorded traffic; not described by the specification.";

/** The `$ref` that leads from a source to a place. */
function referenceTo(target: Place, file: string): string {
  const pointer = toPointer(...target.path);
  if (target.file === file) return `#${pointer}`;
  const relative = posix.relative(posix.dirname(file), target.file);
  return `${relative.startsWith(".") ? relative : `./${relative}`}#${pointer}`;
}

/**
 * A schema that the values of a shape have: a reference where the contract has a schema of such objects. Undefined where too little was seen:
 * one value, null alone or an empty list show no type.
 *
 * @param file - The source that it is for.
 * @param named - The schemas of objects that have a name.
 */
export function schemaOf(shape: Shape, file: string, named: readonly SchemaNode[]): JsonObject | undefined {
  const types = (Object.keys(shape.types) as JsonType[]).filter((type) => type !== "integer" || !shape.types.number);
  if (shape.count < 2 || types.every((type) => type === "null")) return undefined;
  const known = types.length === 1 && types[0] === "object" ? named.find((node) => fits(shape, node)) : undefined;
  if (known) return { $ref: referenceTo(known.place, file) };
  const items = shape.items && schemaOf(shape.items, file, named);
  if (types.includes("array") && !items) return undefined;
  const members = Object.entries(shape.properties ?? {}).flatMap(([name, member]): [string, Json][] => {
    const schema = isHidden(name) ? undefined : schemaOf(member, file, named);
    return schema ? [[name, schema]] : [];
  });
  const type = (types.length === 1 ? types[0] : types) as Json;
  const properties = members.length > 0 && { properties: Object.fromEntries(members) };
  return { type, description: OBSERVED, ...(items && { items }), ...properties };
}

/** Whether the objects of a shape are those of a schema: each of their fields is one of it, with a type that it takes, and no required one is missing. */
function fits({ properties = {} }: Shape, node: SchemaNode): boolean {
  const names = Object.keys(properties);
  return (
    names.length > 1 &&
    [...node.required.keys()].every((name) => properties[name]) &&
    names.every((name) => {
      const types = typesOf(node.properties.get(name));
      return types && Object.keys(properties[name]?.types ?? {}).every((type) => types.has(type));
    })
  );
}

/** Whether the values of a shape have types that a schema takes, and some value. */
export function isOfForm({ types }: Shape, node: SchemaNode | undefined): boolean {
  const taken = typesOf(node);
  const names = Object.keys(types).filter((type) => type !== "null");
  return (
    names.length > 0 && names.every((type) => taken?.has(type === "integer" ? "number" : type) || taken?.has(type))
  );
}

/** The types that a schema takes; undefined where it is not there. */
function typesOf(node: SchemaNode | undefined): Set<string> | undefined {
  if (!node) return undefined;
  const own = [node.schema.type ?? []].flat().map(String);
  return new Set([...own, ...[...node.parts, ...node.anyOf].flatMap((part) => [...(typesOf(part) ?? [])])]);
}
