/** The words of a name: `numberFull` and `number.full` have two. */
function words(name: string): string[] {
  return name.replaceAll(/([a-z0-9])([A-Z])/g, "$1 $2").split(/[^A-Za-z0-9]+/);
}

export const snake = (name: string) => words(name).join("_").toLowerCase();
export const screaming = (name: string) => words(name).join("_").toUpperCase();
export const pascal = (name: string) => words(name).map(capital).join("");
export const camel = (name: string) =>
  words(name)
    .map((word, index) => (index ? capital(word) : word.toLowerCase()))
    .join("");

export const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The name of a value of an enum, in capitals like a type: `nameSurname` is NameSurname, `VALUE_LENGTH` ValueLength, `CZ` CZ. */
export function member(value: string): string {
  const isShouted = value.length > 3 && value === value.toUpperCase();
  return pascal(isShouted ? value.toLowerCase() : value);
}

/** A description as lines of a width: a paragraph is filled, a list keeps its items. */
export function lines(text: string, width: number): string[] {
  return text.split(/\n{2,}/).flatMap((paragraph, index) => {
    const items = paragraph.split(/\n(?=\* )/).flatMap((item) => fill(item.replaceAll(/\s+/g, " ").trim(), width));
    return index > 0 ? ["", ...items] : items;
  });
}

function fill(text: string, width: number): string[] {
  const filled: string[] = [];
  for (const word of text.split(" ")) {
    const line = filled.at(-1);
    if (line !== undefined && line.length + word.length < width) filled[filled.length - 1] = `${line} ${word}`;
    else filled.push(word);
  }
  return filled;
}

/** Lines with something before each, for a comment. */
export function prefixed(text: string, before: string, width = 110): string {
  return lines(text, width - before.length)
    .map((line) => `${before}${line}`.trimEnd())
    .join("\n");
}
