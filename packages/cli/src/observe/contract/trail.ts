import { parse } from "yaml";
import { lastPlace, type Place, placeBelow, type ReadFile } from "../../../../../scripts/lib/contract/places.ts";
import { get, isReference, type Json, type JsonObject } from "../../../../../scripts/lib/openapi/json.ts";
import { toKeys } from "../../../../../scripts/lib/openapi/pointer.ts";
import type { ContractFiles } from "./load.ts";

/** A value of a bundle, and the place in the sources where it was written. */
export interface Position {
  value: Json | undefined;
  place: Place;
}

/** The sources as values. Examples hold no place that traffic could contradict, and are more than half of the text. */
export function parseSources({ sources }: ContractFiles): Map<string, Json> {
  const files = Object.entries(sources).filter(([file]) => !file.endsWith(".examples.yaml"));
  return new Map(files.map(([file, text]) => [file, parse(text) as Json]));
}

/** Walks a bundle and its sources side by side, since a bundle keeps no trace of where it was written. */
export class Trail {
  readonly root: Position;
  readonly #read: ReadFile;

  constructor(document: JsonObject, version: string, sources: Map<string, Json>) {
    this.root = { value: document, place: { file: `openapi/${version}/openapi.yaml`, keys: [] } };
    this.#read = (file) => sources.get(file);
  }

  /** The value that keys lead to; one that the bundling added has the place of the value around it. */
  step(from: Position, ...keys: string[]): Position {
    return keys.reduce(({ value: around, place: above }, key) => {
      const value = get(around, [key]);
      const place = placeBelow(above, key);
      if (get(this.#read(place.file), place.keys) === undefined) return { value, place: above };
      return { value, place: isReference(value) ? place : lastPlace(place, this.#read) };
    }, from);
  }

  /** What a reference leads to in the end; anything else is returned as it is. */
  resolve(position: Position): Position {
    const { value, place } = position;
    if (!isReference(value)) return position;
    const keys = toKeys(value.$ref);
    const written = lastPlace(place, this.#read);
    // A reference that the bundling added, or kept as it was, has its target's place from the root document.
    const target =
      written === place ? this.step(this.root, ...keys) : { value: get(this.root.value, keys), place: written };
    return this.resolve(target);
  }
}
