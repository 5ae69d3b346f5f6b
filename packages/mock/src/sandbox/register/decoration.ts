import { toCountry } from "../countries/names.ts";
import { unescapeText } from "../shared/escapes.ts";
import { trimEndOf } from "../shared/text.ts";

const IN_QUOTES = /^["„“”«»]([^"„“”«»]+)["„“”«»]$/u;

/** Where a dot ends no abbreviation: Košice., 192/79., but not s.r.o., nám. and Hauptstr. */
const BEFORE_SENTENCE_END = /(?:\d|[\p{L}\p{M}]{4})(?<!str)$/iu;

/** Labels at the start of a value or of a part behind a comma: Ulice: Sokolovská, Obec: Praha. */
const LABELS = /(?<=^|, ?)\p{L}[\p{L} ]{1,20}: *(?=\p{L}{3})/gu;

/** Words before an address in a contract. */
const RESIDENCE =
  /^(?:se sídlem|so sídlom|(?:trvale )?bytem|(?:trvale )?bytom|zamieszkał[ay]|wohnhaft) (?=\p{L})/iu;

/** Bars and line breaks of HTML in a line. */
const LINE_BREAKS = / \| | ?<br ?\/?> ?/giu;

/** The other half of a house number in brackets: 192 (79). */
const HALF_IN_BRACKETS = /(?<=(?:^|\s)\d{1,4}[a-z]?) ?\((\d{1,4}[a-z]?)\)/giu;

/** Signs that look like the slash or a one of a house number. */
const LIKE_SLASH = /(?<=\d)[∕⁄／](?=\d)/gu;
const LIKE_ONE = /(?<=\p{L}{3}\s)[Il](?=\d{1,3}(?:\/|\b))/gu;

/** Quotation marks around a part of a line. */
const QUOTED_PARTS = /(?<=^|, ?)"([^",]+)"(?=,|$)/gu;

/**
 * A text without the signs around it that no value has: labels, quotation marks, commas,
 * semicolons, and the dot of a sentence; a line has commas for bars. Names of companies may have a
 * colon, and end with any abbreviation: only the second of two dots is superfluous there.
 */
export function withoutDecoration(text: string, isCompany: boolean): string {
  const trimmed = text.trim();
  const spaced = withSpaces(unescapeText(trimmed));
  const bare = isCompany ? spaced.replace(/ (?=\.)/gu, "") : withoutLabels(spaced);
  const inner = IN_QUOTES.exec(bare)?.[1]?.trim() ?? bare;
  const withoutStart = inner.replace(/^[,;][,;\s]*/u, "");
  const withoutEnd = trimEndOf(withoutStart, /[\s,;]/u);
  const plain = withoutSentenceEnd(withoutEnd, isCompany);
  return plain === trimmed ? text : plain;
}

function withoutLabels(text: string): string {
  const line = text
    .replace(LINE_BREAKS, ", ")
    .replace(QUOTED_PARTS, "$1")
    .replace(LIKE_SLASH, "/")
    .replace(LIKE_ONE, "1")
    .replace(HALF_IN_BRACKETS, "/$1");
  return withoutCountryCode(line.replace(LABELS, "").replace(RESIDENCE, ""));
}

const CODE_BEFORE = /^([A-Z]{2,3}) ?[-–] ?(?=\p{L}{4})/u;
const CODE_BEHIND = / \(([A-Z]{2,3})\)$/u;

/** A country without its code beside it: CZ - Česká republika, Czech Republic (CZ). */
function withoutCountryCode(text: string): string {
  const [whole, code = ""] = CODE_BEFORE.exec(text) ?? CODE_BEHIND.exec(text) ?? [];
  if (whole === undefined) return text;
  const country = text.replace(whole, "");
  const isOfCountry = toCountry(code) !== undefined && toCountry(code) === toCountry(country);
  return isOfCountry ? country : text;
}

/** A text without white space, with spaces for the signs between its words: Zelený_drak. */
function withSpaces(text: string): string {
  return /\s/u.test(text) ? text : text.replace(/(?<=[\p{L}\d])[_+](?=[\p{L}\d])/gu, " ");
}

function withoutSentenceEnd(text: string, isCompany: boolean): string {
  if (!text.endsWith(".")) return text;
  const before = trimEndOf(text, /\./u);
  return !isCompany && BEFORE_SENTENCE_END.test(before) ? before : `${before}.`;
}
