import type { Bundle } from "@data-validation/openapi-document/document";
import { isSuccess, type ServiceResponse } from "../../traffic/call.ts";
import {
  callEach,
  callEmail,
  callName,
  callNumber,
  callWithExample,
  emailRequest,
  findCurrent,
  NO_ADDRESS,
  nameQueries,
  V20,
  V21,
  validNumbers,
} from "../calls.ts";
import { expectSame, inSection } from "../relations.ts";
import { expectThat, holds, notShown, type Rule } from "../rule.ts";

const pairs = {
  "e-mail addresses": [
    { one: callEmail(emailRequest, V21), other: callEmail({ query: { email: NO_ADDRESS } }, V21) },
  ],
  "phone numbers": [{ one: callNumber(validNumbers.CZ, V21), other: callNumber("none", V21) }],
  "personal names": [0, 1].map((form) => ({
    one: callName(nameQueries("Jan", "Novák")[form] ?? {}, V21),
    other: callName(nameQueries("12345", "@@@")[form] ?? {}, V21),
  })),
};

/** Status codes for no such endpoint, or one that takes no POST or no JSON. */
const notFoundStatuses = [404, 405, 406, 410, 415, 501];

/** Whether the valid data is accepted: only then is a rejection of the other data a result. */
function expectAccepted({ one }: Record<"one", ServiceResponse>) {
  return isSuccess(one) ? holds : notShown(`the service rejects the data: HTTP ${one.status}`);
}

/** The introduction and section 1. */
export function serviceRules(documents: readonly Bundle[]): Rule[] {
  const { always, differs, each } = inSection("1");
  const validates = "The service validates, and optionally corrects, data that a client submits.";
  const isPost =
    "1. Every call is a POST with a JSON body. The path names the data kind and the operation, for example /email/validate.";
  const different = "another result, or a rejection, for data that cannot be valid";
  const document = findCurrent(documents);
  const shared = Object.keys(document.paths).filter((path) =>
    /^\/(company|email|location)\//.test(path),
  );
  return [
    inSection("0").accepted(
      "Version 2.0 remains available to clients that pin it.",
      callEmail(emailRequest, V20),
    ),
    ...Object.entries(pairs).map(([kind, tries]) => ({
      ...differs(`${validates} (${kind})`, tries, different, expectAccepted),
      readsRejections: true,
    })),
    ...callEach(V21).map((call) =>
      always(`${isPost} (${call.path})`, [{ call }], ({ call: { status } }) =>
        expectThat(
          !notFoundStatuses.includes(status),
          `HTTP ${status}`,
          "a POST with a JSON body is read",
        ),
      ),
    ),
    ...shared.map((path) =>
      each(
        `4. The endpoints under /${path.split("/")[1]}/* are the same in 2.0 and 2.1. (${path})`,
        [{ now: callWithExample(document, path), old: callWithExample(document, path, V20) }],
        ({ now, old }) => expectSame(now, old, "the same in 2.0"),
        { twice: "now" },
      ),
    ),
  ];
}
