import { type Finding, isCritical } from "../shared/finding.ts";
import { fold } from "../shared/text.ts";
import type { World } from "../world.ts";
import { type Address, isQuoted, longestAddress, severalAddresses } from "./address.ts";
import { type Domain, isReserved, readDomain } from "./domain.ts";
import { type EmailError, emailFinding } from "./findings.ts";
import { providerOf } from "./providers.ts";
import { askServer, type MailServerReply } from "./servers.ts";
import { knownDomains, misspelt } from "./typos.ts";

/** What the caller accepts, and the depth of the check. */
export interface EmailRules {
  /** Whether mail servers are asked, too. */
  isExtended: boolean;
  acceptsDisposable: boolean;
  acceptsFreemail: boolean;
  world: World;
}

/** An address with all that is known of it. */
export type EmailCheck = ReturnType<typeof checkEmail>;

/** RFC 5321: octets of a user part. */
const longestUser = 64;

/** What a server's response shows: whether it accepts any user name (null if unknown), and what is wrong. */
const meanings: Record<MailServerReply, { isCatchAll: boolean | null; error?: EmailError }> = {
  accepts: { isCatchAll: false },
  acceptsAll: { isCatchAll: true },
  refuses: { isCatchAll: false, error: "noMailbox" },
  later: { isCatchAll: null, error: "later" },
  silent: { isCatchAll: null, error: "silent" },
  absent: { isCatchAll: null, error: "noServer" },
};

/** Checks an address: its spelling, its provider, and, if the rules ask for it, the response of its mail server. */
export function checkEmail(address: Address, rules: EmailRules) {
  const { user } = address;
  const domain = address.domain === null ? null : readDomain(withoutSpaces(address.domain));
  const name = domain === null ? null : domain.name;
  const own = name === null ? undefined : rules.world.domains.get(name);
  // What domain it may be misspelt for; undefined where it could not exist, or is one of the owner's.
  const near = name === null || own ? undefined : misspelt(name, knownDomains(rules.world.domains));
  const isMisspelt = near?.certain !== undefined;
  const errors = checkSpelling(address, domain);
  const isOutOfUse = name !== null && own === undefined && isReserved(name);
  const isAsked = rules.isExtended && !isOutOfUse && user !== null && name !== null && !errors.some(isCritical);
  const reply = isAsked ? askServer(user, name, isMisspelt, rules.world) : null;
  const { isCatchAll, error } = reply === null ? { isCatchAll: null } : meanings[reply];
  // Lists of providers have misspelt and reserved domains, too; but what gives out no mailboxes gives out no free ones.
  const listed = name === null || isOutOfUse || isMisspelt ? undefined : providerOf(name);
  const provider = own ? own.provider : listed;
  const flags = {
    isCatchAllServer: isCatchAll,
    isDisposableEmailAddress: name === null ? null : provider === "disposable",
    isFreemail: name === null ? null : provider !== undefined,
  };
  if (!rules.acceptsDisposable && flags.isDisposableEmailAddress) errors.push(emailFinding("disposable"));
  else if (!rules.acceptsFreemail && flags.isFreemail) errors.push(emailFinding("freemail"));
  if (isOutOfUse) errors.push(emailFinding("reserved"));
  if (error) errors.push(emailFinding(error));
  const isUnknown = reply === "silent";
  return { address, domain, near, errors, isUnknown, isValid: !isUnknown && !errors.some(isCritical), flags };
}

function checkSpelling(address: Address, at: Domain | null): Finding[] {
  const { text, user, domain } = address;
  if (isLonger(text, longestAddress)) return tooLong(address);
  if (/^[\s\p{Cf}]*$/u.test(text)) return [emailFinding("empty")];
  if (severalAddresses(text).length > 0) return [emailFinding("several")];
  const hasAtSign = text.includes("@");
  const problems: EmailError[] = [];
  // White space within quotes is a part of the user's name.
  if (/[\s\p{Cf}\p{Cc}]/u.test(isQuoted(user) ? (domain ?? "") : text)) problems.push("whiteSpace");
  if (hasAtSign) problems.push(...checkUser(user));
  else problems.push("atSignMissing");
  if (domain === null && hasAtSign) problems.push("domainMissing");
  if (at?.error) problems.push(at.error);
  if (text !== text.toLowerCase() && !isQuoted(user)) problems.push("capitals");
  return problems.map(emailFinding);
}

/** Which part is too long; nothing else matters then. */
function tooLong({ user, domain }: Address): Finding[] {
  const isUserTooLong = user !== null && isLonger(user, longestUser);
  const isDomainTooLong = domain !== null && readDomain(domain).error === "tooLong";
  const parts: EmailError[] = [];
  if (isUserTooLong) parts.push("userTooLong");
  if (isDomainTooLong) parts.push("tooLong");
  return (parts.length > 0 ? parts : ["addressTooLong" as const]).map(emailFinding);
}

/** RFC 5322: a dot-atom, or a quoted string of printable ASCII characters. */
function checkUser(user: string | null): EmailError[] {
  if (user === null) return ["userMissing"];
  if (isLonger(user, longestUser)) return ["userTooLong"];
  if (isQuoted(user)) return /^"(?:[ !#-[\]-~]|\\[ -~])*"$/.test(user) ? [] : ["userCharacters"];
  const atoms = withoutSpaces(user).split(".");
  const problems: EmailError[] = atoms.includes("") ? ["userDots"] : [];
  if (user.includes("@")) return [...problems, "atSignExtra"];
  if (atoms.every((each) => atom.test(each))) return problems;
  return [...problems, atoms.every((each) => atom.test(fold(each))) ? "userDiacritics" : "userCharacters"];
}

const atom = /^[\w!#$%&'*+/=?^`{|}~-]*$/;

/** Spaces are one finding of their own; the rest is checked without them. */
function withoutSpaces(text: string): string {
  return text.replace(/[\s\p{Cf}\p{Cc}]/gu, "");
}

const encoder = new TextEncoder();

/** Whether a text has more octets in UTF-8. */
function isLonger(text: string, limit: number): boolean {
  return 3 * text.length > limit && encoder.encode(text).length > limit;
}
