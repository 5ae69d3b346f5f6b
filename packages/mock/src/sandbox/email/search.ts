import type { Schemas } from "../../contract.ts";
import { defaultsOf } from "../defaults.ts";
import { wellKnownDomains } from "./domains.ts";

type Request = Schemas["EmailSearchRequest"]["request"];

const defaults = defaultsOf("EmailSearchOptions");

/** As many octets as the part before the at sign may have (RFC 5321, 4.5.3.1.1). */
const longestUser = 64;

/**
 * Answers /email/search: the addresses that the user may be about to type, at the well-known domains that begin as what comes after
 * the at sign does. Domains of the client's country come first, then the most popular.
 */
export function emailSearch({ query, options = {}, client }: Request): Schemas["EmailSearchResponse"] {
  const { resultsLimit = defaults.resultsLimit } = options;
  const value = query.value.trim();
  const at = value.lastIndexOf("@");
  const user = at < 0 ? value : value.slice(0, at);
  const beginning = at < 0 ? "" : value.slice(at + 1).toLowerCase();
  const home = `.${client?.country?.toLowerCase() ?? ""}`;
  const results = (isUser(user) ? wellKnownDomains : [])
    .filter((domain) => domain.startsWith(beginning))
    .toSorted((a, b) => Number(b.endsWith(home)) - Number(a.endsWith(home)))
    .slice(0, resultsLimit)
    .map((domain) => ({ data: { email: `${user}@${domain}`, user, domain } }));
  return { resultsCount: results.length, results };
}

/** A dot-atom (RFC 5322, 3.2.3), of letters of any script (RFC 6531). */
const dotAtom = /^[\p{L}\p{N}\p{M}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{N}\p{M}!#$%&'*+/=?^_`{|}~-]+)*$/u;

/** Whether a text can be the part of an address before the at sign. */
function isUser(text: string): boolean {
  return text.length <= longestUser && new TextEncoder().encode(text).length <= longestUser && dotAtom.test(text);
}
