import { disposableEmailBlocklist } from "disposable-email-domains-js";
import emailProviders from "email-providers/all.json" with { type: "json" };
import { getDomain } from "tldts";
import { wellKnownDomains } from "./domains.ts";

/** The sandbox's own provider of throw-away mailboxes, for tests and examples that name no real one. */
const disposableExample = "throwaway.example";

const disposables = new Set([...disposableEmailBlocklist(), disposableExample]);
const freemails = new Set([...(emailProviders as string[]), ...wellKnownDomains]);

/** Whether a domain (lower case, Punycode), or the one that it is a part of, is listed as giving out throw-away mailboxes. */
export function isListedDisposable(domain: string): boolean {
  if (disposables.has(domain)) return true;
  // What has two labels is a part of no other domain.
  const isPart = domain.indexOf(".") < domain.lastIndexOf(".");
  return isPart && disposables.has(getDomain(domain) ?? "");
}

/** Whether a domain (lower case, Punycode) is listed as giving out free mailboxes. */
export function isListedFreemail(domain: string): boolean {
  return freemails.has(domain);
}

/** Whether a domain (lower case, Punycode) is listed as giving out mailboxes of either kind. */
export function isListedProvider(domain: string): boolean {
  return isListedFreemail(domain) || isListedDisposable(domain);
}
