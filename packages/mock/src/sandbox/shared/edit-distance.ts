/**
 * How many typing errors lie between two texts: characters left out, added, mistaken, or swapped with their neighbour (the optimal
 * string alignment distance). Nothing above `limit` is told apart, which keeps long texts cheap.
 */
export function editDistance(from: string, to: string, limit = 3): number {
  if (from === to) return 0;
  // A character takes two code units at most.
  if (Math.abs(from.length - to.length) > 2 * limit) return limit + 1;
  const [a, b] = differingMiddles([...from], [...to]);
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

/**
 * What single typing error leads from one word to another: two neighbouring letters swapped or one letter typed twice or once too
 * few (`slip`: it hardly ever makes another name), one letter replaced, left out or put in (`edit`), none (`same`), or more than
 * one error (`different`). In other words: of which kind an edit distance of 1 is.
 */
export function typingError(from: string, to: string): "same" | "slip" | "edit" | "different" {
  if (from === to) return "same";
  if (Math.abs(from.length - to.length) > 1) return "different";
  const [removed, added, start] = differingMiddles(from, to);
  const isSwap = removed.length === 2 && added.length === 2 && removed[0] === added[1] && removed[1] === added[0];
  if (isSwap) return "slip";
  if (removed.length === 1 && added.length === 1) return "edit";
  if (removed.length + added.length !== 1) return "different";
  // The common beginning reaches over the first of two equal letters, so the neighbour to look at is the one before.
  const longer = added.length === 1 ? to : from;
  return longer[start - 1] === longer[start] ? "slip" : "edit";
}

/** What is left of two texts without their common beginning and end, which take no edit, and where it starts. */
function differingMiddles<Text extends string | string[]>(a: Text, b: Text): [a: Text, b: Text, start: number] {
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start++;
  let end = 0;
  while (end < shorter - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  return [a.slice(start, a.length - end) as Text, b.slice(start, b.length - end) as Text, start];
}
