import type { Schemas } from "../../contract.ts";
import type { Company } from "../data/companies.ts";
import { defaultsOf } from "../defaults.ts";
import { foldKnown } from "../known.ts";
import { longestValue } from "../likeness.ts";
import { countryName, countryNames } from "../location/countries.ts";
import type { Filterable } from "../location/filter.ts";
import { filtered, wordStarts } from "../location/filter.ts";
import { fold } from "../text.ts";
import { withoutLegalForm } from "./names.ts";
import type { Notation } from "./notation.ts";
import { companyItem } from "./notation.ts";
import { ofLegalForm, pool } from "./pool.ts";

type Request = Schemas["CompanySearchRequest"]["request"];

const defaults = defaultsOf("CompanySearchOptions");

/** Answers /company/search: the companies of which one field begins with what the user has typed. */
export function companySearch({ query, options = {}, client }: Request): Schemas["CompanySearchResponse"] {
  const { resultsLimit = defaults.resultsLimit, resultsOffset = defaults.resultsOffset } = options;
  const ranked = pool(options, client)
    .map((company) => ({ company, rank: rank(company, query.type, query.value) }))
    .filter(({ rank }) => rank !== null)
    .sort((a, b) => Number(a.rank) - Number(b.rank))
    .map(({ company }) => company);
  const matching = filtered(
    ofLegalForm(ranked, options),
    query.filter ?? {},
    (company, field) => filterable(company, field, options),
    options,
  );
  const results = matching
    .slice(resultsOffset, resultsOffset + resultsLimit)
    .map((company) => companyItem(company, options));
  return { resultsCount: results.length, resultsOffset, resultsTotal: matching.length, results };
}

/** How well a field matches the beginning of a value: 0 the whole, 1 from its start, 2 from a word in it; null not at all. */
function rank(company: Company, type: string, value: string): number | null {
  if (value.length > longestValue) return null;
  if (type === "name") {
    const [name, wanted] = [foldKnown(company.name), fold(value)];
    if (wanted === "") return null;
    if (name === wanted || withoutLegalForm(company.name) === value.trim()) return 0;
    if (name.startsWith(wanted)) return 1;
    return wordStarts(name, wanted) ? 2 : null;
  }
  if (type !== "registrationNumber" && type !== "taxNumber" && type !== "vatNumber") return null;
  const number = company[type];
  const wanted = value.replace(/[\s./-]+/gu, "").toUpperCase();
  if (number === null || wanted === "") return null;
  if (number === wanted) return 0;
  if (number.startsWith(wanted)) return 1;
  return number.replace(/^[A-Z]+/, "").startsWith(wanted) ? 2 : null;
}

function filterable(company: Company, field: string, { countryFormat }: Notation): Filterable | undefined {
  switch (field) {
    case "country":
      return { value: countryName(company.country, countryFormat), alternatives: countryNames(company.country) };
    case "name":
      return { value: company.name, alternatives: [withoutLegalForm(company.name) ?? null] };
    case "registrationNumber":
      return { value: company.registrationNumber, alternatives: [] };
    case "taxNumber":
    case "vatNumber": {
      const number = company[field];
      const digits = number?.replace(/^[A-Z]+/, "") ?? null;
      return { value: number, alternatives: digits === null ? [] : [digits, company.country + digits] };
    }
    default:
      return undefined;
  }
}
