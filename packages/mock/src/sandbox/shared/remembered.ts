/** Longer texts are not cached. In UTF-16 code units. */
const LONGEST = 200;

/** The size of a function's cache; a full one is emptied. */
const MOST_RESULTS = 2000;

/**
 * Memoises a function, since most words, names and numbers occur again: in the next request, or in the correction of
 * this one.
 */
export function remembered<Result>(compute: (text: string) => Result): (text: string) => Result {
  const results = new Map<string, Result>();
  return (text) => {
    const known = results.get(text);
    if (known !== undefined) return known;
    const result = compute(text);
    if (results.size === MOST_RESULTS) results.clear();
    if (text.length <= LONGEST) results.set(text, result);
    return result;
  };
}
