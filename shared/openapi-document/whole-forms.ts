import { type Bundle, rewriteObjects } from "./document.ts";

/**
 * A copy of a bundle whose alternatives have the common fields themselves, for readers of each
 * alternative by itself: openapi-typescript writes `allOf` beside `anyOf` as one more alternative,
 * which requires nothing. What an alternative requires may be null in it, so that a row of a table
 * whose columns may be empty is a query.
 */
export function withWholeForms<B extends Bundle>(bundle: B): B {
  return rewriteObjects(bundle, (node) => {
    const { allOf, anyOf, not: _, ...schema } = node;
    if (!allOf || !anyOf?.every(({ required }) => required)) return node;
    return { ...schema, anyOf: anyOf.map(({ required }) => ({ type: "object", required, allOf })) };
  });
}
