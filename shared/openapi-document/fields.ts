import { locateNode, type Node } from "./document.ts";
import { isJsonObject, type Json, type JsonObject } from "./json.ts";
import { pointerBelow } from "./pointer.ts";

/**
 * The allowed fields of a schema: by the JSON pointer of the property, a path to it:
 * `suggestions[].data.email`. Of several paths it is the first by name, so that the order of
 * properties has no effect.
 */
export function fieldPathsOf(bundle: object, pointer: string): Map<string, string> {
  const firstByName = pathsIn(bundle, pointer, (members) =>
    members.toSorted(([, one], [, other]) => (one < other ? -1 : 1)),
  );
  const inOrder = pathsIn(bundle, pointer, (members) => members);
  return new Map(Array.from(inOrder.keys(), (field) => [field, firstByName.get(field) as string]));
}

type Members = [pointer: string, name: string][];

/** The fields in the order of a walk, each with the path by which it came there first. */
function pathsIn(
  bundle: object,
  pointer: string,
  order: (members: Members) => Members,
): Map<string, string> {
  const fields = new Map<string, string>();
  const visit = (place: string, prefix: string) => {
    for (const [field, name] of order(properties(bundle, place))) {
      if (fields.has(field)) continue;
      const full = prefix === "" ? name : `${prefix}.${name}`;
      fields.set(field, full);
      visit(field, full);
    }
    for (const { node, pointer: owner } of alternatives(bundle, place))
      if (node.items) visit(pointerBelow(owner, "items"), `${prefix}[]`);
  };
  visit(pointer, "");
  return fields;
}

export interface FieldValue {
  /** The JSON pointer of its property, the key in {@link fieldPathsOf}. */
  field: string;
  value: Json;
  /** The objects around it, innermost first. */
  owners: JsonObject[];
}

/** The fields of a schema that a value has, at any depth. */
export function* fieldValuesIn(
  bundle: object,
  pointer: string,
  value: Json,
  owners: JsonObject[] = [],
): Generator<FieldValue> {
  if (Array.isArray(value)) {
    for (const items of alternatives(bundle, pointer).filter(({ node }) => node.items)) {
      for (const item of value)
        yield* fieldValuesIn(bundle, pointerBelow(items.pointer, "items"), item, owners);
    }
  } else if (isJsonObject(value)) {
    for (const [field, name] of properties(bundle, pointer)) {
      const member = value[name];
      if (member === undefined) continue;
      const inside = [value, ...owners];
      yield { field, value: member, owners: inside };
      yield* fieldValuesIn(bundle, field, member, inside);
    }
  }
}

/** The pointers and names of the properties of a schema and its alternatives. */
function properties(bundle: object, pointer: string): Members {
  return alternatives(bundle, pointer).flatMap(({ node, pointer: owner }) =>
    Object.entries(node.properties ?? {})
      .filter(([, schema]) => schema && schema.type !== "null")
      .map(([name]): Members[number] => [pointerBelow(owner, "properties", name), name]),
  );
}

/** A schema and its alternatives, at any depth. */
function alternatives(bundle: object, pointer: string): { node: Node; pointer: string }[] {
  const located = locateNode(bundle, pointer);
  if (!located) return [];
  return [located, ...alternativePointers(located).flatMap((part) => alternatives(bundle, part))];
}

export function alternativePointers({ node, pointer }: { node: Node; pointer: string }): string[] {
  return ["anyOf", "oneOf", "allOf"].flatMap((keyword) =>
    Object.keys(node[keyword] ?? {}).map((index) => pointerBelow(pointer, keyword, index)),
  );
}
