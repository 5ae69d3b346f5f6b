import { TextEncoder } from "../../platform.ts";
import type { Schemas } from "../../schemas.ts";
import type { OwnData } from "../own-data.ts";
import { type Finding, isFatalFinding } from "../shared/finding.ts";
import { fold } from "../shared/text.ts";
import { type EmailAddress, isQuotedUser, LONGEST_ADDRESS, severalAddresses } from "./address.ts";
import { type EmailDomain, isReservedDomain, readDomain } from "./domain.ts";
import { type EmailError, emailFinding } from "./findings.ts";
import { type ProviderKind, providerOf } from "./providers.ts";
import { askServer, type MailServerReply } from "./servers.ts";
import { candidatesForTypo, knownDomains } from "./typos.ts";

type EmailFlags = Schemas["EmailFlags"];

/** The options of a validation, and own data. */
export type EmailRules = Required<Schemas["EmailValidateOptions"]> & { ownData: OwnData };

export type EmailCheck = ReturnType<typeof checkEmail>;

/** RFC 5321: octets of a user part. */
const LONGEST_USER = 64;

/**
 * The outcome of asking a server: whether it accepts any user name (null if unknown), and what is
 * wrong.
 */
const meaningsOfReplies: Record<
  MailServerReply | "notAsked",
  { isCatchAll: boolean | null; error?: EmailError }
> = {
  accepts: { isCatchAll: false },
  acceptsAll: { isCatchAll: true },
  rejects: { isCatchAll: false, error: "noMailbox" },
  later: { isCatchAll: null, error: "later" },
  silent: { isCatchAll: null, error: "silent" },
  absent: { isCatchAll: null, error: "noServer" },
  notAsked: { isCatchAll: null },
};

export const unknownFlags = {
  isCatchAllServer: null,
  isDisposableEmailAddress: null,
  isFreemail: null,
};

const noDomain: EmailDomain = { name: null, error: undefined };

export function checkEmail(address: EmailAddress, rules: EmailRules) {
  const { user } = address;
  const isExtended = rules.validationType !== "basic";
  const domain = address.domain === null ? noDomain : readDomain(withoutSpaces(address.domain));
  const { name, provider, isOutOfUse, isMisspelt } = examineDomain(domain.name, rules.ownData);
  const errors = spellingErrors(address, domain).map(emailFinding);
  const isAsked = isExtended && !isOutOfUse && !errors.some(isFatalFinding);
  const reply =
    isAsked && user !== null && name !== null
      ? askServer(user, name, isMisspelt, rules.ownData)
      : "notAsked";
  const { isCatchAll, error } = meaningsOfReplies[reply];
  const isWellFormed = name !== null && !errors.some(({ group }) => group === "SYNTAX");
  if (isExtended) errors.push(...rejectedProvider(provider, rules));
  if (isOutOfUse) errors.push(emailFinding("reserved"));
  if (error) errors.push(emailFinding(isMisspelt && error === "noServer" ? "misspelt" : error));
  const isUnknown = reply === "silent";
  // Flags are part of the extended validation.
  const flags: EmailFlags =
    isExtended && isWellFormed
      ? {
          isCatchAllServer: isCatchAll,
          isDisposableEmailAddress: provider === "disposable",
          isFreemail: provider !== undefined,
        }
      : unknownFlags;
  const isValid = !isUnknown && !errors.some(isFatalFinding);
  const isDomainWrong = domain.error !== undefined || reply === "absent" || isUnknown;
  return { address, rules, domain, errors, isUnknown, isValid, flags, isDomainWrong };
}

function rejectedProvider(provider: ProviderKind | undefined, rules: EmailRules): Finding[] {
  if (provider === "disposable" && !rules.acceptDisposableEmails)
    return [emailFinding("disposable")];
  return provider !== undefined && !rules.acceptFreemails ? [emailFinding("freemail")] : [];
}

function examineDomain(name: string | null, { domains }: OwnData) {
  const own = domains.get(name ?? "");
  if (name === null || own)
    return { name, isOutOfUse: false, isMisspelt: false, provider: own?.provider };
  const isMisspelt = candidatesForTypo(name, knownDomains(domains)).certain !== undefined;
  const isOutOfUse = isReservedDomain(name);
  // Lists of free providers include misspelt and reserved domains, which have no mailboxes.
  const provider = isOutOfUse || isMisspelt ? undefined : providerOf(name);
  return { name, isOutOfUse, isMisspelt, provider };
}

function spellingErrors(
  { text, user, domain }: EmailAddress,
  { error }: EmailDomain,
): EmailError[] {
  if (isLonger(text, LONGEST_ADDRESS)) return ["addressTooLong"];
  if (/^[\s\p{Cf}]*$/u.test(text)) return ["empty"];
  if (severalAddresses(text).length > 0) return ["several"];
  const problems: EmailError[] = [];
  // White space in quotes is a part of the user name.
  if (/[\s\p{Cf}\p{Cc}]/u.test(isQuotedUser(user) ? (domain ?? "") : text))
    problems.push("whiteSpace");
  if (!text.includes("@")) problems.push("atSignMissing");
  else problems.push(...checkUser(user), ...(domain === null ? ["domainMissing" as const] : []));
  if (error) problems.push(error);
  if (text !== text.toLowerCase() && !isQuotedUser(user)) problems.push("capitals");
  return problems;
}

/** RFC 5322: a dot-atom, or a quoted string of printable ASCII characters. */
function checkUser(user: string | null): EmailError[] {
  if (user === null) return ["userMissing"];
  if (isLonger(user, LONGEST_USER)) return ["userTooLong"];
  if (isQuotedUser(user))
    return /^"(?:[ !#-[\]-~]|\\[ -~])*"$/.test(user) ? [] : ["userCharacters"];
  const atoms = withoutSpaces(user).split(".");
  const problems: EmailError[] = atoms.includes("") ? ["userDots"] : [];
  if (user.includes("@")) return [...problems, "atSignExtra"];
  if (atoms.every((each) => ATOM.test(each))) return problems;
  return [
    ...problems,
    atoms.every((each) => ATOM.test(fold(each))) ? "userDiacritics" : "userCharacters",
  ];
}

const ATOM = /^[\w!#$%&'*+/=?^`{|}~-]*$/;

/** Spaces have a finding of their own; the rest is checked without them. */
function withoutSpaces(text: string): string {
  return text.replace(/[\s\p{Cf}\p{Cc}]/gu, "");
}

const encoder = new TextEncoder();

function isLonger(text: string, limit: number): boolean {
  return 3 * text.length > limit && encoder.encode(text).length > limit;
}
