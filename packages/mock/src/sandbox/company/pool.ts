import type { Schemas } from "../../contract.ts";
import type { Company } from "../data/companies.ts";
import { companies } from "../data/companies.ts";
import { locations } from "../data/locations.ts";
import { partition } from "../location/filter.ts";
import { nearness } from "../location/nearness.ts";
import { isInSources } from "../location/sources.ts";

/** The options that decide which companies come into question. */
export type PoolOptions = Pick<
  NonNullable<Schemas["CompanyValidateRequest"]["request"]["options"]>,
  "dataSource" | "includeTerminatedSubjects" | "legalFormType" | "filterMode"
>;

/** The companies that the options let come into question, those that the options and the client's place prefer first. */
export function pool(options: PoolOptions, client?: Schemas["RequestClient"]): Company[] {
  const { dataSource, includeTerminatedSubjects } = options;
  const inQuestion = companies
    .filter(({ country }) => isInSources(country, dataSource))
    .filter(({ terminated }) => includeTerminatedSubjects || terminated === null)
    .map((company) => ({
      company,
      near: nearness({ country: company.country, position: positionOf(company) }, client),
    }))
    .sort((a, b) => a.near - b.near)
    .map(({ company }) => company);
  return ofLegalForm(inQuestion, options);
}

/** Leaves out the companies of another legal form than is wanted or, with `filterMode` prefer, puts them last. */
export function ofLegalForm(inQuestion: readonly Company[], { legalFormType, filterMode }: PoolOptions): Company[] {
  if (legalFormType !== "juridical" && legalFormType !== "physical") return [...inQuestion];
  const [wanted, others] = partition(inQuestion, ({ legalForm }) => legalForm.type === legalFormType);
  return filterMode === "prefer" ? [...wanted, ...others] : wanted;
}

function positionOf(company: Company) {
  return locations.find(({ id }) => id === company.locationId)?.position ?? null;
}
