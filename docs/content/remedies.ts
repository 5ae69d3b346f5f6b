/** What a caller does about an error, by group, type and subtype; by group and type, or group alone, for other words. */
export const errorRemedies: Record<string, string> = {
  "REQUEST BODY EMPTY": "Send a JSON body. Check that no proxy or HTTP library drops it.",
  "REQUEST BODY NOT_JSON": "Create the body with a JSON library, and encode it as UTF-8.",
  "REQUEST BODY NO_REQUEST": "Put all fields into the object `request`.",
  "REQUEST BODY TOO_BIG": "Send one value per request.",
  "REQUEST QUERY NOT_SENT": "Send the data in `request.query`.",
  "REQUEST QUERY PARAMETERS_MISSING": "Send the fields in `relatedTo`.",
  "REQUEST QUERY PARAMETERS_COMBINATION":
    "Send one form of the query. `relatedTo` lists the fields that exclude each other.",
  "REQUEST QUERY PARAMETER_VALUE_NOT_SUPPORTED": "Correct the type or value of the field in `relatedTo`.",
  "REQUEST OPTIONS PARAMETER_NOT_SUPPORTED":
    "Rename or remove the option, or send the `api-version` that has it. See the migration guide.",
  "REQUEST OPTIONS PARAMETER_VALUE_NOT_SUPPORTED": "Use one of the values in the reference.",
  "REQUEST CLIENT PARAMETER_VALUE_NOT_SUPPORTED": "Correct or omit the field of `request.client`.",
  "REQUEST AUTH": "Check the API key. If it is new, wait a minute and retry.",
  "REQUEST BILLING NO_CREDIT": "Add credit in the account area, then retry.",
  "REQUEST NOT_ALLOWED IP": "Call from an allowed address, or change the IP restriction of the key.",
  "REQUEST ENDPOINT NOT_FOUND": "Correct the path. The reference lists all operations.",
  "REQUEST ENDPOINT NOT_ALLOWED": "Use POST.",
  "REQUEST API_VERSION NOT_FOUND": "Send `api-version: 2.0` or `api-version: 2.1`.",
  "REQUEST RATE_LIMIT": "Wait for the number of seconds in `Retry-After`, then retry.",
  "INTERNAL ERROR": "Retry with increasing delays; contact support if it persists.",
  "INTERNAL ENDPOINT": "Retry later.",
  REQUEST: "Correct the fields in `relatedTo`.",
  INTERNAL: "Retry later.",
};

/** What a caller does about a finding, where it is not what the page says of all findings. */
const findingRemedies: Record<string, string> = {
  "SYNTAX INVALID": "Ask for the value again: it is not data of this kind.",
  "VALUE UNABLE_TO_PROCESS": "Retry later: the check could not be completed.",
  "VALUE INVALID DOMAIN_DNS": "Ask for the address again: the domain receives no mail.",
  "VALUE INVALID TLD": "Ask for the address again: there is no such top-level domain.",
  "VALUE INVALID_COMBINATION": "Ask which field is right: the values do not belong together.",
  "VALUE NOT_ALLOWED": "The data exists, but your options exclude it. Change the option, or ask for another value.",
  "VALUE TEMPORARY_INVALID": "Retry later: the check could not be completed.",
};

/** The most specific advice about an error or a finding; empty for a finding without advice of its own. */
export function remedyFor(group: string, type: string, subtype: string | null): string {
  const remedies = { ...errorRemedies, ...findingRemedies };
  return remedies[`${group} ${type} ${subtype}`] ?? remedies[`${group} ${type}`] ?? remedies[group] ?? "";
}
