import { critical, type Finding } from "../shared/finding.ts";
import { type Fix, fix } from "../shared/fix.ts";
import { longestValue } from "../shared/similarity.ts";
import { agrees, type FieldMatch, reformatted } from "./matching.ts";

/**
 * What is wrong with a field.
 *
 * @param isKnown Whether the value, as such, is that of another record.
 */
export function findingsOf(match: FieldMatch, isKnown: () => boolean): Finding[] {
  const { field, sent, similarity, typos, part } = match;
  const because = (type: string, subtype: string | null, description: string) => [
    ...formatFindings(match),
    critical(["VALUE", type, subtype], [field], description),
  ];
  if (sent.trim() === "") return [critical(["VALUE", "EMPTY", null], [field], "The value is empty.")];
  if (sent.length > longestValue)
    return [critical(["SYNTAX", "VALUE_LENGTH", "TOO_LONG"], [field], "The value is too long.")];
  if (agrees(match)) return formatFindings(match);
  if (similarity === "typo" && typos === 0)
    return because("INVALID", null, "The value is another name of the one that is known.");
  if (similarity === "typo") return because("INVALID", null, "The value is not known; a typing error is likely.");
  if (part === "NUMBER") return because("INVALID", part, "The number is not known.");
  return isKnown()
    ? because("INVALID_COMBINATION", null, "The value does not belong to the other values.")
    : because("INVALID", null, "The value is not known.");
}

/** What is wrong with the formatting of a field. */
export function formatFindings({ field, steps }: FieldMatch): Finding[] {
  return steps.map(({ subtype }) => {
    if (subtype === "PREFIX") return critical(["SYNTAX", "VALUE_PART_MISSING", subtype], [field], formatTexts[subtype]);
    return critical(["FORMAT", "CHARACTERS", subtype === "CHARACTERS" ? null : subtype], [field], formatTexts[subtype]);
  });
}

const formatTexts = {
  WHITESPACES: "The value has superfluous white space.",
  CASE_SENSITIVITY: "The value is in the wrong case.",
  DIACRITICS: "The value lacks diacritics, or has wrong ones.",
  CHARACTERS: "The value has punctuation that does not belong into it.",
  PREFIX: "The letters at the beginning of the value are missing.",
};

/** The changes of formatting alone. */
export function formatFixes({ field, steps }: FieldMatch): Fix[] {
  return steps.map(({ subtype, from, to }) =>
    fix(["FORMAT", subtype === "PREFIX" ? "VALUE_PART_ADDED" : "CHANGED", subtype], { field, from, to }),
  );
}

/** The changes that lead to a name with its legal form: what is wrong with the rest of it first. */
function lengtheningFixes(match: FieldMatch): Fix[] {
  const { field, steps, typos, target } = match;
  const isTypo = typos > 0;
  const typoFixes = isTypo ? [fix(["VALUE", "VALUE_CHANGED", "TYPO"], { field, from: match.sent, to: target })] : [];
  const from = isTypo ? match.sent : reformatted(match);
  const added = fix(["SYNTAX", "VALUE_PART_ADDED", "LEGAL_FORM"], { field, from, to: target });
  return [...formatFixes({ ...match, steps }), ...(isTypo ? typoFixes : [added])];
}

/** The changes that lead from what was sent to the record. */
export function fixesOf(match: FieldMatch): Fix[] {
  const { field, sent: from, similarity, target, typos, part } = match;
  if (similarity === "same" || similarity === "shorter") return [];
  if (similarity === "format") return formatFixes(match);
  if (target === "") return [fix(["VALUE", "REMOVED", null], { field, from, to: null })];
  if (part === "LEGAL_FORM") return lengtheningFixes(match);
  if (part !== undefined) return [fix(["VALUE", "VALUE_PART_CHANGED", null], { field, from, to: target })];
  const subtype = similarity === "typo" && typos > 0 ? "TYPO" : null;
  return [fix(["VALUE", "VALUE_CHANGED", subtype], { field, from, to: target })];
}
