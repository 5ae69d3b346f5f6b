import { groupBy } from "@data-validation/common/group-by";
import { countryName, countryNames, toCountry } from "../countries/names.ts";
import type { Records } from "../countries/types.ts";
import { defaultsOf } from "../defaults.ts";
import type { Operation } from "../kind.ts";
import { type Filterable, filterItems } from "../register/filter.ts";
import { createRanking, listByRank, rankOf, toSearchable } from "../register/ranking.ts";
import { recordsOf } from "../register/records.ts";
import { isTooLong } from "../shared/length.ts";
import { memoiseByObject, memoiseByTextAndObject } from "../shared/memoise.ts";
import { fold } from "../shared/text.ts";
import { sandboxWorld } from "../world.ts";
import { type Entry, entriesOf, isInQuestion, ofLegalForm } from "./entries.ts";
import { type CompanyField, textsOf } from "./lookup.ts";
import { companyItem, type Notation } from "./notation.ts";

const defaults = defaultsOf("CompanySearchOptions");

/**
 * Responds to /company/get: the company with a registration number. White space in the number is
 * ignored.
 */
export const companyGet: Operation<"companyGet"> = (
  { query, options = {} },
  world = sandboxWorld,
) => {
  const wanted = toCountry(query.country);
  const number = query.registrationNumber.replace(/\s/gu, "");
  const isWanted = isInQuestion(options);
  const named = (entriesByNumber(recordsOf(world)).get(number) ?? []).filter(
    (entry) => entry.country === wanted && isWanted(entry),
  );
  return { results: ofLegalForm(named, options).map((entry) => companyItem(entry, options)) };
};

const entriesByNumber = memoiseByObject((records: Records) =>
  groupBy(entriesOf(records), ({ company }) => company.registrationNumber),
);

/** Responds to /company/search: the companies with a field that begins with the typed text. */
export const companySearch: Operation<"companySearch"> = (
  { query, options = {}, client },
  world = sandboxWorld,
) => {
  const { type, value, filter } = query;
  const { resultsLimit } = { ...defaults, ...options };
  // Results have no pages, so they are not counted.
  const paging = { resultsOffset: 0, resultsTotal: null };
  if (isTooLong("company", value, world)) return { resultsCount: 0, ...paging, results: [] };
  const rank = rankedIn(type, entriesOf(recordsOf(world)));
  const found = listByRank(rank(value), isInQuestion(options), client);
  const look = (entry: Entry, field: string) => filterable(entry, field, options);
  const matching = filterItems(ofLegalForm(found, options), filter, look, options);
  const results = matching.slice(0, resultsLimit).map((entry) => companyItem(entry, options));
  return { resultsCount: results.length, ...paging, results };
};

/** Ranks the companies by a field; empty for a field without a search. */
const rankedIn = memoiseByTextAndObject((field: string, entries: readonly Entry[]) => {
  // An open enum accepts any name, for example `constructor`.
  const searched = Object.hasOwn(textsOf, field) ? entries : [];
  const searchableOf = memoiseByObject((entry: Entry) => toSearchable(textsIn(entry, field)));
  return createRanking(searched, (value) => {
    const typed = fold(field === "name" ? value : value.replace(/[\s./-]+/gu, ""));
    return (entry) => (typed === "" ? undefined : rankOf(searchableOf(entry), typed));
  });
});

function textsIn(entry: Entry, field: string): string[] {
  return textsOf[field as CompanyField](entry).map(({ text }) => text);
}

/** The values of a field that a filter compares: in the requested notation, and in the others. */
function filterable(
  entry: Entry,
  field: string,
  { countryFormat }: Notation,
): Filterable | undefined {
  const { country } = entry;
  if (field === "country") return [countryName(country, countryFormat), ...countryNames(country)];
  if (!Object.hasOwn(textsOf, field)) return undefined;
  const [own = null, ...others] = textsIn(entry, field);
  return [own, ...others];
}
