import type { Contract } from "../../contract-model/load.ts";
import { type Rule, versionsOf } from "../rule.ts";
import { serviceRules } from "./1-service.ts";
import { emailRules, envelopeRules } from "./2-envelope.ts";
import { endpointRules } from "./4-endpoints.ts";
import { authenticationRules, errorRules } from "./5-authentication.ts";
import { unchangedRules, versionRules } from "./9-versions.ts";
import { everyResponseRules } from "./every-response.ts";
import { nameRules } from "./name.ts";
import { phoneRules } from "./phone.ts";

/** The rules, in the order of their sections; rules that compare versions belong to none. */
export function rulesOf(
  contract: Contract,
  sections?: readonly string[],
  version?: string,
): Rule[] {
  const rules = [
    ...serviceRules(contract.documents),
    ...envelopeRules,
    ...emailRules,
    ...phoneRules,
    ...nameRules,
    ...endpointRules,
    ...authenticationRules(contract.documents),
    ...errorRules(contract.documents),
    ...versionRules,
    ...unchangedRules,
    ...everyResponseRules(contract),
  ];
  return rules
    .filter(({ section }) => !sections || sections.includes(section))
    .filter((rule) => version === undefined || versionsOf(rule).every((own) => own === version))
    .toSorted((a, b) => a.section.localeCompare(b.section, "en", { numeric: true }));
}
