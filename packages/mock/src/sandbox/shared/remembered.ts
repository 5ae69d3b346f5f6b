/** Longer texts are not remembered. In UTF-16 code units. */
const longest = 200;

/** Texts of which a function's results are remembered at once; when there are more, it starts again. */
const MOST = 2000;

/** Remembers results: most words, names and numbers come again, in the next request or in the correction of this one. */
export function remembered<Result>(compute: (text: string) => Result): (text: string) => Result {
  const results = new Map<string, Result>();
  return (text) => {
    const known = results.get(text);
    if (known !== undefined) return known;
    const result = compute(text);
    if (results.size === MOST) results.clear();
    if (text.length <= longest) results.set(text, result);
    return result;
  };
}
