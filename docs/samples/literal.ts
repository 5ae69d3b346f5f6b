/** The literals of a language. */
export interface Notation {
  /** Spaces per level. */
  indent: number;
  /** The name of a member, with the separator before its value. */
  name(key: string): string;
  scalar(value: unknown): string;
  /** Whether the last of several lines has a comma. */
  trailingComma: boolean;
  /** The padding inside of an object on one line. */
  padding: string;
}

/** Readable JSON. */
export const json: Notation = {
  indent: 2,
  name: (key) => `${JSON.stringify(key)}: `,
  scalar: (value) => JSON.stringify(value) ?? "null",
  trailingComma: false,
  padding: " ",
};

/** Writes readable JSON: a value that fits on a line stays on it. */
export function writeJson(value: unknown, width = 76, indent = ""): string {
  return writeLiteral(value, json, width, indent);
}

/**
 * Writes data as a literal of a language: a value that fits on a line stays on it.
 *
 * @param width - Characters of a line, the indentation included.
 * @param indent - The indentation of every line but the first.
 */
export function writeLiteral(value: unknown, notation: Notation, width: number, indent = ""): string {
  return write(value, notation, width, indent, 0);
}

/** @param taken - Characters before the value on its first line, beside the indentation. */
function write(value: unknown, notation: Notation, width: number, indent: string, taken: number): string {
  const line = onOneLine(value, notation);
  // One more for a comma.
  const isShort = indent.length + taken + line.length < width;
  if (typeof value !== "object" || value === null || isShort || isEmpty(value)) return line;
  const deeper = indent + " ".repeat(notation.indent);
  const items = Array.isArray(value)
    ? value.map((item) => deeper + write(item, notation, width, deeper, 0))
    : Object.entries(value).map(([key, member]) => {
        const name = notation.name(key);
        return deeper + name + write(member, notation, width, deeper, name.length);
      });
  const [open, close] = Array.isArray(value) ? "[]" : "{}";
  return `${open}\n${items.join(",\n")}${notation.trailingComma ? "," : ""}\n${indent}${close}`;
}

function onOneLine(value: unknown, notation: Notation): string {
  if (typeof value !== "object" || value === null) return notation.scalar(value);
  if (Array.isArray(value)) return `[${value.map((item) => onOneLine(item, notation)).join(", ")}]`;
  if (isEmpty(value)) return "{}";
  const members = Object.entries(value).map(([key, member]) => notation.name(key) + onOneLine(member, notation));
  return `{${notation.padding}${members.join(", ")}${notation.padding}}`;
}

function isEmpty(value: object): boolean {
  return Object.keys(value).length === 0;
}
