import { findNodeAtLocation, parseTree } from "jsonc-parser";

/**
 * The place of a field in a JSON text, from its name to the end of its value.
 *
 * @param path - Names with dots from the root; indexes of arrays are names too.
 * @returns the first character and the one after the last; those of the closest object around the field if the text does not have it
 */
export function locate(text: string, path: string): [start: number, end: number] | undefined {
  const root = parseTree(text);
  const names = path.split(".").map((name) => (/^\d+$/.test(name) ? Number(name) : name));
  for (let depth = names.length; root && depth > 0; depth -= 1) {
    const value = findNodeAtLocation(root, names.slice(0, depth));
    const node = value?.parent?.type === "property" ? value.parent : value;
    if (node) return [node.offset, node.offset + node.length];
  }
  return undefined;
}
