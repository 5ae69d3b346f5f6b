import { inline } from "./document.ts";
import { type Json, type JsonObject, resolve } from "./json.ts";
import { leavesOf } from "./leaves.ts";
import { toPointer } from "./pointer.ts";

/** A contract, as its bundle states it. */
export type Contract = { document: JsonObject };

/** A leaf that two contracts do not have in common. */
export interface Difference {
  /** Where it stands, as a JSON pointer of the bundles. */
  pointer: string;
  /** The value in 2.0; undefined when 2.0 has no such leaf. */
  old: Json | undefined;
  /** The value in 2.1; undefined when 2.1 has no such leaf. */
  new: Json | undefined;
}

/** Every structural difference of two contracts: schemas, parameters, enums, defaults and so on, but no prose, examples and marks. */
export function differences(v20: Contract, v21: Contract): Difference[] {
  return compare(leavesOf(v20.document), leavesOf(v21.document));
}

/** The differences of one operation, wherever its schemas stand: {@link differences} with all references followed. */
export function differencesOf(v20: Contract, v21: Contract, path: string): Difference[] {
  return compare(leavesOf(inlined(v20, path)), leavesOf(inlined(v21, path)));
}

/** The paths of the operations that differ between two contracts, wherever their schemas stand; the version itself is left out. */
export function differingOperations(v20: Contract, v21: Contract): string[] {
  return Object.keys(v21.document.paths as JsonObject).filter((path) => differencesOf(v20, v21, path).length > 0);
}

/** An operation with everything that it refers to; the version itself, which differs by nature, is left out. */
function inlined({ document }: Contract, path: string): Json {
  const isVersion = ($ref: unknown) => /\/(ServiceApiVersion|ApiVersion)$/.test(String($ref));
  return inline(document, resolve(document, toPointer("paths", path, "post")), isVersion) as Json;
}

function compare(old: Map<string, Json>, now: Map<string, Json>): Difference[] {
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((pointer) => JSON.stringify(old.get(pointer)) !== JSON.stringify(now.get(pointer)))
    .map((pointer) => ({ pointer, old: old.get(pointer), new: now.get(pointer) }));
}
