import { posix } from "node:path";
import { get, isObject, type Json, type JsonObject } from "./json.ts";
import type { ContractFiles } from "./load.ts";
import { toKeys, toPointer } from "./pointer.ts";
import { parseSource } from "./yaml.ts";

/** A place in the contract's sources: the file to edit if it has to change. */
export interface Place {
  /** The file, from the root of the repository: `openapi/shared/company/search.yaml`. */
  file: string;
  /** The keys that lead to the place in that file. */
  path: string[];
}

/** A place in one line, which is also its identity: `openapi/shared/envelope.yaml#/IsValid`. */
export function placeKey({ file, path }: Place): string {
  return `${file}#${toPointer(path)}`;
}

/** The place in the sources of a JSON pointer of a version's bundle; for a node that the bundling added, that of the node around it. */
export type Places = (version: string, pointer: string) => Place;

/**
 * Walks each bundle and its sources side by side, which shows for every node of the bundle where it was written: a bundle keeps no trace
 * of that.
 */
export function findPlaces({ documents, sources }: ContractFiles): Places {
  // Examples hold no place that traffic could contradict, and are more than half of the text.
  const schemas = Object.entries(sources).filter(([file]) => !file.endsWith(".examples.yaml"));
  const parsed = new Map(schemas.map(([file, text]) => [file, parseSource(text).toJS() as Json]));
  const versions = new Map(
    documents.map((document) => [(document.info as JsonObject).version as string, walk(document, parsed)]),
  );
  return (version, pointer) => {
    for (let at = pointer; at !== ""; at = at.slice(0, at.lastIndexOf("/"))) {
      const place = versions.get(version)?.get(at);
      if (place) return place;
    }
    return { file: rootFile(version), path: [] };
  };
}

function rootFile(version: string): string {
  return `openapi/${version}/openapi.yaml`;
}

function walk(document: JsonObject, sources: Map<string, Json>): Map<string, Place> {
  const places = new Map<string, Place>();
  const visit = (node: Json, pointer: string, from: Place) => {
    if (places.has(pointer)) return;
    const isReference = isObject(node) && typeof node.$ref === "string";
    const place = isReference ? from : follow(sources, from);
    const source = read(sources, place);
    if (source === undefined) return;
    places.set(pointer, place);
    if (isReference) {
      const there = follow(sources, place);
      const target = (node.$ref as string).slice(1);
      // A reference that the bundling hung up, or kept as it was, has its target's place from the root document.
      if (there !== place) visit(get(document, toKeys(target)) as Json, target, there);
    }
    if (typeof node !== "object" || node === null) return;
    for (const [key, member] of Object.entries(node)) {
      visit(member as Json, `${pointer}${toPointer([key])}`, { file: place.file, path: [...place.path, key] });
    }
  };
  const version = (document.info as JsonObject).version as string;
  for (const key of ["servers", "tags", "paths", "components"]) {
    visit(document[key] as Json, `/${key}`, { file: rootFile(version), path: [key] });
  }
  return places;
}

/** The place that the references at a place lead to in the end; the place itself when it is no reference. */
function follow(sources: Map<string, Json>, place: Place): Place {
  const node = read(sources, place);
  if (!isObject(node) || typeof node.$ref !== "string") return place;
  const [file, fragment = ""] = node.$ref.split("#") as [string, string?];
  const target = {
    file: file === "" ? place.file : posix.join(posix.dirname(place.file), file),
    path: toKeys(fragment),
  };
  return sources.has(target.file) ? follow(sources, target) : place;
}

/** What a source has at a place. */
function read(sources: Map<string, Json>, { file, path }: Place): Json | undefined {
  return get(sources.get(file), path);
}
