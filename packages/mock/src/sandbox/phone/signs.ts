/** What a character of a typed phone number is for. `blank` and `separator` group digits, `other` has no place in a number. */
export type SignKind = "digit" | "plus" | "blank" | "separator" | "open" | "close" | "other";

/** One character of a typed phone number. */
export interface Sign {
  kind: SignKind;
  /** The character as typed. */
  text: string;
  /** The ASCII digit that it stands for; empty unless it is a digit. */
  digit: string;
}

const kinds: readonly [SignKind, RegExp][] = [
  ["digit", /\p{Nd}/u],
  ["plus", /[+＋﹢]/u],
  ["blank", /[\s\p{Cf}]/u],
  ["open", /\p{Ps}/u],
  ["close", /\p{Pe}/u],
  ["separator", /[\p{Pd}−./\\·•'’_]/u],
];

/** Says of each character of a text what it is for in a phone number. Digits of any script are digits. */
export function signs(text: string): Sign[] {
  return [...text].map((character) => {
    const kind = kinds.find(([, pattern]) => pattern.test(character))?.[0] ?? "other";
    return { kind, text: character, digit: kind === "digit" ? asciiDigit(character) : "" };
  });
}

/** Unicode has decimal digits in runs of ten, from zero to nine, some of them back to back; the place in the run is the value. */
function asciiDigit(character: string): string {
  const compatible = character.normalize("NFKC");
  if (/^\d$/.test(compatible)) return compatible;
  const codePoint = character.codePointAt(0) ?? 0;
  let place = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(codePoint - place - 1))) place++;
  return String(place % 10);
}
