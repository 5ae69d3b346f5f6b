import { posix } from "node:path";
import { isReference, type Json, valueAtKeys } from "@data-validation/openapi-document/json";
import { toKeys, toPointer } from "@data-validation/openapi-document/pointer";

export interface SourcePlace {
  /** The path from the root of the repository: `openapi/shared/company/search.yaml`. */
  file: string;
  keys: readonly string[];
}

/** The value of a file; undefined if there is none. */
export type ReadFile = (file: string) => Json | undefined;

/** A place as text: `openapi/shared/envelope.yaml#/IsValid`. */
export function sourcePlaceKey({ file, keys }: SourcePlace): string {
  return `${file}#${toPointer(...keys)}`;
}

export function placeBelow({ file, keys }: SourcePlace, ...more: string[]): SourcePlace {
  return { file, keys: [...keys, ...more] };
}

/** The target of a reference in a file, which may not exist. */
function targetOf(file: string, ref: string): SourcePlace {
  const [path = "", pointer = ""] = ref.split("#");
  return {
    file: path === "" ? file : posix.join(posix.dirname(file), path),
    keys: toKeys(pointer),
  };
}

/** The target of the reference at a place; undefined without a reference or an existing target. */
function nextPlace(place: SourcePlace, read: ReadFile): SourcePlace | undefined {
  const node = valueAtKeys(read(place.file), place.keys);
  const target = isReference(node) ? targetOf(place.file, node.$ref) : undefined;
  return target && valueAtKeys(read(target.file), target.keys) !== undefined ? target : undefined;
}

/** The place at the end of a chain of references. */
export function lastPlace(place: SourcePlace, read: ReadFile): SourcePlace {
  const next = nextPlace(place, read);
  return next ? lastPlace(next, read) : place;
}
