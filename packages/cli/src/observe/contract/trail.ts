import { rootDocument } from "@data-validation/contract-files/bundles";
import {
  lastPlace,
  type Place,
  placeBelow,
  type ReadFile,
} from "@data-validation/contract-files/places";
import type { Bundle } from "@data-validation/openapi-document/document";
import { get, isReference, type Json } from "@data-validation/openapi-document/json";
import { toKeys } from "@data-validation/openapi-document/pointer";

/** A value of a bundle, its place in the sources, and what is written there. */
export type Position = { value: Json | undefined; place: Place; written: Json | undefined };

/** Walks a bundle and its sources side by side: a bundle does not keep the places that it was made from. */
export function createTrail(document: Bundle, read: ReadFile) {
  const file = rootDocument(document.info.version);
  const root: Position = {
    value: document as never,
    place: { file, keys: [] },
    written: read(file),
  };

  /** Follows the references of the sources. */
  const follow = (position: Position): Position => {
    if (!isReference(position.written)) return position;
    const place = lastPlace(position.place, read);
    return { value: position.value, place, written: get(read(place.file), place.keys) };
  };

  const memberOf = ({ value: around, place, written: source }: Position, key: string): Position => {
    const value = get(around, [key]);
    const written = get(source, [key]);
    if (written === undefined) return { value, place, written: source };
    const member = { value, place: placeBelow(place, key), written };
    return isReference(value) ? member : follow(member);
  };

  const trail = {
    root,
    /** The value at some keys. What the bundler added has the place of the value around it. */
    step: (from: Position, ...keys: string[]): Position => keys.reduce(memberOf, from),
    /** The members of the object or list at a key, by name. */
    members(from: Position, key: string): [name: string, member: Position][] {
      const around = trail.step(from, key);
      return Object.keys(around.value ?? {}).map((name) => [name, memberOf(around, name)]);
    },
    /** The final target of a reference; any other position as it is. */
    resolve(position: Position): Position {
      const { value, written } = position;
      if (!isReference(value)) return position;
      const keys = toKeys(value.$ref);
      // A reference that the bundler added or kept is followed from the root document.
      if (!isReference(written)) return trail.resolve(trail.step(root, ...keys));
      return trail.resolve({ ...follow(position), value: get(root.value, keys) });
    },
  };
  return trail;
}
