import type { Gender, Lexicon, NameRole } from "./lexicon.ts";

/** A letter that an encoding lacked, or the replacement character for each of its bytes. */
const LOST_LETTER = /[?*#_]|\uFFFD/gu;

/** A word of letters and lost ones. */
const DAMAGED = /^(?=.*[?*#_\uFFFD])(?=.*\p{L})[\p{L}\p{M}?*#_\uFFFD]*$/u;

/** Every letter of ASCII is in every encoding. */
const LOST = String.raw`[^\p{ASCII}]`;

/**
 * A word with lost letters, restored if a single listed name of its role and gender fits: Nov?k.
 * Undefined for any other word.
 */
export function withLostLetters(
  word: string,
  lexicon: Lexicon,
  role: NameRole | undefined,
  gender: Gender,
): string | undefined {
  if (!DAMAGED.test(word)) return undefined;
  const readings = [word.replace(/\uFFFD{1,2}/gu, "?"), word].map((each) =>
    each.replace(LOST_LETTER, LOST),
  );
  const pattern = new RegExp(`^(?:${readings.join("|")})$`, "iu");
  const lists = role === undefined ? Object.values(lexicon) : [lexicon[role]];
  const forms = lists.flatMap((names) =>
    [...names.values()]
      .flat()
      .filter((name) => isOfGender(name, gender) && pattern.test(name.form)),
  );
  const [form, ...others] = new Set(forms.map((name) => name.form));
  return others.length > 0 ? undefined : form;
}

function isOfGender(name: { gender: Gender }, gender: Gender): boolean {
  return gender === 0 || name.gender === 0 || name.gender === gender;
}
