import { groupBy } from "@data-validation/common/group-by";
import { countryName, countryNames, toCountry } from "../countries/names.ts";
import type { RegisterRecords } from "../countries/types.ts";
import type { SandboxOperation } from "../kind.ts";
import { type FilterableValues, filterItems } from "../register/filter.ts";
import { createRanking, rankOf, toSearchable } from "../register/ranking.ts";
import { recordsOf } from "../register/records.ts";
import { isTooLong } from "../shared/length.ts";
import { memoiseByObject, memoiseByTextAndObject } from "../shared/memoise.ts";
import { fold } from "../shared/text.ts";
import { type CompanyEntry, companyEntries, filterByLegalForm, isAdmittedBy } from "./entries.ts";
import { type CompanyField, companyTexts, withoutNumberLabels } from "./lookup.ts";
import { type CompanyNotation, companyItem } from "./notation.ts";

/**
 * Responds to /company/get: the company with a registration number. White space in the number is
 * ignored.
 */
export const companyGet: SandboxOperation<"companyGet"> = ({ query, options }, ownData) => {
  const country = toCountry(query.country);
  const number = query.registrationNumber.replace(/\s/gu, "");
  const isWanted = isAdmittedBy(options);
  const matchingEntries = (entriesByNumber(recordsOf(ownData)).get(number) ?? []).filter(
    (entry) => entry.country === country && isWanted(entry),
  );
  return {
    results: filterByLegalForm(matchingEntries, options).map((entry) =>
      companyItem(entry, options),
    ),
  };
};

const entriesByNumber = memoiseByObject((records: RegisterRecords) =>
  groupBy(companyEntries(records), ({ company }) => company.registrationNumber),
);

/** Responds to /company/search: the companies with a field that begins with the typed text. */
export const companySearch: SandboxOperation<"companySearch"> = (
  { query, options, client },
  ownData,
) => {
  const { type, value, filter } = query;
  // Results have no pages, so they are not counted.
  const paging = { resultsOffset: 0, resultsTotal: null };
  if (isTooLong("company", value, ownData)) return { resultsCount: 0, ...paging, results: [] };
  const rank = companyRanking(type, companyEntries(recordsOf(ownData)));
  const rankedEntries = rank(value, isAdmittedBy(options), client);
  const valuesOf = (entry: CompanyEntry, field: string) => filterableValues(entry, field, options);
  const matchingEntries = filterItems(
    filterByLegalForm(rankedEntries, options),
    filter,
    valuesOf,
    options,
  );
  const results = matchingEntries
    .slice(0, options.resultsLimit)
    .map((entry) => companyItem(entry, options));
  return { resultsCount: results.length, ...paging, results };
};

/** Ranks the companies by a field; empty for a field without a search. */
const companyRanking = memoiseByTextAndObject((field: string, entries: readonly CompanyEntry[]) => {
  // An open enum accepts any name, for example `constructor`.
  const searched = Object.hasOwn(companyTexts, field) ? entries : [];
  const searchableOf = memoiseByObject((entry: CompanyEntry) =>
    toSearchable(textsIn(entry, field)),
  );
  return createRanking(searched, (value) => {
    const typed = fold(field === "name" ? value : withoutNumberLabels(value));
    return (entry) => (typed === "" ? undefined : rankOf(searchableOf(entry), typed));
  });
});

function textsIn(entry: CompanyEntry, field: string): string[] {
  return companyTexts[field as CompanyField](entry).map(({ text }) => text);
}

/** The values of a field that a filter compares: in the requested notation, and in the others. */
function filterableValues(
  entry: CompanyEntry,
  field: string,
  { countryFormat }: CompanyNotation,
): FilterableValues | undefined {
  const { country } = entry;
  if (field === "country") return [countryName(country, countryFormat), ...countryNames(country)];
  if (!Object.hasOwn(companyTexts, field)) return undefined;
  const [own = null, ...others] = textsIn(entry, field);
  return [own, ...others];
}
