/**
 * The number of typing errors between two texts (optimal string alignment); every distance above
 * `limit` is `limit + 1`.
 */
export function editDistance(from: string, to: string, limit: number): number {
  if (Math.abs(from.length - to.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row++) {
    const current: number[] = new Array(to.length + 1).fill(limit + 1);
    current[0] = row;
    let least = row;
    // A place farther from the diagonal than the limit is above it (Ukkonen's band).
    const end = Math.min(to.length, row + limit);
    for (let column = Math.max(1, row - limit); column <= end; column++) {
      const isSame = from[row - 1] === to[column - 1];
      const isSwap = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      const replaced = at(last, column - 1) + (isSame ? 0 : 1);
      const swapped = isSwap && row > 1 && column > 1 ? at(beforeLast, column - 2) + 1 : replaced;
      const errors = Math.min(replaced, swapped, at(last, column) + 1, at(current, column - 1) + 1);
      current[column] = errors;
      least = Math.min(least, errors);
    }
    if (least > limit) return limit + 1;
    beforeLast = last;
    last = current;
  }
  return Math.min(at(last, to.length), limit + 1);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? 0;
}
