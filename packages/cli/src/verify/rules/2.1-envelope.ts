import { isObject, type JsonObject } from "../../observe/contract/json.ts";
import {
  address,
  callEach,
  callEmail,
  callNumber,
  callPerson,
  namesAs,
  noAddress,
  numbers,
  unassigned,
  V20,
  V21,
} from "../calls.ts";
import { envelopeParts, has, valueAt } from "../relations.ts";
import { allOf, broken, type Call, expectThat, holds, type Rule, rule } from "../rule.ts";
import { correctionTries, isCorrected } from "./corrections.ts";

const email = { query: { email: address } };

/** Data that is valid and data that is not, of each operation whose response section 4 calls an envelope. */
const callsIn = (version: string): Record<string, Call[]> => ({
  "/email/validate": [
    callEmail(email, version),
    callEmail({ query: { email: noAddress } }, version, { mayBeRejected: true }),
  ],
  "/phone/validate": [
    callNumber(numbers.CZ, version),
    callNumber(unassigned[0], version, undefined, { mayBeRejected: true }),
  ],
  "/name/validate": [...namesAs("Jan", "Novák"), ...namesAs("jana", "KADLECOVÁ")].map((query) =>
    callPerson(query, version),
  ),
});

/** A request in which a part of the envelope is there, or is not. */
const accepted = (sentence: string, request: JsonObject): Rule =>
  rule({
    section: "2.1",
    sentence,
    needs: "each try",
    tries: [V20, V21].map((version) => ({ call: callEmail(request, version) })),
    judge: () => holds,
  });

const requestRules = [
  accepted("Request body | request | object | Root object of every request", email),
  accepted("Request body | request.query | object | The data to validate. Its fields depend on the endpoint.", email),
  accepted("Request body | request.options | object | Optional per-endpoint settings", { ...email, options: {} }),
  accepted("Request body | request.client | object | Part of the envelope. Its fields: not shown.", {
    ...email,
    client: {},
  }),
];

const responseRules = [V20, V21].flatMap((version) =>
  Object.entries(callsIn(version)).flatMap(([path, calls]) => {
    const where = `(${path}, ${version})`;
    const tries = calls.map((call) => ({ call }));
    const data = rule({
      section: "2.1",
      sentence: `Response body | result | Validation outcome. It contains a data object. ${where}`,
      needs: "each try",
      tries,
      judge: ({ call }) =>
        expectThat(isObject(valueAt(call, "result.data")), call.body, "an object `result` with an object `data`"),
    });
    const others = [
      ["resultCorrected", "Part of the envelope. Its fields: not shown."],
      ["suggestions", "Part of the envelope."],
    ].map(([part = "", words]) =>
      rule({
        section: "2.1",
        sentence: `Response body | ${part} | ${words} ${where}`,
        needs: "each try",
        tries,
        judge: ({ call }) => expectThat(has(call, part), call.body, `a member \`${part}\`, which may be null or empty`),
      }),
    );
    return [data, ...others];
  }),
);

/** Section 2.1. */
export const envelopeRules: Rule[] = [
  ...requestRules,
  ...responseRules,
  rule({
    section: "2.1",
    sentence:
      "Response body | suggestions | Where corrections are offered as suggestions, the corrected data is returned here.",
    needs: "one try",
    tries: correctionTries("formatting"),
    judge: (responses) =>
      allOf(isCorrected(responses), () =>
        expectThat(
          !isEmpty(valueAt(responses.suggestion, "suggestions")),
          responses.suggestion.body,
          "the corrected data in `suggestions`",
        ),
      ),
  }),
  ...Object.entries(callEach(V21)).map(([kind, now]) =>
    rule({
      section: "2.1",
      sentence: `The envelope is identical in 2.0 and 2.1. (${now.path})`,
      needs: "each try",
      tries: [{ now, old: callEach(V20)[kind as "email"] }],
      judge({ now, old }) {
        const other = envelopeParts.find((part) => has(now, part) !== has(old, part));
        return other === undefined
          ? holds
          : broken(`${other} in one version alone`, "the same members in both versions");
      },
    }),
  ),
];

/** Whether a part of the envelope has nothing in it. */
function isEmpty(value: unknown): boolean {
  return typeof value !== "object" || value === null || Object.keys(value).length === 0;
}
