import { type Node, parseTree } from "jsonc-parser";

/** A part of a text: its first character, and the one after its last. */
type Range = [start: number, end: number];

/**
 * The place of a field in a JSON text, from its name to the end of its value.
 *
 * @param path - Names with dots from the root; indexes of arrays are names too.
 * @returns the place of the closest object around the field if the text does not have it; undefined if there is none
 */
export function locate(text: string, path: string): Range | undefined {
  const ranges = new Map<string, Range>();
  collect(parseTree(text), "", ranges);
  const names = path.split(".");
  return names.map((_, index) => ranges.get(names.slice(0, names.length - index).join("."))).find(Boolean);
}

/** The ranges of all fields below a value; a name can have dots in it. */
function collect(value: Node | undefined, path: string, ranges: Map<string, Range>): void {
  for (const [index, child] of (value?.children ?? []).entries()) {
    const name = value?.type === "object" ? String(child.children?.[0]?.value) : String(index);
    const here = path ? `${path}.${name}` : name;
    ranges.set(here, [child.offset, child.offset + child.length]);
    collect(value?.type === "object" ? child.children?.[1] : child, here, ranges);
  }
}
