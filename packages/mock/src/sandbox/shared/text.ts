/** Text without regard to case, diacritics and superfluous white space: how people compare names by eye. */
export function fold(text: string): string {
  if (/^[a-z0-9]+$/.test(text)) return text;
  return text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase()
    .replace(/ł/g, "l")
    .replace(/ß/g, "ss")
    .replace(/\s+/gu, " ")
    .trim();
}

/** Remembers what a function returns for each object, as long as there is the object. */
export function once<Key extends object, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const values = new WeakMap<Key, Value>();
  return (key) => {
    const known = values.get(key);
    if (known !== undefined) return known;
    const value = compute(key);
    values.set(key, value);
    return value;
  };
}

const folded = new Map<string, string>();

/** As `fold`, for a text of the sandbox's own data: there are few, and they are compared again and again. */
export function foldKnown(text: string): string {
  const known = folded.get(text) ?? fold(text);
  folded.set(text, known);
  return known;
}
