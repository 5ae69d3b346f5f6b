import { critical, type Finding } from "../shared/finding.ts";
import { type Fix, fix } from "../shared/fix.ts";
import { longestValue } from "../shared/similarity.ts";
import { agrees, type FieldMatch, reformatted } from "./matching.ts";

/**
 * Adds what is wrong with a field.
 *
 * @param isKnown Whether the value, as such, is that of another record.
 */
export function addFindings(findings: Finding[], match: FieldMatch, isKnown: () => boolean): void {
  const { field, sent } = match;
  if (sent.trim() === "") findings.push(critical(["VALUE", "EMPTY", null], [field], "The value is empty."));
  else if (sent.length > longestValue)
    findings.push(critical(["SYNTAX", "VALUE_LENGTH", "TOO_LONG"], [field], "The value is too long."));
  else {
    addFormatFindings(findings, match);
    if (!agrees(match)) findings.push(valueFinding(match, isKnown));
  }
}

function valueFinding({ field, similarity, typos, part }: FieldMatch, isKnown: () => boolean): Finding {
  if (similarity === "typo" && typos === 0)
    return critical(["VALUE", "INVALID", null], [field], "The value is another name of the known one.");
  if (similarity === "typo")
    return critical(["VALUE", "INVALID", null], [field], "The value is not known. It is close to a known one.");
  if (part === "NUMBER") return critical(["VALUE", "INVALID", part], [field], "The number is not known.");
  return isKnown()
    ? critical(["VALUE", "INVALID_COMBINATION", null], [field], "The value does not belong to the other values.")
    : critical(["VALUE", "INVALID", null], [field], "The value is not known.");
}

/** Adds what is wrong with the formatting of a field. */
export function addFormatFindings(findings: Finding[], { field, steps }: FieldMatch): void {
  for (const { subtype } of steps) {
    const kind =
      subtype === "PREFIX"
        ? (["SYNTAX", "VALUE_PART_MISSING", subtype] as const)
        : (["FORMAT", "CHARACTERS", subtype === "CHARACTERS" ? null : subtype] as const);
    findings.push(critical(kind, [field], formatTexts[subtype]));
  }
}

const formatTexts = {
  WHITESPACES: "The value has superfluous white space.",
  CASE_SENSITIVITY: "The value is in the wrong case.",
  DIACRITICS: "The diacritics or special letters are not those of the name.",
  CHARACTERS: "The value has superfluous punctuation.",
  PREFIX: "The letters at the beginning of the value are missing.",
};

/** Adds the changes of formatting alone. */
export function addFormatFixes(fixes: Fix[], { field, steps }: FieldMatch): void {
  for (const { subtype, from, to } of steps) {
    fixes.push(fix(["FORMAT", subtype === "PREFIX" ? "VALUE_PART_ADDED" : "CHANGED", subtype], { field, from, to }));
  }
}

/** Adds the changes that lead from what was sent to the record. */
export function addFixes(fixes: Fix[], match: FieldMatch): void {
  const { field, sent: from, similarity, target, typos, part } = match;
  if (similarity === "same" || similarity === "shorter") return;
  const isTypo = similarity === "typo" && typos > 0;
  if (similarity === "format") addFormatFixes(fixes, match);
  else if (target === "") fixes.push(fix(["VALUE", "REMOVED", null], { field, from, to: null }));
  else if (part === "NUMBER") fixes.push(fix(["VALUE", "VALUE_PART_CHANGED", null], { field, from, to: target }));
  else if (part === "LEGAL_FORM" && !isTypo) {
    // What is wrong with the rest of the name first.
    addFormatFixes(fixes, match);
    fixes.push(fix(["SYNTAX", "VALUE_PART_ADDED", part], { field, from: reformatted(match), to: target }));
  } else {
    if (part === "LEGAL_FORM") addFormatFixes(fixes, match);
    fixes.push(fix(["VALUE", "VALUE_CHANGED", isTypo ? "TYPO" : null], { field, from, to: target }));
  }
}
