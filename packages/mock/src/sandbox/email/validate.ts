import type { Schemas } from "../../schemas.ts";
import { defaultsOf } from "../defaults.ts";
import { type Correction, type Examination, writeEnvelope } from "../shared/envelope.ts";
import { type Finding, isCritical } from "../shared/finding.ts";
import type { Fix } from "../shared/fix.ts";
import { type Address, readAddress, severalAddresses } from "./address.ts";
import { checkEmail, type EmailCheck, type EmailRules } from "./check.ts";
import { emailFinding } from "./findings.ts";
import { oneOfSeveral, withAtSign, withoutInnerSpaces } from "./guesses.ts";
import { type RepairedText, repairFormatting, repairSpelling, replaceDomain } from "./repairs.ts";
import { candidatesForExisting, candidatesForImpossible, type DomainCandidates } from "./typos.ts";

type Data = Schemas["EmailData"];

const defaults = defaultsOf("EmailValidateOptions");

/** Subtypes of the findings that say that a domain cannot receive mail, or does not. */
const wrongDomain = new Set(["DOMAIN", "DOMAIN_DNS", "TLD"]);

/** As many suggestions as a person can choose from at a glance. */
const mostSuggestions = 3;

/** Longer texts are checked and not corrected: too much is wrong with them. In UTF-16 code units. */
const longestRepaired = 512;

/**
 * Responds to /email/validate (section 2.2), the same in both versions.
 *
 * The address as sent is checked by its spelling (RFC 5321, RFC 5322), its provider and, unless `validationType` is basic, by what the
 * sandbox's mail servers say. Several addresses are none. A correction repairs what is certain: white space, diacritics, commas and doubled signs, and the name
 * of a well-known domain in an address that cannot be right. An at sign that is missing before a well-known domain is put in, and
 * the correction is not valid yet, as its mail server has not been asked for the mailbox. An address that could be right is left alone; a better form of it
 * (small letters, the well-known domain that is one typing error away) is a suggestion.
 */
export function emailValidate(request: Schemas["EmailValidateRequest"]["request"]): Schemas["EmailValidateResponse"] {
  const { options = {} } = request;
  const rules: EmailRules = {
    isExtended: (options.validationType ?? defaults.validationType) !== "basic",
    acceptsDisposable: options.acceptDisposableEmails ?? defaults.acceptDisposableEmails,
    acceptsFreemail: options.acceptFreemails ?? defaults.acceptFreemails,
  };
  const sent = checkEmail(readAddress(request.query.email), rules);
  const { isValid, isUnknown, errors, flags } = sent;
  const better =
    options.correctionMode === "format" ? { correction: reformat(sent, rules), suggestions: [] } : correct(sent, rules);
  const examination = { isValid, isUnknown, data: dataOf(sent.address), errors, ...better };
  const { result, ...offered } = writeEnvelope(examination, options.correctionMode);
  return { result: { ...result, flags }, ...offered };
}

/** The address with its formatting repaired and nothing else. */
function reformat(sent: EmailCheck, rules: EmailRules): Correction<Data> | undefined {
  const { address } = sent;
  if (!isWorthRepair(address) || severalAddresses(address.text).length > 0) return undefined;
  return whenBetter(repairFormatting(address.text), sent, rules);
}

function dataOf({ text, user, domain }: Address): Data {
  // Without an at sign, nothing says where the user's name would end.
  const isUndivided = user === null && !text.includes("@") && text.trim() !== "";
  return { email: text, user: isUndivided ? text : user, domain };
}

function write({ isValid, address, errors }: EmailCheck, fixes: Fix[]): Correction<Data> {
  return { isValid, data: dataOf(address), errors, fixes };
}

function correct(sent: EmailCheck, rules: EmailRules): Pick<Examination<Data>, "correction" | "suggestions"> {
  const { address } = sent;
  if (!isWorthRepair(address)) return { correction: undefined, suggestions: [] };
  const addresses = severalAddresses(address.text);
  if (addresses.length > 0) return { correction: undefined, suggestions: suggest(oneOfSeveral(addresses), [], rules) };
  const spelt = repairSpelling(address.text);
  const signed = withAtSign(spelt);
  if (signed) return { correction: writeUnasked(signed, rules), suggestions: [] };

  const checked = spelt.text === address.text ? sent : checkEmail(readAddress(spelt.text), rules);
  const { certain, likely } = domainCandidates(checked);
  const repaired = certain === undefined ? spelt : replaceDomain(spelt, certain);
  const correction = sent.isValid ? undefined : whenBetter(repaired, sent, rules);
  const guesses = likely.map((domain) => replaceDomain(spelt, domain));
  if (sent.isValid) guesses.push(spelt);
  guesses.push(...withoutInnerSpaces(spelt));
  return { correction, suggestions: suggest(guesses, [address.text, correction?.data.email], rules) };
}

/** The first of the guesses that are valid, and not known already. */
function suggest(
  guesses: readonly RepairedText[],
  known: readonly (string | null | undefined)[],
  rules: EmailRules,
): Correction<Data>[] {
  const suggestions: Correction<Data>[] = [];
  for (const { text, fixes } of guesses) {
    if (suggestions.length === mostSuggestions) break;
    if (known.includes(text)) continue;
    const check = checkEmail(readAddress(text), rules);
    if (check.isValid) suggestions.push(write(check, fixes));
  }
  return suggestions;
}

/** An address that was put together: whether there is such a mailbox is another question. */
function writeUnasked(signed: RepairedText, rules: EmailRules): Correction<Data> {
  const { text, fixes } = repairSpelling(signed.text);
  const { address, errors } = checkEmail(readAddress(text), { ...rules, isExtended: false });
  const found = [...errors, emailFinding("notAsked")];
  return { isValid: false, data: dataOf(address), errors: found, fixes: [...signed.fixes, ...fixes] };
}

function isWorthRepair({ text }: Address): boolean {
  return text.length <= longestRepaired && text.trim() !== "";
}

/** A repaired address, where it is another one than was sent, and no worse. */
function whenBetter({ text, fixes }: RepairedText, sent: EmailCheck, rules: EmailRules): Correction<Data> | undefined {
  if (text === sent.address.text) return undefined;
  const repaired = write(checkEmail(readAddress(text), rules), fixes);
  const { user, domain } = repaired.data;
  const isBetter = user !== null && domain !== null && countCritical(repaired.errors) <= countCritical(sent.errors);
  return isBetter ? repaired : undefined;
}

function countCritical(errors: Finding[]): number {
  return errors.filter(isCritical).length;
}

/** The candidates for the domain; one is certain only if the domain as sent cannot be right. */
function domainCandidates({ address, domain, near, errors }: EmailCheck): DomainCandidates {
  if (address.domain === null) return { likely: [] };
  const candidates = domain?.error
    ? candidatesForImpossible(address.domain)
    : candidatesForExisting(address.domain, domain?.name === address.domain ? near : undefined);
  const { certain, likely } = candidates;
  if (certain === undefined || errors.some(isAboutDomain)) return candidates;
  return { likely: [certain, ...likely] };
}

function isAboutDomain({ subtype }: Finding): boolean {
  return typeof subtype === "string" && wrongDomain.has(subtype);
}
