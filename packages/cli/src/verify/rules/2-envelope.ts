import { isObject } from "../../observe/contract/json.ts";
import {
  address,
  callEach,
  callEmail,
  callName,
  callNumber,
  namesAs,
  noAddress,
  numbers,
  unassigned,
  V20,
  V21,
} from "../calls.ts";
import { envelopeParts, has, inSection, valueAt } from "../relations.ts";
import { allOf, broken, type Call, expectThat, holds, type Rule } from "../rule.ts";
import { correctionTries, isCorrected } from "./corrections.ts";

const { accepted, each, some, value } = inSection("2.1");
const email = { query: { email: address } };
const mayBeRejected = { mayBeRejected: true } as const;
const inBoth = (request: Call["request"]) => [V20, V21].map((version) => callEmail(request, version));

/** Valid data and other data, of each operation whose response section 4 calls an envelope. */
const callsIn = (version: string): Record<string, Call[]> => ({
  "/email/validate": [callEmail(email, version), callEmail({ query: { email: noAddress } }, version, mayBeRejected)],
  "/phone/validate": [callNumber(numbers.CZ, version), callNumber(unassigned[0], version, {}, mayBeRejected)],
  "/name/validate": [...namesAs("Jan", "Novák"), ...namesAs("jana", "KADLECOVÁ")].map((query) =>
    callName(query, version),
  ),
});

const responses = [V20, V21].flatMap((version) =>
  Object.entries(callsIn(version)).flatMap(([path, calls]) => {
    const row = (words: string) => `Response body | ${words} (${path}, ${version})`;
    const isThere = (found: unknown) => found !== undefined;
    return [
      value(
        row("result | Validation outcome. It contains a data object."),
        calls,
        "result.data",
        isObject,
        "an object",
      ),
      value(row("resultCorrected | Part of the envelope."), calls, "resultCorrected", isThere, "a member, null or not"),
      value(row("suggestions | Part of the envelope."), calls, "suggestions", isThere, "a member, empty or not"),
    ];
  }),
);

/** Section 2.1. */
export const envelopeRules: Rule[] = [
  accepted("Request body | request | object | Root object of every request", ...inBoth(email)),
  accepted(
    "Request body | request.options | object | Optional per-endpoint settings",
    ...inBoth({ ...email, options: {} }),
  ),
  accepted("Request body | request.client | object | Part of the envelope.", ...inBoth({ ...email, client: {} })),
  ...responses,
  some(
    "Response body | suggestions | Where corrections are offered as suggestions, the corrected data is returned here.",
    correctionTries("formatting"),
    (of) => {
      const suggestions = valueAt(of.suggestion, "suggestions") ?? {};
      return allOf(isCorrected(of), () =>
        expectThat(Object.keys(suggestions).length > 0, of.suggestion.body, "the corrected data in `suggestions`"),
      );
    },
  ),
  ...callEach(V21).map((now, index) =>
    each(
      `The envelope is identical in 2.0 and 2.1. (${now.path})`,
      [{ now, old: callEach(V20)[index] as Call }],
      (of) => {
        const other = envelopeParts.find((part) => has(of.now, part) !== has(of.old, part));
        return other ? broken(`${other} in one version alone`, "the same members in both versions") : holds;
      },
    ),
  ),
];

/** Section 2.2. */
export const emailRules: Rule[] = [V20, V21].flatMap((version) => {
  const { accepted, differs } = inSection("2.2");
  const row = "request.query.email | string | yes | E-mail address to validate";
  const [one, other] = callsIn(version)["/email/validate"] as [Call, Call];
  return [
    accepted(`${row} (accepted, ${version})`, one),
    differs(`${row} (validated, ${version})`, [{ one, other }], "another result for another address"),
  ];
});
