import htmlNames from "./html-names.json" with { type: "json" };
import { memoiseByText } from "./memoise.ts";

/** Escaped characters in HTML, JSON, URLs, and quoted-printable e-mail. */
const ESCAPES =
  /&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]{2,6}));|\\u([\da-f]{4})|(?:[%=][\da-f]{2})+/giu;

/** Named characters of HTML. */
const characters = new Map(Object.entries(htmlNames.characters));

/** The marks in the names of other letters: &ccaron; and &aacute;. */
const marks = new Map(Object.entries(htmlNames.marks));

/** A text with its escaped characters as such: `Nov&aacute;k`, `Nov%C3%A1k`, `Nov\u00e1k`. */
export const unescapeText = memoiseByText((text) => {
  // In a form, a plus sign stands for a space.
  const isOfForm = /%[\da-f]{2}/iu.test(text) && !/\s/u.test(text);
  const spaced = isOfForm ? text.replace(/(?<=[\p{L}\p{N}.,])\+(?=[\p{L}\p{N}%])/gu, " ") : text;
  return spaced.replace(ESCAPES, (escaped, decimal, ofHtml, name, ofJson) => {
    if (decimal) return String.fromCodePoint(Number(decimal));
    const hexadecimal = ofHtml ?? ofJson;
    if (hexadecimal) return String.fromCodePoint(Number.parseInt(hexadecimal, 16));
    return (name ? characterOfName(name) : decodeBytes(escaped)) ?? escaped;
  });
});

function characterOfName(name: string): string | undefined {
  const letter = name.charAt(0);
  const mark = marks.get(name.slice(1));
  if (mark !== undefined) return (letter + mark).normalize("NFC");
  const character = characters.get(name.toLowerCase());
  return letter === letter.toLowerCase() ? character : character?.toUpperCase();
}

/** UTF-8 bytes behind percent or equals signs; undefined if they are none. */
function decodeBytes(escaped: string): string | undefined {
  try {
    return decodeURIComponent(escaped.replaceAll("=", "%"));
  } catch {
    return undefined;
  }
}
