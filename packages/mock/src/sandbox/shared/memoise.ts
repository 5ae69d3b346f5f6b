/** Longer texts are not cached. In UTF-16 code units. */
const LONGEST_TEXT = 200;

/** The size of a function's cache; a full one is emptied. */
const MOST_RESULTS = 2000;

/**
 * Memoises a function, since most words, names and numbers occur again: in the next request, or in
 * the correction of this one.
 */
export function memoiseByText<Result>(compute: (text: string) => Result): (text: string) => Result {
  const cachedResults = new Map<string, Result>();
  return (text) => {
    const cached = cachedResults.get(text);
    if (cached !== undefined) return cached;
    const result = compute(text);
    if (cachedResults.size === MOST_RESULTS) cachedResults.clear();
    if (text.length <= LONGEST_TEXT) cachedResults.set(text, result);
    return result;
  };
}

/** Memoises a function of a text and an object, as long as the object exists. */
export function memoiseByTextAndObject<Context extends object, Result>(
  compute: (text: string, context: Context) => Result,
): (text: string, context: Context) => Result {
  const computeBeside = memoiseByObject((context: Context) =>
    memoiseByText((text) => compute(text, context)),
  );
  return (text, context) => computeBeside(context)(text);
}

/** Memoises a function of an object, as long as the object exists. */
export function memoiseByObject<Key extends object, Value>(
  compute: (key: Key) => Value,
): (key: Key) => Value {
  const values = new WeakMap<Key, Value>();
  return (key) => {
    const cached = values.get(key);
    if (cached !== undefined) return cached;
    const value = compute(key);
    values.set(key, value);
    return value;
  };
}
