import { type DataProblem, startsOf } from "../data/data.ts";

type Place = DataProblem["place"];

/** A string, a bracket or another value of JSON; separators are skipped. */
const TOKEN = /"(?:[^"\\]|\\.)*"|[[\]{}]|[^\s[\]{},:"]+/gu;

/**
 * Finds places in a JSON text by their keys.
 *
 * @returns The offset of each value; for a missing value, that of the nearest one around it
 */
export function offsetsOf(text: string, places: readonly Place[]): number[] {
  const wanted = places.map(startsOf);
  const found = offsetsByStart(text, new Set(wanted.flat()));
  return wanted.map((starts) => found.get(starts.findLast((start) => found.has(start)) ?? "") ?? 0);
}

/** An object or array that is being read. */
interface Container {
  start: string;
  isObject: boolean;
  /** The name of the next value of an object. */
  name?: string | undefined;
  index: number;
}

function offsetsByStart(text: string, wanted: ReadonlySet<string>): Map<string, number> {
  const offsets = new Map<string, number>();
  const containers: Container[] = [];
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    const container = containers.at(-1);
    if (token === "}" || token === "]") containers.pop();
    else if (container?.isObject && container.name === undefined)
      container.name = JSON.parse(token);
    else {
      const start = container ? nextStart(container) : "";
      if (wanted.has(start)) offsets.set(start, index);
      const isObject = token === "{";
      if (isObject || token === "[") containers.push({ start, isObject, index: 0 });
    }
  }
  return offsets;
}

function nextStart(container: Container): string {
  const { start, name, index } = container;
  container.name = undefined;
  container.index = index + 1;
  return `${start}\n${name ?? index}`;
}
