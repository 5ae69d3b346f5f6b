import { locate, type Node } from "./document.ts";
import { isObject, type Json, type JsonObject } from "./json.ts";
import { below } from "./pointer.ts";

/**
 * The fields that a value of a schema may have, by the JSON pointer of the property that declares them; one may have several paths.
 * The name of a field is the first path to it from the value: `suggestions[].data.email`. What a version forbids is left out.
 */
export function fieldsOf(bundle: object, pointer: string): Map<string, string> {
  const fields = new Map<string, string>();
  const visit = (place: string, prefix: string) => {
    for (const [field, name] of properties(bundle, place)) {
      if (fields.has(field)) continue;
      const full = prefix === "" ? name : `${prefix}.${name}`;
      fields.set(field, full);
      visit(field, full);
    }
    for (const { node, pointer: owner } of alternatives(bundle, place))
      if (node.items) visit(below(owner, "items"), `${prefix}[]`);
  };
  visit(pointer, "");
  return fields;
}

/** A field of a value. */
export interface FieldValue {
  /** The pointer of the property that declares it, as of {@link fieldsOf}. */
  field: string;
  value: Json;
  /** The objects that it is in, the innermost first. */
  owners: JsonObject[];
}

/** The fields of a schema that a value has, at any depth. */
export function* valuesIn(
  bundle: object,
  pointer: string,
  value: Json,
  owners: JsonObject[] = [],
): Generator<FieldValue> {
  if (Array.isArray(value)) {
    for (const items of alternatives(bundle, pointer).filter(({ node }) => node.items)) {
      for (const item of value) yield* valuesIn(bundle, below(items.pointer, "items"), item, owners);
    }
  } else if (isObject(value)) {
    for (const [field, name] of properties(bundle, pointer)) {
      const member = value[name];
      if (member === undefined) continue;
      const inside = [value, ...owners];
      yield { field, value: member, owners: inside };
      yield* valuesIn(bundle, field, member, inside);
    }
  }
}

/** The properties that a schema and its alternatives declare: pointer and name. */
function properties(bundle: object, pointer: string): [string, string][] {
  return alternatives(bundle, pointer).flatMap(({ node, pointer: owner }) =>
    Object.entries((node.properties ?? {}) as Record<string, Node | false>)
      .filter(([, schema]) => schema !== false)
      .map(([name]): [string, string] => [below(owner, "properties", name), name]),
  );
}

/** A schema and everything that it is composed of. */
function alternatives(bundle: object, pointer: string): { node: Node; pointer: string }[] {
  const own = locate(bundle, pointer);
  if (!own) return [];
  const parts = ["anyOf", "oneOf", "allOf"].flatMap((keyword) =>
    ((own.node[keyword] ?? []) as Node[]).map((_, index) => below(own.pointer, keyword, String(index))),
  );
  return [own, ...parts.flatMap((part) => alternatives(bundle, part))];
}
