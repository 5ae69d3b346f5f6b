import type { Schemas } from "../../schemas.ts";
import { defaultsOf } from "../defaults.ts";
import { Beginnings, inOrderOfRanks, type Rank, type Ranks } from "../register/beginnings.ts";
import { countryName, countryNames } from "../register/country-names.ts";
import { type Filterable, filtered } from "../register/filter.ts";
import type { Fixtures } from "../register/fixtures.ts";
import { recordsOf } from "../register/records.ts";
import { longestValue } from "../shared/similarity.ts";
import { fold, once } from "../shared/text.ts";
import { type Entry, type Register, registerOf } from "./entries.ts";
import { companyItem, type Notation } from "./notation.ts";
import { ofLegalForm, pool, whereabouts } from "./pool.ts";

type Request = Schemas["CompanySearchRequest"]["request"];

const defaults = defaultsOf("CompanySearchOptions");

/** Answers /company/search: the companies of which one field begins with what the user has typed. */
export function companySearch(
  { query, options = {}, client }: Request,
  fixtures?: Fixtures,
): Schemas["CompanySearchResponse"] {
  const register = registerOf(recordsOf(fixtures));
  const { resultsLimit = defaults.resultsLimit, resultsOffset = defaults.resultsOffset } = options;
  const ranks = ranksIn(register, query.type, query.value);
  const inPool = pool(register, options);
  const found = inOrderOfRanks(register.entries, ranks, client, whereabouts).filter((entry) => inPool.includes(entry));
  const matching = filtered(
    ofLegalForm(found, options),
    query.filter,
    (entry, field) => filterable(entry, field, options),
    options,
  );
  const results = matching
    .slice(resultsOffset, resultsOffset + resultsLimit)
    .map((entry) => companyItem(entry, options));
  return { resultsCount: results.length, resultsOffset, resultsTotal: matching.length, results };
}

const noRanks: Ranks = [];

/** How well a field of companies matches the beginning of a value, by their places in the register. */
function ranksIn(register: Register, type: string, value: string): Ranks {
  const wanted = value.length > longestValue ? "" : fold(value);
  if (wanted === "") return noRanks;
  if (type === "name") return ranksOfNames(register, wanted);
  if (type !== "registrationNumber" && type !== "taxNumber" && type !== "vatNumber") return noRanks;
  const number = value.replace(/[\s./-]+/gu, "").toUpperCase();
  return number === "" ? noRanks : register.entries.map(({ company }) => rankNumber(company[type], number));
}

/** A name is found by each of its writings: with its legal form written in full, in short, or left out. */
function ranksOfNames(register: Register, wanted: string): Ranks {
  const ranks = beginningsOfNames(register).ranks(wanted);
  for (const { at, name } of register.entries) if (name.knownShort.texts[0]?.folded === wanted) ranks[at] = 0;
  return ranks;
}

const beginningsOfNames = once(
  ({ entries }: Register) => new Beginnings(entries.map(({ company, name }) => [company.name, ...name.aliases])),
);

function rankNumber(number: string | null, wanted: string): Rank | undefined {
  if (number === null) return undefined;
  if (number.startsWith(wanted)) return number === wanted ? 0 : 1;
  return digitsOf(number).startsWith(wanted) ? 2 : undefined;
}

/** A number without the letters in front of it. */
function digitsOf(number: string): string {
  return number.replace(/^[A-Z]+/, "");
}

function filterable({ company, name }: Entry, field: string, { countryFormat }: Notation): Filterable | undefined {
  switch (field) {
    case "country":
      return { value: countryName(company.country, countryFormat), alternatives: countryNames(company.country) };
    case "name":
      return { value: company.name, alternatives: [name.short] };
    case "registrationNumber":
      return { value: company.registrationNumber, alternatives: [] };
    case "taxNumber":
    case "vatNumber": {
      const number = company[field];
      const digits = number === null ? null : digitsOf(number);
      return { value: number, alternatives: digits === null ? [] : [digits, company.country + digits] };
    }
    default:
      return undefined;
  }
}
