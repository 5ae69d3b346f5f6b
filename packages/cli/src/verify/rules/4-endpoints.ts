import { isJsonType } from "@data-validation/common/json-type";
import { type Call, isSuccess } from "../../traffic/call.ts";
import { callEach, callEmail, emailRequest, versions } from "../calls.ts";
import { inSection, triesOf } from "../relations.ts";
import { allHold, expectThat, type Rule } from "../rule.ts";

const { accepted, always } = inSection("4");

/** Successes, authentication failures and a request without a query. */
const everyKind: Call[] = versions.flatMap((version) => [
  ...callEach(version),
  ...callEach(version, { key: "none" }),
  callEmail({}, version),
]);

export const endpointRules: Rule[] = [
  always(
    "All calls use the POST method, a JSON body (Content-Type: application/json) and a JSON response (Accept: application/json).",
    triesOf(everyKind),
    ({ call: { status, mediaType, body } }) =>
      allHold(
        expectThat(status !== 406 && status !== 415, `HTTP ${status}`, "JSON is read and written"),
        expectThat(isJsonType(mediaType), mediaType, "Content-Type: application/json"),
        expectThat(body !== undefined, "a body that is not JSON", "a body that is JSON"),
      ),
  ),
  ...versions.flatMap((version) =>
    callEach(version, { key: "none" }).map((call) =>
      always(
        `1. Every request carries the Authorization header (section 5). (${call.path}, ${version})`,
        [{ call }],
        ({ call: response }) =>
          expectThat(
            !isSuccess(response),
            `HTTP ${response.status} without a key`,
            "a rejection without the header",
          ),
      ),
    ),
  ),
  accepted("2. The api-version header is optional (section 9).", callEmail(emailRequest)),
  always(
    "3. Every response carries a response header that states the resolved version (section 9).",
    triesOf(everyKind),
    ({ call: { version } }) =>
      expectThat(
        version !== undefined,
        "no header whose name ends in api-version",
        "a header that states the version",
      ),
  ),
];
