/**
 * How many typing errors lie between two texts: characters left out, added, mistaken, or swapped with their neighbour (the optimal
 * string alignment distance). Nothing above `limit` is told apart, which keeps long texts cheap.
 */
export function edits(from: string, to: string, limit = 3): number {
  // A character takes two code units at most.
  if (Math.abs(from.length - to.length) > 2 * limit) return limit + 1;
  const [a, b] = withoutCommonEnds([...from], [...to]);
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (beforeLast[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    if (Math.min(...row) > limit) return limit + 1;
    [beforeLast, last] = [last, row];
  }
  return Math.min(last[b.length] ?? 0, limit + 1);
}

/** What two texts begin and end with in common takes no edit, and is most of two texts that are alike. */
function withoutCommonEnds(a: string[], b: string[]): [string[], string[]] {
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start++;
  let end = 0;
  while (end < shorter - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  return [a.slice(start, a.length - end), b.slice(start, b.length - end)];
}
