/**
 * Writes a value as JSON for people: what fits on a line stays on it.
 *
 * @param width - Characters of a line, the indentation included.
 */
export function writeJson(value: unknown, width = 76, indent = ""): string {
  const line = onOneLine(value);
  if (typeof value !== "object" || value === null || (indent + line).length <= width) return line;
  const deeper = `${indent}  `;
  const items = Array.isArray(value)
    ? value.map((item) => deeper + writeJson(item, width, deeper))
    : Object.entries(value).map(([key, member]) => {
        const name = `${JSON.stringify(key)}: `;
        return deeper + name + writeJson(member, width - name.length, deeper);
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
