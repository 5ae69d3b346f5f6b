import { defaultsOf } from "../defaults.ts";
import type { SandboxOperation } from "../kind.ts";
import { readAddress } from "./address.ts";
import { checkEmail } from "./check.ts";
import { knownDomains } from "./typos.ts";

const validationDefaults = defaultsOf("EmailValidateOptions");

/**
 * Responds to /email/search: valid addresses at known domains that begin as typed, home domains
 * first.
 */
export const emailSearch: SandboxOperation<"emailSearch"> = (
  { query, options, client },
  ownData,
) => {
  const value = query.value.trim();
  const at = value.lastIndexOf("@");
  const user = at < 0 ? value : value.slice(0, at);
  const beginning = at < 0 ? "" : value.slice(at + 1).toLowerCase();
  const home = `.${client?.country?.toLowerCase() ?? ""}`;
  const matching = knownDomains(ownData.domains).filter((domain) => domain.startsWith(beginning));
  const atHome = matching.filter((domain) => domain.endsWith(home));
  const domains = [...new Set([...atHome, ...matching])].slice(0, options.resultsLimit);
  const rules = { ...validationDefaults, ownData };
  const results = domains
    .map((domain) => ({ data: { email: `${user}@${domain}`, domain } }))
    .filter(({ data }) => checkEmail(readAddress(data.email), rules).isValid);
  return { resultsCount: results.length, results };
};
