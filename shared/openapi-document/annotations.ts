import { rewriteObjects } from "./document.ts";
import { QUERY_TYPES } from "./values.ts";

const annotations = new Set([
  "title",
  "description",
  "examples",
  "example",
  "default",
  "deprecated",
]);

/** A copy of a document without the keywords that do not affect validation. */
export function withoutAnnotations<Value>(value: Value): Value {
  return rewriteObjects(value, (node) => {
    const members = Object.entries(node).filter(
      ([key]) => !annotations.has(key) && (key === QUERY_TYPES || !key.startsWith("x-")),
    );
    return Object.fromEntries(members);
  });
}
