/**
 * The node, or the one that its `$ref` leads to, has a description. A boolean schema (a field that a version forbids) has no room for one.
 *
 * @type {import("@stoplight/spectral-core").RulesetFunction<{ $ref?: string; description?: string } | boolean>}
 */
export default function described(node, _options, { document, path }) {
  for (let current = node; current; current = current.$ref && resolve(document.data, current.$ref)) {
    if (typeof current === "boolean" || current.description) return [];
  }
  return node === false ? [] : [{ message: `${path.at(-1)} has no description.` }];
}

/**
 * @param {object} document
 * @param {string} ref - A reference within the document, as all of a bundle are.
 */
function resolve(document, ref) {
  const keys = ref.slice(2).split("/");
  return keys.reduce((parent, key) => parent?.[key.replaceAll("~1", "/").replaceAll("~0", "~")], document);
}
