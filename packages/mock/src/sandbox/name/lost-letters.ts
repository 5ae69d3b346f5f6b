import type { Lexicon, NameRole } from "./lexicon.ts";

/** A letter that an encoding lacked, or the replacement character for each of its bytes. */
const LOST_LETTER = /[?*#_]|\uFFFD/gu;

/** A word with letters around lost ones; at its end, a question mark may end a sentence. */
const DAMAGED = /^(?=.*[?*#_\uFFFD])(?=.*\p{L})[\p{L}\p{M}?*#_\uFFFD]*[\p{L}?\uFFFD]$/u;

/** Every letter of ASCII is in every encoding. */
const LOST = String.raw`[^\p{ASCII}]`;

/**
 * A word with lost letters, restored if a single listed name of its role fits: Nov?k. Undefined for
 * any other word.
 */
export function withLostLetters(
  word: string,
  lexicon: Lexicon,
  role: NameRole | undefined,
): string | undefined {
  if (!DAMAGED.test(word)) return undefined;
  const readings = [word.replace(/\uFFFD{1,2}/gu, "?"), word].map((each) =>
    each.replace(LOST_LETTER, LOST),
  );
  const pattern = new RegExp(`^(?:${readings.join("|")})$`, "iu");
  const lists = role === undefined ? Object.values(lexicon) : [lexicon[role]];
  const forms = lists.flatMap((names) =>
    [...names.values()].flat().flatMap(({ form }) => (pattern.test(form) ? form : [])),
  );
  const [form, ...others] = new Set(forms);
  return others.length > 0 ? undefined : form;
}
