import type { Schemas } from "../../schemas.ts";
import type { SandboxOperation } from "../kind.ts";
import {
  type Correction,
  type Improvement,
  noImprovement,
  stoppedExamination,
  writeEnvelope,
} from "../shared/envelope.ts";
import { type Finding, isFatalFinding } from "../shared/finding.ts";
import type { Fix } from "../shared/fix.ts";
import { lengthFindings } from "../shared/length.ts";
import { withLatinLetters } from "../shared/lookalikes.ts";
import { type EmailAddress, isQuotedUser, readAddress, severalAddresses } from "./address.ts";
import { checkEmail, type EmailCheck, type EmailRules, unknownFlags } from "./check.ts";
import { emailFinding } from "./findings.ts";
import {
  atSignForDot,
  diacritics,
  guessFrom,
  innerSpaces,
  insertAtSign,
  pastedText,
  repetition,
  separators,
} from "./guesses.ts";
import {
  allRepairs,
  applyRepairs,
  formattingRepairs,
  type RepairedText,
  removedCharacters,
  replaceDomain,
  withChange,
} from "./repairs.ts";
import {
  candidatesForExisting,
  candidatesForImpossible,
  type DomainCandidates,
  knownDomains,
} from "./typos.ts";

type EmailData = Schemas["EmailData"];

type FlaggedCorrection = Correction<EmailData> & { flags: Schemas["EmailFlags"] };

/** A list that a person can scan at a glance. */
const MOST_SUGGESTIONS = 3;

/**
 * Responds to /email/validate (section 2.2). Certain repairs are corrections; improvements of a
 * possible address are suggestions. The mailbox of an address with an inserted at sign is not
 * checked.
 */
export const emailValidate: SandboxOperation<"emailValidate"> = ({ query, options }, ownData) => {
  const address = readAddress(query.email);
  const tooLong = lengthFindings("email", query, ownData);
  if (tooLong.length > 0) {
    const { result } = writeEnvelope(stoppedExamination(dataOf(address), tooLong), "none");
    return { result: { ...result, flags: unknownFlags }, resultCorrected: null, suggestions: [] };
  }
  const sentCheck = checkEmail(address, { ...options, ownData });
  const { isValid, isUnknown, errors, flags } = sentCheck;
  const improve = () => improvementOf(sentCheck);
  const examination = { isValid, isUnknown, data: dataOf(sentCheck.address), errors, improve };
  const { result, ...offered } = writeEnvelope(examination, options.correctionMode);
  return { result: { ...result, flags }, ...offered };
};

function dataOf({ text, user, domain }: EmailAddress): EmailData {
  // Without an at sign, the end of the user name is unknown.
  const isUndivided = user === null && !text.includes("@") && text.trim() !== "";
  return { email: text, user: isUndivided ? text : user, domain };
}

function toCorrection(
  { isValid, address, errors, flags }: EmailCheck,
  fixes: Fix[],
): FlaggedCorrection {
  return { isValid, data: dataOf(address), errors, fixes, flags };
}

function improvementOf(sentCheck: EmailCheck): Improvement<EmailData> {
  const { address, rules } = sentCheck;
  if (address.text.trim() === "") return noImprovement;
  const sent: RepairedText = { text: address.text, fixes: [] };
  const addresses = severalAddresses(address.text);
  if (addresses.length > 0) {
    const guesses = addresses.map((each) => withChange(sent, removedCharacters, each));
    guesses.push(...guessFrom(sent, pastedText));
    return { correction: undefined, suggestions: suggest(guesses, [], rules) };
  }
  if (rules.correctionMode !== "format") return repairAddress(sentCheck);
  const formatted = applyRepairs(address.text, formattingRepairs);
  return { correction: correctionIfBetter(formatted, sentCheck), suggestions: [] };
}

/** The address with all certain repairs, and the likely ones as suggestions. */
function repairAddress(sentCheck: EmailCheck): Improvement<EmailData> {
  const { address, rules } = sentCheck;
  const repairedAddress = applyRepairs(address.text, allRepairs);
  const withAtSign = insertAtSign(repairedAddress, knownDomains(rules.ownData.domains));
  if (withAtSign)
    return { correction: correctionWithoutMailboxCheck(withAtSign, rules), suggestions: [] };

  const repairedCheck =
    repairedAddress.text === address.text
      ? sentCheck
      : checkEmail(readAddress(repairedAddress.text), rules);
  const { certain, likely } = domainCandidates(repairedCheck);
  const repaired =
    certain === undefined ? repairedAddress : replaceDomain(repairedAddress, certain);
  const correction = sentCheck.isValid ? undefined : correctionIfBetter(repaired, sentCheck);
  const guesses = likely.map((domain) => replaceDomain(repairedAddress, domain));
  if (sentCheck.isValid) guesses.push(repairedAddress);
  const joinedAddresses = guessFrom(repairedAddress, innerSpaces);
  guesses.push(
    ...guessFrom({ text: address.text, fixes: [] }, pastedText),
    ...joinedAddresses,
    ...joinedAddresses.flatMap((joined) => guessFrom(joined, diacritics)),
    ...guessFrom(repaired, separators),
    ...guessFrom(repaired, diacritics),
    ...guessFrom(repairedAddress, repetition),
    ...guessFrom(repairedAddress, atSignForDot),
  );
  return {
    correction,
    suggestions: suggest(guesses, [address.text, correction?.data.email], rules),
  };
}

function suggest(
  guesses: readonly RepairedText[],
  knownAddresses: readonly (string | null | undefined)[],
  rules: EmailRules,
) {
  const suggestions: Correction<EmailData>[] = [];
  for (const { text, fixes } of guesses) {
    if (suggestions.length === MOST_SUGGESTIONS) break;
    const isKnown = suggestions.some(({ data }) => data.email === text);
    if (isKnown || knownAddresses.includes(text)) continue;
    const check = checkEmail(readAddress(text), rules);
    if (check.isValid) suggestions.push(toCorrection(check, fixes));
  }
  return suggestions;
}

/** The address is constructed, so its mailbox may not exist. */
function correctionWithoutMailboxCheck(
  withAtSign: RepairedText,
  rules: EmailRules,
): FlaggedCorrection {
  const { text, fixes } = applyRepairs(withAtSign.text, allRepairs);
  const { address, errors, flags } = checkEmail(readAddress(text), {
    ...rules,
    validationType: "basic",
  });
  return {
    isValid: false,
    data: dataOf(address),
    errors: [...errors, emailFinding("notAsked")],
    fixes: [...withAtSign.fixes, ...fixes],
    flags,
  };
}

/** A repaired address, if it differs from the sent one and is not worse. */
function correctionIfBetter(
  { text, fixes }: RepairedText,
  sentCheck: EmailCheck,
): Correction<EmailData> | undefined {
  if (text === sentCheck.address.text) return undefined;
  const check = checkEmail(readAddress(text), sentCheck.rules);
  const repaired = toCorrection(check, fixes);
  const { user = null, domain = null } = repaired.data;
  // A mailbox without its spaces is a different one, so a person has to choose.
  const isWhole = user !== null && (isQuotedUser(user) || !/\s/.test(user));
  // Text behind the domain is not a part of it, and half a domain is no improvement.
  const isImpossible = check.domain.error === "characters" || check.domain.error === "noTopLevel";
  const isAlone = domain !== null && !/\s/.test(domain) && !isImpossible;
  const isBetter =
    isWhole && isAlone && countFatal(repaired.errors) <= countFatal(sentCheck.errors);
  return isBetter ? repaired : undefined;
}

function countFatal(errors: Finding[]): number {
  return errors.filter(isFatalFinding).length;
}

/** Certain only if the sent domain is impossible, or its mail server is absent or silent. */
function domainCandidates({
  address,
  domain,
  isDomainWrong,
  rules: { ownData },
}: EmailCheck): DomainCandidates {
  if (address.domain === null || ownData.domains.has(address.domain)) return { likely: [] };
  if (domain.error === "mixedScripts") return { likely: [withLatinLetters(address.domain)] };
  const known = knownDomains(ownData.domains);
  const candidates = domain.error
    ? candidatesForImpossible(address.domain, known)
    : candidatesForExisting(address.domain, known);
  const { certain, likely } = candidates;
  if (certain === undefined || isDomainWrong) return candidates;
  return { likely: [certain, ...likely] };
}
