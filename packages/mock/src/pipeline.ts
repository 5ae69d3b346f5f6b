import type { ResponsePlace } from "@data-validation/envelope/read-place";
import { unwrapResponse } from "@data-validation/envelope/response-place";
import { currentVersion } from "@data-validation/generated/versions";
import type { Problem } from "@data-validation/request-validation/problem";
import { problemsOf } from "@data-validation/request-validation/validate-request";
import { type MockResponse, readHeader } from "./call.ts";
import { computeResponse } from "./computed.ts";
import {
  type KindModules,
  type MockOperation,
  modulesOf,
  operations,
  paths,
  violationsOf,
} from "./contract/operations.ts";
import { errorResponse, problemResponse } from "./contract/problem.ts";
import { explainUnknown } from "./contract/unknown-fields.ts";
import { toScripted } from "./control/request-log.ts";
import { Script } from "./control/script.ts";
import { scriptedResponse } from "./control/scripted-response.ts";
import { createWorld } from "./data/read-data.ts";
import type { Exchange, RespondedBy } from "./exchange.ts";
import { createFaultInjector } from "./forced/faults.ts";
import { outcomeOf } from "./forced/magic-values.ts";
import {
  misspeltPreferences,
  preferredResponse,
  readPreference,
  SUCCESS,
} from "./forced/prefer.ts";
import { wait } from "./forced/waits.ts";
import { createAuthenticator, readBearer } from "./keys/authenticate.ts";
import { limitNames } from "./keys/limit-headers.ts";
import { Quota } from "./keys/quota.ts";
import { failures, type MockOptions } from "./options.ts";
import { createReplay } from "./replay/replay.ts";
import type { SentRequest } from "./sandbox/as-received.ts";
import { messageOf, UsageError } from "./usage-error.ts";

export type Parts = ReturnType<typeof createParts>;

export function createParts(options: MockOptions) {
  const {
    authentication = true,
    newKeyMilliseconds = 60_000,
    replayOnly = false,
    strict = false,
  } = options;
  // A user's mistake needs no stack trace.
  const {
    onError = (error: unknown) =>
      console.error(error instanceof UsageError ? error.message : error),
  } = options;
  return {
    authenticate: createAuthenticator(authentication, newKeyMilliseconds),
    nextFault: createFaultInjector(options.delay, options.fault),
    script: new Script(),
    replay: createReplay(options.replay),
    isReplayOnly: replayOnly,
    world: createWorld(options.data),
    isStrict: strict,
    quota:
      options.rateLimit || options.credit !== undefined
        ? new Quota(options.rateLimit, options.credit, limitNames(options.versionHeader))
        : undefined,
    /** Ends all delays. */
    closing: new AbortController(),
    onError,
  };
}

/** Responds to a call: key, version, injected fault and path first, then scripts, the header Prefer, recordings and the sandbox. */
export async function respondToCall(exchange: Exchange, parts: Parts): Promise<MockResponse> {
  const { call, version, requestedVersion } = exchange;
  const injected = parts.nextFault();
  if (injected.delay > 0) await wait(injected.delay, parts.closing.signal);

  const rejection = parts.authenticate(readHeader(call, "authorization"));
  if (rejection) return respondedBy("key", exchange, problemResponse(version, [rejection]));
  if (requestedVersion === undefined)
    return respondedBy(
      "contract",
      exchange,
      problemResponse(currentVersion, [{ example: "apiVersionNotFound" }]),
    );
  if (injected.status !== undefined)
    return respondedBy("fault", exchange, errorResponse(version, injected.status));

  const operation = operations[version].get(call.path);
  if (!operation)
    return respondedBy("contract", exchange, problemResponse(version, [unknownPath(call.path)]));
  if (operation.method !== call.method)
    return respondedBy(
      "contract",
      exchange,
      problemResponse(version, [{ example: "methodNotAllowed" }]),
    );

  const respond = () =>
    respondToOperation(operation, exchange, parts, () =>
      respondUnscripted(operation, exchange, parts),
    );
  return parts.quota ? respondWithin(parts.quota, exchange, respond) : respond();
}

/**
 * Responds to a recorded call: scripts and the header Prefer first, then the service itself, once.
 *
 * @param place - Where the service puts the envelope.
 */
export async function respondWhileRecording(
  exchange: Exchange,
  parts: Parts,
  place: ResponsePlace,
  record: () => Promise<MockResponse>,
): Promise<MockResponse> {
  const { call, version } = exchange;
  const operation = operations[version].get(call.path);
  if (operation?.method !== call.method) return record();
  const preferred = respondAsPreferred(operation, exchange);
  if (preferred) return preferred;
  let recorded: Promise<MockResponse> | undefined;
  const sent = () => {
    recorded ??= record();
    return recorded;
  };
  const received = async () => respondedBy("upstream", exchange, await sent());
  // A patch applies to the envelope, which is moved back to its place before it is sent.
  const inner = async () => {
    const response = await sent();
    const body = response.status === SUCCESS ? unwrapResponse(response.body, place) : undefined;
    return body === undefined ? response : { ...response, body };
  };
  return respondToOperation(operation, exchange, parts, received, inner);
}

/** Stores the source of a response in its exchange. */
function respondedBy(
  source: RespondedBy,
  exchange: Exchange,
  response: MockResponse,
): MockResponse {
  exchange.respondedBy = source;
  return response;
}

/** Responds if the quota of the key allows it; the header Prefer forces a response without cost. */
async function respondWithin(
  quota: Quota,
  exchange: Exchange,
  respond: () => Promise<MockResponse>,
): Promise<MockResponse> {
  const { call, version } = exchange;
  const key = readBearer(readHeader(call, "authorization")) ?? "";
  const withLimits = (response: MockResponse): MockResponse => ({
    ...response,
    headers: { ...quota.headers(key, response.status), ...response.headers },
  });
  if (readPreference(readHeader(call, "prefer") ?? "")) return withLimits(await respond());
  const exceeded = quota.exceeded(key);
  if (exceeded) {
    const response = respondedBy(
      "quota",
      exchange,
      problemResponse(version, [{ example: exceeded.example }]),
    );
    if ("seconds" in exceeded) response.headers["retry-after"] = String(exceeded.seconds);
    return withLimits(response);
  }
  const response = await respond();
  quota.charge(key, response.status);
  return withLimits(response);
}

/**
 * Responds with the script for this request, if there is one, and otherwise computes the response.
 *
 * @param compute - The response without a script.
 * @param patched - The response that a script patches, with the envelope at the top.
 */
async function respondToOperation(
  operation: MockOperation,
  exchange: Exchange,
  parts: Parts,
  compute: () => Promise<MockResponse>,
  patched = compute,
): Promise<MockResponse> {
  const { call } = exchange;
  if (parts.script.isEmpty()) return await compute();
  await parts.script.checked();
  const request = toScripted(exchange);
  const { response: scripted, nearMiss } = parts.script.next(call, request);
  exchange.nearMiss = nearMiss;
  if (!scripted) return await compute();
  if (scripted.delay) await wait(scripted.delay, parts.closing.signal);
  try {
    const response = respondedBy(
      "script",
      exchange,
      await scriptedResponse(operation, scripted, request, patched),
    );
    const modules = await modulesOf(operation);
    exchange.warnings.push(...contradictionsIn(response.body));
    const violations = violationsOf(modules, operation, response.status, response.body);
    if (!scripted.offContract) return ensureAllowed(operation, response, exchange, violations);
    exchange.warnings.push(...violations.map((words) => `Off the contract: ${words}`));
    return response;
  } catch (error) {
    // The result of a function is checked only now. A test should fail because of it, not because of a 500.
    parts.onError(error);
    const response = await compute();
    const words = `Its response cannot be sent: ${messageOf(error)}`;
    exchange.nearMiss = { path: operation.path, differences: [words] };
    exchange.warnings.push(`A script applies. ${words}`);
    return response;
  }
}

function unknownPath(path: string): Problem {
  return {
    example: "endpointNotFound",
    description: `There is no endpoint ${path}. There are: ${paths.join(", ")}.`,
  };
}

/** The response that the header Prefer asks for; undefined without one. */
function respondAsPreferred(
  operation: MockOperation,
  exchange: Exchange,
): Promise<MockResponse> | undefined {
  const prefer = readHeader(exchange.call, "prefer");
  const preference = prefer === undefined ? undefined : readPreference(prefer);
  return (
    preference &&
    preferredResponse(operation, preference).then((response) =>
      respondedBy("prefer", exchange, response),
    )
  );
}

async function respondUnscripted(
  operation: MockOperation,
  exchange: Exchange,
  parts: Parts,
): Promise<MockResponse> {
  const preferred = respondAsPreferred(operation, exchange);
  if (preferred) return preferred;
  const recorded = parts.replay(exchange);
  if (recorded) return respondedBy("replay", exchange, recorded);
  if (parts.isReplayOnly) {
    const description = `The recording has no response to this request of ${operation.path}.`;
    return respondedBy(
      "replay",
      exchange,
      problemResponse(operation.version, [{ example: "endpointNotFound", description }]),
    );
  }
  const loading = modulesOf(operation);
  const modules = loading instanceof Promise ? await loading : loading;
  return (
    rejectRequest(modules, operation, exchange, parts.isStrict) ??
    (await respondAsComputed(modules, operation, exchange, parts))
  );
}

/**
 * The response to a request that violates the contract; undefined for a valid one, with warnings about unknown names.
 */
function rejectRequest(
  { requests }: KindModules,
  { version, id }: MockOperation,
  exchange: Exchange,
  isStrict: boolean,
): MockResponse | undefined {
  const { body } = exchange;
  if ("problem" in body)
    return respondedBy("contract", exchange, problemResponse(version, [body.problem]));
  const checks = requests[version][id];
  if (!checks) throw new Error(`Version ${version} has no operation ${id}.`);
  const problems = problemsOf(version, checks, body.json);
  const unknown = problems.length > 0 ? [] : explainUnknown(checks, body.json, true);
  const [first, ...others] = isStrict ? [...problems, ...unknown] : problems;
  if (first) return respondedBy("contract", exchange, problemResponse(version, [first, ...others]));
  exchange.warnings = [
    ...misspeltPreferences(readHeader(exchange.call, "prefer")),
    ...unknown.map(({ description = "" }) => description),
  ];
  return undefined;
}

/** The response of the sandbox to a valid request, unless one of its values forces an error. */
async function respondAsComputed(
  modules: KindModules,
  operation: MockOperation,
  exchange: Exchange,
  { world, closing }: Parts,
): Promise<MockResponse> {
  const { version, path, kind } = operation;
  const { json, text } = exchange.body as { json: { request: SentRequest }; text: string };
  const { request } = json;
  const outcome = outcomeOf(kind, request.query);
  if (outcome && "delay" in outcome) await wait(outcome.delay, closing.signal);
  else if (outcome && failures.includes(outcome.status))
    return respondedBy("value", exchange, errorResponse(version, outcome.status));
  const computed = world.compute(`${version} ${path} ${text}`, (data) =>
    computeResponse(modules, operation, request, data),
  );
  const { isOutsideCatalogue, violations } = computed;
  if (isOutsideCatalogue) exchange.warnings.push(OUTSIDE_CATALOGUE);
  const body: unknown = JSON.parse(computed.text);
  exchange.computed = { body, text: computed.text };
  const response = respondedBy("sandbox", exchange, { status: SUCCESS, headers: {}, body });
  return ensureAllowed(operation, response, exchange, violations);
}

const OUTSIDE_CATALOGUE =
  "The value is not in the mock's catalogue: the service may know it. Add it to the mock's data.";

/** The response itself if it is valid. @throws Error with its violations */
function ensureAllowed(
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

/**
 * The combinations in a script's response that the service would not send, although each field is valid, in sentences.
 */
function contradictionsIn(body: unknown): string[] {
  const { result } = Object(body);
  const { isValid, proposal } = Object(result);
  const [validity] = /^(in)?valid/.exec(String(proposal)) ?? [];
  if (validity === undefined || isValid === (validity === "valid")) return [];
  return [`The script has result.isValid ${isValid} and result.proposal ${proposal}. Set both.`];
}
