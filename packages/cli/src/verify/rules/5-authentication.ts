import type { Bundle } from "@data-validation/openapi-document/document";
import { isJsonObject, type JsonObject } from "@data-validation/openapi-document/json";
import { type Call, isSuccess, type ServiceResponse } from "../../traffic/call.ts";
import {
  callEach,
  callEmail,
  callWithExample,
  emailRequest,
  findCurrent,
  V21,
  versions,
} from "../calls.ts";
import { inSection, triesOf, valueAt } from "../relations.ts";
import { allHold, expectThat, notShown, printValue, type Rule, type Tries } from "../rule.ts";

const failingKeys = ["none", "unknown"] as const;
const describeKey = ({ key }: Call) => (key === "none" ? "no key" : "an unknown key");

/**
 * Calls whose authentication fails, of each operation that the specification names, and version.
 */
const failingCalls: Call[] = versions.flatMap((version) =>
  failingKeys.flatMap((key) => callEach(version, { key })),
);

const { always } = inSection("5");
const unknownKey = callEmail(emailRequest, V21, { key: "unknown" });

/**
 * Calls whose authentication fails, of the operations whose paths are assumed, in the current
 * version.
 */
function assumedFailures(documents: readonly Bundle[]): Call[] {
  const document = findCurrent(documents);
  const stated = failingCalls.map(({ path }) => path);
  return Object.keys(document.paths)
    .filter((path) => !stated.includes(path))
    .flatMap((path) =>
      failingKeys.map((key): Call => ({ ...callWithExample(document, path), key })),
    );
}

const schemeRule = always(
  "1. Scheme: HTTP Bearer. The API key is sent in every request as the header Authorization: Bearer <API_KEY>.",
  [{ known: callEmail(emailRequest, V21), unknown: unknownKey }],
  ({ known, unknown }) =>
    allHold(
      expectThat(
        isSuccess(known),
        `HTTP ${known.status}`,
        "the given key is accepted in this header",
      ),
      expectThat(
        !isSuccess(unknown),
        `HTTP ${unknown.status} for an unknown key`,
        "an unknown key is rejected",
      ),
    ),
);

const failureRule = (call: Call): Rule =>
  always(
    `4. When authentication fails, then the response is HTTP 401 and the body holds an errors array (section 7). (${call.path}, ${call.version}, ${describeKey(call)})`,
    [{ call }],
    ({ call: { status, body } }) => {
      const errors = isJsonObject(body) ? body.errors : undefined;
      const isList = Array.isArray(errors) && errors.length > 0 && errors.every(isJsonObject);
      if (call.doubt && (status === 400 || status === 422))
        return notShown("the data is rejected before the key");
      return allHold(
        expectThat(status === 401, `HTTP ${status}`, "HTTP 401"),
        expectThat(isList, body, "a list `errors` of objects"),
      );
    },
  );

function assumedFailureRule(call: Call): Rule {
  const { key: _, ...withKey } = call;
  return always(
    `1. The API key is sent in every request. (${call.path}, ${V21}, ${describeKey(call)})`,
    [{ call, withKey }],
    ({ call: response, withKey: accepted }) =>
      response.status === 401 || isSuccess(response) || isSuccess(accepted)
        ? expectThat(response.status === 401, `HTTP ${response.status}`, "HTTP 401")
        : notShown(`the path is assumed: HTTP ${response.status}`),
  );
}

export const authenticationRules = (documents: readonly Bundle[]): Rule[] => [
  schemeRule,
  ...failingCalls.map(failureRule),
  ...assumedFailures(documents).map(assumedFailureRule),
];

const statedError = { group: "REQUEST", type: "AUTH", severity: "critical" };

/** The authentication error; other errors may precede or follow it. */
function authenticationErrorOf(response: ServiceResponse): JsonObject | undefined {
  const errors = response.status === 401 ? valueAt(response, "errors") : [];
  const matches = (error: JsonObject) =>
    Object.entries(statedError).filter(([name, value]) => error[name] === value).length;
  const [closest] = Array.isArray(errors)
    ? errors.filter(isJsonObject).toSorted((a, b) => matches(b) - matches(a))
    : [];
  return closest;
}

/**
 * The words for authorization and its credentials, in English and most languages of Europe, and
 * those for a reference.
 */
const OF_CREDENTIALS = /credential|auth?ori|auth?enti|\bkeys?\b|token/i;
const OF_REFERENCE = /refer|develop|docu|doku|https?:|set-?up/i;
/** English only: texts in another language need a person. */
const ENGLISH = /\b(the|is|was|were|went|not|your|please|wrong|missing|denied)\b/i;

function isStatedDescription(text: string): boolean {
  return OF_CREDENTIALS.test(text) && OF_REFERENCE.test(text);
}

interface ErrorRow {
  name: string;
  /** The row of the specification. */
  words: string;
  expected: string;
  isRight: (value: unknown) => boolean;
  /** Whether a person has to read a right value. */
  isUnclear?: (value: unknown) => boolean;
}

const errorRows: ErrorRow[] = [
  ...Object.entries(statedError).map(
    ([name, value]): ErrorRow => ({
      name,
      words: value,
      expected: printValue(value),
      isRight: (found) => found === value,
    }),
  ),
  {
    name: "subtype",
    words: "a string (value not given)",
    expected: "a string",
    isRight: (value) => typeof value === "string",
  },
  {
    name: "relatedTo",
    words: "empty array",
    expected: "an empty list",
    isRight: (value) => Array.isArray(value) && value.length === 0,
  },
  {
    name: "description",
    words:
      "text saying that invalid authorization credentials were sent and pointing to the developer reference for the correct set-up",
    expected: "a text about the credentials that points to the developer reference",
    isRight: (value) =>
      typeof value === "string" &&
      value !== "" &&
      (isStatedDescription(value) || !ENGLISH.test(value)),
    isUnclear: (value) => !isStatedDescription(String(value)),
  },
];

export const errorRules = (documents: readonly Bundle[]): Rule[] => {
  const calls = triesOf([...failingCalls, ...assumedFailures(documents)]);
  return errorRows.map((row) => errorRule(row, calls));
};

function errorRule(row: ErrorRow, calls: Tries<"call">): Rule {
  const { name, words, expected, isRight, isUnclear } = row;
  return inSection("7").always(
    `Authentication failure | ${name} | ${words}`,
    calls,
    ({ call: response }) => {
      const error = authenticationErrorOf(response);
      if (!error) return notShown("there is no error object");
      const value = error[name];
      const outcome = expectThat(isRight(value), { [name]: value }, expected);
      return outcome.verdict === "holds" && isUnclear?.(value)
        ? { ...outcome, warning: `read whether this is ${expected}: ${printValue(value)}` }
        : outcome;
    },
  );
}
