import type { Schemas } from "../../schemas.ts";
import { ownDomain } from "../own.ts";
import { type Finding, isCritical } from "../shared/finding.ts";
import { fold } from "../shared/text.ts";
import { type Address, isQuoted, longestAddress, severalAddresses } from "./address.ts";
import { type Domain, isReserved, readDomain } from "./domain.ts";
import { domainFinding, type EmailError, emailFinding } from "./findings.ts";
import { providerOf } from "./providers.ts";
import { askServer, type ServerAnswer } from "./servers.ts";
import { type MeantDomains, misspelt } from "./typos.ts";

/** What the caller accepts, and the depth of the check. */
export interface EmailRules {
  /** Whether mail servers are asked, too. */
  isExtended: boolean;
  acceptsDisposable: boolean;
  acceptsFreemail: boolean;
}

/** An address with all that is known of it. */
export interface EmailCheck {
  address: Address;
  domain: Domain | null;
  /** What domain it may be misspelt for; undefined where it could not exist. */
  near: MeantDomains | undefined;
  errors: Finding[];
  /** Whether the mail server does not say whether the mailbox exists. */
  isUnknown: boolean;
  isValid: boolean;
  flags: NonNullable<Schemas["EmailResult"]["flags"]>;
}

/** RFC 5321: octets of a user part. */
const longestUser = 64;

/** Whether a server's response shows that it accepts any user name; null where it leaves that open. */
const catchAll: Record<ServerAnswer, boolean | null> = {
  accepts: false,
  acceptsAll: true,
  refuses: false,
  later: null,
  silent: null,
  absent: null,
};

const answerErrors: Record<ServerAnswer, EmailError | null> = {
  accepts: null,
  acceptsAll: null,
  refuses: "noMailbox",
  later: "later",
  silent: "silent",
  absent: "noServer",
};

/** Checks an address: its spelling, its provider, and, if the rules ask for it, the response of its mail server. */
export function checkEmail(address: Address, rules: EmailRules): EmailCheck {
  const { user } = address;
  const domain = readDomainOf(address);
  const name = domain === null ? null : domain.name;
  const own = ownDomain(name);
  const near = name === null ? undefined : own ? { likely: [] } : misspelt(name);
  const isMisspelt = near?.certain !== undefined;
  const errors = checkSpelling(address, domain);
  const isOutOfUse = name !== null && own === undefined && isReserved(name);
  const isAsked = rules.isExtended && !isOutOfUse && user !== null && name !== null && !errors.some(isCritical);
  const answer = isAsked ? askServer(user, name, isMisspelt) : null;
  // Lists of providers have misspelt and reserved domains, too; but what gives out no mailboxes gives out no free ones.
  const provider = own ? own.provider : name === null || isOutOfUse || isMisspelt ? undefined : providerOf(name);
  const flags = {
    isCatchAllServer: answer === null ? null : catchAll[answer],
    isDisposableEmailAddress: name === null ? null : provider === "disposable",
    isFreemail: name === null ? null : provider !== undefined,
  };
  if (!rules.acceptsDisposable && flags.isDisposableEmailAddress) errors.push(emailFinding("disposable"));
  else if (!rules.acceptsFreemail && flags.isFreemail) errors.push(emailFinding("freemail"));
  if (isOutOfUse) errors.push(emailFinding("reserved"));
  const error = answer === null ? null : answerErrors[answer];
  if (error !== null) errors.push(emailFinding(error));
  const isUnknown = answer === "silent";
  return { address, domain, near, errors, isUnknown, isValid: !isUnknown && !errors.some(isCritical), flags };
}

function readDomainOf({ domain }: Address): Domain | null {
  if (domain === null) return null;
  return readDomain(withoutSpaces(domain));
}

function checkSpelling(address: Address, at: Domain | null): Finding[] {
  const { text, user, domain } = address;
  if (isLonger(text, longestAddress)) return tooLong(address);
  if (/^[\s\p{Cf}]*$/u.test(text)) return [emailFinding("empty")];
  if (severalAddresses(text).length > 0) return [emailFinding("several")];
  const hasAtSign = text.includes("@");
  const problems: EmailError[] = checkSpaces(address);
  if (hasAtSign) problems.push(...checkUser(user));
  else problems.push("atSignMissing");
  if (domain === null && hasAtSign) problems.push("domainMissing");
  const findings = problems.map(emailFinding);
  if (at?.error) findings.push(domainFinding(at.error));
  if (text !== text.toLowerCase() && !isQuoted(user)) findings.push(emailFinding("capitals"));
  return findings;
}

/** Which part is too long; nothing else matters then. */
function tooLong({ user, domain }: Address): Finding[] {
  const isUserTooLong = user !== null && isLonger(user, longestUser);
  const isDomainTooLong = domain !== null && readDomain(domain).error === "tooLong";
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
  if (isLonger(user, longestUser)) return ["userTooLong"];
  if (isQuoted(user)) return /^"(?:[ !#-[\]-~]|\\[ -~])*"$/.test(user) ? [] : ["userCharacters"];
  const atoms = withoutSpaces(user).split(".");
  const problems: EmailError[] = atoms.includes("") ? ["userDots"] : [];
  if (user.includes("@")) return [...problems, "atSignExtra"];
  if (atoms.every(isAtom)) return problems;
  return [...problems, atoms.every((atom) => isAtom(fold(atom))) ? "userDiacritics" : "userCharacters"];
}

const ATOM = /^[\w!#$%&'*+/=?^`{|}~-]*$/;

function isAtom(text: string): boolean {
  return ATOM.test(text);
}

/** Spaces are one finding of their own; the rest is checked without them. */
function withoutSpaces(text: string): string {
  return text.replace(/[\s\p{Cf}\p{Cc}]/gu, "");
}

const encoder = new TextEncoder();

/** Whether a text has more octets in UTF-8. */
function isLonger(text: string, limit: number): boolean {
  return 3 * text.length > limit && encoder.encode(text).length > limit;
}
