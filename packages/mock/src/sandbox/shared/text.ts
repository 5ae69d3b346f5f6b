import { withoutMarks, withShortMarks } from "@data-validation/common/letters";
import { remembered } from "./remembered.ts";

/** A text regardless of case, diacritics and superfluous white space, for comparisons of names. */
export const fold = remembered((text: string): string =>
  withoutMarks(text).toLowerCase().replace(/\s+/gu, " ").trim(),
);

export function composed(text: string): string {
  return withShortMarks(text).normalize("NFC");
}

/** Trims the end of a text: a regular expression would take quadratic time. */
export function trimEndOf(text: string, superfluous: RegExp): string {
  let end = text.length;
  for (;;) {
    // A character may have two code units.
    const last = Array.from(text.slice(Math.max(0, end - 2), end)).at(-1) ?? "";
    if (last === "" || !superfluous.test(last)) return text.slice(0, end);
    end -= last.length;
  }
}

/** Memoises a function of a text and an object, as long as the object exists. */
export function rememberedBeside<Context extends object, Result>(
  compute: (text: string, context: Context) => Result,
): (text: string, context: Context) => Result {
  const computeBeside = memoize((context: Context) => remembered((text) => compute(text, context)));
  return (text, context) => computeBeside(context)(text);
}

/** Memoises a function of an object, as long as the object exists. */
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
