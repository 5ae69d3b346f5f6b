/**
 * What single typing error leads from one word to another: two neighbouring letters swapped or one letter typed twice or once too
 * few (`slip`: it hardly ever makes another name), one letter replaced, left out or put in (`edit`), none (`same`), or more than
 * one error (`different`). In other words: whether the Damerau–Levenshtein distance is at most 1. Takes time linear in the length.
 */
export function typingError(from: string, to: string): "same" | "slip" | "edit" | "different" {
  if (from === to) return "same";
  if (Math.abs(from.length - to.length) > 1) return "different";
  let start = 0;
  while (start < from.length && from[start] === to[start]) start++;
  let fromEnd = from.length;
  let toEnd = to.length;
  while (fromEnd > start && toEnd > start && from[fromEnd - 1] === to[toEnd - 1]) {
    fromEnd--;
    toEnd--;
  }
  const [removed, added] = [from.slice(start, fromEnd), to.slice(start, toEnd)];
  const isSwap = removed.length === 2 && added.length === 2 && removed[0] === added[1] && removed[1] === added[0];
  if (isSwap) return "slip";
  if (removed.length === 1 && added.length === 1) return "edit";
  if (removed.length + added.length !== 1) return "different";
  return isDoubled(added.length === 1 ? to : from, start, removed + added) ? "slip" : "edit";
}

/** The common beginning reaches over the first of two equal letters, so the neighbour to look at is the one before. */
function isDoubled(longer: string, at: number, letter: string): boolean {
  return longer[at - 1] === letter;
}
