import { critical, type Finding } from "../shared/finding.ts";
import { type Fix, fix } from "../shared/fix.ts";
import { agrees, type FieldMatch, isUsable, reformatted } from "./matching.ts";

/**
 * What is wrong with a field.
 *
 * @param isKnown Whether the value, as such, is that of another record.
 */
export function findingsOf(match: FieldMatch, isKnown: boolean): Finding[] {
  const { field, sent } = match;
  if (sent.trim() === "") return [critical(["VALUE", "EMPTY", null], [field], "The value is empty.")];
  return agrees(match) ? formatFindings(match) : [...formatFindings(match), valueFinding(match, isKnown)];
}

function valueFinding({ field, similarity, typos, part }: FieldMatch, isKnown: boolean): Finding {
  if (part === "NUMBER") return critical(["VALUE", "INVALID", part], [field], "The number is not known.");
  if (similarity === "typo" && typos === 0)
    return critical(["VALUE", "INVALID", null], [field], "The value is another name of the known one.");
  if (similarity === "typo")
    return critical(["VALUE", "INVALID", null], [field], "The value is not known. It is close to a known one.");
  return isKnown
    ? critical(["VALUE", "INVALID_COMBINATION", null], [field], "The value does not belong to the other values.")
    : critical(["VALUE", "INVALID", null], [field], "The value is not known.");
}

export function formatFindings({ field, sent, formats, formatted }: FieldMatch): Finding[] {
  return formats.map((format) => {
    if (format === "PREFIX") return critical(["SYNTAX", "VALUE_PART_MISSING", format], [field], formatTexts[format]);
    const isLonger = format === "WHITESPACES" && formatted.length > sent.length;
    const text = isLonger ? "The value lacks white space." : formatTexts[format];
    return critical(["FORMAT", "CHARACTERS", format === "CHARACTERS" ? null : format], [field], text);
  });
}

const formatTexts = {
  WHITESPACES: "The value has superfluous white space.",
  CASE_SENSITIVITY: "The value is in the wrong case.",
  DIACRITICS: "The diacritics or special letters are not those of the name.",
  CHARACTERS: "The value has superfluous punctuation or words.",
  PREFIX: "The letters at the beginning of the value are missing.",
};

export function formatFixes({ field, sent, formats, formatted }: FieldMatch): Fix[] {
  const [format] = formats;
  if (format === undefined) return [];
  const type = format === "PREFIX" ? "VALUE_PART_ADDED" : "CHANGED";
  return [fix(["FORMAT", type, format], { field, from: sent, to: formatted })];
}

export function fixesOf(match: FieldMatch): Fix[] {
  const { field, sent: from, similarity, target, typos, part } = match;
  if (isUsable(match)) return [];
  if (similarity === "format") return formatFixes(match);
  if (target === "") return [fix(["VALUE", "REMOVED", null], { field, from, to: null })];
  if (part === "NUMBER") return [fix(["VALUE", "VALUE_PART_CHANGED", null], { field, from, to: target })];
  const isTypo = similarity === "typo" && typos > 0;
  const changed = fix(["VALUE", "VALUE_CHANGED", isTypo ? "TYPO" : null], { field, from, to: target });
  if (part === undefined) return [changed];
  // What is wrong with the rest of the name first.
  const added = fix(["SYNTAX", "VALUE_PART_ADDED", part], { field, from: reformatted(match), to: target });
  return [...formatFixes(match), isTypo ? changed : added];
}
