import {
  type Bundle,
  type Node,
  referenceTarget,
  rewriteObjects,
  visitObjects,
} from "@data-validation/openapi-document/document";

/**
 * An optional object of a request may also be null, or an empty list, which is PHP's empty object.
 * This copy of a bundle omits the list, for types, pages and generators.
 */
function withoutEmptyLists<B extends Bundle>(bundle: B): B {
  return rewriteObjects(bundle, (node) => {
    if (!isOptionalObject(node)) return node;
    const { maxItems: _, items: __, ...schema } = node;
    return { ...schema, type: ["object", "null"] };
  });
}

/**
 * A copy of a bundle without empty lists that writes null beside the reference to an object instead
 * of inside the object.
 */
export function withNullBesideReferences(bundle: Bundle): Bundle {
  const copy = structuredClone(withoutEmptyLists(bundle));
  const references = new Set<Node>();
  visitObjects(copy, (node) => {
    if (isNullableObject(referenceTarget(copy, node) ?? {})) references.add(node);
  });
  for (const node of references) {
    const { $ref } = node;
    delete node.$ref;
    node.anyOf = [{ $ref: String($ref) }, { type: "null" }];
  }
  for (const schema of Object.values(copy.components.schemas))
    if (isNullableObject(schema)) schema.type = "object";
  return copy;
}

/** A copy of a bundle in which no object of a request is null, for tools that cannot write it. */
export function withoutNullObjects(bundle: Bundle): Bundle {
  return rewriteObjects(withoutEmptyLists(bundle), (node) =>
    isNullableObject(node) ? { ...node, type: "object" } : node,
  );
}

function isOptionalObject({ type, maxItems }: Node): boolean {
  return Array.isArray(type) && type.includes("object") && maxItems === 0;
}

function isNullableObject({ type, properties }: Node): boolean {
  return Array.isArray(type) && type.includes("object") && properties !== undefined;
}
