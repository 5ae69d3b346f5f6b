import { editDistance } from "@data-validation/common/edit-distance";
import { groupBy } from "@data-validation/common/group-by";
import type { OwnDomains } from "../own-data.ts";
import { memoiseByObject, memoiseByTextAndObject } from "../shared/memoise.ts";
import { fold } from "../shared/text.ts";
import { isTypingSlip } from "../shared/typing-slip.ts";
import { commonTopLevels } from "./domain.ts";
import { providerOf } from "./providers.ts";
import wellKnownDomains from "./well-known-domains.json" with { type: "json" };

export interface DomainCandidates {
  /** The nearest known domain; undefined if none or several are nearest. */
  certain?: string | undefined;
  likely: readonly string[];
}

/** The domains to compare with: own data first, then the well-known ones, most popular first. */
export const knownDomains = memoiseByObject((own: OwnDomains) => {
  const valid = [...own.keys()].filter((domain) => own.get(domain)?.isValid);
  return [...new Set([...valid, ...wellKnownDomains])] as readonly string[];
});

/** Longer domains are not compared, since no known one is nearly as long. In UTF-16 code units. */
const LONGEST_COMPARED = 40;

/** The known domains with a long enough name: shorter ones have too many neighbours. */
const distinctiveDomains = memoiseByObject((known: readonly string[]) =>
  known.filter((domain) => domainNameOf(domain).length >= 5),
);

const domainsByName = memoiseByObject((known: readonly string[]) =>
  groupBy(distinctiveDomains(known), domainNameOf),
);

const noCandidates: DomainCandidates = { likely: [] };

/**
 * The known domain of a typing error: `gmial.com`, `seznma.cz`, `ohtmail.com`; likely but not
 * certain for `gmial.cz`. A different first letter or a known name is not a typing error:
 * `xmail.com`, `email.com`, `hotmail.dk`.
 */
export const candidatesForTypo = memoiseByTextAndObject(
  (domain, domains: readonly string[]): DomainCandidates => {
    if (domains.includes(domain) || domain.length > LONGEST_COMPARED) return noCandidates;
    const namesakes = namesakesOf(domain, domains);
    // Providers have domains in many countries: yahoo.dk and yahoo.de.
    if (namesakes.length > 1 && providerOf(domain) !== undefined)
      return { likely: namesakes.filter((other) => isShortened(domain, other)) };
    if (namesakes.length > 0) return candidatesAmongNamesakes(domain, namesakes);
    const alike = distinctiveDomains(domains).filter(
      (other) => domain[0] === other[0] || domain[1] === other[0],
    );
    const near = toCandidates(alike.filter((other) => isTypingSlip(domain, other)));
    if (hasCandidates(near)) return near;
    // A typing error in the name and a different top-level domain are two mistakes.
    const name = domainNameOf(domain);
    const { certain, likely } = candidatesByName(domains, (other) => isTypingSlip(name, other));
    return { likely: certain === undefined ? likely : [certain] };
  },
);

/**
 * The known domain with the same name and a mistyped top-level domain; likely only if that of a
 * country: `atlas.dk`, `gmail.co`.
 */
function candidatesAmongNamesakes(domain: string, namesakes: readonly string[]): DomainCandidates {
  const slips = namesakes.filter(
    (other) => isTypingSlip(domain, other) || other.slice(0, -1) === domain,
  );
  return /\.[a-z]{2}$/.test(domain) ? { likely: slips } : toCandidates(slips);
}

/** Whether a letter is missing: `hotmail.cm`, although that domain may exist. */
function isShortened(domain: string, other: string): boolean {
  return domain.length < other.length && isTypingSlip(domain, other);
}

/**
 * Candidates for a possible domain: one with a typing error, or `gmail.cz`, `seznam.com`,
 * `sezman.cz`, `sěznam.cz`, `t-0nline.de`, `www.seznam.cz`, `seznam.cz.cz` and `seznamcz.cz`.
 */
export function candidatesForExisting(
  domain: string,
  domains: readonly string[],
): DomainCandidates {
  const nearCandidates = candidatesForTypo(domain, domains);
  if (hasCandidates(nearCandidates)) return nearCandidates;
  const namesakes = namesakesOf(domain, domains);
  const isListed = providerOf(domain) !== undefined;
  const beginning = domains.filter((other) => domain.startsWith(`${other}.`));
  // Of a provider in several countries, yahoo.com.br is another domain and not yahoo.com.
  if (beginning.length > 0 && !(isListed && namesakes.length > 1)) return { likely: beginning };
  if (isListed) return nearCandidates;
  if (namesakes.length === 1) return { likely: namesakes };
  const plainDomain = fold(domain.replace(/^www\./, "")).replaceAll("ı", "i");
  const domainAsLetters = plainDomain
    .replace(/(?<![\d.])0(?!\d)/g, "o")
    .replace(/(?<=\p{L})1(?=\p{L})/gu, "l");
  const equalDomains = domains.filter((other) => other === domainAsLetters);
  if (plainDomain !== domain || equalDomains.length > 0) return { likely: equalDomains };
  const unhyphenated = domains.filter(
    (other) =>
      other.replaceAll("-", "") === domain.replaceAll("-", "") ||
      other.replaceAll(".", "") === domainNameOf(domain),
  );
  if (unhyphenated.length > 0) return { likely: unhyphenated };
  return { likely: domains.filter((other) => isAlmost(domain, other)) };
}

/**
 * Whether a domain sounds like a known one or has its letters in another order, y and z swapped,
 * one more letter or another one, lacks the first letter, or has a typing error in a name of four
 * letters: `volni.cz`, `sezman.cz`, `yoynam.sk`, `gemail.com`, `gmqil.com`, `eznam.cz`, `onte.pl`.
 * Another first letter makes a name of five letters another one: `xmail.com`.
 */
function isAlmost(domain: string, candidate: string): boolean {
  const { length } = domainNameOf(candidate);
  if (length < 3) return false;
  if (length > 4 && (swapKeys(domain) === candidate || domain === candidate.slice(1))) return true;
  const isLikeStart = domain[0] === candidate[0];
  const mayDiffer =
    domain.length === candidate.length && (length > 5 || (isLikeStart && length > 4));
  if (mayDiffer && editDistance(domain, candidate, 1) === 1) return true;
  if (!isLikeStart) return false;
  if (soundOf(domain) === soundOf(candidate)) return true;
  const isReordered = hasSameLetters(domain, candidate) && editDistance(domain, candidate, 2) <= 2;
  const isLonger = domain.length === candidate.length + 1;
  if (isLonger && length > 4 && editDistance(domain, candidate, 1) === 1) return true;
  return isReordered || (length > 3 && domain.length < 9 && isTypingSlip(domain, candidate));
}

/** A text typed with the other of two keyboards that swap y and z. */
function swapKeys(domain: string): string {
  return domain.replace(/[yz]/g, (letter) => (letter === "y" ? "z" : "y"));
}

/** Letters that sound alike in Czech, Slovak and Polish as one, and doubled letters as single. */
function soundOf(domain: string): string {
  return domain
    .replace(/[jy]/g, "i")
    .replaceAll("w", "v")
    .replaceAll("z", "s")
    .replace(/(.)\1/g, "$1");
}

function hasSameLetters(one: string, other: string): boolean {
  const sortLetters = (text: string) => Array.from(text).sort().join("");
  return sortLetters(one) === sortLetters(other);
}

/**
 * Candidates for an impossible domain: `seznam.c`, `gmail.con`, `gmial.c`, `seznamcz`, `gmail`,
 * `gmx`, `company.con`.
 */
export const candidatesForImpossible = memoiseByTextAndObject(
  (domain, domains: readonly string[]): DomainCandidates => {
    if (domain.length > LONGEST_COMPARED) return noCandidates;
    const dot = domain.lastIndexOf(".") + 1;
    const nearCandidates = candidatesByDistance(domain, domain.length < 8 ? 1 : 2, domains);
    if (hasCandidates(nearCandidates))
      return withLikeTopLevel(nearCandidates, domain.slice(dot), dot > 0);
    const ofLikeName = candidatesByName(
      domains,
      (name) => name[0] === domain[0] && editDistance(domainNameOf(domain), name, 1) <= 1,
    );
    if (hasCandidates(ofLikeName)) return withLikeTopLevel(ofLikeName, domain.slice(dot), dot > 0);
    // A short name is common to many domains, so it is a likely one only if nothing else was typed.
    const ofShortName = domains.filter((other) => domainNameOf(other) === domain);
    if (ofShortName.length > 0) return { likely: ofShortName };
    const topLevels = commonTopLevels.filter(
      (topLevel) => editDistance(domain.slice(dot), topLevel, 1) <= 1,
    );
    return { likely: topLevels.map((topLevel) => domain.slice(0, dot) + topLevel) };
  },
);

/**
 * A top-level domain that is missing or not a typing error leaves a doubt: `seznam`, `seznam.xyzq`;
 * not `seznamcz`.
 */
function withLikeTopLevel(
  { certain, likely }: DomainCandidates,
  topLevel: string,
  isThere: boolean,
): DomainCandidates {
  if (certain === undefined) return { likely };
  const certainTopLevel = certain.slice(certain.lastIndexOf(".") + 1);
  const isLike = isThere
    ? certainTopLevel.startsWith(topLevel) || editDistance(topLevel, certainTopLevel, 1) <= 1
    : topLevel.endsWith(certainTopLevel);
  return isLike ? { certain, likely } : { likely: [certain, ...likely] };
}

function hasCandidates({ certain, likely }: DomainCandidates): boolean {
  return certain !== undefined || likely.length > 0;
}

/** The known domains of the same name with any top-level domain; short names are too common. */
function namesakesOf(domain: string, domains: readonly string[]): readonly string[] {
  return domainsByName(domains).get(domainNameOf(domain)) ?? [];
}

function candidatesByName(
  domains: readonly string[],
  isLike: (name: string) => boolean,
): DomainCandidates {
  return toCandidates(distinctiveDomains(domains).filter((other) => isLike(domainNameOf(other))));
}

function candidatesByDistance(
  domain: string,
  limit: number,
  candidates: readonly string[],
): DomainCandidates {
  const measuredCandidates = candidates.map((candidate) => ({
    candidate,
    distance: editDistance(domain, candidate, limit),
  }));
  const least = Math.min(limit, ...measuredCandidates.map(({ distance }) => distance));
  return toCandidates(
    measuredCandidates
      .filter(({ distance }) => distance === least)
      .map(({ candidate }) => candidate),
  );
}

function toCandidates(domains: readonly string[]): DomainCandidates {
  const [certain] = domains;
  return domains.length === 1 ? { certain, likely: [] } : { likely: domains };
}

const domainNameOf = (domain: string) => domain.split(".", 1)[0] ?? "";
