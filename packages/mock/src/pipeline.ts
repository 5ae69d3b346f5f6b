import { currentVersion } from "../../../generated/versions.ts";
import { createAuthenticator } from "./authenticate.ts";
import { type Answer, readHeader } from "./call.ts";
import { toScripted } from "./control/request-log.ts";
import { createScript } from "./control/script.ts";
import { scriptedAnswer } from "./control/scripted-answer.ts";
import { createWorld } from "./data/world.ts";
import { demandOf } from "./demands.ts";
import type { AnsweredBy, Exchange } from "./exchange.ts";
import { createFaultInjector } from "./faults.ts";
import { type KindModules, modulesOf, type OperationOf, operations, paths, violationsOf } from "./operations.ts";
import { failures, type MockOptions } from "./options.ts";
import { preferredAnswer, readPreference } from "./prefer.ts";
import { errorAnswer, type Problem, problemAnswer } from "./problem.ts";
import { createReplay } from "./replay/replay.ts";
import { withoutNullOptions } from "./sandbox/index.ts";
import { explainUnknown } from "./unknown-fields.ts";
import { messageOf, UsageError } from "./usage-error.ts";
import { problemsOf } from "./validate-request.ts";
import { createWaits } from "./waits.ts";

/** What the steps of a call need of the mock. */
export type Parts = ReturnType<typeof createParts>;

export function createParts(options: MockOptions) {
  const { authentication = true, newKeyMilliseconds = 60_000, replayOnly = false, strict = false } = options;
  // A mistake of the user has no stack trace to read.
  const { onError = (error: unknown) => console.error(error instanceof UsageError ? error.message : error) } = options;
  return {
    authenticate: createAuthenticator(authentication, newKeyMilliseconds),
    nextFault: createFaultInjector(options.delay, options.fault),
    script: createScript(),
    replay: createReplay(options.replay),
    isReplayOnly: replayOnly,
    world: createWorld(options.data),
    isStrict: strict,
    waits: createWaits(),
    onError,
  };
}

/** Responds to a call: key, version, injected fault and path first, then scripts, the header Prefer, recordings and the sandbox. */
export async function answerCall(exchange: Exchange, parts: Parts): Promise<Answer> {
  const { call, version, asked } = exchange;
  const by = (answeredBy: AnsweredBy, answer: Answer) => {
    exchange.answeredBy = answeredBy;
    return answer;
  };
  const injected = parts.nextFault();
  if (injected.delay > 0) await parts.waits.wait(injected.delay);

  const refusal = parts.authenticate(readHeader(call, "authorization"));
  if (refusal) return by("key", problemAnswer(version, [refusal]));
  if (asked === undefined) return by("contract", problemAnswer(currentVersion, [{ example: "apiVersionNotFound" }]));
  if (injected.status !== undefined) return by("fault", errorAnswer(version, injected.status));

  const operation = operations[version].get(call.path);
  if (!operation) return by("contract", problemAnswer(version, [unknownPath(call.path)]));
  if (operation.method !== call.method)
    return by("contract", problemAnswer(version, [{ example: "methodNotAllowed" }]));

  const compute = () => answerUnscripted(operation, exchange, parts, by);
  if (parts.script.isEmpty()) return await compute();
  await parts.script.checked();
  const request = toScripted(exchange);
  const { due, nearMiss } = parts.script.next(call, request);
  exchange.nearMiss = nearMiss;
  if (!due) return await compute();
  if (due.delay) await parts.waits.wait(due.delay);
  try {
    const answer = by("script", await scriptedAnswer(operation, due, request, compute));
    return due.offContract ? answer : allowed(await modulesOf(operation), operation, answer, exchange);
  } catch (error) {
    // What a function makes is known now only. A test that fails for it should not fail for a 500.
    parts.onError(error);
    const answer = await compute();
    const words = `Its response cannot be sent: ${messageOf(error)}`;
    exchange.nearMiss = { path: operation.path, differences: [words] };
    exchange.warnings.push(`A script applies. ${words}`);
    return answer;
  }
}

function unknownPath(path: string): Problem {
  return { example: "endpointNotFound", description: `There is no endpoint ${path}. There are: ${paths.join(", ")}.` };
}

async function answerUnscripted(
  operation: OperationOf,
  exchange: Exchange,
  { replay, isReplayOnly, world, isStrict, waits }: Parts,
  by: (answeredBy: AnsweredBy, answer: Answer) => Answer,
): Promise<Answer> {
  const { version, id, kind, path } = operation;
  const { body } = exchange;
  const prefer = readHeader(exchange.call, "prefer");
  const preference = prefer === undefined ? undefined : readPreference(prefer);
  if (preference) return by("prefer", await preferredAnswer(operation, preference));

  const recorded = replay(exchange);
  if (recorded) return by("replay", recorded);
  if (isReplayOnly) {
    const description = `The recording has no response to this request of ${path}.`;
    return by("replay", problemAnswer(version, [{ example: "endpointNotFound", description }]));
  }

  if ("problem" in body) return by("contract", problemAnswer(version, [body.problem]));
  const loading = modulesOf(operation);
  const modules = loading instanceof Promise ? await loading : loading;
  const { requests, sandbox } = modules;
  const checks = requests[version][id];
  const computeBody = sandbox[version][id];
  if (!checks || !computeBody) throw new Error(`Version ${version} has no operation ${id}.`);
  const problems = problemsOf(version, checks, body.json);
  const unknown = problems.length > 0 ? [] : explainUnknown(checks, body.json);
  const [first, ...others] = isStrict ? [...problems, ...unknown] : problems;
  if (first) return by("contract", problemAnswer(version, [first, ...others]));
  exchange.warnings = unknown.map(({ description = "" }) => description);

  const { request } = body.json as { request: { query: Record<string, unknown>; options?: unknown } };
  const demand = demandOf(kind, request.query);
  if (demand && "delay" in demand) await waits.wait(demand.delay);
  else if (demand && failures.includes(demand.status)) return by("value", errorAnswer(version, demand.status));
  const reading = world.ready();
  if (reading) await reading;
  const answer = { status: 200, headers: {}, body: world.compute(computeBody, withoutNullOptions(request)) };
  return allowed(modules, operation, by("sandbox", answer), exchange);
}

/** The response itself if the contract allows it. @throws Error that says what is wrong with it */
function allowed(modules: KindModules, operation: OperationOf, answer: Answer, exchange: Exchange): Answer {
  exchange.violations = violationsOf(modules, operation, answer.status, answer.body);
  if (exchange.violations.length === 0) return answer;
  throw new Error(
    `${operation.path}: the mock made a response that the contract does not allow. ${exchange.violations.join(" ")}`,
  );
}
