import { ownDomains } from "../own.ts";
import { editDistance } from "../shared/edit-distance.ts";
import { remembered } from "../shared/remembered.ts";
import { commonTopLevels } from "./domain.ts";
import { wellKnownDomains } from "./domains.ts";
import { providerOf } from "./providers.ts";

/** The candidates for a misspelt domain. */
export interface DomainCandidates {
  /** The one well-known domain that is nearest; absent if there is none, or more than one. */
  certain?: string | undefined;
  /** Others that it may be, best first. */
  likely: readonly string[];
}

/** Longer domains are not compared: no well-known one is nearly as long. In UTF-16 code units. */
const longestCompared = 40;

/** Shorter names are one typing error away from too many other domains. */
const distinctive = wellKnownDomains.filter((domain) => nameOf(domain).length >= 5);
const distinctiveNames = new Set(distinctive.map(nameOf));

const nothing: DomainCandidates = { likely: [] };

/**
 * The own or well-known domain that one that could exist is with one typing error: `gmial.com`, `seznma.cz`, `gmial.cz`. The first letter is
 * hardly ever the wrong one, unless it is swapped with the second (`ohtmail.com`): `xmail.com` is another domain, and so is one whose
 * name is well known itself: `email.com`, `hotmail.dk`.
 */
export function misspelt(domain: string): DomainCandidates {
  const own = nearest(domain, 1, ownDomains());
  return own.certain === undefined ? misspeltWellKnown(domain) : own;
}

const misspeltWellKnown = remembered((domain: string): DomainCandidates => {
  if (wellKnownDomains.includes(domain)) return nothing;
  // A digit on the wrong side of the at sign: jana@7gmail.com.
  const withoutDigits = domain.replace(/^\d+/, "");
  if (withoutDigits !== domain && wellKnownDomains.includes(withoutDigits)) return { likely: [withoutDigits] };
  const namesakes = namesakesOf(domain);
  if (namesakes.length > 0) {
    return nearest(domain, 1, namesakes.length === 1 || providerOf(domain) === undefined ? namesakes : []);
  }
  const alike = distinctive.filter((other) => other[0] === domain[0] || isSwapped(domain, other));
  const near = nearest(domain, 1, alike);
  if (near.certain !== undefined || near.likely.length > 0 || providerOf(domain) !== undefined) return near;
  return ofName(domain, (name) => isSwapped(nameOf(domain), name));
});

/** The candidates for a domain that could exist: one with a typing error, or `gmail.cz` and `seznam.com`. */
export function candidatesForExisting(domain: string, near = misspelt(domain)): DomainCandidates {
  if (near.certain !== undefined) return near;
  const namesakes = namesakesOf(domain);
  return namesakes.length === 1 && providerOf(domain) === undefined ? { likely: namesakes } : near;
}

/** The candidates for a domain that cannot exist: `seznam.c`, `gmail.con`, `gmial.c`, `seznamcz`, `gmail`, `company.con`. */
export function candidatesForImpossible(domain: string): DomainCandidates {
  const own = nearest(domain, 1, ownDomains());
  return own.certain === undefined ? wellKnownForImpossible(domain) : own;
}

const wellKnownForImpossible = remembered((domain: string): DomainCandidates => {
  const namesakes = namesakesOf(domain);
  const near = nearest(domain, domain.length < 8 ? 1 : 2, namesakes.length > 0 ? namesakes : wellKnownDomains);
  if (near.certain !== undefined || near.likely.length > 0) return near;
  const candidates = ofName(domain, (name) => editDistance(nameOf(domain), name, 1) <= 1);
  if (candidates.certain !== undefined || candidates.likely.length > 0) return candidates;
  const dot = domain.lastIndexOf(".") + 1;
  const topLevels = commonTopLevels.filter((topLevel) => editDistance(domain.slice(dot), topLevel, 1) <= 1);
  return { likely: dot < 2 ? [] : topLevels.map((topLevel) => domain.slice(0, dot) + topLevel) };
});

/** The well-known domains of the same name, whatever their top-level domain; short names are too common to say anything. */
function namesakesOf(domain: string): readonly string[] {
  const name = nameOf(domain);
  return distinctiveNames.has(name) ? distinctive.filter((other) => nameOf(other) === name) : [];
}

/** The well-known domains whose name is like that of a domain, whatever it ends with. */
function ofName(domain: string, isLike: (name: string) => boolean): DomainCandidates {
  if (domain.length > longestCompared) return nothing;
  const names = [...distinctiveNames].filter((name) => name[0] === domain[0] && isLike(name));
  return oneOf(distinctive.filter((other) => names.includes(nameOf(other))));
}

/** Whether two neighbouring letters are swapped. */
function isSwapped(from: string, to: string): boolean {
  return [...from].sort().join() === [...to].sort().join() && editDistance(from, to, 1) === 1;
}

/** The candidates that are fewest typing errors away, and no more than `limit`. */
function nearest(domain: string, limit: number, candidates: readonly string[]): DomainCandidates {
  if (domain.length > longestCompared) return nothing;
  let least = limit;
  let found: string[] = [];
  for (const candidate of candidates) {
    const distance = editDistance(domain, candidate, least);
    if (distance < least) [least, found] = [distance, []];
    if (distance === least) found.push(candidate);
  }
  return oneOf(found);
}

function oneOf(domains: readonly string[]): DomainCandidates {
  return domains.length === 1 ? { certain: domains[0], likely: [] } : { likely: domains };
}

function nameOf(domain: string): string {
  return domain.replace(/\..*/, "");
}
