import type { Schemas } from "../../schemas.ts";
import { defaultsOf } from "../defaults.ts";
import { type Correction, type Examination, writeEnvelope } from "../shared/envelope.ts";
import { type Finding, isCritical } from "../shared/finding.ts";
import { severalAddresses } from "./address.ts";
import { checkEmail, type EmailCheck, type EmailRules } from "./check.ts";
import { domainError } from "./domain.ts";
import { emailFinding } from "./findings.ts";
import { oneOfSeveral, withAtSign, withoutInnerSpaces } from "./guesses.ts";
import { type RepairedText, repairFormatting, repairSpelling, replaceDomain } from "./repairs.ts";
import { type MeantDomains, meantByExisting, meantByImpossible } from "./typos.ts";

type Data = Schemas["EmailData"];

const defaults = defaultsOf("EmailValidateOptions");

/** Subtypes of the findings that say that a domain cannot receive mail, or does not. */
const wrongDomain = new Set(["DOMAIN", "DOMAIN_DNS", "TLD"]);

/** As many suggestions as a person can choose from at a glance. */
const mostSuggestions = 3;

/** Longer texts are checked and not corrected: too much is wrong with them. In UTF-16 code units. */
const longestRepaired = 512;

/**
 * Answers /email/validate (section 2.2), the same in both versions.
 *
 * The address as sent is checked by its spelling (RFC 5321, RFC 5322), its provider and, unless `validationType` is basic, by what the
 * sandbox's mail servers say. Several addresses are none. A correction repairs what is certain: white space, diacritics, commas and doubled signs, and the name
 * of a well-known domain in an address that cannot be right. An at sign that is missing before a well-known domain is put in, and
 * the correction is not valid yet, as nobody has asked for the mailbox. An address that could be right is left alone; a better form of it
 * (small letters, the well-known domain that is one typing error away) is a suggestion.
 */
export function emailValidate(request: Schemas["EmailValidateRequest"]["request"]): Schemas["EmailValidateResponse"] {
  const { options = {} } = request;
  const rules: EmailRules = {
    isExtended: (options.validationType ?? defaults.validationType) !== "basic",
    acceptsDisposable: options.acceptDisposableEmails ?? defaults.acceptDisposableEmails,
    acceptsFreemail: options.acceptFreemails ?? defaults.acceptFreemails,
  };
  const sent = checkEmail(request.query.email, rules);
  const { isValid, isUnknown, data, errors } = describe(sent);
  let found: Corrections | undefined;
  const corrections = () => {
    found ??= correct(sent, rules);
    return found;
  };
  const examination: Examination<Data> = {
    isValid,
    isUnknown,
    data,
    errors,
    get corrected() {
      return corrections().corrected;
    },
    get reformatted() {
      return reformat(sent, rules);
    },
    get suggestions() {
      return corrections().suggestions ?? [];
    },
  };
  const { result, resultCorrected, suggestions } = writeEnvelope(examination, options.correctionMode);
  return { result: { ...result, flags: sent.flags }, resultCorrected, suggestions };
}

function describe({ isValid, isUnknown, address, errors }: EmailCheck) {
  const { text, user, domain } = address;
  // Without an at sign, nothing says where the user's name would end.
  const isUndivided = !text.includes("@") && text.trim() !== "";
  return { isValid, isUnknown, data: { email: text, user: isUndivided ? text : user, domain }, errors };
}

/** An address that was put together: whether there is such a mailbox is another question. */
function writeUnasked({ text, fixes }: RepairedText, rules: EmailRules): Correction<Data> {
  const { data, errors } = describe(checkEmail(text, { ...rules, isExtended: false }));
  return { isValid: false, data, errors: [...errors, emailFinding("notAsked")], fixes };
}

function isUsable({ isValid }: Correction<Data>): boolean {
  return isValid;
}

type Corrections = Pick<Examination<Data>, "corrected" | "suggestions">;

function correct(sent: EmailCheck, rules: EmailRules): Corrections {
  const { text } = sent.address;
  if (!isWorthRepair(text)) return {};
  const write = writer(rules);
  if (severalAddresses(text).length > 0) {
    return { suggestions: oneOfSeveral(text).map(write).filter(isUsable).slice(0, mostSuggestions) };
  }
  const spelt = repairSpelling(text);
  const signed = withAtSign(spelt);
  if (signed) {
    const { text: address, fixes } = repairSpelling(signed.text);
    return { corrected: writeUnasked({ text: address, fixes: [...signed.fixes, ...fixes] }, rules) };
  }

  const { certain, likely } = meantDomains(spelt.text === text ? sent : checkEmail(spelt.text, rules));
  const best = certain === undefined ? spelt : replaceDomain(spelt, certain);
  const corrected = sent.isValid ? undefined : whenBetter(best, sent, rules);
  const guesses = [
    ...likely.map((domain) => replaceDomain(spelt, domain)),
    ...(sent.isValid ? [spelt] : []),
    ...withoutInnerSpaces(spelt),
  ];
  const isNew = ({ text: guess }: RepairedText) => guess !== text && guess !== corrected?.data.email;
  const suggestions = guesses.filter(isNew).map(write).filter(isUsable);
  return { corrected, suggestions: suggestions.slice(0, mostSuggestions) };
}

/** The address with its formatting repaired and nothing else. */
function reformat(sent: EmailCheck, rules: EmailRules): Correction<Data> | undefined {
  const { text } = sent.address;
  if (!isWorthRepair(text) || severalAddresses(text).length > 0) return undefined;
  return whenBetter(repairFormatting(text), sent, rules);
}

function isWorthRepair(text: string): boolean {
  return text.length <= longestRepaired && text.trim() !== "";
}

function writer(rules: EmailRules) {
  return ({ text, fixes }: RepairedText): Correction<Data> => {
    const { isValid, data, errors } = describe(checkEmail(text, rules));
    return { isValid, data, errors, fixes };
  };
}

/** A repaired address, where it is another than was sent and no worse. */
function whenBetter(repaired: RepairedText, sent: EmailCheck, rules: EmailRules): Correction<Data> | undefined {
  if (repaired.text === sent.address.text) return undefined;
  const written = writer(rules)(repaired);
  const { data, errors } = written;
  const isBetter = data.user !== null && data.domain !== null && countCritical(errors) <= countCritical(sent.errors);
  return isBetter ? written : undefined;
}

function countCritical(errors: Finding[]): number {
  return errors.filter(isCritical).length;
}

/** The domains that were meant: for certain only where the domain as sent cannot be right. */
function meantDomains({ address, errors }: EmailCheck): MeantDomains {
  if (address.domain === null) return { likely: [] };
  const isWrong = errors.some(({ subtype }) => typeof subtype === "string" && wrongDomain.has(subtype));
  const { certain, likely } = domainError(address.domain)
    ? meantByImpossible(address.domain)
    : meantByExisting(address.domain);
  return isWrong || certain === undefined ? { ...(certain && { certain }), likely } : { likely: [certain, ...likely] };
}
