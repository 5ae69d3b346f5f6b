import { get } from "@hyperjump/json-pointer";

/**
 * The node, or the one that its `$ref` leads to, has a description. A boolean schema (a field that a version forbids) has no room for one,
 * a field that has no value in a form needs none,
 * and a field in a condition (`contains`, `not`) has the description of the field itself.
 *
 * @type {import("@stoplight/spectral-core").RulesetFunction<{ $ref?: string; description?: string } | boolean>}
 */
export default function described(node, _options, { document, path }) {
  if (["contains", "not"].includes(path.at(-3)) || node?.type === "null") return [];
  for (
    let current = node;
    current;
    current = current.$ref && get(current.$ref.slice(1), document.data)
  ) {
    if (typeof current === "boolean" || current.description) return [];
  }
  const place = node?.description === "" ? [...path, "description"] : path;
  return node === false ? [] : [{ message: `${path.at(-1)} has no description.`, path: place }];
}
