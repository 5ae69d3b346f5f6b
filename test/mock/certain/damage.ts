import type { Random } from "@data-validation/mock/internal/replay/random";

/**
 * A text with a character dropped, doubled or swapped with the next one; one time in two as it is.
 */
export function damage(text: string, random: Random): string {
  const at = random.below(text.length || 1);
  const here = text.charAt(at);
  const next = text.charAt(at + 1);
  const before = text.slice(0, at);
  const after = text.slice(at + 1);
  const variants = [text, text, text, before + after, before + here + here + after];
  return random.pick([...variants, before + next + here + text.slice(at + 2)]);
}
