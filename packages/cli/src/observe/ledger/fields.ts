import type { Mark, SchemaNode } from "../contract/model.ts";

/** A field of a schema, as {@link findField} finds it. */
export interface FoundField {
  name: string;
  node: SchemaNode;
  /** The schema of the object that has it. */
  parent: SchemaNode;
  /** The mark under which it stands. */
  ground: Mark | undefined;
}

/** The schema of a field by the names that lead to it; undefined when the contract does not know it. */
export function findField(root: SchemaNode, names: string[], inherited?: Mark): FoundField | undefined {
  const [name, ...rest] = names;
  if (name === undefined) return undefined;
  const ground = root.mark ?? inherited;
  const property = root.properties.get(name);
  // A name with a dot in it is one field (`number.full`).
  const dotted = rest.length > 0 ? root.properties.get(names.join(".")) : undefined;
  if (dotted) return { name: names.join("."), node: dotted, parent: root, ground: dotted.mark ?? ground };
  if (property && rest.length === 0) return { name, node: property, parent: root, ground: property.mark ?? ground };
  if (property) return findField(property, rest, ground);
  for (const part of [root.reference, ...root.allOf, ...root.anyOf]) {
    const found = part && findField(part, names, ground);
    if (found) return found;
  }
  return undefined;
}
