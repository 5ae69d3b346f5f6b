import { countryName, countryNames, toCountry } from "../countries/names.ts";
import type { NumberField } from "../countries/numbers.ts";
import { defaultsOf } from "../defaults.ts";
import type { Operation } from "../kind.ts";
import { type Filterable, filtered } from "../register/filter.ts";
import { inOrderOfRanks, type Rank, rankAll, rankOf, searchable } from "../register/ranking.ts";
import { recordsOf } from "../register/records.ts";
import { isTooLong } from "../shared/length.ts";
import { remembered } from "../shared/remembered.ts";
import { fold, once } from "../shared/text.ts";
import { sandboxWorld } from "../world.ts";
import { type Entry, entriesOf, isInQuestion, ofLegalForm } from "./entries.ts";
import { companyItem, type Notation } from "./notation.ts";

const defaults = defaultsOf("CompanySearchOptions");

/** Responds to /company/get: the company that a registration number names. White space in the number says nothing. */
export const companyGet: Operation<"companyGet"> = ({ query, options = {} }, world = sandboxWorld) => {
  const wanted = toCountry(query.country);
  const number = query.registrationNumber.replace(/\s+/gu, "");
  const named = entriesOf(recordsOf(world)).filter(
    (entry) => entry.company.registrationNumber === number && entry.country === wanted && isInQuestion(entry, options),
  );
  return { results: ofLegalForm(named, options).map((entry) => companyItem(entry, options)) };
};

/** Responds to /company/search: the companies of which one field begins with what the user has typed. */
export const companySearch: Operation<"companySearch"> = ({ query, options = {}, client }, world = sandboxWorld) => {
  const { resultsLimit = defaults.resultsLimit, resultsOffset = defaults.resultsOffset } = options;
  if (isTooLong("company", query.value, world)) return { resultsCount: 0, resultsOffset, resultsTotal: 0, results: [] };
  const rank = rankingOf(entriesOf(recordsOf(world)))(query.type);
  const ranked = inOrderOfRanks(rank(query.value), (entry) => isInQuestion(entry, options), client);
  const look = (entry: Entry, field: string) => filterable(entry, field, options);
  const matching = filtered(ofLegalForm(ranked, options), query.filter, look, options);
  const results = matching
    .slice(resultsOffset, resultsOffset + resultsLimit)
    .map((entry) => companyItem(entry, options));
  return { resultsCount: results.length, resultsOffset, resultsTotal: matching.length, results };
};

const rankingOf = once((entries: readonly Entry[]) =>
  remembered((type) => remembered((value) => rankAll(entries, rankFor(type, value)))),
);

/** How well a company matches what was typed. A name is found by each of its writings: with its legal form in full, in short, or left out. */
function rankFor(type: string, value: string): (entry: Entry) => Rank | undefined {
  const wanted = fold(value);
  const number = value.replace(/[\s./-]+/gu, "").toUpperCase();
  if (wanted === "") return () => undefined;
  if (type === "name") {
    return (entry) => (entry.knownShort.texts[0]?.folded === wanted ? 0 : rankOf(namesOf(entry), wanted));
  }
  if ((type !== "registrationNumber" && type !== "taxNumber" && type !== "vatNumber") || number === "")
    return () => undefined;
  return ({ company }) => {
    const own = company[type as NumberField];
    if (own === null) return undefined;
    if (own.startsWith(number)) return own === number ? 0 : 1;
    return digitsOf(own).startsWith(number) ? 2 : undefined;
  };
}

const namesOf = once(({ company, aliases }: Entry) => searchable([company.name, ...aliases]));

function digitsOf(number: string): string {
  return number.replace(/^[A-Z]+/, "");
}

function filterable({ company, short }: Entry, field: string, { countryFormat }: Notation): Filterable | undefined {
  switch (field) {
    case "country":
      return [countryName(company.country, countryFormat), ...countryNames(company.country)];
    case "name":
      return [company.name, short];
    case "registrationNumber":
      return [company.registrationNumber];
    case "taxNumber":
    case "vatNumber": {
      const number = company[field];
      const digits = digitsOf(number ?? "");
      return number === null ? [null] : [number, digits, company.country + digits];
    }
    default:
      return undefined;
  }
}
