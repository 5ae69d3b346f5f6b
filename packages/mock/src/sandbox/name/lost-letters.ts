import type { Lexicon } from "./lexicon.ts";

/** A letter that an encoding lacked: `?`, or the replacement character for each of its bytes. */
const LOST_LETTER = /\?|\uFFFD{1,2}/gu;

/** A word with letters around lost ones, where a question mark ends no sentence. */
const DAMAGED = /^(?=.*[?\uFFFD])(?=.*\p{L})[\p{L}\p{M}?\uFFFD]*[\p{L}\uFFFD]$/u;

/**
 * A word with lost letters, restored if a single listed name fits: Nov?k. Undefined for any other
 * word.
 */
export function withLostLetters(word: string, { given, surname }: Lexicon): string | undefined {
  if (!DAMAGED.test(word)) return undefined;
  const letters = word.toLowerCase().split(LOST_LETTER);
  const length = letters.join("").length + letters.length - 1;
  const fits = (form: string) => form.length === length && hasLetters(form.toLowerCase(), letters);
  const forms = [given, surname].flatMap((names) =>
    [...names.values()].flat().flatMap(({ form }) => (fits(form) ? form : [])),
  );
  const [form, ...others] = new Set(forms);
  return others.length > 0 ? undefined : form;
}

/** Whether a name consists of some letters with one other letter between each two. */
function hasLetters(name: string, letters: readonly string[]): boolean {
  let at = 0;
  return letters.every((part) => {
    const isThere = name.startsWith(part, at);
    at += part.length + 1;
    return isThere;
  });
}
