import { locate, type Node } from "./document.ts";
import { isObject, type Json } from "./json.ts";
import { below } from "./pointer.ts";

/**
 * The fields that a value of a schema may have, by the JSON pointer of the property that declares them; one may have several paths.
 * The name of a field is the first path to it from the value: `suggestions[].data.email`. What a version forbids is left out.
 *
 * @param pointer - Where the schema stands in the bundle.
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

/** Those of the fields of a schema that a value has, with a value other than null; by the pointers of {@link fieldsOf}. */
export function fieldsIn(bundle: object, pointer: string, value: Json, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) {
    for (const items of alternatives(bundle, pointer).filter(({ node }) => node.items)) {
      for (const item of value) fieldsIn(bundle, below(items.pointer, "items"), item, found);
    }
  } else if (isObject(value)) {
    for (const [field, name] of properties(bundle, pointer)) {
      const member = value[name];
      if (member === undefined || member === null) continue;
      found.add(field);
      fieldsIn(bundle, field, member, found);
    }
  }
  return found;
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
