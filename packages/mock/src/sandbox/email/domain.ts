import { domainToASCII, domainToUnicode } from "node:url";
import { parse } from "tldts";

/** RFC 1035: octets of a label, and of a whole name (RFC 5321 says the same of the domain of an address). */
const longestLabel = 63;
const longestDomain = 255;

/** What is wrong with a domain's spelling. */
export type DomainFault =
  | "dots"
  | "characters"
  | "hyphens"
  | "punycode"
  | "tooLong"
  | "literal"
  | "noTopLevel"
  | "topLevel";

/**
 * The first fault of a domain's spelling; undefined when there is none.
 *
 * Labels of letters, digits and inner hyphens, in any script (RFC 5890) or in Punycode, the last of them a top-level domain that
 * exists. An IP address in brackets is an address by RFC 5321, and nobody's; it is a fault here.
 */
export function domainFault(domain: string): DomainFault | undefined {
  if (domain.length > longestDomain) return "tooLong";
  if (/^\[.*\]$/.test(domain)) return "literal";
  const labels = domain.split(".");
  if (labels.some((label) => label === "")) return "dots";
  if (!labels.every((label) => /^[\p{L}\p{M}\p{N}-]+$/u.test(label))) return "characters";
  if (labels.some((label) => label.startsWith("-") || label.endsWith("-"))) return "hyphens";
  const ascii = labels.map(labelToAscii);
  if (ascii.some((label) => label === "")) return "punycode";
  if (ascii.some((label) => label.length > longestLabel) || ascii.join(".").length > longestDomain) return "tooLong";
  if (labels.length < 2) return "noTopLevel";
  return isTopLevel(ascii.at(-1) ?? "") ? undefined : "topLevel";
}

/** A domain in the form in which all lists have it: lower case, Punycode. */
export function normalizeDomain(domain: string): string {
  return domain.split(".").map(labelToAscii).join(".");
}

/** Reserved for documentation and tests (RFC 2606); the sandbox has its own domains there. */
const reservedTopLevels = new Set(["example", "test"]);

/** Whether a top-level domain, in lower case and Punycode, is delegated or reserved for tests. */
function isTopLevel(label: string): boolean {
  return reservedTopLevels.has(label) || parse(`domain.${label}`, { validateHostname: false }).isIcann === true;
}

/** A label in lower case and Punycode; empty when it cannot be, because its characters are not allowed or its Punycode is broken. */
function labelToAscii(label: string): string {
  const lower = label.toLowerCase();
  if (lower.startsWith("xn--")) return domainToUnicode(lower) === lower ? "" : lower;
  return /^[\0-\x7f]*$/.test(lower) ? lower : domainToASCII(lower);
}
