import { isObject, type JsonObject } from "../../observe/contract/json.ts";
import type { Model, OperationNode } from "../../observe/contract/model.ts";
import {
  address,
  callEach,
  callEmail,
  callNumber,
  callPerson,
  namesAs,
  noAddress,
  numbers,
  V20,
  V21,
} from "../calls.ts";
import { again, isRepeatable, saidBy, saysTheSame } from "../relations.ts";
import { allOf, type Call, expectThat, holds, isSuccess, notShown, type Rule, rule, show } from "../rule.ts";

const validates = "The service validates, and optionally corrects, data that a client submits.";
const isPost =
  "1. Every call is a POST with a JSON body. The path names the data kind and the operation, for example /email/validate.";

/** Status codes that say that there is no such endpoint, or that it takes no POST or no JSON. */
const notThere = [404, 405, 406, 410, 415, 501];

/** Data that is valid, and data that cannot be. */
const pairs: Record<string, [Call, Call][]> = {
  "e-mail addresses": [
    [
      callEmail({ query: { email: address } }, V21),
      callEmail({ query: { email: noAddress } }, V21, { mayBeRejected: true }),
    ],
  ],
  "phone numbers": [[callNumber(numbers.CZ, V21), callNumber("none", V21, undefined, { mayBeRejected: true })]],
  "personal names": namesAs("Jan", "Novák").map((query, form) => {
    const nonsense = namesAs("12345", "@@@")[form] as JsonObject;
    return [callPerson(query, V21), { ...callPerson(nonsense, V21), mayBeRejected: true }];
  }),
};

/** Sections 0 and 1. */
export function serviceRules(model: Model): Rule[] {
  return [
    rule({
      section: "0",
      sentence: "Version 2.0 remains available to clients that pin it.",
      needs: "each try",
      tries: [{ call: callEmail({ query: { email: address } }, V20) }],
      judge: () => holds,
    }),
    ...Object.entries(pairs).map(([kind, tries]) =>
      rule({
        section: "1",
        sentence: `${validates} (${kind})`,
        needs: "one try",
        readsRejections: true,
        tries: tries.map(([right, wrong]) => ({ right, wrong, again: again(right) })),
        judge: ({ right, wrong, again: repeated }) =>
          allOf(
            isSuccess(right) ? holds : notShown(`the service rejects the data: HTTP ${right.status}`),
            isRepeatable(right, repeated),
            () => expectThat(!saysTheSame(right, wrong), saidBy(wrong), "another result for data that cannot be right"),
          ),
      }),
    ),
    ...Object.values(callEach(V21)).map((call) =>
      rule({
        section: "1",
        sentence: `${isPost} (${call.path})`,
        needs: "each try",
        readsRejections: true,
        tries: [{ call }],
        judge: ({ call: { status } }) =>
          expectThat(!notThere.includes(status), `HTTP ${status}`, `a POST with a JSON body to ${call.path} is read`),
      }),
    ),
    ...sameEverywhere(model),
  ];
}

/** The endpoints of three groups, each called with a request example of the contract in both versions. */
function sameEverywhere(model: Model): Rule[] {
  const group = (operation: OperationNode) => operation.path.split("/")[1] ?? "";
  const operations = [...(model.operations.get(V21)?.values() ?? [])].filter((operation) =>
    ["company", "email", "location"].includes(group(operation)),
  );
  return operations.map((operation) => {
    // The first example of a search finds nothing.
    const example = Object.values(operation.examples)[1];
    const request = (isObject(example) ? example.request : {}) as JsonObject;
    const [now, old] = [V21, V20].map(
      (version): Call => ({
        path: operation.path,
        version,
        request,
        ...(operation.mark && { isAssumed: true }),
      }),
    );
    if (!now || !old) throw new TypeError("There are two versions.");
    const sentence = `4. The endpoints under /${group(operation)}/* are the same in 2.0 and 2.1. (${operation.path})`;
    return rule({
      section: "1",
      sentence,
      needs: "each try",
      tries: [{ now, again: again(now), old }],
      judge: (responses) =>
        allOf(isRepeatable(responses.now, responses.again), () =>
          expectThat(saysTheSame(responses.now, responses.old), saidBy(responses.old), show(saidBy(responses.now))),
        ),
    });
  });
}
