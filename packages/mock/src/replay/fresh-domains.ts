import { candidatesForTypo } from "../sandbox/email/typos.ts";
import wellKnownDomains from "../sandbox/email/well-known-domains.json" with { type: "json" };
import type { Random } from "./random.ts";

/** Long names have room for a typing error. */
const longDomains = wellKnownDomains.filter((name) => name.length > 7);

/** The stand-ins that the parts of a domain have already. */
interface DomainStandIns {
  /** The stand-in of a domain that has one. */
  domain: (domain: string) => string | undefined;
  words: (text: string) => string;
}

/**
 * A provider for a provider, a misspelt one for a misspelt one, so that it is corrected in the same
 * way. Other domains keep their top-level domain.
 */
export function freshDomain(domain: string, standIns: DomainStandIns, random: Random): string {
  const standInOf = (provider: string) =>
    standIns.domain(provider) ?? random.pick(longDomains.filter((other) => other !== provider));
  if (wellKnownDomains.includes(domain)) return standInOf(domain);
  const correct = candidatesForTypo(domain, wellKnownDomains).certain;
  if (correct !== undefined) return withTypo(standInOf(correct), random);
  const dot = domain.lastIndexOf(".");
  if (dot < 0) return standIns.words(domain);
  return standIns.words(domain.slice(0, dot)) + domain.slice(dot);
}

/** A domain with two neighbouring letters of its name swapped. */
function withTypo(domain: string, random: Random): string {
  const name = domain.slice(0, domain.indexOf("."));
  const places = [...name].flatMap((letter, at) =>
    at > 0 && at + 1 < name.length && letter !== name[at + 1] ? [at] : [],
  );
  const at = random.pick(places);
  return domain.slice(0, at) + domain[at + 1] + domain[at] + domain.slice(at + 2);
}
