import type { Schemas } from "../../schemas.ts";
import { defaultsOf } from "../defaults.ts";
import { longestValue } from "../shared/similarity.ts";
import { fold } from "../shared/text.ts";
import { type CountryPrefix, countryPrefixes } from "./prefixes.ts";

type Request = Schemas["PhoneSearchRequest"]["request"];
type Result = Schemas["PhoneSearchResponse"]["results"][number];

const defaults = defaultsOf("PhoneSearchOptions");

/**
 * Answers /phone/search: the international prefixes that begin with what the user has typed, or whose country does.
 *
 * A value with digits means a prefix, any other a country's code or the beginning of its name. Whole prefixes and names come first,
 * and among them the client's country.
 */
export function phoneSearch({ query, options = {}, client }: Request): Schemas["PhoneSearchResponse"] {
  const { resultsLimit = defaults.resultsLimit, allowedPrefixes = [] } = options;
  const home = client?.country?.toUpperCase();
  const allowed = allowedPrefixes.map((prefix) => `+${digitsOf(prefix)}`);
  const results: Result[] = [];
  const offer = (found: readonly CountryPrefix[], isHome: boolean) => {
    for (const { code, prefix } of found) {
      if (results.length === resultsLimit) return;
      const isAllowed = allowed.length === 0 || allowed.includes(prefix);
      if (isAllowed && isHome === (code === home)) results.push({ data: { country: code, prefix } });
    }
  };
  for (const found of find(query.value)) {
    if (home !== undefined) offer(found, true);
    offer(found, false);
  }
  return { resultsCount: results.length, results };
}

/** The prefixes that a value may mean: those where it is all of the prefix or the name, and then those where it is the beginning. */
function find(value: string): readonly (readonly CountryPrefix[])[] {
  if (value.length > longestValue) return [];
  const typed = digitsOf(value);
  // No prefix is the beginning of another, so what is one whole prefix is the beginning of none.
  if (typed !== "") return [byBeginning.get(typed) ?? []];
  return value.trim() === "+" ? [countryPrefixes] : findByName(fold(value));
}

/** The prefixes by each beginning that their digits have. */
const byBeginning = new Map<string, CountryPrefix[]>();
for (const found of countryPrefixes) {
  for (let end = 2; end <= found.prefix.length; end += 1) add(byBeginning, found.prefix.slice(1, end), found);
}

function findByName(name: string): [whole: CountryPrefix[], beginnings: CountryPrefix[]] {
  const [whole, beginnings]: [CountryPrefix[], CountryPrefix[]] = [[], []];
  byLetter ??= readNames();
  for (const { country, names } of byLetter.get(name.charAt(0)) ?? []) {
    if (country.code.toLowerCase() === name || names.includes(name)) whole.push(country);
    else if (names.some((own) => own.startsWith(name))) beginnings.push(country);
  }
  return [whole, beginnings];
}

interface NamedCountry {
  country: CountryPrefix;
  /** Its names in the languages of the sandbox, folded. */
  names: readonly string[];
}

/** The countries by each letter that their codes and names begin with; read when a name is first asked for. */
let byLetter: Map<string, NamedCountry[]> | undefined;

function readNames(): Map<string, NamedCountry[]> {
  const languages = ["en", "cs", "sk", "pl"].map((language) => new Intl.DisplayNames(language, { type: "region" }));
  const countries = new Map<string, NamedCountry[]>();
  for (const country of countryPrefixes) {
    const { code } = country;
    const names = languages.map((language) => fold(language.of(code) ?? code));
    const letters = new Set([code.toLowerCase(), ...names].map((name) => name.charAt(0)));
    for (const letter of letters) add(countries, letter, { country, names });
  }
  return countries;
}

function add<Item>(lists: Map<string, Item[]>, key: string, item: Item): void {
  const list = lists.get(key);
  if (list) list.push(item);
  else lists.set(key, [item]);
}

/** The digits of a prefix, however it is written: +420, 00420, 420. */
function digitsOf(prefix: string): string {
  return prefix.replace(/\D+/gu, "").replace(/^00/, "");
}
