/** Text without regard to case, diacritics and superfluous white space: how people compare names by eye. */
export function fold(text: string): string {
  return foldSmall(text, text.toLowerCase());
}

/** As `fold`, for a text of which the small letters are there already. */
export function foldSmall(text: string, small: string): string {
  const { length } = text;
  // Small letters of a text that are more or fewer characters than it has do not stand where its letters do.
  if (small.length !== length) return foldAny(text);
  let folded = "";
  let from = 0;
  for (let i = 0; i < length; i++) {
    const code = codeAt(text, i);
    if (code > 0x20 && code < 0x7f) continue;
    if (code >= afterLatin) return foldAny(text);
    const isBetweenWords = code === 0x20 && i > 0 && i + 1 < length && codeAt(text, i + 1) !== 0x20;
    if (isBetweenWords) continue;
    const letter = latin[code] ?? foldLatin(code);
    if (letter === " ") return foldAny(text);
    folded += small.slice(from, i) + letter;
    from = i + 1;
  }
  return from === 0 ? small : folded + small.slice(from);
}

const { charCodeAt } = String.prototype;

/**
 * The UTF-16 code unit at a place of a text. V8 keeps a text in many forms, by where it comes from; where it meets more than four,
 * it looks the method up for each character again. Here there is nothing to look up.
 */
export function codeAt(text: string, at: number): number {
  return charCodeAt.call(text, at);
}

/** The first character after those of the Latin script that Unicode has composed (Latin Extended-B). */
const afterLatin = 0x250;

/** The characters before, folded; white space is a space. Each as it first comes: of most there is no need. */
const latin: string[] = [];

function foldLatin(code: number): string {
  const character = String.fromCharCode(code);
  const letter = /\s/u.test(character) ? " " : foldAny(character);
  latin[code] = letter;
  return letter;
}

function foldAny(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .replace(/ł/g, "l")
    .replace(/Ł/g, "L")
    .replace(/ß/g, "ss")
    .toLowerCase()
    .replace(/\s+/gu, " ")
    .trim();
}

/**
 * Which letters and digits a folded text has, a bit each. One typing error changes two of them at most, so two texts whose sets
 * differ in more than twice as many have more errors between them than that: a test that spares most comparisons.
 */
export function lettersOf(folded: string): number {
  let letters = 0;
  const { length } = folded;
  for (let i = 0; i < length; i++) letters |= 1 << (codeAt(folded, i) & 31);
  return letters;
}

/** Whether so many typing errors may be enough to make one set of letters of the other. */
export function mayBeNear(letters: number, others: number, errors: number): boolean {
  return countBits(letters ^ others) <= 2 * errors;
}

/** How many bits of a 32-bit number are set, counted in pairs, then fours, then bytes. */
export function countBits(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Remembers what a function gives for each object, as long as there is the object. */
export function once<Key extends object, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const values = new WeakMap<Key, Value>();
  return (key) => {
    const known = values.get(key);
    if (known !== undefined) return known;
    const value = compute(key);
    values.set(key, value);
    return value;
  };
}

const folded = new Map<string, string>();

/** As `fold`, for a text of the sandbox's own data: there are few of them and they are compared again and again, so each is folded once. */
export function foldKnown(text: string): string {
  let known = folded.get(text);
  if (known === undefined) {
    known = fold(text);
    folded.set(text, known);
  }
  return known;
}
