import { critical, type Finding, type FindingKind } from "../shared/finding.ts";
import { type Fix, fix } from "../shared/fix.ts";
import { agrees, type FieldMatch, isUsable, reformatted } from "./matching.ts";

/**
 * What is wrong with a field.
 *
 * @param isKnown Whether the value, as such, is that of another record.
 */
export function findingsOf(match: FieldMatch, isKnown: () => boolean): Finding[] {
  const { field, sent } = match;
  if (sent.trim() === "") return [critical(["VALUE", "EMPTY", null], [field], "The value is empty.")];
  return agrees(match) ? formatFindings(match) : [...formatFindings(match), valueFinding(match, isKnown)];
}

function valueFinding({ field, similarity, typos, part }: FieldMatch, isKnown: () => boolean): Finding {
  if (part === "NUMBER") return critical(["VALUE", "INVALID", part], [field], "The number is not known.");
  if (similarity === "typo" && typos === 0)
    return critical(["VALUE", "INVALID", null], [field], "The value is another name of the known one.");
  if (similarity === "typo")
    return critical(["VALUE", "INVALID", null], [field], "The value is not known. It is close to a known one.");
  return isKnown()
    ? critical(["VALUE", "INVALID_COMBINATION", null], [field], "The value does not belong to the other values.")
    : critical(["VALUE", "INVALID", null], [field], "The value is not known.");
}

/** What is wrong with the formatting of a field. */
export function formatFindings({ field, steps }: FieldMatch): Finding[] {
  return steps.map(({ subtype, from, to }) => {
    const kind: FindingKind =
      subtype === "PREFIX"
        ? ["SYNTAX", "VALUE_PART_MISSING", subtype]
        : ["FORMAT", "CHARACTERS", subtype === "CHARACTERS" ? null : subtype];
    const isLonger = subtype === "WHITESPACES" && to.length > from.length;
    return critical(kind, [field], isLonger ? "The value lacks white space." : formatTexts[subtype]);
  });
}

const formatTexts = {
  WHITESPACES: "The value has superfluous white space.",
  CASE_SENSITIVITY: "The value is in the wrong case.",
  DIACRITICS: "The diacritics or special letters are not those of the name.",
  CHARACTERS: "The value has superfluous punctuation or words.",
  PREFIX: "The letters at the beginning of the value are missing.",
};

/** The changes of formatting alone. */
export function formatFixes({ field, steps }: FieldMatch): Fix[] {
  return steps.map(({ subtype, from, to }) =>
    fix(["FORMAT", subtype === "PREFIX" ? "VALUE_PART_ADDED" : "CHANGED", subtype], { field, from, to }),
  );
}

/** The changes that lead from what was sent to the record. */
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
