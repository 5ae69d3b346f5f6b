import type { Sandbox } from "../engine.ts";
import { companyGet } from "./company/get.ts";
import { companySearch } from "./company/search.ts";
import { companyValidate } from "./company/validate.ts";
import { emailSearch } from "./email/search.ts";
import { emailValidate } from "./email/validate.ts";
import { locationGet } from "./location/get.ts";
import { locationLocalize } from "./location/localize.ts";
import { locationSearch } from "./location/search.ts";
import { locationValidate } from "./location/validate.ts";
import { nameValidate, nameValidate20 } from "./name/validate.ts";
import { phoneSearch } from "./phone/search.ts";
import { phoneValidate, phoneValidate20 } from "./phone/validate.ts";

/** What an operation does: from the value of the body's member `request`, which fits the contract, to the body of the response. */
type Compute = (request: never) => unknown;

const sinceForever: Record<string, Compute> = {
  companyGet,
  companySearch,
  companyValidate,
  emailSearch,
  emailValidate,
  locationGet,
  locationLocalize,
  locationSearch,
  locationValidate,
  phoneSearch,
};

/** The operations of each version: the two that version 2.1 changed, and those that are the same in both (section 1, rules 3 and 4). */
const byVersion: Record<string, Record<string, Compute>> = {
  "2.0": { ...sinceForever, nameValidate: nameValidate20, phoneValidate: phoneValidate20 },
  "2.1": { ...sinceForever, nameValidate, phoneValidate },
};

/**
 * The sandbox of a version: answers that follow from the request as the specification says, without a clock, a network or chance.
 *
 * @param version a version of the contract, `2.0` or `2.1`
 * @returns a function from an operation's id and a request to the body of the response
 */
export function createSandbox(version: string): Sandbox {
  const computes = byVersion[version] ?? {};
  return (operationId, request) => {
    const compute = computes[operationId];
    if (!compute) throw new Error(`The sandbox of version ${version} has no operation ${operationId}.`);
    return compute(request as never);
  };
}
