import type { Correction, Examination } from "../shared/envelope.ts";
import { type Finding, isCritical } from "../shared/finding.ts";
import type { Fix } from "../shared/fix.ts";
import { type BetterForm, type CorrectionOptions, findBetter } from "./corrections.ts";
import { factsOf, factsOfText, type PhoneFacts } from "./facts.ts";
import { numberFindings } from "./findings.ts";
import { type PhoneInput, type PhoneQuery, readInput } from "./input.ts";
import { judgeUnparsed, type LengthCheck, type Phone, parseInternational } from "./number.ts";
import { hasPrefix } from "./prefixes.ts";

/** A request of /phone/validate without what only a version has. */
export interface PhoneQuestion extends CorrectionOptions {
  query: PhoneQuery;
  /** The version's name of the field of the combined form. */
  fullField: string;
  /** Whether the carrier is to be told. */
  isExtended: boolean;
}

/**
 * Examines a phone number: says what it is and what is wrong with it, and finds the number that was meant.
 *
 * A number is valid when it exists in the numbering plan of its prefix, the prefix is allowed, and its text says so without doubt.
 * How the digits are grouped does not matter: brackets, dashes, dots and slashes are findings of severity info, digits of another
 * script and a trunk zero after the prefix are warnings. Not valid, and repaired: 00 or no sign in place of the plus sign, a plus
 * sign in another place, a prefix that is missing, wrong or there twice, letters for digits, an extension, text around the number.
 */
export function examinePhone(question: PhoneQuestion): Examination<PhoneFacts> {
  const sent = readInput(question.query, question.fullField);
  if (!sent.isReadable) return unreadable(sent);

  const number = parse(sent);
  const ownFindings = numberFindingsOf(sent, number, question.allowed);
  const better = ownFindings.length === 0 || number?.exists ? { suggestions: [] } : findBetter(sent, number, question);
  const found = better.correction?.finding ? [better.correction.finding] : ownFindings;
  const errors = sent.needsRepair ? sent.findings : [...sent.findings, ...trunkFinding(sent, number), ...found];
  const data =
    number && !sent.needsRepair
      ? factsOf(number, question.isExtended, sent)
      : factsOfText(sent.text, sent.digits, sent.readings[0] ?? null);
  const { corrected, suggestions, reformatted } = correct(sent, number, found, better, question.isExtended);
  return {
    isValid: !errors.some(isCritical),
    data,
    errors,
    corrected,
    suggestions,
    get reformatted() {
      return reformatted();
    },
  };
}

function unreadable(sent: PhoneInput): Examination<PhoneFacts> {
  return { isValid: false, data: factsOfText(sent.text, sent.digits, sent.readings[0] ?? null), errors: sent.findings };
}

/** The first reading that is a valid number, or else the first that is a number at all. */
function parse(sent: PhoneInput): Phone | undefined {
  let first: Phone | undefined;
  for (const digits of sent.readings) {
    const number = parseInternational(digits);
    if (number?.exists) return number;
    first ??= number;
  }
  return first;
}

/** What is wrong with the number itself, its text aside. */
function numberFindingsOf(sent: PhoneInput, number: Phone | undefined, allowed: readonly string[]): Finding[] {
  const [digits] = sent.readings;
  if (digits === undefined) return [numberFindings.prefixMissing([sent.prefixField])];
  if (!number) return [lengthFinding(judgeUnparsed(digits), sent)];
  const isAllowed = allowed.length === 0 || hasPrefix(number, allowed);
  const findings = number.exists ? [] : [lengthFinding(number.isTooLong ? "tooLong" : number.length, sent)];
  return isAllowed ? findings : [...findings, numberFindings.prefixNotAllowed([sent.prefixField])];
}

function lengthFinding(check: LengthCheck, sent: PhoneInput): Finding {
  if (check === "prefixUnknown") return numberFindings.prefixUnknown([sent.prefixField]);
  return numberFindings[check === "fits" ? "unassigned" : check]([sent.numberField]);
}

/**
 * Digits between prefix and number that the international number does not have, such as the zero of +44 020. Where the query has the
 * prefix apart, the number is written as within its country, and the zero belongs there.
 */
function trunkFinding(sent: PhoneInput, number: Phone | undefined): Finding[] {
  const isAsTyped = number === undefined || sent.prefix !== null || sent.readings[0] === number.digits;
  return isAsTyped ? [] : [numberFindings.trunkDigits([sent.numberField])];
}

type BetterForms = ReturnType<typeof findBetter>;
type Write = (found: Phone, errors: Finding[], made: Fix[]) => Correction<PhoneFacts>;

function correct(
  sent: PhoneInput,
  number: Phone | undefined,
  found: Finding[],
  better: BetterForms,
  isExtended: boolean,
) {
  const fixes = sent.repairs.map(({ fix }) => fix);
  const write: Write = (found, errors, made) => ({
    isValid: !errors.some(isCritical),
    data: factsOf(found, isExtended),
    errors,
    fixes: made,
  });
  const rewrite = (found: BetterForm) => write(found.number, [], [...fixes, ...found.fixes]);
  const repaired = () => (number && fixes.length > 0 ? write(number, found, fixes) : undefined);
  const corrected = better.correction ? rewrite(better.correction) : repaired();
  const isFormatting = better.correction?.isFormatting === true && sent.repairs.every((repair) => repair.isFormatting);
  const reformatted = () => (isFormatting ? corrected : reformat(sent, number, found, write));
  return { corrected, reformatted, suggestions: better.suggestions.map(rewrite) };
}

/** The number with its formatting repaired and nothing else; what other repairs would settle is still wrong with it. */
function reformat(
  sent: PhoneInput,
  number: Phone | undefined,
  found: Finding[],
  write: Write,
): Correction<PhoneFacts> | undefined {
  const formatting = sent.repairs.filter(({ isFormatting }) => isFormatting);
  if (!number || formatting.length === 0 || sent.needsRepair) return undefined;
  const others = sent.repairs.filter(({ isFormatting }) => !isFormatting).map(({ finding }) => finding);
  const remaining = sent.findings.filter((finding) =>
    others.some((other) => other.description === finding.description),
  );
  return write(
    number,
    [...remaining, ...found],
    formatting.map(({ fix }) => fix),
  );
}
