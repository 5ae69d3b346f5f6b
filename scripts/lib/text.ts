export const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
/** The words of a name such as `numberFull` and `number.full`. */
export const snake = (name: string) => name.replaceAll(/([a-z\d])(?=[A-Z])|\W/g, "$1_").toLowerCase();
export const screaming = (name: string) => snake(name).toUpperCase();
export const camel = (name: string) => snake(name).replaceAll(/_(.)/g, (_, letter) => letter.toUpperCase());
/** Like a type; the code of a country stays in capitals. */
export const pascal = (name: string) => (/^[A-Z]{2}$/.test(name) ? name : capital(camel(name)));

/** A description as a comment: each line has something before it, paragraphs are filled, and lists keep their items. */
export function comment(text: string, before: string): string {
  const paragraphs = text.replaceAll(/(?<!\n)\n *(?!\n|\* )/g, " ");
  const lines = paragraphs.replaceAll(new RegExp(`(.{1,${110 - before.length}})(?: +|\n|$)`, "g"), "$1\n").trimEnd();
  return lines.replaceAll(/^/gm, before).replaceAll(/ +$/gm, "");
}
