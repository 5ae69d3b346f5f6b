import { rootDocument } from "@data-validation/contract-files/bundles";
import {
  lastPlace,
  placeBelow,
  type ReadFile,
  type SourcePlace,
} from "@data-validation/contract-files/source-places";
import type { Bundle } from "@data-validation/openapi-document/document";
import { isReference, type Json, valueAtKeys } from "@data-validation/openapi-document/json";
import { toKeys } from "@data-validation/openapi-document/pointer";

/** A value of a bundle, its place in the sources, and the source value. */
export type Position = { value: Json | undefined; place: SourcePlace; source: Json | undefined };

/**
 * Walks a bundle and its sources in parallel, because a bundle does not keep the places of its
 * parts.
 */
export class Trail {
  readonly root: Position;
  readonly #read: ReadFile;

  constructor(document: Bundle, read: ReadFile) {
    const file = rootDocument(document.info.version);
    this.root = { value: document as never, place: { file, keys: [] }, source: read(file) };
    this.#read = read;
  }

  /** The value at some keys. An addition of the bundler has the place of its parent. */
  step(from: Position, ...keys: string[]): Position {
    return keys.reduce((parent, key) => this.#memberOf(parent, key), from);
  }

  /** The members of the object or list at a key, by name. */
  members(from: Position, key: string): [name: string, member: Position][] {
    const parent = this.step(from, key);
    return Object.keys(parent.value ?? {}).map((name) => [name, this.#memberOf(parent, name)]);
  }

  /** The final target of a reference; any other position as it is. */
  resolve(position: Position): Position {
    const { value, source } = position;
    if (!isReference(value)) return position;
    const keys = toKeys(value.$ref);
    // A reference that the bundler added or kept is followed from the root document.
    if (!isReference(source)) return this.resolve(this.step(this.root, ...keys));
    return this.resolve({ ...this.#follow(position), value: valueAtKeys(this.root.value, keys) });
  }

  #memberOf(parent: Position, key: string): Position {
    const value = valueAtKeys(parent.value, [key]);
    const source = valueAtKeys(parent.source, [key]);
    if (source === undefined) return { ...parent, value };
    const member = { value, place: placeBelow(parent.place, key), source };
    return isReference(value) ? member : this.#follow(member);
  }

  /** Follows the references of the sources. */
  #follow(position: Position): Position {
    if (!isReference(position.source)) return position;
    const place = lastPlace(position.place, this.#read);
    return {
      value: position.value,
      place,
      source: valueAtKeys(this.#read(place.file), place.keys),
    };
  }
}
