/**
 * What to do about an error of a request or a finding of a result, by its words: the group and the type, and the subtype where that
 * makes a difference; the group alone for words that are not in the list, as the lists of words are open. The contract says what they mean; what a caller does about them is written here alone.
 */
const remedies: Record<string, string> = {
  "REQUEST BODY EMPTY": "Send a JSON body. A proxy or an HTTP library may have dropped it.",
  "REQUEST BODY NOT_JSON": "Make the body with a JSON library, and send it as UTF-8.",
  "REQUEST BODY NO_REQUEST": "Put everything into the member `request`.",
  "REQUEST BODY TOO_BIG": "Send one value in each request.",
  "REQUEST QUERY NOT_SENT": "Put the data into `request.query`.",
  "REQUEST QUERY PARAMETERS_MISSING": "Send the fields that `relatedTo` names.",
  "REQUEST QUERY PARAMETERS_COMBINATION":
    "Send one form of the query: `relatedTo` names the fields that exclude one another.",
  "REQUEST QUERY PARAMETER_VALUE_NOT_SUPPORTED": "Correct the type or the value of the field that `relatedTo` names.",
  "REQUEST OPTIONS PARAMETER_NOT_SUPPORTED":
    "Rename or remove the option. It belongs to the other version: see the migration, or send the right `api-version`.",
  "REQUEST OPTIONS PARAMETER_VALUE_NOT_SUPPORTED": "Use one of the values that the reference lists for the option.",
  "REQUEST CLIENT PARAMETER_VALUE_NOT_SUPPORTED": "Correct the field of `request.client`, or leave it out.",
  "REQUEST AUTH":
    "Check the key. A key that is younger than a minute may not work yet: wait, and repeat the request as it is.",
  "REQUEST BILLING NO_CREDIT": "Add credit in the account area; then repeat the request.",
  "REQUEST NOT_ALLOWED IP": "Call from an address that the key allows, or change the restriction of the key.",
  "REQUEST ENDPOINT NOT_FOUND": "Correct the path. The reference lists all operations.",
  "REQUEST ENDPOINT NOT_ALLOWED": "Use POST.",
  "REQUEST API_VERSION NOT_FOUND": "Send a version that exists, or leave the header `api-version` out.",
  "REQUEST RATE_LIMIT": "Wait as many seconds as the header `Retry-After` says; then repeat the request.",
  "INTERNAL ERROR": "Repeat the request a few times with growing pauses; tell the support when it stays.",
  "INTERNAL ENDPOINT": "Repeat the request later.",
  REQUEST: "Correct what `relatedTo` names.",
  INTERNAL: "Repeat the request later.",
  SYNTAX: "Use the corrected value if there is one, or ask for the value again.",
  FORMAT: "Use the corrected value: it is written in another way, and is the same data.",
  VALUE: "Show the suggestion if there is one, or ask for the value again.",
  "VALUE UNABLE_TO_PROCESS": "Repeat the request later: it could not be decided now.",
  "SYNTAX CHARACTERS": "Use the corrected value, or ask for the value again.",
  "SYNTAX INVALID": "Ask for the value again: it is not of this kind.",
  "SYNTAX VALUE_LENGTH": "Ask for the value again: it is too long or too short.",
  "SYNTAX VALUE_PART_EXTRA": "Use the corrected value, which is without the part.",
  "SYNTAX VALUE_PART_MISSING": "Use the corrected value, which has the part, or ask for it.",
  "SYNTAX VALUE_PART_POSITION": "Use the corrected value, which has the part in its place.",
  "SYNTAX UNABLE_TO_PROCESS": "Ask for the value again: nothing could be read from it.",
  "VALUE EMPTY": "Ask for the value.",
  "VALUE INVALID": "Show the suggestion if there is one, or ask for the value again: nothing like it exists.",
  "VALUE INVALID DOMAIN_DNS": "Ask for the address again: the domain does not receive mail.",
  "VALUE INVALID TLD": "Ask for the address again: there is no such top-level domain.",
  "VALUE INVALID_COMBINATION": "Ask which of the fields is right: each exists, and they do not belong together.",
  "VALUE INCORRECT_ORDER": "Use the corrected value, in which the parts have changed places.",
  "VALUE NOT_ALLOWED": "The data exists, and your options exclude it. Change the option, or ask for another value.",
  "VALUE TEMPORARY_INVALID": "Repeat the request later: it could not be decided now.",
};

/** What to do about an error, a finding or a fix; the most exact text that there is. */
export function remedyFor(group: string, type: string, subtype: string | null): string {
  const text = remedies[`${group} ${type} ${subtype}`] ?? remedies[`${group} ${type}`] ?? remedies[group];
  if (text === undefined)
    throw new Error(`docs/content/remedies.ts does not say what to do about ${group} ${type} ${subtype}.`);
  return text;
}
