import { editDistance } from "./sandbox/shared/edit-distance.ts";

/** The candidate that a misspelt name stands for: one letter more, less, changed or swapped with its neighbour; undefined if none is. */
export function nearest(name: string, candidates: Iterable<string>): string | undefined {
  const small = name.toLowerCase();
  for (const candidate of candidates) if (editDistance(candidate.toLowerCase(), small, 1) <= 1) return candidate;
  return undefined;
}
