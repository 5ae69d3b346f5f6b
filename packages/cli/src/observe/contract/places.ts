import { posix } from "node:path";
import { toKeys, toPointer } from "../../../../../scripts/lib/openapi/pointer.ts";
import { get, isObject, type Json, type JsonObject } from "./json.ts";
import type { ContractFiles } from "./load.ts";
import { parseSource } from "./yaml.ts";

/** A place in the contract's sources: the file to edit if it has to change. */
export interface Place {
  /** The file, from the root of the repository: `openapi/shared/company/search.yaml`. */
  file: string;
  path: string[];
}

/** A place in one line, which is also its identity: `openapi/shared/envelope.yaml#/IsValid`. */
export function placeKey({ file, path }: Place): string {
  return `${file}#${toPointer(...path)}`;
}

/** A value of a bundle, and the place in the sources where it was written. */
export interface Position {
  value: Json | undefined;
  place: Place;
}

/** The sources as values. Examples hold no place that traffic could contradict, and are more than half of the text. */
export function parseSources({ sources }: ContractFiles): Map<string, Json> {
  const files = Object.entries(sources).filter(([file]) => !file.endsWith(".examples.yaml"));
  return new Map(files.map(([file, text]) => [file, parseSource(text).toJS() as Json]));
}

/** Walks a bundle and its sources side by side, since a bundle keeps no trace of where it was written. */
export class Trail {
  readonly #root: Position;
  readonly #sources: Map<string, Json>;

  constructor(document: JsonObject, version: string, sources: Map<string, Json>) {
    this.#root = { value: document, place: { file: `openapi/${version}/openapi.yaml`, path: [] } };
    this.#sources = sources;
  }

  /** The value that keys lead to; one that the bundling added has the place of the value around it. */
  step(from: Position, ...keys: string[]): Position {
    return keys.reduce(({ value: around, place: { file, path } }, key) => {
      const value = get(around, [key]);
      const place = { file, path: [...path, key] };
      if (this.#read(place) === undefined) return { value, place: { file, path } };
      return { value, place: isReference(value) ? place : this.#follow(place) };
    }, from);
  }

  find(...keys: string[]): Position {
    return this.step(this.#root, ...keys);
  }

  /** What a reference leads to in the end; anything else is returned as it is. */
  resolve(position: Position): Position {
    const { value, place } = position;
    if (!isReference(value)) return position;
    const keys = toKeys(value.$ref);
    const written = this.#follow(place);
    // A reference that the bundling added, or kept as it was, has its target's place from the root document.
    const target = written === place ? this.find(...keys) : { value: get(this.#root.value, keys), place: written };
    return this.resolve(target);
  }

  /** The place that the references at a place lead to in the end; the place itself if it is no reference. */
  #follow(place: Place): Place {
    const node = this.#read(place);
    if (!isReference(node)) return place;
    const [file, fragment = ""] = node.$ref.split("#") as [string, string?];
    const target = {
      file: file === "" ? place.file : posix.join(posix.dirname(place.file), file),
      path: toKeys(fragment),
    };
    return this.#sources.has(target.file) ? this.#follow(target) : place;
  }

  #read({ file, path }: Place): Json | undefined {
    return get(this.#sources.get(file), path);
  }
}

function isReference(value: Json | undefined): value is { $ref: string } {
  return isObject(value) && typeof value.$ref === "string";
}
