import type { Schemas } from "../../contract.ts";
import { defaultsOf } from "../defaults.ts";
import { longestValue } from "../shared/similarity.ts";
import { fold } from "../shared/text.ts";
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
  const allowed = new Set(allowedPrefixes.map(digits));
  const results = countryPrefixes
    .filter(({ prefix }) => allowed.size === 0 || allowed.has(digits(prefix)))
    .map((prefix) => ({ prefix, rank: rank(prefix, query.value) }))
    .filter(({ rank }) => rank !== null)
    .sort((a, b) => Number(a.rank) - Number(b.rank) || Number(b.prefix.code === home) - Number(a.prefix.code === home))
    .slice(0, resultsLimit)
    .map(({ prefix: { code, prefix } }) => ({ data: { country: code, prefix } }));
  return { resultsCount: results.length, results };
}

/** How well a value matches: 0 the whole prefix or name, 1 the beginning of one; null not at all. */
function rank({ code: country, prefix }: CountryPrefix, value: string): number | null {
  if (value.length > longestValue) return null;
  const typed = digits(value);
  if (typed !== "" || value.trim() === "+") return matched([digits(prefix)], typed);
  const name = fold(value);
  if (name === "") return null;
  return country.toLowerCase() === name ? 0 : matched(countryNames(country), name);
}

function matched(texts: string[], beginning: string): number | null {
  if (texts.includes(beginning)) return 0;
  return texts.some((text) => text.startsWith(beginning)) ? 1 : null;
}

/** The digits of a prefix, however it is written: +420, 00420, 420. */
function digits(prefix: string): string {
  return prefix.replace(/\D+/gu, "").replace(/^00/, "");
}

const displayNames = ["en", "cs", "sk", "pl"].map((language) => new Intl.DisplayNames(language, { type: "region" }));
const namesByCountry = new Map<string, string[]>();

/** The names of a country in the languages of the sandbox, folded. */
function countryNames(country: string): string[] {
  const names = namesByCountry.get(country) ?? displayNames.map((names) => fold(names.of(country) ?? country));
  namesByCountry.set(country, names);
  return names;
}
