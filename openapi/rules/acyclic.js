import { posix } from "node:path";
import { escaped, valueAt } from "./pointer.js";

/**
 * No reference leads back to itself. Redocly stops at such a reference without naming it.
 *
 * @type {import("@stoplight/spectral-core").RulesetFunction<object>}
 */
export default function acyclic(_root, _options, { document, documentInventory }) {
  const documents = { ...documentInventory.referencedDocuments, [document.source]: document };
  const visited = new Set();
  const found = [];
  const enter = (source, pointer, path, open) => {
    const key = `${source}#${pointer}`;
    if (open.includes(key))
      found.push({ message: `${pointer} leads back to itself. Correct one of them.`, path });
    if (visited.has(key) || found.length > 0) return;
    visited.add(key);
    const node = valueAt(documents[source]?.data, pointer);
    if (typeof node !== "object" || node === null) return;
    if (typeof node.$ref === "string") {
      const [file, target = ""] = node.$ref.split("#");
      const next = file === "" ? source : posix.join(posix.dirname(source), file);
      enter(next, target, path, [...open, key]);
      return;
    }
    for (const name of Object.keys(node))
      enter(source, `${pointer}/${escaped(name)}`, [...path, name], []);
  };
  enter(document.source, "", [], []);
  return found;
}
