import { isObject, type JsonObject } from "../../observe/contract/json.ts";
import { address, callEach, callEmail, V20, V21 } from "../calls.ts";
import { valueAt } from "../relations.ts";
import { allOf, type Call, expectThat, isSuccess, notShown, type Response, type Rule, rule, show } from "../rule.ts";

/** Calls whose authentication fails, of each operation and version. */
export const failures: { call: Call }[] = [V20, V21].flatMap((version) =>
  (["none", "unknown"] as const).flatMap((key) => Object.values(callEach(version, { key })).map((call) => ({ call }))),
);

const stated = { group: "REQUEST", type: "AUTH", severity: "critical" };

/** The error that says that authentication failed: other errors may stand beside it. */
function errorOf(response: Response): JsonObject | undefined {
  const errors = valueAt(response, "errors");
  const matches = (error: JsonObject) => Object.entries(stated).filter(([name, value]) => error[name] === value).length;
  const [closest] = Array.isArray(errors) ? errors.filter(isObject).toSorted((a, b) => matches(b) - matches(a)) : [];
  return closest;
}

const failureSentence =
  "4. When authentication fails, then the response is HTTP 401 and the body holds an errors array (section 7).";

/** Section 5. */
export const authenticationRules: Rule[] = [
  rule({
    section: "5",
    sentence:
      "1. Scheme: HTTP Bearer. The API key is sent in every request as the header Authorization: Bearer <API_KEY>.",
    needs: "each try",
    readsRejections: true,
    tries: [
      {
        given: callEmail({ query: { email: address } }, V21),
        unknown: callEmail({ query: { email: address } }, V21, { key: "unknown" }),
      },
    ],
    judge: ({ given, unknown }) =>
      allOf(
        expectThat(isSuccess(given), `HTTP ${given.status}`, "the given key is accepted in this header"),
        expectThat(!isSuccess(unknown), `HTTP ${unknown.status} for an unknown key`, "an unknown key is rejected"),
      ),
  }),
  ...failures.map(({ call }) =>
    rule({
      section: "5",
      sentence: `${failureSentence} (${call.path}, ${call.version}, ${call.key === "none" ? "no key" : "an unknown key"})`,
      needs: "each try",
      readsRejections: true,
      tries: [{ call }],
      judge({ call: response }) {
        if (call.isAssumed && [400, 422].includes(response.status))
          return notShown("the service rejects the data before the key");
        const errors = valueAt(response, "errors");
        const isList = Array.isArray(errors) && errors.length > 0 && errors.every(isObject);
        return allOf(
          expectThat(response.status === 401, `HTTP ${response.status}`, "HTTP 401"),
          expectThat(isList, response.body, "a list `errors` of objects"),
        );
      },
    }),
  ),
];

/** The words that speak of authorization or its credentials, in English and most languages of Europe, and those of a reference. */
const ofCredentials = /credential|auth?ori|auth?enti|\bkeys?\b|token/i;
const ofReference = /refer|develop|docu|doku|https?:|set-?up/i;

const rows: [name: string, words: string, isRight: (value: unknown) => boolean, should: string][] = [
  ...Object.entries(stated).map(
    ([name, value]) =>
      [name, value, (found: unknown) => found === value, show(value)] as [string, string, () => boolean, string],
  ),
  ["subtype", "a string (value not given)", (value) => typeof value === "string", "a string"],
  ["relatedTo", "empty array", (value) => Array.isArray(value) && value.length === 0, "an empty list"],
  [
    "description",
    "text saying that invalid authorization credentials were sent and pointing to the developer reference for the correct set-up",
    (value) => typeof value === "string" && ofCredentials.test(value) && ofReference.test(value),
    "a text about the credentials that points to the developer reference",
  ],
];

/** Section 7. */
export const errorRules: Rule[] = rows.map(([name, words, isRight, should]) =>
  rule({
    section: "7",
    sentence: `Authentication failure | ${name} | ${words}`,
    needs: "each try",
    readsRejections: true,
    tries: failures,
    judge({ call: response }) {
      const error = response.status === 401 ? errorOf(response) : undefined;
      return error
        ? expectThat(isRight(error[name]), { [name]: error[name] }, should)
        : notShown("there is no error object");
    },
  }),
);
