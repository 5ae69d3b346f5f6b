import { inlineReferences } from "./document.ts";
import { type Json, valueAtPointer } from "./json.ts";
import { leavesOf } from "./leaves.ts";
import { toPointer } from "./pointer.ts";

export type ContractDocument = { document: object };

/** The differences of one operation, with all references followed. */
export function compareOperation(old: ContractDocument, now: ContractDocument, path: string) {
  return compareNodes(inlineOperation(old, path), inlineOperation(now, path));
}

/** The paths of the operations that differ between two contracts, in the order of the newer one. */
export function differingOperations(old: ContractDocument, now: ContractDocument): string[] {
  return Object.keys(valueAtPointer(now.document, "/paths") ?? {}).filter(
    (path) => compareOperation(old, now, path).length > 0,
  );
}

/** An operation with everything that it refers to, except its version, which always differs. */
function inlineOperation({ document }: ContractDocument, path: string): Json {
  const isVersion = ($ref: unknown) => /\/(ServiceApiVersion|ApiVersion)$/.test(String($ref));
  return inlineReferences(
    document,
    valueAtPointer(document, toPointer("paths", path, "post")),
    isVersion,
  );
}

/**
 * The leaves that two nodes do not have in common, by JSON pointer, without prose, examples and
 * marks; undefined where one has none.
 */
export function compareNodes(oldNode: Json, newNode: Json) {
  const old = leavesOf(oldNode);
  const now = leavesOf(newNode);
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((pointer) => JSON.stringify(old.get(pointer)) !== JSON.stringify(now.get(pointer)))
    .map((pointer) => ({ pointer, old: old.get(pointer), new: now.get(pointer) }));
}
