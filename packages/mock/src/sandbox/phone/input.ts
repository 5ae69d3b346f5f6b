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
  const reading = text.length > longestText ? nothing : readNumber(text);
  const refusal = refuse(text, reading, field);
  return refusal ? refused(text, refusal, field) : fromReading(text, reading, field);
}

function readSeparate(prefixText: string, numberText: string): PhoneInput {
  const text = prefixText + numberText;
  const isTooLong = prefixText.length > longestText || numberText.length > longestText;
  const number = isTooLong ? nothing : readNumber(numberText);
  const refusal =
    refuse(numberText, number, "number") ?? (isTooLong ? numberFindings.textTooLong(["prefix"]) : undefined);
  const prefix = isTooLong || refusal ? nothing : readNumber(prefixText);
  const sent = refusal ? refused(text, refusal, "number") : fromReading(text, number, "number");
  sent.prefix = prefixText;
  sent.prefixField = "prefix";
  if (refusal) return sent;
  if (isBlank(prefixText, prefix)) {
    addPrefixFromNumber(sent, number);
    return sent;
  }

  const code = prefix.international ?? prefix.supplied;
  const inPrefix = fromReading(prefixText, prefix, "prefix");
  const clash = readClash(code, number);
  const signMissing = prefix.international === null && code !== "" ? [plusMissing("prefix")] : [];
  sent.digits = prefix.supplied + number.supplied;
  sent.readings = clash?.readings ?? alternatives(number).map((digits) => code + digits);
  sent.national = nationalDigits(number);
  sent.isReadable = inPrefix.isReadable && sent.isReadable;
  sent.needsRepair = inPrefix.needsRepair || sent.needsRepair;
  sent.findings = [
    ...inPrefix.findings,
    ...signMissing.map(({ finding }) => finding),
    ...sent.findings,
    ...(clash?.findings ?? []),
  ];
  sent.repairs = [...inPrefix.repairs, ...signMissing, ...sent.repairs, ...(clash?.repairs ?? [])];
  return sent;
}

/** In the separate form, a number that begins with an international prefix of its own: the same one again, or another. */
function readClash(code: string, number: Reading): Pick<PhoneInput, "readings" | "findings" | "repairs"> | undefined {
  const own = number.international;
  if (own === null) return undefined;
  if (own.startsWith(code)) {
    const finding = numberFindings.prefixTwice(["number"]);
    const repair = { fix: prefixInNumberFix(code), finding, isFormatting: false };
    return { readings: alternatives(number), findings: [finding], repairs: [repair] };
  }
  const ownCode = parseInternational(own)?.callingCode;
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
function addPrefixFromNumber(sent: PhoneInput, number: Reading): void {
  const ownCode = number.international === null ? undefined : parseInternational(number.international)?.callingCode;
  if (ownCode === undefined) return;
  const finding = numberFindings.prefixMissing(["prefix"]);
  sent.findings.unshift(finding);
  for (const fix of [prefixFix("prefix", null, `+${ownCode}`), prefixInNumberFix(ownCode)])
    sent.repairs.push({ fix, finding, isFormatting: false });
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
  const sent: PhoneInput = {
    text,
    digits: reading.supplied,
    readings: reading.international === null ? [] : alternatives(reading),
    national: reading.international === null ? nationalDigits(reading) : null,
    isReadable: reading.supplied !== "",
    needsRepair: false,
    findings: [],
    repairs: [],
    prefix: null,
    prefixField: field,
    numberField: field,
  };
  for (const flaw of reading.flaws) addFlaw(sent, flaw, reading);
  return sent;
}

function addFlaw(sent: PhoneInput, flaw: Flaw, { flaws }: Reading): void {
  const { kind } = flaw;
  const field = sent.numberField;
  if (kind === "letters") sent.isReadable = false;
  if (kind === "lookalike") sent.needsRepair = true;
  const isFirst = flaws.find((other) => other.kind === kind) === flaw;
  if (isFirst) sent.findings.push(flawFinding(kind, [field]));
  const fix = flawFix(flaw, field);
  if (!fix) return;
  const isFormatting = kind === "lead" || kind === "plusInside";
  sent.repairs.push({ fix, finding: flawFinding(kind, [field]), isFormatting });
}

/** A text that is not read any further. */
function refused(text: string, refusal: Finding, field: string): PhoneInput {
  const sent = fromReading(text, nothing, field);
  sent.findings.push(refusal);
  return sent;
}

/** The digits with and, where there is one, without the zero in brackets. */
function alternatives(reading: Reading): string[] {
  const digits = reading.international ?? reading.supplied;
  return reading.withoutTrunk === null ? [digits] : [digits, reading.withoutTrunk];
}

function nationalDigits(reading: Reading): string | null {
  return reading.withoutTrunk ?? reading.international ?? (reading.supplied === "" ? null : reading.supplied);
}

function refuse(text: string, reading: Reading, field: string): Finding | undefined {
  if (text.length > longestText) return numberFindings.textTooLong([field]);
  return isBlank(text, reading) ? numberFindings.empty([field]) : undefined;
}

/** Whether a text has nothing to read; what has digits is not looked at again. */
function isBlank(text: string, { supplied }: Reading): boolean {
  return supplied === "" && text.length <= longestText && /^[\s\p{Cf}]*$/u.test(text);
}
