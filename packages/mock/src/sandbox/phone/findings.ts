import type { Finding, Fix } from "../outcome.ts";
import type { Flaw, FlawKind } from "./reading.ts";

/** Names of query fields that a finding is about. */
type Fields = readonly string[];

type Kind = Pick<Finding, "group" | "type" | "subtype" | "severity" | "description">;

/**
 * What each flaw of the text means for the number. How the digits are grouped is a matter of taste (info), foreign digits are
 * understood (warning), and what another system could misunderstand makes the number invalid (critical).
 */
const flawKinds: Record<FlawKind, Kind> = {
  separators: {
    group: "FORMAT",
    type: "CHARACTERS",
    subtype: null,
    severity: "info",
    description: "The number has brackets, dashes, dots or slashes between its digits.",
  },
  whiteSpace: {
    group: "FORMAT",
    type: "CHARACTERS",
    subtype: "WHITESPACES",
    severity: "info",
    description: "The number has white space other than single spaces between groups of digits.",
  },
  foreignSigns: {
    group: "FORMAT",
    type: "CHARACTERS",
    subtype: null,
    severity: "warning",
    description: "The number has digits or a plus sign of another script than Latin.",
  },
  lead: {
    group: "FORMAT",
    type: "INVALID",
    subtype: "PLUS_SIGN",
    severity: "critical",
    description: "The international prefix must begin with one plus sign.",
  },
  plusInside: {
    group: "SYNTAX",
    type: "VALUE_PART_POSITION",
    subtype: "PLUS_SIGN",
    severity: "critical",
    description: "A plus sign belongs at the beginning of the number only.",
  },
  lookalike: {
    group: "SYNTAX",
    type: "CHARACTERS",
    subtype: null,
    severity: "critical",
    description: "The number has letters that look like digits.",
  },
  words: {
    group: "SYNTAX",
    type: "VALUE_PART_EXTRA",
    subtype: null,
    severity: "critical",
    description: "The number has other text around it.",
  },
  extension: {
    group: "SYNTAX",
    type: "VALUE_PART_EXTRA",
    subtype: null,
    severity: "critical",
    description: "The number has an extension, which is not part of a phone number.",
  },
  letters: {
    group: "SYNTAX",
    type: "CHARACTERS",
    subtype: null,
    severity: "critical",
    description: "The value has characters that no phone number has.",
  },
};

/** What a flaw of the text means, as a finding about the fields. */
export function flawFinding(kind: FlawKind, fields: Fields): Finding {
  return found(flawKinds[kind], fields);
}

/** The change that repairs a flaw; undefined for a flaw that needs no repair, or that has none. */
export function flawFix(flaw: Flaw, field: string): Fix | undefined {
  switch (flaw.kind) {
    case "lead":
      return partFix("FORMAT", "PLUS_SIGN", field, flaw.text === "" ? null : flaw.text, flaw.repaired);
    case "plusInside":
      return partFix("SYNTAX", "PLUS_SIGN", field, flaw.text, null);
    case "lookalike":
      return partFix("SYNTAX", "TYPO", field, flaw.text, flaw.repaired);
    case "words":
    case "extension":
      return partFix("SYNTAX", "CHARACTERS", field, flaw.text, null);
    default:
      return undefined;
  }
}

/** A change of a part of the number: from a part or from nothing (null), to another part or to nothing (null). */
export function partFix(group: string, subtype: string, field: string, from: string | null, to: string | null): Fix {
  return {
    group,
    type: from === null ? "VALUE_PART_ADDED" : to === null ? "VALUE_PART_REMOVED" : "VALUE_PART_CHANGED",
    subtype,
    data: { typeFrom: from === null ? null : field, type: to === null ? null : field, valueFrom: from, value: to },
  };
}

/** A change of the prefix: of a part of the number, or of the whole field where the query has the prefix apart. */
export function prefixFix(field: string, from: string | null, to: string | null): Fix {
  const fix = partFix(from === null || to === null ? "SYNTAX" : "VALUE", "PREFIX", field, from, to);
  return field === "prefix" ? { ...fix, type: from === null ? "ADDED" : "VALUE_CHANGED" } : fix;
}

/** Findings about the number itself, once its text is understood. All are critical but the one about trunk digits. */
export const numberFindings = {
  empty: (fields: Fields) => critical("VALUE", "EMPTY", null, fields, "The value is empty."),
  textTooLong: (fields: Fields) =>
    critical("SYNTAX", "VALUE_LENGTH", "TOO_LONG", fields, "The value is longer than any phone number."),
  tooShort: (fields: Fields) =>
    critical("SYNTAX", "VALUE_LENGTH", "TOO_SHORT", fields, "The number has too few digits for its prefix."),
  tooLong: (fields: Fields) =>
    critical("SYNTAX", "VALUE_LENGTH", "TOO_LONG", fields, "The number has too many digits for its prefix."),
  wrongLength: (fields: Fields) =>
    critical("SYNTAX", "VALUE_LENGTH", null, fields, "No number with this prefix has this many digits."),
  prefixMissing: (fields: Fields) =>
    critical("SYNTAX", "VALUE_PART_MISSING", "PREFIX", fields, "The number has no international prefix."),
  prefixUnknown: (fields: Fields) =>
    critical("VALUE", "INVALID", "PREFIX", fields, "No country has this international prefix."),
  prefixNotAllowed: (fields: Fields) =>
    critical("VALUE", "NOT_ALLOWED", "PREFIX", fields, "The international prefix is not among the allowed ones."),
  prefixTwice: (fields: Fields) =>
    critical("SYNTAX", "VALUE_PART_EXTRA", "PREFIX", fields, "The number has its international prefix twice."),
  prefixConflict: (fields: Fields) =>
    critical(
      "VALUE",
      "INVALID_COMBINATION",
      "PREFIX",
      fields,
      "The number has another international prefix than the one beside it.",
    ),
  unassigned: (fields: Fields) =>
    critical("VALUE", "INVALID", "NUMBER", fields, "No number of this kind is assigned under this prefix."),
  trunkDigits: (fields: Fields) =>
    found(
      {
        group: "FORMAT",
        type: "INVALID",
        subtype: "NUMBER",
        severity: "warning",
        description: "The number has digits that are dialled within its country only, such as a leading 0.",
      },
      fields,
    ),
};

function critical(group: string, type: string, subtype: string | null, fields: Fields, description: string): Finding {
  return found({ group, type, subtype, severity: "critical", description }, fields);
}

function found(kind: Kind, fields: Fields): Finding {
  return {
    group: kind.group,
    type: kind.type,
    subtype: kind.subtype,
    severity: kind.severity,
    relatedTo: [...fields],
    description: kind.description,
  };
}
