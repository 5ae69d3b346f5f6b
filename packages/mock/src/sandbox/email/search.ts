import type { Schemas } from "../../schemas.ts";
import { defaultsOf } from "../defaults.ts";
import { checkEmail, type EmailRules } from "./check.ts";
import { wellKnownDomains } from "./domains.ts";

type Request = Schemas["EmailSearchRequest"]["request"];

const defaults = defaultsOf("EmailSearchOptions");

/**
 * Answers /email/search: the addresses that the user may be about to type, at the well-known domains that begin as what comes after
 * the at sign does, as far as /email/validate finds them in order. Domains of the client's country come first, then the most popular.
 */
export function emailSearch({ query, options = {}, client }: Request): Schemas["EmailSearchResponse"] {
  const { resultsLimit = defaults.resultsLimit } = options;
  const value = query.value.trim();
  const at = value.lastIndexOf("@");
  const user = at < 0 ? value : value.slice(0, at);
  const beginning = at < 0 ? "" : value.slice(at + 1).toLowerCase();
  const home = `.${client?.country?.toLowerCase() ?? ""}`;
  const domains = wellKnownDomains.filter((domain) => domain.startsWith(beginning));
  const ranked = [
    ...domains.filter((domain) => domain.endsWith(home)),
    ...domains.filter((domain) => !domain.endsWith(home)),
  ];
  const results = (isOffered(user, ranked[0]) ? ranked : [])
    .slice(0, resultsLimit)
    .map((domain) => ({ data: { email: `${user}@${domain}`, user, domain } }));
  return { resultsCount: results.length, results };
}

/** Whether /email/validate finds a user's address in order. The well-known domains are all alike to it. */
function isOffered(user: string, domain: string | undefined): boolean {
  return domain !== undefined && checkEmail(`${user}@${domain}`, everything).isValid;
}

/** What /email/validate asks of an address unless it is told otherwise. */
const everything: EmailRules = { isExtended: true, acceptsDisposable: true, acceptsFreemail: true };
