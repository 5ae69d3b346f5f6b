import { posix } from "node:path";
import { escaped, valueAt } from "./pointer.js";

/**
 * No schema is a part of itself. Redocly stops at a circle of references without naming it, so
 * Spectral has all circles.
 *
 * @type {import("@stoplight/spectral-core").RulesetFunction<object>}
 */
export default function acyclic(_root, _options, { document, documentInventory }) {
  const documents = { ...documentInventory.referencedDocuments, [document.source]: document };
  const nodeAt = ({ source, pointer }) => valueAt(documents[source]?.data, pointer);
  const visited = new Set();
  const findings = [];
  const enter = (place, path) => {
    const key = keyOf(place);
    const node = nodeAt(place);
    if (visited.has(key) || findings.length > 0 || typeof node !== "object" || node === null)
      return;
    visited.add(key);
    if (isPartOfItself(place, nodeAt))
      findings.push({
        message: `${place.pointer} leads back to itself. Correct one of them.`,
        path,
      });
    else if (typeof node.$ref === "string") enter(targetOf(place, node.$ref), path);
    else for (const name of Object.keys(node)) enter(below(place, name), [...path, name]);
  };
  enter({ source: document.source, pointer: "" }, []);
  return findings;
}

const keyOf = ({ source, pointer }) => `${source}#${pointer}`;

const below = ({ source, pointer }, ...keys) => ({
  source,
  pointer: [pointer, ...keys.map((key) => escaped(String(key)))].join("/"),
});

function targetOf({ source }, ref) {
  const [file, pointer = ""] = ref.split("#");
  return { source: file === "" ? source : posix.join(posix.dirname(source), file), pointer };
}

function isPartOfItself(start, nodeAt) {
  const passed = new Set();
  const pass = (place) => {
    if (passed.has(keyOf(place))) return;
    passed.add(keyOf(place));
    for (const part of partsOf(place, nodeAt(place))) pass(part);
  };
  for (const part of partsOf(start, nodeAt(start))) pass(part);
  return passed.has(keyOf(start));
}

/** What a schema is made of: the target of its reference, or the schemas that it combines. */
function partsOf(place, node) {
  if (typeof node?.$ref === "string") return [targetOf(place, node.$ref)];
  return ["allOf", "anyOf", "oneOf"].flatMap((keyword) =>
    Array.isArray(node?.[keyword])
      ? node[keyword].map((_, index) => below(place, keyword, index))
      : [],
  );
}
