import type { Schemas } from "../../schemas.ts";
import { defaultsOf } from "../defaults.ts";
import { beginningsOf } from "../register/beginnings.ts";
import { countryName, countryNames } from "../register/country-names.ts";
import { type Filterable, filtered } from "../register/filter.ts";
import type { Fixtures } from "../register/fixtures.ts";
import { recordsOf } from "../register/records.ts";
import type { Company, Records } from "../register/types.ts";
import { longestValue } from "../shared/similarity.ts";
import { fold, once } from "../shared/text.ts";
import { companyName } from "./names.ts";
import { companyItem, type Notation } from "./notation.ts";
import { inOrder, ofLegalForm, pool } from "./pool.ts";

type Request = Schemas["CompanySearchRequest"]["request"];

const defaults = defaultsOf("CompanySearchOptions");

/** Answers /company/search: the companies of which one field begins with what the user has typed. */
export function companySearch(
  { query, options = {}, client }: Request,
  fixtures?: Fixtures,
): Schemas["CompanySearchResponse"] {
  const records = recordsOf(fixtures);
  const { resultsLimit = defaults.resultsLimit, resultsOffset = defaults.resultsOffset } = options;
  const rank = ranking(query.type, query.value, records);
  const ranks = new Map<Company, number>();
  for (const company of pool(records, options)) {
    const own = rank(company);
    if (own !== null) ranks.set(company, own);
  }
  const ranked = [...inOrder([...ranks.keys()], records, options, client)].sort(
    (a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0),
  );
  const matching = filtered(
    ofLegalForm(ranked, options),
    query.filter ?? {},
    (company, field) => filterable(company, field, options),
    options,
  );
  const results = matching
    .slice(resultsOffset, resultsOffset + resultsLimit)
    .map((company) => companyItem(company, options, records));
  return { resultsCount: results.length, resultsOffset, resultsTotal: matching.length, results };
}

/** How well a field matches the beginning of a value: 0 the whole, 1 from its start, 2 from a word in it; null not at all. */
function ranking(type: string, value: string, records: Records): (company: Company) => number | null {
  const wanted = value.length > longestValue ? "" : fold(value);
  if (wanted === "") return () => null;
  if (type === "name") {
    const ranks = ranksOfNames(records)(wanted);
    return (company) => ranks.get(company) ?? null;
  }
  if (type !== "registrationNumber" && type !== "taxNumber" && type !== "vatNumber") return () => null;
  const number = value.replace(/[\s./-]+/gu, "").toUpperCase();
  return (company) => (number === "" ? null : rankNumber(company[type], number));
}

/** A name is found by each of its writings: with its legal form written in full, in short, or left out. */
const ranksOfNames = once(({ companies }: Records) => {
  const whole = beginningsOf(companies, (company) => [company.name, ...companyName(company).aliases]);
  return (wanted: string): ReadonlyMap<Company, number> => {
    const ranks = new Map<Company, number>();
    whole.ranks(wanted).forEach((rank, at) => {
      if (rank !== undefined) ranks.set(companies[at] as Company, rank);
    });
    for (const company of companies)
      if (companyName(company).knownShort.texts[0]?.folded === wanted) ranks.set(company, 0);
    return ranks;
  };
});

function rankNumber(number: string | null, wanted: string): number | null {
  if (number === null) return null;
  if (number === wanted) return 0;
  if (number.startsWith(wanted)) return 1;
  return number.replace(/^[A-Z]+/, "").startsWith(wanted) ? 2 : null;
}

function filterable(company: Company, field: string, { countryFormat }: Notation): Filterable | undefined {
  switch (field) {
    case "country":
      return { value: countryName(company.country, countryFormat), alternatives: countryNames(company.country) };
    case "name":
      return { value: company.name, alternatives: [companyName(company).short] };
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
