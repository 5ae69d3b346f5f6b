import { isJsonObject, type JsonObject } from "@data-validation/openapi-document/json";
import type { Call } from "../../traffic/call.ts";
import { callEach, callEmail, emailRequest, envelopeCalls, V20, V21, versions } from "../calls.ts";
import { envelopeParts, hasValueAt, inSection, valueAt } from "../relations.ts";
import { allHold, broken, expectThat, holds, type Rule } from "../rule.ts";
import { correctionTries, expectCorrected } from "./corrections.ts";

const { accepted, each, some, value } = inSection("2.1");
const inBoth = (request: JsonObject) => versions.map((version) => callEmail(request, version));

const isPresent = (found: unknown) => found !== undefined;

const envelopeRows = [
  {
    words: "result | Validation outcome. It contains a data object.",
    place: "result.data",
    expected: "an object",
    isRight: isJsonObject,
  },
  {
    words: "resultCorrected | Part of the envelope.",
    place: "resultCorrected",
    expected: "a member, null or not",
    isRight: isPresent,
  },
  {
    words: "suggestions | Part of the envelope.",
    place: "suggestions",
    expected: "a member, empty or not",
    isRight: isPresent,
  },
];

const responseRules = versions.flatMap((version) =>
  Object.entries(envelopeCalls(version)).flatMap(([path, calls]) =>
    envelopeRows.map(({ words, place, expected, isRight }) =>
      value({
        sentence: `Response body | ${words} (${path}, ${version})`,
        calls,
        place,
        isRight,
        expected,
      }),
    ),
  ),
);

/** A request with an empty part is accepted if it is without. */
const acceptsEmpty = (part: string, words: string): Rule =>
  each(
    `Request body | request.${part} | object | ${words}`,
    versions.flatMap((version) =>
      callEach(version).map((plain) => {
        return { plain, withPart: { ...plain, request: { ...plain.request, [part]: {} } } };
      }),
    ),
    () => holds,
  );

export const envelopeRules: Rule[] = [
  accepted(
    "Request body | request | object | Root object of every request",
    ...inBoth(emailRequest),
  ),
  acceptsEmpty("options", "Optional per-endpoint settings"),
  acceptsEmpty("client", "Part of the envelope."),
  ...responseRules,
  some(
    "Response body | suggestions | Where corrections are offered as suggestions, the corrected data is returned here.",
    correctionTries("formatting"),
    (responses) => {
      const { suggestion } = responses;
      const isFilled = Object.keys(valueAt(suggestion, "suggestions") ?? {}).length > 0;
      const filled = expectThat(isFilled, suggestion.body, "the corrected data in `suggestions`");
      return allHold(expectCorrected(responses), filled);
    },
  ),
  ...callEach(V21).map((now, index) => {
    const old = callEach(V20)[index] as Call;
    return each(
      `The envelope is identical in 2.0 and 2.1. (${now.path})`,
      [{ now, old }],
      (responses) => {
        const differingPart = envelopeParts.find(
          (part) => hasValueAt(responses.now, part) !== hasValueAt(responses.old, part),
        );
        return differingPart
          ? broken(`${differingPart} in only one version`, "the same members in both versions")
          : holds;
      },
    );
  }),
];

export const emailRules: Rule[] = versions.flatMap((version) => {
  const { accepted, differs } = inSection("2.2");
  const row = "request.query.email | string | yes | E-mail address to validate";
  const [one, other] = envelopeCalls(version)["/email/validate"] as [Call, Call];
  return [
    accepted(`${row} (accepted, ${version})`, one),
    differs(
      `${row} (validated, ${version})`,
      [{ one, other }],
      "another result for another address",
    ),
  ];
});
