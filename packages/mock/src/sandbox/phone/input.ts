import type { Finding } from "../shared/finding.ts";
import type { Fix } from "../shared/fix.ts";
import { flawFinding, flawFix, numberFindings, numberFix, prefixFix } from "./findings.ts";
import { parseInternational } from "./number.ts";
import { type Flaw, longestText, type Reading, readNumber } from "./reading.ts";

/** The query in either form. */
export type PhoneQuery = { full: string } | { prefix: string; number: string };

/** A change that makes the text of the number better, before its digits are read. */
export interface Repair {
  fix: Fix;
  /** The finding that the repair settles. */
  finding: Finding;
  /** Whether it changes the notation alone, and no digit. */
  isFormatting: boolean;
}

/** What a query in either form comes down to. */
export interface PhoneInput {
  /** The whole number as it was typed. */
  text: string;
  /** Its digits, all of them, in ASCII. */
  digits: string;
  /** Ways to read it as an international number, as digits from the prefix on, best first; empty when it has no prefix. */
  readings: string[];
  /** The national digits, where the text tells them from a prefix. */
  national: string | null;
  /** Whether digits and nothing but digits can be made out. */
  isReadable: boolean;
  /** Whether it must be repaired before it can be parsed at all. */
  needsRepair: boolean;
  findings: Finding[];
  repairs: Repair[];
  /** The prefix as typed in a field of its own; null in the combined form. */
  prefix: string | null;
  /** The query fields that have the prefix and the number; the same one in the combined form. */
  prefixField: string;
  numberField: string;
}

/** Reads a query in either form. `fullField` is the version's name of the field of the combined form. */
export function readInput(query: PhoneQuery, fullField: string): PhoneInput {
  return "full" in query ? readCombined(query.full, fullField) : readSeparate(query.prefix, query.number);
}

function readCombined(text: string, field: string): PhoneInput {
  const refusal = refuse(text, field);
  const reading = refusal ? nothing : readNumber(text);
  const sent = fromReading(text, reading, field);
  return refusal ? { ...sent, isReadable: false, findings: [refusal] } : sent;
}

function readSeparate(prefixText: string, numberText: string): PhoneInput {
  const refusal =
    refuse(numberText, "number") ??
    (prefixText.length > longestText ? numberFindings.textTooLong(["prefix"]) : undefined);
  const prefix = refusal ? nothing : readNumber(prefixText);
  const number = refusal ? nothing : readNumber(numberText);
  const code = prefix.international ?? prefix.supplied;
  const text = prefixText + numberText;
  const inNumber: PhoneInput = { ...fromReading(text, number, "number"), prefix: prefixText, prefixField: "prefix" };
  if (refusal) return { ...inNumber, isReadable: false, findings: [refusal] };
  if (isBlank(prefixText)) return { ...inNumber, ...readPrefixFromNumber(inNumber, number) };

  const inPrefix = fromReading(prefixText, prefix, "prefix");
  const clash = readClash(code, number);
  const signMissing = prefix.international === null && code !== "" ? [plusMissing("prefix")] : [];
  const repairs = [...inPrefix.repairs, ...signMissing, ...inNumber.repairs, ...(clash?.repairs ?? [])];
  return {
    ...inNumber,
    digits: prefix.supplied + number.supplied,
    readings: clash?.readings ?? alternatives(number).map((digits) => code + digits),
    national: nationalDigits(number),
    isReadable: inPrefix.isReadable && inNumber.isReadable,
    needsRepair: inPrefix.needsRepair || inNumber.needsRepair,
    findings: [
      ...inPrefix.findings,
      ...signMissing.map(({ finding }) => finding),
      ...inNumber.findings,
      ...(clash?.findings ?? []),
    ],
    repairs,
  };
}

/** In the separate form, a number that begins with an international prefix of its own: the same one again, or another. */
function readClash(code: string, number: Reading): Pick<PhoneInput, "readings" | "findings" | "repairs"> | undefined {
  const own = number.international;
  if (own === null) return undefined;
  const ownCode = parseInternational(own)?.callingCode;
  if (own.startsWith(code)) {
    const finding = numberFindings.prefixTwice(["number"]);
    const repair = { fix: prefixInNumberFix(code), finding, isFormatting: false };
    return { readings: alternatives(number), findings: [finding], repairs: [repair] };
  }
  if (ownCode === undefined) return undefined;
  const finding = numberFindings.prefixConflict(["prefix", "number"]);
  const repairs = [prefixFix("prefix", `+${code}`, `+${ownCode}`), prefixInNumberFix(ownCode)].map((fix) => ({
    fix,
    finding,
    isFormatting: false,
  }));
  return { readings: alternatives(number), findings: [finding], repairs };
}

/** In the separate form, a prefix field that is empty while the number has its prefix with it. */
function readPrefixFromNumber(sent: PhoneInput, number: Reading): Pick<PhoneInput, "findings" | "repairs"> {
  const ownCode = number.international === null ? undefined : parseInternational(number.international)?.callingCode;
  if (ownCode === undefined) return sent;
  const finding = numberFindings.prefixMissing(["prefix"]);
  const repairs = [prefixFix("prefix", null, `+${ownCode}`), prefixInNumberFix(ownCode)].map((fix) => ({
    fix,
    finding,
    isFormatting: false,
  }));
  return { findings: [finding, ...sent.findings], repairs: [...sent.repairs, ...repairs] };
}

function prefixInNumberFix(code: string): Fix {
  return prefixFix("number", `+${code}`, null);
}

/** The repair of a prefix that is there, but without its plus sign. */
export function plusMissing(field: string): Repair {
  return {
    fix: numberFix("FORMAT", "PLUS_SIGN", field, null, "+"),
    finding: flawFinding("lead", [field]),
    isFormatting: true,
  };
}

const nothing: Reading = { supplied: "", international: null, withoutTrunk: null, flaws: [] };

function fromReading(text: string, reading: Reading, field: string): PhoneInput {
  const isReadable = reading.supplied !== "" && !reading.flaws.some((flaw) => flaw.kind === "letters");
  const findings = [...new Set(reading.flaws.map((flaw) => flaw.kind))].map((kind) => flawFinding(kind, [field]));
  return {
    text,
    digits: reading.supplied,
    readings: reading.international === null ? [] : alternatives(reading),
    national: reading.international === null ? nationalDigits(reading) : null,
    isReadable,
    needsRepair: reading.flaws.some((flaw) => flaw.kind === "lookalike"),
    findings,
    repairs: reading.flaws.flatMap((flaw) => repairOf(flaw, field)),
    prefix: null,
    prefixField: field,
    numberField: field,
  };
}

function repairOf(flaw: Flaw, field: string): Repair[] {
  const fix = flawFix(flaw, field);
  return fix
    ? [
        {
          fix,
          finding: flawFinding(flaw.kind, [field]),
          isFormatting: flaw.kind === "lead" || flaw.kind === "plusInside",
        },
      ]
    : [];
}

/** The digits with and, where there is one, without the zero in brackets. */
function alternatives(reading: Reading): string[] {
  const digits = reading.international ?? reading.supplied;
  return reading.withoutTrunk === null ? [digits] : [digits, reading.withoutTrunk];
}

function nationalDigits(reading: Reading): string | null {
  return reading.withoutTrunk ?? reading.international ?? (reading.supplied === "" ? null : reading.supplied);
}

function refuse(text: string, field: string): Finding | undefined {
  if (text.length > longestText) return numberFindings.textTooLong([field]);
  return isBlank(text) ? numberFindings.empty([field]) : undefined;
}

function isBlank(text: string): boolean {
  return text.length <= longestText && /^[\s\p{Cf}]*$/u.test(text);
}
