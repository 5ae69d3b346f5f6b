import type { Edit } from "./uses.ts";

/** A text with edits made, none of which overlap. */
export function applyEdits(text: string, edits: Edit[]): string {
  return [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce((done, { start, end, text: piece }) => done.slice(0, start) + piece + done.slice(end), text);
}
