import { codeAt } from "./text.ts";

/**
 * How many typing errors lie between two texts: characters left out, added, mistaken, or swapped with their neighbour (the optimal
 * string alignment distance). Nothing above `limit` is told apart, which keeps long texts cheap.
 */
export function editDistance(from: string, to: string, limit = 3): number {
  if (from === to) return 0;
  // A character takes two code units at most.
  if (Math.abs(from.length - to.length) > 2 * limit) return limit + 1;
  const start = commonStart(from, to);
  const end = commonEnd(from, to, start);
  const removed = from.length - start - end;
  const added = to.length - start - end;
  // Two neighbours that are swapped take four code units at most.
  if (limit === 1 && (removed > 4 || added > 4)) return 2;
  if (hasHalves(from, start, removed) || hasHalves(to, start, added)) return distanceOf([...from], [...to], limit);
  if (limit > 1) return distanceOf(from.slice(start, start + removed), to.slice(start, start + added), limit);
  const isError = removed + added <= 1 || (removed === 1 && added === 1) || isSwap(from, to, start, removed, added);
  return isError ? 1 : limit + 1;
}

/** Whether a part of a text has halves of characters beyond the Basic Multilingual Plane. */
function hasHalves(text: string, start: number, length: number): boolean {
  for (let i = start; i < start + length; i++) if ((codeAt(text, i) & 0xf800) === 0xd800) return true;
  return false;
}

/** Whether what differs between two texts are two neighbouring characters that are swapped. */
function isSwap(from: string, to: string, start: number, removed: number, added: number): boolean {
  if (removed !== 2 || added !== 2) return false;
  return from[start] === to[start + 1] && from[start + 1] === to[start];
}

/** The rows of the table of distances, used again and again. */
const rows: [number[], number[], number[]] = [[], [], []];

function distanceOf(a: ArrayLike<string>, b: ArrayLike<string>, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  const tooMany = limit + 1;
  let [beforeLast, last, row] = rows;
  for (let j = 0; j <= b.length; j++) last[j] = j <= limit ? j : tooMany;
  for (let i = 1; i <= a.length; i++) {
    // Further from the diagonal, there are too many errors already.
    const [first, end] = [Math.max(1, i - limit), Math.min(b.length, i + limit)];
    row[first - 1] = first === 1 ? Math.min(i, tooMany) : tooMany;
    let least = at(row, first - 1);
    for (let j = first; j <= end; j++) {
      let distance = at(last, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      distance = Math.min(distance, at(last, j) + 1, at(row, j - 1) + 1);
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwapped) distance = Math.min(distance, at(beforeLast, j - 2) + 1);
      row[j] = distance;
      if (distance < least) least = distance;
    }
    if (end < b.length) row[end + 1] = tooMany;
    if (least > limit) return tooMany;
    [beforeLast, last, row] = [last, row, beforeLast];
  }
  return Math.min(at(last, b.length), tooMany);
}

function at(row: readonly number[], index: number): number {
  return row[index] as number;
}

/**
 * What single typing error leads from one word to another: two neighbouring letters swapped or one letter typed twice or once too
 * few (`slip`: it hardly ever makes another name), one letter replaced, left out or put in (`edit`), none (`same`), or more than
 * one error (`different`). In other words: of which kind an edit distance of 1 is.
 */
export function typingError(from: string, to: string): "same" | "slip" | "edit" | "different" {
  if (from === to) return "same";
  if (Math.abs(from.length - to.length) > 1) return "different";
  const start = commonStart(from, to);
  const end = commonEnd(from, to, start);
  const [removed, added] = [from.length - start - end, to.length - start - end];
  if (removed === 2 && added === 2) return isSwap(from, to, start, removed, added) ? "slip" : "different";
  if (removed === 1 && added === 1) return "edit";
  if (removed + added !== 1) return "different";
  // The common beginning reaches over the first of two equal letters, so the neighbour to look at is the one before.
  const longer = added === 1 ? to : from;
  return longer[start - 1] === longer[start] ? "slip" : "edit";
}

/** How long the beginning is that two texts have in common: it takes no edit. */
function commonStart(a: string, b: string): number {
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && codeAt(a, start) === codeAt(b, start)) start++;
  return start;
}

/** How long the end is that two texts have in common behind their common beginning. */
function commonEnd(a: string, b: string, start: number): number {
  const most = Math.min(a.length, b.length) - start;
  let end = 0;
  while (end < most && codeAt(a, a.length - 1 - end) === codeAt(b, b.length - 1 - end)) end++;
  return end;
}
