import type { Schemas } from "../../contract.ts";
import { defaultsOf } from "../defaults.ts";
import { longestValue } from "../shared/similarity.ts";
import { fold, once } from "../shared/text.ts";
import { type CountryPrefix, countryPrefixes } from "./prefixes.ts";

type Request = Schemas["PhoneSearchRequest"]["request"];

const defaults = defaultsOf("PhoneSearchOptions");

/**
 * Answers /phone/search: the international prefixes that begin with what the user has typed, or whose country does.
 *
 * A value with digits means a prefix, any other a country's code or the beginning of its name.
 */
export function phoneSearch({ query, options = {}, client }: Request): Schemas["PhoneSearchResponse"] {
  const { resultsLimit = defaults.resultsLimit, allowedPrefixes = [] } = options;
  const home = client?.country?.toUpperCase();
  const allowed = new Set(allowedPrefixes.map(digitsOf));
  const rank = ranking(query.value);
  const results = countryPrefixes
    .map((prefix) => ({ prefix, rank: rank(prefix) }))
    .filter(({ prefix, rank }) => rank !== null && (allowed.size === 0 || allowed.has(digitsOfKnown(prefix))))
    .sort((a, b) => Number(a.rank) - Number(b.rank) || Number(b.prefix.code === home) - Number(a.prefix.code === home))
    .slice(0, resultsLimit)
    .map(({ prefix: { code, prefix } }) => ({ data: { country: code, prefix } }));
  return { resultsCount: results.length, results };
}

/** How well a value matches: 0 the whole prefix or name, 1 the beginning of one; null not at all. */
function ranking(value: string): (prefix: CountryPrefix) => 0 | 1 | null {
  if (value.length > longestValue) return () => null;
  const typed = digitsOf(value);
  if (typed !== "" || value.trim() === "+") return (prefix) => matched(digitsOfKnown(prefix), typed);
  const name = fold(value);
  if (name === "") return () => null;
  return (prefix) =>
    prefix.code.toLowerCase() === name ? 0 : bestOf(namesOf(prefix).map((own) => matched(own, name)));
}

function matched(text: string, beginning: string): 0 | 1 | null {
  if (!text.startsWith(beginning)) return null;
  return text.length === beginning.length ? 0 : 1;
}

function bestOf(ranks: readonly (0 | 1 | null)[]): 0 | 1 | null {
  return ranks.includes(0) ? 0 : ranks.includes(1) ? 1 : null;
}

/** The digits of a prefix, however it is written: +420, 00420, 420. */
function digitsOf(prefix: string): string {
  return prefix.replace(/\D+/gu, "").replace(/^00/, "");
}

const digitsOfKnown = once(({ prefix }: CountryPrefix) => digitsOf(prefix));

const displayNames = ["en", "cs", "sk", "pl"].map((language) => new Intl.DisplayNames(language, { type: "region" }));

/** The names of a country in the languages of the sandbox, folded. */
const namesOf = once(({ code }: CountryPrefix) => displayNames.map((names) => fold(names.of(code) ?? code)));
