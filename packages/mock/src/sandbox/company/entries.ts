import type { Schemas } from "../../schemas.ts";
import type { Company, RegisterRecords } from "../countries/types.ts";
import { type RegisterPlace, toPlace } from "../location/place.ts";
import { selectWanted } from "../register/filter.ts";
import { isInDataSource, officeOf } from "../register/records.ts";
import { memoiseByObject } from "../shared/memoise.ts";

export interface CompanyEntry {
  company: Company;
  country: Company["country"];
  office: RegisterPlace | undefined;
  centre: RegisterPlace["centre"] | null;
  uuid: string;
}

export const companyEntries = memoiseByObject((records: RegisterRecords): readonly CompanyEntry[] =>
  records.companies.map((company) => {
    const location = officeOf(company, records);
    const office = location && toPlace(location);
    return {
      company,
      country: company.country,
      office,
      centre: office?.centre ?? null,
      uuid: uuidOf(company),
    };
  }),
);

/** A UUID of version 4 (RFC 9562), made of the country's letters and the company's number. */
function uuidOf({ country, registrationNumber }: Company): string {
  const letters = Array.from(country, (letter) => letter.charCodeAt(0).toString(16)).join("");
  return `${letters.padStart(8, "0")}-0000-4000-8000-${registrationNumber.slice(-12).padStart(12, "0")}`;
}

export type CompanyFilterOptions = Schemas["CompanyValidateOptions"];

export function isAdmittedBy(options: CompanyFilterOptions): (entry: CompanyEntry) => boolean {
  const isInSources = isInDataSource(options.dataSource);
  return (entry) =>
    (options.includeTerminatedSubjects || entry.company.terminated === null) && isInSources(entry);
}

/**
 * Filters by legal form. With `filterMode` `prefer`, companies of other forms come last instead.
 */
export function filterByLegalForm(
  admitted: readonly CompanyEntry[],
  options: CompanyFilterOptions,
): readonly CompanyEntry[] {
  const { legalFormType } = options;
  if (legalFormType !== "juridical" && legalFormType !== "physical") return admitted;
  return selectWanted(admitted, ({ company }) => company.legalForm.type === legalFormType, options);
}
