/** The candidate that a misspelt name means: one letter more, less, changed or swapped with its neighbour; undefined if none is. */
export function nearest(name: string, candidates: Iterable<string>): string | undefined {
  for (const candidate of candidates) if (isNear(candidate.toLowerCase(), name.toLowerCase())) return candidate;
  return undefined;
}

function isNear(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const [left, right] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  return (left.length <= 1 && right.length <= 1) || (left.length === 2 && left === [...right].reverse().join(""));
}
