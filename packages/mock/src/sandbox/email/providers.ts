import { disposableEmailBlocklist } from "disposable-email-domains-js";
import emailProviders from "email-providers/all.json" with { type: "json" };
import { getDomain } from "tldts";
import { remembered } from "../shared/remembered.ts";
import wellKnownDomains from "./well-known-domains.json" with { type: "json" };

/** The sandbox's own provider of disposable mailboxes, for tests and examples that name no real one. */
const disposableExample = "throwaway.example";

/** What a provider gives out: disposable mailboxes, which are free, too, or free ones. */
export type Provider = "disposable" | "free";

const providers = new Map<string, Provider>();
for (const domain of emailProviders as string[]) providers.set(domain, "free");
for (const domain of wellKnownDomains) providers.set(domain, "free");
for (const domain of disposableEmailBlocklist()) providers.set(domain, "disposable");
providers.set(disposableExample, "disposable");

/** The part of a domain that its owner registered; empty where there is none. */
const registrableIn = remembered((domain) => getDomain(domain) ?? "");

/** What a domain (lower case, Punycode) is listed as giving out; undefined for one that is not listed. */
export function providerOf(domain: string): Provider | undefined {
  return providers.get(registrableIn(domain)) === "disposable"
    ? "disposable"
    : providers.get(domain);
}
