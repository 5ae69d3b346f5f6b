import type { Schemas } from "../../schemas.ts";
import { defaultsOf } from "../defaults.ts";
import { longestValue } from "../shared/similarity.ts";
import { fold, once } from "../shared/text.ts";
import { countryPrefixes } from "./prefixes.ts";

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
  const rankOf = ranking(query.value);
  const found: { data: Result; rank: number; isHome: boolean }[] = [];
  for (const known of knownPrefixes) {
    if (allowed.size > 0 && !allowed.has(known.digits)) continue;
    const rank = rankOf(known);
    if (rank !== null) found.push({ data: known.data, rank, isHome: known.data.country === home });
  }
  found.sort((a, b) => a.rank - b.rank || Number(b.isHome) - Number(a.isHome));
  const results = found.slice(0, resultsLimit).map(({ data }) => ({ data: { ...data } }));
  return { resultsCount: results.length, results };
}

type Result = Required<Schemas["PhoneSearchResponse"]["results"][number]["data"]>;

/** A country's prefix with what a value is compared to. */
interface KnownPrefix {
  data: Result;
  digits: string;
}

const knownPrefixes: readonly KnownPrefix[] = countryPrefixes.map(({ code, prefix }) => ({
  data: { country: code, prefix },
  digits: digitsOf(prefix),
}));

/** How well a value matches: 0 the whole prefix or name, 1 the beginning of one; null not at all. */
function ranking(value: string): (known: KnownPrefix) => 0 | 1 | null {
  if (value.length > longestValue) return () => null;
  const typed = digitsOf(value);
  if (typed !== "" || value.trim() === "+") return ({ digits }) => matched(digits, typed);
  const name = fold(value);
  if (name === "") return () => null;
  return (known) => {
    if (known.data.country.toLowerCase() === name) return 0;
    const beginning = namesOf(known).filter((own) => own.startsWith(name));
    return beginning.length === 0 ? null : beginning.includes(name) ? 0 : 1;
  };
}

function matched(text: string, beginning: string): 0 | 1 | null {
  if (!text.startsWith(beginning)) return null;
  return text.length === beginning.length ? 0 : 1;
}

/** The digits of a prefix, however it is written: +420, 00420, 420. */
function digitsOf(prefix: string): string {
  return prefix.replace(/\D+/gu, "").replace(/^00/, "");
}

const displayNames = ["en", "cs", "sk", "pl"].map((language) => new Intl.DisplayNames(language, { type: "region" }));

/** The names of a country in the languages of the sandbox, folded. */
const namesOf = once(({ data: { country } }: KnownPrefix) =>
  displayNames.map((names) => fold(names.of(country) ?? country)),
);
