import type { JsonObject } from "../../observe/contract/json.ts";
import { address, callEach, callEmail, callNumber, callPhone, numbers, V20, V21 } from "../calls.ts";
import { has } from "../relations.ts";
import { allOf, broken, type Call, expectThat, holds, isSuccess, type Response, type Rule, rule } from "../rule.ts";
import { failures } from "./5-authentication.ts";

const section = "9";
const email = { query: { email: address } };

/** Whether a response has the fields that a version alone has for a phone number. */
function isOfVersion(response: Response, version: string) {
  const [name, other] = version === V20 ? ["numberWithPrefix", "numberFull"] : ["numberFull", "numberWithPrefix"];
  const key = version === V20 ? "international" : "e164";
  const isThere = has(response, `result.data.${name}`) && has(response, `result.data.format.${key}`);
  return expectThat(
    isThere && !has(response, `result.data.${other}`),
    response.body,
    `result.data.${name} and format.${key}`,
  );
}

const states = (response: Response, version: string) =>
  expectThat(response.version === version, response.version, `${version} in the header that states the version`);

/** Calls of every operation in a version, with a key and without one. */
const callsIn = (version: string | undefined): Call[] => [
  ...Object.values(callEach(version)),
  ...Object.values(callEach(version, { key: "none" })),
];

const selection = [V20, V21].map((version) =>
  rule({
    section,
    sentence: `1. The version is selected with the request header api-version. Values: 2.0 and 2.1. (${version})`,
    needs: "each try",
    tries: [{ call: callEmail(email, version) }, { call: callNumber(numbers.CZ, version) }],
    judge: ({ call: response }) => states(response, version),
  }),
);

const byDefault = [
  rule({
    section,
    sentence: "2. The header is optional. The default is 2.1.",
    needs: "each try",
    tries: [{ call: callEmail(email) }],
    judge: ({ call: response }) => states(response, V21),
  }),
  rule({
    section,
    sentence: "3. A client that does not send the header receives 2.1.",
    needs: "each try",
    tries: [{ call: callPhone({ query: { numberFull: numbers.CZ } }) }],
    judge: ({ call: response }) => allOf(states(response, V21), () => isOfVersion(response, V21)),
  }),
  rule({
    section,
    sentence: "4. A client that sends api-version: 2.0 receives 2.0 behaviour.",
    needs: "each try",
    tries: [{ call: callNumber(numbers.CZ, V20) }],
    judge: ({ call: response }) => isOfVersion(response, V20),
  }),
];

const echo = [V20, V21, undefined].map((version) =>
  rule({
    section,
    sentence: `5. Every response echoes the resolved version in a response header named Service-Api-Version. (${version ?? "header not sent"})`,
    needs: "each try",
    readsRejections: true,
    tries: callsIn(version).map((call) => ({ call })),
    judge: ({ call: response }) => states(response, version ?? V21),
  }),
);

const sameAuthentication = rule({
  section,
  sentence: "7. Base address and authentication are the same in both versions.",
  needs: "each try",
  readsRejections: true,
  tries: failures
    .filter(({ call }) => call.version === V21)
    .map(({ call }) => ({ now: call, old: callEachOf(call), withKey: callEmail(email, V20) })),
  judge: ({ now, old, withKey }) =>
    allOf(
      expectThat(isSuccess(withKey), `HTTP ${withKey.status} in 2.0`, "the key is accepted in both versions"),
      expectThat(
        now.status === old.status,
        `HTTP ${old.status} in 2.0, ${now.status} in 2.1`,
        "the same rejection in both versions",
      ),
    ),
});

/** The same call in version 2.0. */
function callEachOf({ path, key }: Call): Call {
  const calls = Object.values(callEach(V20, key ? { key } : {}));
  return calls.find((call) => call.path === path) as Call;
}

/** Section 9. */
export const versionRules: Rule[] = [...selection, ...byDefault, ...echo, sameAuthentication];

/** Section 9.3. */
export const unchangedRules: Rule[] = [
  ...([{}, { options: {} }, { client: {} }] as JsonObject[]).map((part) => {
    const [name = "query"] = Object.keys(part);
    const request = { ...email, ...part };
    return rule({
      section: "9.3",
      sentence: `The request and response envelope, the authentication scheme, the base address (request.${name})`,
      needs: "each try",
      readsRejections: true,
      tries: [{ now: callEmail(request, V21), old: callEmail(request, V20) }],
      judge: ({ now, old }) =>
        isSuccess(now) === isSuccess(old)
          ? holds
          : broken(`HTTP ${old.status} in 2.0, ${now.status} in 2.1`, "the same request is accepted in both versions"),
    });
  }),
];
