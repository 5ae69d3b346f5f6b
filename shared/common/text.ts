export const capitalise = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
/** `number_full` for `numberFull` and `number.full`. */
export const snakeCase = (name: string) =>
  name.replaceAll(/([a-z\d])(?=[A-Z])|\W/g, "$1_").toLowerCase();
/** `NUMBER_FULL` */
export const screamingCase = (name: string) => snakeCase(name).toUpperCase();
/** `numberFull` for `number_full` and `number.full`. */
export const camelCase = (name: string) =>
  snakeCase(name).replaceAll(/_(.)/g, (_, letter) => letter.toUpperCase());
/** `NumberFull`; the code of a country stays in capitals. */
export const pascalCase = (name: string) =>
  /^[A-Z]{2}$/.test(name) ? name : capitalise(camelCase(name));

/** The first sentence, on one line. A letter and a full stop, as in "e.g.", end none. */
export function firstSentence(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .trim()
    .replace(/(?<=[.!?])(?<!(?<!\p{L})\p{L}\.)\s.*$/u, "");
}

/** A pattern that matches a text as it is. */
export const escapePattern = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");

export const phpLiteral = (text: string) => `'${text.replaceAll(/['\\]/g, "\\$&")}'`;

export const inCode = (text: unknown) => `\`${text}\``;

/** The items as text, one after another: the loop of a template. */
export function writeEach<Item>(
  items: Iterable<Item>,
  write: (item: Item) => string,
  separator = "",
): string {
  return [...items].map(write).join(separator);
}

/**
 * A description as the lines of a comment. Paragraphs are filled, and items of lists keep their
 * lines.
 */
export function fillComment(text: string, before: string): string {
  const paragraphs = text.replaceAll(/(?<!\n)\n *(?!\n|\* )/g, " ");
  const lines = paragraphs
    .replaceAll(new RegExp(`(.{1,${110 - before.length}})(?: +|\n|$)`, "g"), "$1\n")
    .trimEnd();
  return lines.replaceAll(/^/gm, before).replaceAll(/ +$/gm, "");
}
