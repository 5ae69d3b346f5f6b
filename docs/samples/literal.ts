export interface Notation {
  indent: number;
  /** The name of a member, with the separator before its value. */
  name(key: string): string;
  scalar(value: unknown): string;
  /** Whether the last of several lines has a comma. */
  trailingComma: boolean;
  /** The padding inside of an object on one line. */
  padding: string;
  /** The brackets of an object; braces by default. */
  brackets?: [open: string, close: string];
  /** The placeholder of a value that an earlier call returned. */
  returned?(value: ReturnedValue): string;
}

/** A value that an earlier call of a program returned. */
export class ReturnedValue {
  readonly call: string;
  /** From the root of the response: `results.0.data.name`. */
  readonly path: string;

  constructor(call: string, path: string) {
    this.call = call;
    this.path = path;
  }
}

export const jsonNotation: Notation = {
  indent: 2,
  name: (key) => `${JSON.stringify(key)}: `,
  scalar: (value) => JSON.stringify(value) ?? "null",
  trailingComma: false,
  padding: " ",
};

/** Writes readable JSON: a value that fits on a line stays on it. */
export function writeJson(value: unknown, width = 76, indent = ""): string {
  return writeLiteral(value, jsonNotation, width, indent);
}

/**
 * Writes data as a literal, on one line if it fits. `usedWidth`: characters before it on that line,
 * in addition to the indentation.
 */
export function writeLiteral(
  value: unknown,
  notation: Notation,
  width: number,
  indent = "",
  usedWidth = 0,
): string {
  if (value instanceof ReturnedValue) return notation.returned?.(value) ?? "";
  if (typeof value !== "object" || value === null) return notation.scalar(value);
  const [open, close, nameOf, padding] = Array.isArray(value)
    ? (["[", "]", () => "", ""] as const)
    : ([...(notation.brackets ?? ["{", "}"]), notation.name, notation.padding] as const);
  const members = (room: number, inner: string) =>
    Object.entries(value).map(([key, member]) => {
      const name = nameOf(key);
      return name + writeLiteral(member, notation, room, inner, name.length);
    });
  const line = members(Number.POSITIVE_INFINITY, "").join(", ");
  if (line === "") return open + close;
  const whole = open + padding + line + padding + close;
  // One more for a comma.
  if (indent.length + usedWidth + whole.length < width) return whole;
  const deeper = indent + " ".repeat(notation.indent);
  const lines = members(width, deeper).map((member) => deeper + member);
  return `${open}\n${lines.join(",\n")}${notation.trailingComma ? "," : ""}\n${indent}${close}`;
}
