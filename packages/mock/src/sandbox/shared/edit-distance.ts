/**
 * The number of typing errors between two texts: characters left out, added, mistaken, or swapped with their neighbour (optimal string
 * alignment). Distances above `limit` are not distinguished.
 */
export function editDistance(from: string, to: string, limit: number): number {
  if (Math.abs(from.length - to.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = [...Array(to.length + 1).keys()];
  for (let i = 1; i <= from.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= to.length; j++) {
      const replaced = at(last, j - 1) + (from[i - 1] === to[j - 1] ? 0 : 1);
      let distance = Math.min(replaced, at(last, j) + 1, at(row, j - 1) + 1);
      const isSwap = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      if (isSwap) distance = Math.min(distance, at(beforeLast, j - 2) + 1);
      row.push(distance);
      least = Math.min(least, distance);
    }
    if (least > limit) return limit + 1;
    [beforeLast, last] = [last, row];
  }
  return Math.min(at(last, to.length), limit + 1);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? 0;
}
