/** "At sign" in Czech and Slovak, Polish, German and English. */
const AT_WORDS = "at|zavin[aá][cč]|ma[lł]pa|ät|klammeraffe";
/** "Dot" in Czech, Slovak, Polish, German and English. */
const DOT_WORDS = "te[cč]ka|bodka|kropka|punkt|dot";

const WRITTEN_AT_SIGN = new RegExp(
  String.raw`(?<!\s)\s*[([{<](?:${AT_WORDS}|a|@)[)\]}>]\s*|[-_]at[-_]|[＠﹫]|&#(?:64|x40);|&commat;|%40|(?<=\S)\s+(?:${AT_WORDS})\s+(?=\S)`,
  "giu",
);
const WRITTEN_DOT = new RegExp(
  String.raw`(?<!\s)\s*[([{<](?:${DOT_WORDS}|\.)[)\]}>]\s*|(?<=\S)\s+(?:${DOT_WORDS})\s+(?=\S)`,
  "giu",
);

/** The at sign as written, for example `(at)` or ` zavináč `; undefined if there is none, or more than one. */
export function findWrittenAtSign(text: string): RegExpMatchArray | undefined {
  const found = [...text.matchAll(WRITTEN_AT_SIGN)];
  return found.length === 1 ? found[0] : undefined;
}

/** An address with a spelled-out at sign replaced. */
export function withAtSigns(text: string): string {
  const found = findWrittenAtSign(text);
  if (found?.index === undefined) return text;
  return `${text.slice(0, found.index)}@${text.slice(found.index + found[0].length)}`;
}

/** A domain with spelled-out dots replaced: `seznam tečka cz`. */
export const withDots = (domain: string) => domain.replace(WRITTEN_DOT, ".");
