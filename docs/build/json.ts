/**
 * Writes a value as JSON for people: what fits on a line stays on it.
 *
 * @param width - Characters of a line, the indentation included.
 */
export function writeJson(value: unknown, width = 76, indent = ""): string {
  return write(value, width, indent, 0);
}

/** @param taken - Characters before the value on its first line, beside the indentation. */
function write(value: unknown, width: number, indent: string, taken: number): string {
  const line = onOneLine(value);
  // One more for a comma.
  const isShort = indent.length + taken + line.length < width;
  if (typeof value !== "object" || value === null || isShort || line.length === 2) return line;
  const deeper = `${indent}  `;
  const items = Array.isArray(value)
    ? value.map((item) => deeper + write(item, width, deeper, 0))
    : Object.entries(value).map(([key, member]) => {
        const name = `${JSON.stringify(key)}: `;
        return deeper + name + write(member, width, deeper, name.length);
      });
  const [open, close] = Array.isArray(value) ? "[]" : "{}";
  return `${open}\n${items.join(",\n")}\n${indent}${close}`;
}

function onOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  const members = Object.entries(value).map(([key, member]) => `${JSON.stringify(key)}: ${onOneLine(member)}`);
  return members.length === 0 ? "{}" : `{ ${members.join(", ")} }`;
}
