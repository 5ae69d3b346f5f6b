import { address, callEach, callEmail, V20, V21 } from "../calls.ts";
import { allOf, expectThat, isSuccess, type Rule, rule } from "../rule.ts";

const section = "4";

/** Successes, authentication failures and a request without a query. */
const everyKind = [V20, V21].flatMap((version) =>
  [
    ...Object.values(callEach(version)),
    ...Object.values(callEach(version, { key: "none" })),
    callEmail({}, version),
  ].map((call) => ({ call })),
);

/** Section 4. */
export const endpointRules: Rule[] = [
  rule({
    section,
    sentence:
      "All calls use the POST method, a JSON body (Content-Type: application/json) and a JSON response (Accept: application/json).",
    needs: "each try",
    readsRejections: true,
    tries: everyKind,
    judge: ({ call: { status, mediaType, body } }) =>
      allOf(
        expectThat(status !== 406 && status !== 415, `HTTP ${status}`, "JSON is read and written"),
        expectThat(
          /^application\/json\b/i.test(mediaType),
          `Content-Type: ${mediaType}`,
          "Content-Type: application/json",
        ),
        expectThat(body !== undefined, "a body that is not JSON", "a body that is JSON"),
      ),
  }),
  ...[V20, V21].flatMap((version) =>
    Object.values(callEach(version, { key: "none" })).map((call) =>
      rule({
        section,
        sentence: `1. Every request carries the Authorization header (section 5). (${call.path}, ${version})`,
        needs: "each try",
        readsRejections: true,
        tries: [{ call }],
        judge: ({ call: response }) =>
          expectThat(
            !isSuccess(response),
            `HTTP ${response.status} without a key`,
            "a request without the header is rejected",
          ),
      }),
    ),
  ),
  rule({
    section,
    sentence: "2. The api-version header is optional (section 9).",
    needs: "each try",
    tries: [{ call: callEmail({ query: { email: address } }) }],
    judge: ({ call: response }) => expectThat(isSuccess(response), `HTTP ${response.status}`, "a success"),
  }),
  rule({
    section,
    sentence: "3. Every response carries a response header that states the resolved version (section 9).",
    needs: "each try",
    readsRejections: true,
    tries: everyKind,
    judge: ({ call: { version } }) =>
      expectThat(version !== undefined, "no header whose name ends in api-version", "a header that states the version"),
  }),
];
