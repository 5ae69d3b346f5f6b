import type { Schemas } from "../../schemas.ts";
import { defaultsOf } from "../defaults.ts";
import { ownDomains } from "../own.ts";
import { readAddress } from "./address.ts";
import { checkEmail, type EmailRules } from "./check.ts";
import { wellKnownDomains } from "./domains.ts";

type Request = Schemas["EmailSearchRequest"]["request"];

const defaults = defaultsOf("EmailSearchOptions");

/**
 * Responds to /email/search: the addresses that the user may be about to type, at the well-known domains that begin as what comes after
 * the at sign does, as far as /email/validate finds them valid. Domains of the client's country come first, then the most popular.
 */
export function emailSearch({ query, options = {}, client }: Request): Schemas["EmailSearchResponse"] {
  const { resultsLimit = defaults.resultsLimit } = options;
  const value = query.value.trim();
  const at = value.lastIndexOf("@");
  const user = at < 0 ? value : value.slice(0, at);
  const beginning = at < 0 ? "" : value.slice(at + 1).toLowerCase();
  const home = `.${client?.country?.toLowerCase() ?? ""}`;
  const matching = [...ownDomains(), ...wellKnownDomains].filter((domain) => domain.startsWith(beginning));
  const atHome = matching.filter((domain) => domain.endsWith(home));
  const domains = [...new Set([...atHome, ...matching])].slice(0, resultsLimit);
  const results = isOffered(user, domains[0])
    ? domains.map((domain) => ({ data: { email: `${user}@${domain}`, user, domain } }))
    : [];
  return { resultsCount: results.length, results };
}

/** Whether /email/validate finds a user's address valid. The well-known domains are all alike to it. */
function isOffered(user: string, domain: string | undefined): boolean {
  const rules: EmailRules = { isExtended: true, acceptsDisposable: true, acceptsFreemail: true };
  return domain !== undefined && checkEmail(readAddress(`${user}@${domain}`), rules).isValid;
}
