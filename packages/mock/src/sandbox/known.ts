import { fold } from "./text.ts";

const folded = new Map<string, string>();

/** As `fold`, for a text of the sandbox's own data: there are few of them and they are compared again and again, so each is folded once. */
export function foldKnown(text: string): string {
  const known = folded.get(text) ?? fold(text);
  folded.set(text, known);
  return known;
}
