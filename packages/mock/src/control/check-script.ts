import { isDeeper } from "@data-validation/common/is-deeper";
import { isObject } from "@data-validation/common/object";
import { currentVersion } from "@data-validation/generated/versions";
import {
  booleanRule,
  checkMembers,
  type MemberRule,
  millisecondsRule,
  textRule,
  wholeNumberRule,
} from "../check-members.ts";
import {
  examplesOfOperation,
  type MockOperation,
  modulesOf,
  operationsOfAllVersions,
  violationsOf,
} from "../contract/operations.ts";
import { statusesOf } from "../contract/problem.ts";
import { explainUnknownNames } from "../contract/unknown-fields.ts";
import { DEPTH_LIMIT } from "../exchange/depth-limit.ts";
import { emptyStatuses, SUCCESS_STATUS } from "../exchange/status.ts";
import { UsageError } from "../usage-error.ts";
import { mergePatch } from "./merge-patch.ts";
import type { AnyResponse } from "./responses.ts";

/** A header's name and value as HTTP (RFC 9110, section 5), `fetch` and Node accept them. */
const HEADER_NAME = /^[!#$%&'*+.^_`|~\w-]+$/;
export const HEADER_VALUE = /^[\t\x20-\x7e\x80-\xff]*$/;

/** Headers for the length of a message: a wrong one would leave the connection waiting. */
const FRAMING = /^(connection|content-length|transfer-encoding|trailer|upgrade|keep-alive)$/i;

const headersRule: MemberRule = {
  expected:
    "an object of header names and texts that HTTP can send, without those of the connection and the length",
  allows: (value) =>
    isObject(value) &&
    Object.entries(value).every(
      ([name, headerValue]) =>
        HEADER_NAME.test(name) &&
        !FRAMING.test(name) &&
        typeof headerValue === "string" &&
        HEADER_VALUE.test(headerValue),
    ),
};

const responseRules: Record<keyof AnyResponse, MemberRule> = {
  status: wholeNumberRule(599, 200),
  example: textRule,
  body: {
    expected: "a value of JSON or a function",
    allows: (value) => typeof value === "function" || isJson(value),
  },
  patch: {
    expected: "an object, a JSON merge patch of the computed response",
    allows: (value) => isObject(value) && isJson(value),
  },
  headers: headersRule,
  delay: millisecondsRule,
  network: {
    expected: '"reset" or "cut"',
    allows: (value) => value === "reset" || value === "cut",
  },
  times: wholeNumberRule(Number.MAX_SAFE_INTEGER, 1),
  when: {
    expected: "a function or an object, a part of the request",
    allows: (value) => typeof value === "function" || (isObject(value) && isJson(value)),
  },
  scenario: textRule,
  in: textRule,
  // biome-ignore lint/suspicious/noThenProperty: the name that a script uses
  then: textRule,
  offContract: booleanRule,
};

/**
 * The operations whose contract allows a scripted response, as `2.1 /email/validate`; undefined for
 * all of them.
 */
export async function checkResponse(
  path: string,
  response: AnyResponse,
): Promise<ReadonlySet<string> | undefined> {
  if (!isObject(response as unknown))
    throw new UsageError("respond: a response is an object, for example { status: 429 }.");
  checkMembers("respond: a response", "respond:", response, responseRules);
  checkCombination(response);
  await checkWhen(path, response);
  const { example, body, patch, offContract } = response;
  const isCheckedLater = patch === undefined && (body === undefined || typeof body === "function");
  if (example === undefined && (offContract || isCheckedLater)) return undefined;
  const allowed = new Set<string>();
  let reason = "";
  for (const operation of operationsOf(path)) {
    const problem = (await violationsBy(operation, response)).slice(0, 3).join(" ");
    if (problem === "") allowed.add(`${operation.version} ${operation.path}`);
    else reason = `${operation.path} of version ${operation.version}: ${problem}`;
  }
  if (allowed.size > 0) return allowed;
  throw new UsageError(
    `respond: ${reason}${example === undefined ? " With offContract: true it is sent all the same." : ""}`,
  );
}

function checkCombination(response: AnyResponse): void {
  const { status, example, body, patch, offContract, scenario } = response;
  const statuses = statusesOf(currentVersion);
  if (status !== undefined && !statuses.includes(status) && !offContract) {
    throw new UsageError(
      `respond: the contract has no status ${status}. It has: ${statuses.join(", ")}. With offContract: true any other is sent, too.`,
    );
  }
  const sources = [example, patch, body === undefined ? status : body];
  if (sources.filter((source) => source !== undefined).length > 1) {
    throw new UsageError(
      "respond: example, patch and body exclude one another; status goes only with body.",
    );
  }
  if (body !== undefined && emptyStatuses.includes(status ?? SUCCESS_STATUS)) {
    throw new UsageError(`respond: a response ${status} has no body. Leave it out.`);
  }
  if (scenario === undefined && (response.in !== undefined || response.then !== undefined)) {
    throw new UsageError(
      'respond: in and then are states of a scenario. Name it: { scenario: "onboarding" }.',
    );
  }
  const { headers: ofWhen } = Object(response.when);
  if (ofWhen !== undefined && !headersRule.allows(ofWhen))
    throw new UsageError(`respond: when.headers takes ${headersRule.expected}.`);
}

/**
 * @throws {@link UsageError} for a part of a request that none of the operations has, so that it
 *   would never apply
 */
async function checkWhen(path: string, { when }: AnyResponse): Promise<void> {
  if (!isObject(when)) return;
  const { key: _, headers: __, ...request } = when;
  const unknownNames = await Promise.all(
    operationsOf(path).map(async (operation) => {
      const { requests } = await modulesOf(operation);
      const checks = requests[operation.version][operation.id];
      return checks && explainUnknownNames(checks, { request })[0];
    }),
  );
  if (!unknownNames.every(Boolean)) return;
  throw new UsageError(
    `respond: when never applies: ${unknownNames.at(-1)?.description} A function can ask for what the contract does not name.`,
  );
}

/**
 * Why an example, a body, or a patch of any response example, cannot be a response of an operation.
 */
async function violationsBy(
  operation: MockOperation,
  { example, body, patch, status = SUCCESS_STATUS }: AnyResponse,
): Promise<string[]> {
  const examples = await examplesOfOperation(operation);
  if (example !== undefined && Object.hasOwn(examples, example)) return [];
  if (example !== undefined)
    return [`there is no example ${example}. There are: ${Object.keys(examples).join(", ")}.`];
  const modules = await modulesOf(operation);
  if (patch === undefined) return violationsOf(modules, operation, status, body);
  const successes = Object.values(examples).flatMap((one) => ("body" in one ? [one.body] : []));
  const patched = successes.map((success) =>
    violationsOf(modules, operation, SUCCESS_STATUS, mergePatch(success, patch)),
  );
  return [...new Set(patched.flat())];
}

function operationsOf(path: string): MockOperation[] {
  return operationsOfAllVersions.filter((operation) => path === "*" || operation.path === path);
}

function isJson(value: unknown): boolean {
  try {
    return !isDeeper(value, DEPTH_LIMIT) && JSON.stringify(value) !== undefined;
  } catch {
    return false;
  }
}
