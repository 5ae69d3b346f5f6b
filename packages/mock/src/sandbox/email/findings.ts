import { type Finding, type FindingKind, finding, type Severity } from "../shared/finding.ts";

/** What can be wrong with an address, in a word and in a sentence; critical where it does not say otherwise. */
const findings = {
  empty: [["VALUE", "EMPTY", null], "The value is empty."],
  addressTooLong: [["SYNTAX", "VALUE_LENGTH", "TOO_LONG"], "The address has more than 254 octets."],
  userTooLong: [["SYNTAX", "VALUE_LENGTH", "TOO_LONG"], "The part before the at sign has more than 64 octets."],
  whiteSpace: [["FORMAT", "CHARACTERS", "WHITESPACES"], "The address has white space or invisible characters."],
  atSignMissing: [["SYNTAX", "VALUE_PART_MISSING", "AT_SIGN"], "The address has no at sign."],
  atSignExtra: [["SYNTAX", "VALUE_PART_EXTRA", "AT_SIGN"], "The address has more than one at sign."],
  userMissing: [["SYNTAX", "VALUE_PART_MISSING", null], "The part before the at sign is missing."],
  userDots: [["SYNTAX", "INVALID", null], "The part before the at sign has a dot at its edge, or two in a row."],
  userDiacritics: [["SYNTAX", "CHARACTERS", "DIACRITICS"], "The part before the at sign has letters with diacritics."],
  userCharacters: [
    ["SYNTAX", "CHARACTERS", null],
    "The part before the at sign has characters that are not allowed there.",
  ],
  domainMissing: [["SYNTAX", "VALUE_PART_MISSING", "DOMAIN"], "The domain is missing."],
  capitals: [
    ["FORMAT", "INVALID", "CASE_SENSITIVITY"],
    "The address has capital letters; it is the same without them.",
    "info",
  ],
  disposable: [["VALUE", "NOT_ALLOWED", "DISPOSABLE"], "Addresses of disposable mailboxes are not accepted."],
  freemail: [["VALUE", "NOT_ALLOWED", "FREEMAIL"], "Addresses of free mailboxes are not accepted."],
  reserved: [["VALUE", "INVALID", null], "The domain is reserved for examples and tests; it has no mailboxes."],
  several: [["SYNTAX", "VALUE_PART_EXTRA", null], "The value has more than one address."],
  notAsked: [
    ["VALUE", "UNABLE_TO_PROCESS", null],
    "The address was reconstructed; the mailbox was not checked.",
    "warning",
  ],
  noServer: [["VALUE", "INVALID", "DOMAIN_DNS"], "The domain has no mail server."],
  noMailbox: [["VALUE", "INVALID", null], "The mail server has no such mailbox."],
  later: [["VALUE", "TEMPORARY_INVALID", null], "The mail server rejects the mailbox temporarily. Retry later."],
  silent: [
    ["VALUE", "UNABLE_TO_PROCESS", "DOMAIN_DNS"],
    "The mail server does not respond, so it is unknown whether the mailbox exists.",
    "warning",
  ],
  dots: [["SYNTAX", "INVALID", "DOMAIN"], "The domain has a dot at its edge, or two in a row."],
  characters: [["SYNTAX", "CHARACTERS", "DOMAIN"], "The domain has characters that are not allowed there."],
  hyphens: [["SYNTAX", "INVALID", "DOMAIN"], "A part of the domain begins or ends with a hyphen."],
  punycode: [["SYNTAX", "INVALID", "DOMAIN"], "A part of the domain is no correct international name."],
  tooLong: [
    ["SYNTAX", "VALUE_LENGTH", "TOO_LONG"],
    "The domain has more than 255 octets, or a part of it more than 63.",
  ],
  literal: [["VALUE", "NOT_ALLOWED", "DOMAIN"], "An IP address instead of a domain is not accepted."],
  noTopLevel: [["SYNTAX", "VALUE_PART_MISSING", "TLD"], "The domain has no top-level domain."],
  topLevel: [["VALUE", "INVALID", "TLD"], "The top-level domain does not exist."],
} as const satisfies Record<string, readonly [kind: FindingKind, text: string, severity?: Severity]>;

export type EmailError = keyof typeof findings;

export function emailFinding(error: EmailError): Finding {
  const [kind, text, severity = "critical"] = findings[error];
  return finding(severity, kind, ["email"], text);
}
