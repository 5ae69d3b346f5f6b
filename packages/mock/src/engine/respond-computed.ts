import { requestProblems } from "@data-validation/request-validation/validate-request";
import { computeResponse } from "../computed.ts";
import type { KindModules, MockOperation } from "../contract/operations.ts";
import { errorResponse, problemResponse } from "../contract/problem.ts";
import { explainUnknownNames } from "../contract/unknown-fields.ts";
import { type MockResponse, readHeader } from "../exchange/call.ts";
import { type Exchange, noteSource } from "../exchange/exchange.ts";
import { SUCCESS_STATUS } from "../exchange/status.ts";
import { forcedOutcomeOf } from "../forced/magic-values.ts";
import { misspeltPreferences } from "../forced/prefer.ts";
import { wait } from "../forced/wait.ts";
import { failureStatuses } from "../options.ts";
import type { SentRequest } from "../sandbox/as-received.ts";
import type { MockState } from "./state.ts";

/**
 * The response to a request that violates the contract; undefined for a valid one, with warnings
 * about unknown names.
 */
export function rejectRequest(
  { requests }: KindModules,
  { version, id }: MockOperation,
  exchange: Exchange,
  isStrict: boolean,
): MockResponse | undefined {
  const { body } = exchange;
  if ("problem" in body)
    return noteSource("contract", exchange, problemResponse(version, [body.problem]));
  const checks = requests[version][id];
  if (!checks) throw new Error(`Version ${version} has no operation ${id}.`);
  const problems = requestProblems(version, checks, body.json);
  const unknownNames =
    problems.length > 0 ? [] : explainUnknownNames(checks, body.json, { includesValues: true });
  const [first, ...others] = isStrict ? [...problems, ...unknownNames] : problems;
  if (first) return noteSource("contract", exchange, problemResponse(version, [first, ...others]));
  exchange.warnings = [
    ...misspeltPreferences(readHeader(exchange.call, "prefer")),
    ...unknownNames.map(({ description = "" }) => description),
  ];
  return undefined;
}

/** The response of the sandbox to a valid request, unless one of its values forces an error. */
export async function respondAsComputed(
  modules: KindModules,
  operation: MockOperation,
  exchange: Exchange,
  { dataStore, delays }: MockState,
): Promise<MockResponse> {
  const { version, path, kind } = operation;
  const { json, text } = exchange.body as { json: { request: SentRequest }; text: string };
  const { request } = json;
  const outcome = forcedOutcomeOf(kind, request.query);
  if (outcome && "delay" in outcome) await wait(outcome.delay, delays.signal);
  else if (outcome && failureStatuses.includes(outcome.status))
    return noteSource("value", exchange, errorResponse(version, outcome.status));
  const computed = dataStore.compute(`${version} ${path} ${text}`, (data) =>
    computeResponse(modules, operation, request, data),
  );
  const { isOutsideCatalogue, violations } = computed;
  if (isOutsideCatalogue) exchange.warnings.push(OUTSIDE_CATALOGUE);
  const body: unknown = JSON.parse(computed.text);
  exchange.computed = { body, text: computed.text };
  const response = noteSource("sandbox", exchange, { status: SUCCESS_STATUS, headers: {}, body });
  return ensureAllowed(operation, response, exchange, violations);
}

const OUTSIDE_CATALOGUE =
  "The value is not in the mock's catalogue: the service may know it. Add it to the mock's data.";

/** The response itself if it is valid. @throws Error with its violations */
export function ensureAllowed(
  { path }: MockOperation,
  response: MockResponse,
  exchange: Exchange,
  violations: string[],
) {
  exchange.violations = violations;
  if (violations.length === 0) return response;
  throw new Error(
    `${path}: the mock made a response that the contract does not allow. ${violations.join(" ")}`,
  );
}
