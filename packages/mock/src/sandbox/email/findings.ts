import type { Finding } from "../outcome.ts";
import type { DomainFault } from "./domain.ts";

const findings = {
  empty: critical("VALUE", "EMPTY", null, "The value is empty."),
  addressTooLong: critical("SYNTAX", "VALUE_LENGTH", "TOO_LONG", "The address has more than 254 octets."),
  userTooLong: critical("SYNTAX", "VALUE_LENGTH", "TOO_LONG", "The part before the at sign has more than 64 octets."),
  whiteSpace: critical("FORMAT", "CHARACTERS", "WHITESPACES", "The address has white space or invisible characters."),
  atSignMissing: critical("SYNTAX", "VALUE_PART_MISSING", "AT_SIGN", "The address has no at sign."),
  atSignExtra: critical("SYNTAX", "VALUE_PART_EXTRA", "AT_SIGN", "The address has more than one at sign."),
  userMissing: critical("SYNTAX", "VALUE_PART_MISSING", null, "The part before the at sign is missing."),
  userDots: critical("SYNTAX", "INVALID", null, "The part before the at sign has a dot at its edge, or two in a row."),
  userDiacritics: critical(
    "SYNTAX",
    "CHARACTERS",
    "DIACRITICS",
    "The part before the at sign has letters with diacritics.",
  ),
  userCharacters: critical(
    "SYNTAX",
    "CHARACTERS",
    null,
    "The part before the at sign has characters that are not allowed there.",
  ),
  domainMissing: critical("SYNTAX", "VALUE_PART_MISSING", "DOMAIN", "The domain is missing."),
  capitals: {
    group: "FORMAT",
    type: "INVALID",
    subtype: "CASE_SENSITIVITY",
    severity: "info",
    description: "The address has capital letters; it is the same without them.",
  },
  disposable: critical("VALUE", "NOT_ALLOWED", "DISPOSABLE", "Addresses of throw-away mailboxes are not accepted."),
  freemail: critical("VALUE", "NOT_ALLOWED", "FREEMAIL", "Addresses of free mailboxes are not accepted."),
  noServer: critical("VALUE", "INVALID", "DOMAIN_DNS", "The domain has no mail server."),
  noMailbox: critical("VALUE", "INVALID", null, "The mail server has no such mailbox."),
  later: critical(
    "VALUE",
    "TEMPORARY_INVALID",
    null,
    "The mail server refuses the mailbox for the moment. Ask again later.",
  ),
  silent: {
    group: "VALUE",
    type: "UNABLE_TO_PROCESS",
    subtype: "DOMAIN_DNS",
    severity: "warning",
    description: "The mail server does not answer, so nobody knows whether the mailbox exists.",
  },
} satisfies Record<string, Omit<Finding, "relatedTo">>;

const domainFindings: Record<DomainFault, Omit<Finding, "relatedTo">> = {
  dots: critical("SYNTAX", "INVALID", "DOMAIN", "The domain has a dot at its edge, or two in a row."),
  characters: critical("SYNTAX", "CHARACTERS", "DOMAIN", "The domain has characters that are not allowed there."),
  hyphens: critical("SYNTAX", "INVALID", "DOMAIN", "A part of the domain begins or ends with a hyphen."),
  punycode: critical("SYNTAX", "INVALID", "DOMAIN", "A part of the domain is no correct international name."),
  tooLong: critical(
    "SYNTAX",
    "VALUE_LENGTH",
    "TOO_LONG",
    "The domain has more than 255 octets, or a part of it more than 63.",
  ),
  literal: critical("VALUE", "NOT_ALLOWED", "DOMAIN", "An IP address in place of a domain is not accepted."),
  noTopLevel: critical("SYNTAX", "VALUE_PART_MISSING", "TLD", "The domain has no top-level domain."),
  topLevel: critical("VALUE", "INVALID", "TLD", "The top-level domain does not exist."),
};

/** What can be wrong with an e-mail address. */
export type EmailFault = keyof typeof findings;

/** A fault of an address, as a finding. */
export function emailFinding(fault: EmailFault): Finding {
  return aboutEmail(findings[fault]);
}

/** A fault of an address's domain, as a finding. */
export function domainFinding(fault: DomainFault): Finding {
  return aboutEmail(domainFindings[fault]);
}

function aboutEmail({ group, type, subtype, severity, description }: Omit<Finding, "relatedTo">): Finding {
  return { group, type, subtype, severity, relatedTo: ["email"], description };
}

function critical(group: string, type: string, subtype: string | null, description: string) {
  return { group, type, subtype, severity: "critical", description };
}
