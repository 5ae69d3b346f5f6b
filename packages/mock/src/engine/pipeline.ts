import type { ResponsePlace } from "@data-validation/envelope/read-place";
import { unwrapResponse } from "@data-validation/envelope/response-place";
import type { RequestProblem } from "@data-validation/request-validation/problem";
import {
  type MockOperation,
  modulesOf,
  operationPaths,
  operations,
} from "../contract/operations.ts";
import { errorResponse, problemResponse } from "../contract/problem.ts";
import { type MockResponse, readHeader } from "../exchange/call.ts";
import { type Exchange, noteSource, type RespondedBy } from "../exchange/exchange.ts";
import { SUCCESS_STATUS } from "../exchange/status.ts";
import { preferredResponse, readPreference } from "../forced/prefer.ts";
import { wait } from "../forced/wait.ts";
import { readBearer } from "../keys/authenticate.ts";
import type { Quota } from "../keys/quota.ts";
import { rejectRequest, respondAsComputed } from "./respond-computed.ts";
import { respondToOperation } from "./respond-scripted.ts";
import type { MockState } from "./state.ts";

/**
 * Responds to a call: key, version, injected fault and path first, then scripts, the header Prefer,
 * recordings and the sandbox.
 */
export async function respondToCall(exchange: Exchange, state: MockState): Promise<MockResponse> {
  const { call, version, requestedVersion } = exchange;
  const injected = state.nextFault();
  if (injected.delay > 0) await wait(injected.delay, state.delays.signal);

  const rejection = state.authenticate(readHeader(call, "authorization"));
  if (rejection) return reject("key", exchange, rejection);
  if (requestedVersion === undefined)
    return reject("contract", exchange, { example: "apiVersionNotFound" });
  if (injected.status !== undefined)
    return noteSource("fault", exchange, errorResponse(version, injected.status));

  const operation = operations[version].get(call.path);
  if (!operation) return reject("contract", exchange, unknownPath(call.path));
  if (operation.method !== call.method)
    return reject("contract", exchange, { example: "methodNotAllowed" });

  const respond = () =>
    respondToOperation(operation, exchange, state, () =>
      respondUnscripted(operation, exchange, state),
    );
  return state.quota ? respondWithin(state.quota, exchange, respond) : respond();
}

/**
 * Responds to a recorded call: scripts and the header Prefer first, then the service itself, once.
 *
 * @param place - Where the service puts the envelope.
 */
export async function respondWhileRecording(
  exchange: Exchange,
  state: MockState,
  place: ResponsePlace,
  record: () => Promise<MockResponse>,
): Promise<MockResponse> {
  const { call, version } = exchange;
  const operation = operations[version].get(call.path);
  if (operation?.method !== call.method) return record();
  const preferred = respondAsPreferred(operation, exchange);
  if (preferred) return preferred;
  let recorded: Promise<MockResponse> | undefined;
  const sendOnce = () => {
    recorded ??= record();
    return recorded;
  };
  const receive = async () => noteSource("upstream", exchange, await sendOnce());
  // A patch applies to the envelope, which is moved back to its place before it is sent.
  const receiveUnwrapped = async () => {
    const response = await sendOnce();
    const body =
      response.status === SUCCESS_STATUS ? unwrapResponse(response.body, place) : undefined;
    return body === undefined ? response : { ...response, body };
  };
  return respondToOperation(operation, exchange, state, receive, receiveUnwrapped);
}

function reject(source: RespondedBy, exchange: Exchange, problem: RequestProblem): MockResponse {
  return noteSource(source, exchange, problemResponse(exchange.version, [problem]));
}

/** Responds if the quota of the key allows it; the header Prefer forces a response without cost. */
async function respondWithin(
  quota: Quota,
  exchange: Exchange,
  respond: () => Promise<MockResponse>,
): Promise<MockResponse> {
  const { call } = exchange;
  const key = readBearer(readHeader(call, "authorization")) ?? "";
  const withLimits = (response: MockResponse): MockResponse => ({
    ...response,
    headers: { ...quota.headers(key, response.status), ...response.headers },
  });
  if (readPreference(readHeader(call, "prefer") ?? "")) return withLimits(await respond());
  const exceeded = quota.countCall(key);
  if (exceeded) {
    const response = reject("quota", exchange, { example: exceeded.example });
    if ("seconds" in exceeded) response.headers["retry-after"] = String(exceeded.seconds);
    return withLimits(response);
  }
  const response = await respond();
  quota.charge(key, response.status);
  return withLimits(response);
}

function unknownPath(path: string): RequestProblem {
  return {
    example: "endpointNotFound",
    description: `There is no endpoint ${path}. There are: ${operationPaths.join(", ")}.`,
  };
}

/** Undefined without the header Prefer. */
function respondAsPreferred(
  operation: MockOperation,
  exchange: Exchange,
): Promise<MockResponse> | undefined {
  const prefer = readHeader(exchange.call, "prefer");
  const preference = prefer === undefined ? undefined : readPreference(prefer);
  return (
    preference &&
    preferredResponse(operation, preference).then((response) =>
      noteSource("prefer", exchange, response),
    )
  );
}

async function respondUnscripted(
  operation: MockOperation,
  exchange: Exchange,
  state: MockState,
): Promise<MockResponse> {
  const preferred = respondAsPreferred(operation, exchange);
  if (preferred) return preferred;
  const recorded = state.replay(exchange);
  if (recorded) return noteSource("replay", exchange, recorded);
  if (state.isReplayOnly) {
    const description = `The recording has no response to this request of ${operation.path}.`;
    return reject("replay", exchange, { example: "endpointNotFound", description });
  }
  const loading = modulesOf(operation);
  const modules = loading instanceof Promise ? await loading : loading;
  return (
    rejectRequest(modules, operation, exchange, state.isStrict) ??
    (await respondAsComputed(modules, operation, exchange, state))
  );
}
