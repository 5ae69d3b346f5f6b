import { distance as levenshtein } from "fastest-levenshtein";

/**
 * The number of typing errors between two texts: characters left out, added, mistaken, or swapped with their neighbour (optimal string
 * alignment). Distances above `limit` are not told apart.
 *
 * A library's edit distance comes first. A swap counts two there, and most pairs of texts are further apart than that.
 */
export function editDistance(from: string, to: string, limit: number): number {
  if (from === to) return 0;
  if (Math.abs(from.length - to.length) > 2 * limit) return limit + 1;
  const most = levenshtein(from, to);
  return most <= 1 ? most : most > 2 * limit ? limit + 1 : Math.min(alignment([...from], [...to]), limit + 1);
}

function alignment(a: readonly string[], b: readonly string[]): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = at(last, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(replaced, at(last, j) + 1, at(row, j - 1) + 1, isSwap ? at(beforeLast, j - 2) + 1 : replaced);
    }
    [beforeLast, last] = [last, row];
  }
  return at(last, b.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? 0;
}
