import { type DataPlace, placeTexts } from "../data/data.ts";

/** A string, a bracket or another value of JSON; separators are skipped. */
const TOKEN = /"(?:[^"\\]|\\.)*"|[[\]{}]|[^\s[\]{},:"]+/gu;

/**
 * Finds places in a JSON text by their keys.
 *
 * @returns The offset of each value; for a missing value, that of the nearest one around it
 */
export function offsetsOf(text: string, places: readonly DataPlace[]): number[] {
  const enclosingPlaces = places.map(placeTexts);
  const offsets = offsetsByPlace(text, new Set(enclosingPlaces.flat()));
  return enclosingPlaces.map(
    (around) => offsets.get(around.findLast((place) => offsets.has(place)) ?? "") ?? 0,
  );
}

/** An object or array that is being read. */
interface Container {
  /** Its place as a text. */
  place: string;
  isObject: boolean;
  /** The name of the next value of an object. */
  name?: string | undefined;
  index: number;
}

function offsetsByPlace(text: string, places: ReadonlySet<string>): Map<string, number> {
  const offsets = new Map<string, number>();
  const containers: Container[] = [];
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    const container = containers.at(-1);
    if (token === "}" || token === "]") containers.pop();
    else if (container?.isObject && container.name === undefined)
      container.name = JSON.parse(token);
    else {
      const place = container ? nextPlace(container) : "";
      if (places.has(place)) offsets.set(place, index);
      const isObject = token === "{";
      if (isObject || token === "[") containers.push({ place, isObject, index: 0 });
    }
  }
  return offsets;
}

/** Moves a container on to its next value, and returns the place of the value as a text. */
function nextPlace(container: Container): string {
  const { place, name, index } = container;
  container.name = undefined;
  container.index = index + 1;
  return `${place}\n${name ?? index}`;
}
