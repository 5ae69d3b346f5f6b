import { remembered } from "./remembered.ts";

/** Text without regard to case, diacritics and superfluous white space: how people compare names by eye. */
export const fold = remembered((text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase()
    .replace(/ł/g, "l")
    .replace(/ß/g, "ss")
    .replace(/\s+/gu, " ")
    .trim(),
);

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
