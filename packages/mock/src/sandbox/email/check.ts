import type { Schemas } from "../../schemas.ts";
import { type Finding, isCritical } from "../shared/finding.ts";
import { fold } from "../shared/text.ts";
import { type Address, isPlain, isQuoted, severalAddresses, splitAddress } from "./address.ts";
import { type DomainError, domainError, isAscii, isReserved, normalizeDomain } from "./domain.ts";
import { domainFinding, type EmailError, emailFinding } from "./findings.ts";
import { isListedDisposable, isListedFreemail } from "./providers.ts";
import { askServer, type ServerAnswer } from "./servers.ts";
import { isLikelyMisspelt } from "./typos.ts";

/** What the caller accepts, and how deep to look. */
export interface EmailRules {
  /** Whether mail servers are asked, too. */
  isExtended: boolean;
  acceptsDisposable: boolean;
  acceptsFreemail: boolean;
}

/** An address with all that is known of it. */
export interface EmailCheck {
  address: Address;
  errors: Finding[];
  /** Whether the mail server does not say whether the mailbox exists. */
  isUnknown: boolean;
  isValid: boolean;
  flags: NonNullable<Schemas["EmailResult"]["flags"]>;
}

/** RFC 5321: octets of a user part; and of an address, which goes between angle brackets in a path of 256 octets. */
const longestUser = 64;
const longestAddress = 254;

/** Whether an answer says that the server accepts any user name; null where it leaves that open. */
const catchAll: Record<ServerAnswer, boolean | null> = {
  accepts: false,
  acceptsAll: true,
  refuses: false,
  later: null,
  silent: null,
  absent: null,
};

const answerErrors: Record<ServerAnswer, EmailError[]> = {
  accepts: [],
  acceptsAll: [],
  refuses: ["noMailbox"],
  later: ["later"],
  silent: ["silent"],
  absent: ["noServer"],
};

/** Checks an address: its spelling, its provider, and, when the rules say so, what its mail server answers. */
export function checkEmail(text: string, rules: EmailRules): EmailCheck {
  const address = splitAddress(text);
  const { user } = address;
  const domain = address.domain === null ? null : withoutSpaces(address.domain);
  const problem = domain === null ? undefined : domainError(domain);
  const errors = checkSpelling(address, problem);
  const isSpelt = !errors.some(isCritical);
  const name = domain !== null && problem === undefined ? normalizeDomain(domain) : null;
  const isOutOfUse = name !== null && isReserved(name);
  const isAsked = rules.isExtended && isSpelt && !isOutOfUse;
  const answer = isAsked && user !== null && name !== null ? askServer(user, name) : undefined;
  const flags = {
    isCatchAllServer: answer === undefined ? null : catchAll[answer],
    isDisposableEmailAddress: name === null ? null : isDisposable(name),
    isFreemail: name === null ? null : isFreemail(name),
  };
  if (!rules.acceptsDisposable && flags.isDisposableEmailAddress) errors.push(emailFinding("disposable"));
  else if (!rules.acceptsFreemail && flags.isFreemail) errors.push(emailFinding("freemail"));
  if (isOutOfUse) errors.push(emailFinding("reserved"));
  if (answer !== undefined) errors.push(...answerErrors[answer].map(emailFinding));
  const isUnknown = answer === "silent";
  return { address, errors, isUnknown, isValid: !isUnknown && !errors.some(isCritical), flags };
}

/** Lists of providers have misspelt and reserved domains, too; but what gives out no mailboxes gives out no free ones. */
function isNobodys(domain: string): boolean {
  return isReserved(domain) || isLikelyMisspelt(domain);
}

function isDisposable(domain: string): boolean {
  return isListedDisposable(domain) && !isNobodys(domain);
}

function isFreemail(domain: string): boolean {
  return isListedFreemail(domain) && !isNobodys(domain);
}

function checkSpelling(address: Address, domainFault: DomainError | undefined): Finding[] {
  const { text, user, domain } = address;
  if (octets(text) > longestAddress) return tooLong(address);
  if (isPlain(text) && (user?.length ?? 0) <= longestUser) return domainFault ? [domainFinding(domainFault)] : [];
  if (/^[\s\p{Cf}]*$/u.test(text)) return [emailFinding("empty")];
  if (severalAddresses(text).length > 0) return [emailFinding("several")];
  const hasAtSign = text.includes("@");
  const problems: EmailError[] = checkSpaces(address);
  if (hasAtSign) problems.push(...checkUser(user));
  else problems.push("atSignMissing");
  if (domain === null && hasAtSign) problems.push("domainMissing");
  const findings = problems.map(emailFinding);
  if (domainFault) findings.push(domainFinding(domainFault));
  if (text !== text.toLowerCase() && !isQuoted(user)) findings.push(emailFinding("capitals"));
  return findings;
}

/** Which part is too long; nothing else matters then. */
function tooLong({ user, domain }: Address): Finding[] {
  const isUserTooLong = user !== null && octets(user) > longestUser;
  const isDomainTooLong = domain !== null && domainError(domain) === "tooLong";
  const parts = [
    ...(isUserTooLong ? [emailFinding("userTooLong")] : []),
    ...(isDomainTooLong ? [domainFinding("tooLong")] : []),
  ];
  return parts.length > 0 ? parts : [emailFinding("addressTooLong")];
}

/** White space within quotes is a part of the user's name. */
function checkSpaces({ text, user, domain }: Address): EmailError[] {
  return /[\s\p{Cf}\p{Cc}]/u.test(isQuoted(user) ? (domain ?? "") : text) ? ["whiteSpace"] : [];
}

/** RFC 5322: a dot-atom, or a quoted string of printable ASCII characters. */
function checkUser(user: string | null): EmailError[] {
  if (user === null) return ["userMissing"];
  if (octets(user) > longestUser) return ["userTooLong"];
  if (isQuoted(user)) return /^"(?:[ !#-[\]-~]|\\[ -~])*"$/.test(user) ? [] : ["userCharacters"];
  const atoms = withoutSpaces(user).split(".");
  const problems: EmailError[] = atoms.includes("") ? ["userDots"] : [];
  if (user.includes("@")) return [...problems, "atSignExtra"];
  if (atoms.every(isAtom)) return problems;
  return [...problems, atoms.every((atom) => isAtom(fold(atom))) ? "userDiacritics" : "userCharacters"];
}

function isAtom(text: string): boolean {
  return /^[\w!#$%&'*+/=?^`{|}~-]*$/.test(text);
}

/** Spaces are one finding of their own; the rest is checked without them. */
function withoutSpaces(text: string): string {
  return /^[!-~]*$/.test(text) ? text : text.replace(/[\s\p{Cf}\p{Cc}]/gu, "");
}

const encoder = new TextEncoder();

function octets(text: string): number {
  return isAscii(text) ? text.length : encoder.encode(text).length;
}
