import { writeJson } from "../../samples/literal.ts";

export interface JsonPart {
  value: unknown;
  path: string;
  /** The quoted name with its colon; empty for items. */
  name: string;
  comma: string;
  depth: number;
}

/** Characters of a line. A value that fits on a line stays on it. */
const PART_WIDTH = 52;

export function rootPart(body: unknown): JsonPart {
  return { value: body, path: "", name: "", comma: "", depth: 0 };
}

export function membersOf({ value, path, depth }: JsonPart): JsonPart[] {
  const members = Object.entries(value as object);
  return members.map(([key, member], index) => ({
    value: member,
    path: path === "" ? key : `${path}.${key}`,
    name: Array.isArray(value) ? "" : `${JSON.stringify(key)}: `,
    comma: index < members.length - 1 ? "," : "",
    depth: depth + 1,
  }));
}

/**
 * Whether a value stays on the line of its name: a plain one, an empty one, or a short one that is
 * not the body.
 */
export function isOneLine({ value, name, comma, depth }: JsonPart): boolean {
  if (typeof value !== "object" || value === null || Object.keys(value).length === 0) return true;
  if (depth === 0) return false;
  const line = name + writeJson(value, Number.POSITIVE_INFINITY) + comma;
  return depth * 2 + line.length <= PART_WIDTH;
}
