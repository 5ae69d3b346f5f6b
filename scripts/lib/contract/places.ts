import { posix } from "node:path";
import { get, isReference, type Json } from "../openapi/json.ts";
import { toKeys, toPointer } from "../openapi/pointer.ts";

/** A place in the contract's sources: the file to edit if it has to change. */
export interface Place {
  /** The file, from the root of the repository: `openapi/shared/company/search.yaml`. */
  file: string;
  keys: string[];
}

/** The value of a file; undefined if there is none. */
export type ReadFile = (file: string) => Json | undefined;

/** A place in one line, which is also its identity: `openapi/shared/envelope.yaml#/IsValid`. */
export function placeKey({ file, keys }: Place): string {
  return `${file}#${toPointer(...keys)}`;
}

/** What keys lead to from a place. */
export function placeBelow({ file, keys }: Place, ...more: string[]): Place {
  return { file, keys: [...keys, ...more] };
}

/** The place that a reference in a file names, whether or not there is anything. */
export function targetOf(file: string, ref: string): Place {
  const [path = "", pointer = ""] = ref.split("#");
  return { file: path === "" ? file : posix.join(posix.dirname(file), path), keys: toKeys(pointer) };
}

/** Where the reference at a place leads; undefined if there is none, or nothing where it leads. */
export function nextPlace(place: Place, read: ReadFile): Place | undefined {
  const node = get(read(place.file), place.keys);
  const target = isReference(node) ? targetOf(place.file, node.$ref) : undefined;
  return target && get(read(target.file), target.keys) !== undefined ? target : undefined;
}

/** Where the references at a place lead in the end: the place itself if it has none. */
export function lastPlace(place: Place, read: ReadFile): Place {
  const next = nextPlace(place, read);
  return next ? lastPlace(next, read) : place;
}
