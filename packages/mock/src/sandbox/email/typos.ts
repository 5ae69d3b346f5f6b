import { editDistance } from "../shared/edit-distance.ts";
import { lettersOf, mayBeNear } from "../shared/text.ts";
import { commonTopLevels } from "./domain.ts";
import { wellKnownDomains } from "./domains.ts";
import { providerOf } from "./providers.ts";

/** What a misspelt domain was probably meant as. */
export interface MeantDomains {
  /** The one well-known domain that is nearest; absent when there is none, or more than one. */
  certain?: string;
  /** Others that it may be, best first. */
  likely: readonly string[];
}

/** Longer domains are not compared: no well-known one is nearly as long. In UTF-16 code units. */
const longestCompared = 40;

const known = new Set(wellKnownDomains);

const lettersOfKnown = new Map(wellKnownDomains.map((domain) => [domain, lettersOf(domain)]));

/** Shorter names than these are one typing error away from too many other domains. */
const distinctive = wellKnownDomains.filter((domain) => nameOf(domain).length >= 5);

const distinctiveByLetter = new Map(
  distinctive.map(([letter = ""]) => [letter, distinctive.filter((domain) => domain.startsWith(letter))]),
);

const none: readonly string[] = [];

const byName = new Map(
  distinctive.map((domain) => [nameOf(domain), distinctive.filter((other) => nameOf(other) === nameOf(domain))]),
);

/**
 * What well-known domain one that could exist is with one typing error: `gmial.com`, `seznma.cz`. The first letter is hardly ever the
 * wrong one, so `xmail.com` is another domain, and so is one whose name is well known itself: `email.com`, `hotmail.dk`.
 */
export function misspelt(domain: string): MeantDomains {
  if (known.has(domain)) return nothing;
  const namesakes = namesakesOf(domain);
  if (namesakes.length === 0) return nearest(domain, 1, distinctiveByLetter.get(domain.charAt(0)) ?? none);
  return nearest(domain, 1, namesakes.length === 1 || providerOf(domain) === undefined ? namesakes : none);
}

/** What a domain that could exist may be meant as: one with a typing error, or `gmail.cz` and `seznam.com`. */
export function meantByExisting(domain: string, near = misspelt(domain)): MeantDomains {
  if (near.certain !== undefined) return near;
  const namesakes = namesakesOf(domain);
  return namesakes.length === 1 && providerOf(domain) === undefined ? { likely: namesakes } : near;
}

/** What a domain that cannot exist may be meant as: `seznam.c`, `gmail.con`, `seznamcz`, `gmail`, `company.con`. */
export function meantByImpossible(domain: string): MeantDomains {
  const namesakes = namesakesOf(domain);
  const near = nearest(domain, domain.length < 8 ? 1 : 2, namesakes.length > 0 ? namesakes : wellKnownDomains);
  if (near.certain !== undefined || near.likely.length > 0) return near;
  const [only, ...others] = namesakes;
  if (only !== undefined) return others.length > 0 ? { likely: namesakes } : { certain: only, likely: [] };
  const dot = domain.lastIndexOf(".") + 1;
  const meant = commonTopLevels.filter((topLevel) => editDistance(domain.slice(dot), topLevel, 1) <= 1);
  return { likely: dot < 2 ? [] : meant.map((topLevel) => domain.slice(0, dot) + topLevel) };
}

/** The well-known domains of the same name, whatever their top-level domain; short names are too common to say anything. */
function namesakesOf(domain: string): readonly string[] {
  return byName.get(nameOf(domain)) ?? none;
}

/** The candidates that are fewest typing errors away, and no more than `limit`. */
function nearest(domain: string, limit: number, candidates: readonly string[]): MeantDomains {
  if (domain.length > longestCompared) return nothing;
  const letters = lettersOf(domain);
  let least = limit;
  let found: string[] = [];
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - domain.length) > least) continue;
    if (!mayBeNear(letters, lettersOfKnown.get(candidate) ?? lettersOf(candidate), least)) continue;
    const distance = editDistance(domain, candidate, least);
    if (distance < least) [least, found] = [distance, []];
    if (distance === least) found.push(candidate);
  }
  const [only] = found;
  return found.length === 1 && only !== undefined ? { certain: only, likely: none } : { likely: found };
}

const nothing: MeantDomains = { likely: none };

function nameOf(domain: string): string {
  const dot = domain.indexOf(".");
  return dot < 0 ? domain : domain.slice(0, dot);
}
