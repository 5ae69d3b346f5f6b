import { parse } from "tldts";
import { isOfMixedScripts } from "../shared/lookalikes.ts";
import { memoiseByText } from "../shared/memoise.ts";
import type { EmailError } from "./findings.ts";

/**
 * RFC 1035: octets of a label and of a whole name; RFC 5321 has the same limit for the domain of an
 * address.
 */
const LONGEST_LABEL = 63;
const LONGEST_DOMAIN = 255;

/**
 * A domain: its name in lower case and Punycode, as in all lists, or the mistake in its spelling.
 */
export interface EmailDomain {
  name: string | null;
  error: EmailError | undefined;
}

/**
 * Reads a domain: labels in any script (RFC 5890) or in Punycode; the last one is an existing
 * top-level domain.
 */
export const readDomain = memoiseByText((domain: string): EmailDomain => {
  if (domain.length > LONGEST_DOMAIN) return failedDomain("tooLong");
  const labels = domain.split(".");
  if (labels.includes("")) return failedDomain("dots");
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return failedDomain("characters");
  if (labels.some(isOfMixedScripts)) return failedDomain("mixedScripts");
  if (labels.some((label) => label.startsWith("-") || label.endsWith("-")))
    return failedDomain("hyphens");
  const ascii = labels.map(labelToAscii);
  if (ascii.includes("")) return failedDomain("punycode");
  const name = ascii.join(".");
  if (ascii.some((label) => label.length > LONGEST_LABEL) || name.length > LONGEST_DOMAIN)
    return failedDomain("tooLong");
  if (labels.length < 2) return failedDomain("noTopLevel");
  return isTopLevel(ascii.at(-1) ?? "") ? { name, error: undefined } : failedDomain("topLevel");
});

function failedDomain(error: EmailError): EmailDomain {
  return { name: null, error };
}

/** Corrections of top-level domains that do not exist. */
export const commonTopLevels: readonly string[] = [
  "com",
  "cz",
  "sk",
  "pl",
  "net",
  "org",
  "eu",
  "de",
  "info",
];

/**
 * Also the domains reserved for documentation and tests (RFC 2606), which the sandbox uses, and the
 * one of which the list of public suffixes has only the second level.
 */
const knownTopLevels = new Set([...commonTopLevels, "example", "test", "za"]);

/** Whether a top-level domain, in lower case and Punycode, is delegated or reserved for tests. */
function isTopLevel(label: string): boolean {
  return (
    knownTopLevels.has(label) ||
    parse(`domain.${label}`, { validateHostname: false }).isIcann === true
  );
}

export function isAscii(text: string): boolean {
  return /^[\0-\x7f]*$/.test(text);
}

/** The beginning of a label in Punycode (RFC 5890). */
const ENCODED = "xn--";

/** A label in lower case and Punycode; empty if its Punycode is broken. */
function labelToAscii(label: string): string {
  const lower = label.toLowerCase();
  if (isAscii(lower) && !lower.startsWith(ENCODED)) return lower;
  // The URL parser converts a host to Punycode.
  const url = `http://${lower}.test`;
  return URL.canParse(url) ? new URL(url).hostname.slice(0, -".test".length) : "";
}

/** Domains without mailboxes (RFC 2606). Those below `example` are the sandbox's own. */
export function isReservedDomain(domain: string): boolean {
  return /(?:^|\.)(?:example\.(?:com|net|org)|test|invalid|localhost)$/.test(domain);
}
