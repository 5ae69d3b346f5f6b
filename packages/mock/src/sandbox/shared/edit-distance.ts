/**
 * The number of typing errors between two texts: characters left out, added, mistaken, or swapped with their neighbour (optimal string
 * alignment). Distances above `limit` are not told apart, so most pairs of texts are settled after a few characters.
 */
export function editDistance(from: string, to: string, limit: number): number {
  if (from === to) return 0;
  const [a, b] = [Array.from(from), Array.from(to)];
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = new Array<number>(b.length + 1).fill(limit + 1);
    row[0] = i;
    // Further from the diagonal, there are too many errors already.
    for (let j = Math.max(1, i - limit); j <= Math.min(b.length, i + limit); j++) {
      const isSame = a[i - 1] === b[j - 1];
      let distance = Math.min(at(last, j - 1) + (isSame ? 0 : 1), at(last, j) + 1, at(row, j - 1) + 1);
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) distance = Math.min(distance, at(beforeLast, j - 2) + 1);
      row[j] = distance;
    }
    if (Math.min(...row) > limit) return limit + 1;
    [beforeLast, last] = [last, row];
  }
  return Math.min(at(last, b.length), limit + 1);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}
