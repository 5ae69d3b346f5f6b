import { withoutMarks, withShortMarks } from "@data-validation/common/letters";
import { remembered } from "./remembered.ts";

/** Text without regard to case, diacritics and superfluous white space: how people compare names by eye. */
export const fold = remembered((text: string): string =>
  withoutMarks(text).toLowerCase().replace(/\s+/gu, " ").trim(),
);

export function composed(text: string): string {
  return withShortMarks(text).normalize("NFC");
}

/** Trims the end of a text: an expression for it would take time that grows with the square of the length. */
export function trimEndOf(text: string, superfluous: RegExp): string {
  let end = text.length;
  for (;;) {
    // A character may be two code units.
    const last = Array.from(text.slice(Math.max(0, end - 2), end)).at(-1) ?? "";
    if (last === "" || !superfluous.test(last)) return text.slice(0, end);
    end -= last.length;
  }
}

/** Remembers what a function makes of a text beside an object, as long as there is the object. */
export function rememberedBeside<Context extends object, Result>(
  compute: (text: string, context: Context) => Result,
): (text: string, context: Context) => Result {
  const computeBeside = memoize((context: Context) => remembered((text) => compute(text, context)));
  return (text, context) => computeBeside(context)(text);
}

/** Remembers what a function returns for each object, as long as there is the object. */
export function memoize<Key extends object, Value>(
  compute: (key: Key) => Value,
): (key: Key) => Value {
  const values = new WeakMap<Key, Value>();
  return (key) => {
    const known = values.get(key);
    if (known !== undefined) return known;
    const value = compute(key);
    values.set(key, value);
    return value;
  };
}
