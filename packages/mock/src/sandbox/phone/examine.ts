import type { Correction, Examination } from "../shared/envelope.ts";
import { type Finding, isCritical } from "../shared/finding.ts";
import type { Fix } from "../shared/fix.ts";
import { type BetterForm, type BetterForms, type CorrectionOptions, findBetter } from "./corrections.ts";
import { factsOf, factsOfText, type PhoneFacts } from "./facts.ts";
import { numberFindings } from "./findings.ts";
import { type PhoneInput, type PhoneQuery, type Repair, readInput } from "./input.ts";
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
  return sent.isReadable ? new PhoneExamination(sent, question) : unreadable(sent);
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

/** The examination of a number whose digits can be made out. Better forms of it are written when they are read. */
class PhoneExamination implements Examination<PhoneFacts> {
  readonly isValid: boolean;
  readonly data: PhoneFacts;
  readonly errors: Finding[];
  readonly #sent: PhoneInput;
  readonly #number: Phone | undefined;
  /** What is wrong with the number itself. */
  readonly #found: Finding[];
  readonly #better: BetterForms;
  readonly #isExtended: boolean;

  constructor(sent: PhoneInput, question: PhoneQuestion) {
    const number = parse(sent);
    const ownFindings = numberFindingsOf(sent, number, question.allowed);
    const better = ownFindings.length === 0 || number?.exists ? noBetter : findBetter(sent, number, question);
    const found = better.correction?.finding ? [better.correction.finding] : ownFindings;
    this.errors = sent.needsRepair ? sent.findings : [...sent.findings, ...trunkFinding(sent, number), ...found];
    this.isValid = !this.errors.some(isCritical);
    this.data =
      number && !sent.needsRepair
        ? factsOf(number, question.isExtended, sent)
        : factsOfText(sent.text, sent.digits, sent.readings[0] ?? null);
    this.#sent = sent;
    this.#number = number;
    this.#found = found;
    this.#better = better;
    this.#isExtended = question.isExtended;
  }

  get corrected(): Correction<PhoneFacts> | undefined {
    const { correction } = this.#better;
    if (correction) return this.#rewrite(correction);
    const { repairs } = this.#sent;
    if (!this.#number || repairs.length === 0) return undefined;
    return this.#write(this.#number, this.#found, repairs.map(fixOf));
  }

  get suggestions(): Correction<PhoneFacts>[] {
    return this.#better.suggestions.map((found) => this.#rewrite(found));
  }

  /** The number with its formatting repaired and nothing else; what other repairs would settle is still wrong with it. */
  get reformatted(): Correction<PhoneFacts> | undefined {
    const { repairs, findings, needsRepair } = this.#sent;
    const others = repairs.filter((repair) => !repair.isFormatting);
    if (this.#better.correction?.isFormatting === true && others.length === 0) return this.corrected;
    if (!this.#number || repairs.length === others.length || needsRepair) return undefined;
    const remaining = findings.filter(({ description }) =>
      others.some((other) => other.finding.description === description),
    );
    const made = repairs.filter((repair) => repair.isFormatting).map(fixOf);
    return this.#write(this.#number, [...remaining, ...this.#found], made);
  }

  #rewrite({ number, fixes }: BetterForm): Correction<PhoneFacts> {
    return this.#write(number, [], [...this.#sent.repairs.map(fixOf), ...fixes]);
  }

  #write(number: Phone, errors: Finding[], fixes: Fix[]): Correction<PhoneFacts> {
    return { isValid: !errors.some(isCritical), data: factsOf(number, this.#isExtended), errors, fixes };
  }
}

const noBetter: BetterForms = { suggestions: [] };

function fixOf({ fix }: Repair): Fix {
  return fix;
}
