import type { Schemas } from "../../schemas.ts";
import { partition } from "../register/filter.ts";
import { byNearness } from "../register/nearness.ts";
import { officeOf } from "../register/records.ts";
import { isInSources } from "../register/sources.ts";
import type { Company, Records } from "../register/types.ts";

/** The options that decide which companies come into question. */
export type PoolOptions = Pick<
  NonNullable<Schemas["CompanyValidateRequest"]["request"]["options"]>,
  "dataSource" | "includeTerminatedSubjects" | "legalFormType" | "filterMode"
>;

/** The companies that the options let come into question. */
export function pool(records: Records, { dataSource, includeTerminatedSubjects }: PoolOptions): readonly Company[] {
  return records.companies.filter(
    ({ country, terminated }) => (includeTerminatedSubjects || terminated === null) && isInSources(country, dataSource),
  );
}

/** Companies in the order in which they are likely to be meant: those of the client's place first, and before all those of the wanted legal form. */
export function inOrder(
  companies: readonly Company[],
  records: Records,
  options: PoolOptions,
  client: Schemas["RequestClient"] | undefined,
): readonly Company[] {
  const near = byNearness(companies, client, (company) => ({
    country: company.country,
    position: officeOf(company, records)?.position ?? null,
  }));
  return ofLegalForm(near, options);
}

/** Leaves out the companies of another legal form than is wanted or, with `filterMode` prefer, puts them last. */
export function ofLegalForm(
  inQuestion: readonly Company[],
  { legalFormType, filterMode }: PoolOptions,
): readonly Company[] {
  if (legalFormType !== "juridical" && legalFormType !== "physical") return inQuestion;
  const [wanted, others] = partition(inQuestion, ({ legalForm }) => legalForm.type === legalFormType);
  return filterMode === "prefer" ? [...wanted, ...others] : wanted;
}
