import { type Call, isSuccess, type ServiceResponse } from "../../traffic/call.ts";
import {
  callEach,
  callEmail,
  callNumber,
  emailRequest,
  V20,
  V21,
  validNumbers,
  versions,
} from "../calls.ts";
import { hasValueAt, inSection, triesOf } from "../relations.ts";
import { allHold, expectThat, type Rule } from "../rule.ts";

const { accepted, always, each } = inSection("9");
const callCzechNumber = (version?: string) => callNumber(validNumbers.CZ, version);

const expectVersion = (response: ServiceResponse, version: string) =>
  expectThat(
    response.version === version,
    response.version,
    `${version} in the header that states the version`,
  );

/** Whether a response has the fields that only one version has for a phone number. */
function expectFieldsOf(version: string, response: ServiceResponse) {
  const [name, key, otherName] =
    version === V20
      ? ["numberWithPrefix", "international", "numberFull"]
      : ["numberFull", "e164", "numberWithPrefix"];
  const isThere =
    hasValueAt(response, `result.data.${name}`) &&
    hasValueAt(response, `result.data.format.${key}`);
  return expectThat(
    isThere && !hasValueAt(response, `result.data.${otherName}`),
    response.body,
    `${name} and format.${key}`,
  );
}

export const versionRules: Rule[] = [
  ...versions.map((version) =>
    each(
      `1. The version is selected with the request header api-version. Values: 2.0 and 2.1. (${version})`,
      triesOf([callEmail(emailRequest, version), callCzechNumber(version)]),
      ({ call }) => expectVersion(call, version),
    ),
  ),
  each(
    "2. The header is optional. The default is 2.1.",
    triesOf([callEmail(emailRequest)]),
    ({ call }) => expectVersion(call, V21),
  ),
  each(
    "3. A client that does not send the header receives 2.1.",
    triesOf([callCzechNumber()]),
    ({ call }) => allHold(expectVersion(call, V21), expectFieldsOf(V21, call)),
  ),
  each(
    "4. A client that sends api-version: 2.0 receives 2.0 behaviour.",
    triesOf([callCzechNumber(V20)]),
    ({ call }) => expectFieldsOf(V20, call),
  ),
  ...[V20, V21, undefined].map((version) =>
    always(
      `5. Every response echoes the resolved version in a response header named Service-Api-Version. (${version ?? "header not sent"})`,
      triesOf([...callEach(version), ...callEach(version, { key: "none" })]),
      ({ call }) => expectVersion(call, version ?? V21),
    ),
  ),
  accepted(
    "7. Base address and authentication are the same in both versions. (the key)",
    callEmail(emailRequest, V20),
    callEmail(emailRequest, V21),
  ),
  always(
    "7. Base address and authentication are the same in both versions. (its failure)",
    (["none", "unknown"] as const).flatMap((key) =>
      callEach(V21, { key }).map((now, index) => ({
        now,
        old: callEach(V20, { key })[index] as Call,
      })),
    ),
    ({ now, old }) =>
      expectThat(
        now.status === old.status,
        `HTTP ${old.status} in 2.0`,
        `HTTP ${now.status} as in 2.1`,
      ),
  ),
];

export const unchangedRules: Rule[] = ["query", "options", "client"].map((part) => {
  const request = { ...emailRequest, ...(part !== "query" && { [part]: {} }) };
  const sentence = `The request and response envelope, the authentication scheme, the base address (request.${part})`;
  const tries = [{ now: callEmail(request, V21), old: callEmail(request, V20) }];
  return inSection("9.3").always(sentence, tries, ({ now, old }) =>
    expectThat(
      isSuccess(now) === isSuccess(old),
      `HTTP ${old.status} in 2.0`,
      `HTTP ${now.status} as in 2.1`,
    ),
  );
});
