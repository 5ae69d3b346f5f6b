import { disposableEmailBlocklist } from "disposable-email-domains-js";
import emailProviders from "email-providers/all.json" with { type: "json" };
import { getDomain } from "tldts";
import wellKnownDomains from "./well-known-domains.json" with { type: "json" };

/** The sandbox's own disposable provider, for tests and examples without real names. */
const DISPOSABLE_EXAMPLE = "throwaway.example";

/** The kind of a provider: disposable (which is also free) or free. */
export type ProviderKind = "disposable" | "free";

const providers = new Map<string, ProviderKind>();
for (const domain of emailProviders as string[]) providers.set(domain, "free");
for (const domain of wellKnownDomains) providers.set(domain, "free");
for (const domain of disposableEmailBlocklist()) providers.set(domain, "disposable");
providers.set(DISPOSABLE_EXAMPLE, "disposable");

/** The listed kind of a domain (lower case, Punycode); undefined if it is not listed. */
export function providerOf(domain: string): ProviderKind | undefined {
  return providers.get(getDomain(domain) ?? "") === "disposable"
    ? "disposable"
    : providers.get(domain);
}
