import type { Schemas } from "../../schemas.ts";
import { partition } from "../register/filter.ts";
import { isInSources } from "../register/records.ts";
import type { Entry } from "./entries.ts";

export type PoolOptions = Pick<
  NonNullable<Schemas["CompanyValidateRequest"]["request"]["options"]>,
  "dataSource" | "includeTerminatedSubjects" | "legalFormType" | "filterMode"
>;

export function isInQuestion({ company, country }: Entry, options: PoolOptions): boolean {
  return (options.includeTerminatedSubjects || company.terminated === null) && isInSources(country, options.dataSource);
}

/** Leaves out the companies of another legal form than is wanted or, with `filterMode` prefer, puts them last. */
export function ofLegalForm(
  inQuestion: readonly Entry[],
  { legalFormType, filterMode }: PoolOptions,
): readonly Entry[] {
  if (legalFormType !== "juridical" && legalFormType !== "physical") return inQuestion;
  const [wanted, others] = partition(inQuestion, ({ company }) => company.legalForm.type === legalFormType);
  return filterMode === "prefer" ? [...wanted, ...others] : wanted;
}
