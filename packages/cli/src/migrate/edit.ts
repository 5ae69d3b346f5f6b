import type { Edit } from "./hit.ts";

/** A text with edits made; of those that overlap, the first. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let done = "";
  let at = 0;
  for (const { start, end, text: piece } of [...edits].sort((a, b) => a.start - b.start || a.end - b.end)) {
    if (start < at) continue;
    done += text.slice(at, start) + piece;
    at = end;
  }
  return done + text.slice(at);
}
