import { type Bundle, type Node, rewrite } from "@data-validation/openapi-document/document";

/**
 * A copy of a bundle without the conditions that exclude pairs of fields: `allOf` with only `not`. Types cannot express
 * them, and openapi-typescript writes `unknown` for each, so that a union accepts everything.
 */
export function withoutExclusions<B extends Bundle>(bundle: B): B {
  return rewrite(bundle, (node) => {
    if (!Array.isArray(node.allOf) || !node.allOf.every(isExclusion)) return node;
    const { allOf: _, ...schema } = node;
    return schema;
  });
}

function isExclusion(node: Node): boolean {
  return "not" in node && Object.keys(node).length === 1;
}
