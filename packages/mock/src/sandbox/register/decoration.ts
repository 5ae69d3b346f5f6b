import { trimEndOf } from "../shared/text.ts";

const IN_QUOTES = /^["„“”«»]([^"„“”«»]+)["„“”«»]$/u;

/** Where a dot ends no abbreviation: Košice., 192/79., but not s.r.o., nám. and Hauptstr. */
const BEFORE_SENTENCE_END = /(?:\d|[\p{L}\p{M}]{4})(?<!str)$/iu;

/** Labels at the start of a value or of a part behind a comma: Ulice: Sokolovská, Obec: Praha. */
const LABELS = /(?<=^|, ?)\p{L}[\p{L} ]{1,20}: *(?=\p{L}{3})/gu;

/**
 * A text without the signs around it that no value has: labels, quotation marks, commas,
 * semicolons, and the dot of a sentence; a line has commas for bars. Names of companies may have a
 * colon, and end with any abbreviation: only the second of two dots is superfluous there.
 */
export function withoutDecoration(text: string, isCompany: boolean): string {
  const trimmed = text.trim();
  const bare = isCompany ? trimmed : trimmed.replaceAll(" | ", ", ").replace(LABELS, "");
  const inner = IN_QUOTES.exec(bare)?.[1]?.trim() ?? bare;
  const withoutStart = inner.replace(/^[,;][,;\s]*/u, "");
  const withoutEnd = trimEndOf(withoutStart, /[\s,;]/u);
  const plain = withoutSentenceEnd(withoutEnd, isCompany);
  return plain === trimmed ? text : plain;
}

function withoutSentenceEnd(text: string, isCompany: boolean): string {
  if (!text.endsWith(".")) return text;
  const before = trimEndOf(text, /\./u);
  return !isCompany && BEFORE_SENTENCE_END.test(before) ? before : `${before}.`;
}
