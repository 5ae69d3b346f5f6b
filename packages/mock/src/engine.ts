import {
  type ById,
  loadRequests,
  loadResponses,
  type Requests,
  type Responses,
} from "../../../generated/mock/index.ts";
import { tables } from "../../../generated/mock/tables.ts";
import { currentVersion, type Version, versions } from "../../../generated/versions.ts";
import { createAuthenticator, hideKey } from "./authenticate.ts";
import { readBody } from "./body.ts";
import { type Answer, type Call, readHeader, textOf } from "./call.ts";
import { createFaultInjector } from "./injected-faults.ts";
import type { LogEntry } from "./log.ts";
import type { MockOptions } from "./options.ts";
import { outcomeOf } from "./outcomes.ts";
import { errorAnswer, preferredAnswer, readPreference } from "./prefer.ts";
import { type Problem, problemAnswer } from "./problem.ts";
import { isKind, type Kind, type KindSandbox, loadKind, withoutNullOptions } from "./sandbox/index.ts";
import { ADMIN_PATH, adminAnswer, asksForHealth, type Scriptable } from "./scripting/admin.ts";
import { createRecording, toScripted } from "./scripting/recording.ts";
import { createScript, scriptedAnswer } from "./scripting/script.ts";
import { type OperationOf, problemsOf } from "./validate-request.ts";
import { explainStrictly } from "./validate-strict.ts";

/** A call with all that came of it. */
export interface Exchange {
  call: Call;
  version: Version;
  answer: Answer;
  /** The body of the answer as it is sent; undefined where there is none. */
  text: string | undefined;
  milliseconds: number;
  /** What the contract has against the answer that was made; the answer that leaves is a 500 then. */
  violations: string[];
}

/** The inside of a mock, for its adapters. */
export interface Engine extends Scriptable {
  /** Whether a call is for the mock itself, to script it or to ask how it is, rather than for the API. */
  isAdmin(call: Call): boolean;
  /** Answers a call. It never throws: a fault of the mock itself becomes a 500. */
  answer(call: Call): Promise<Exchange>;
  /** Whether anybody wants to be told of exchanges. */
  hasLog: boolean;
  /** Tells the log of an exchange. */
  log(exchange: Exchange, isLost: boolean): void;
  /** Lets no answer wait any longer, now and from now on. */
  hurry(): void;
}

/** Answers a call and tells the log; also those that script the mock, where they may. With the answer comes its body as it is sent. */
export async function answerCall(
  engine: Engine,
  call: Call,
  query = "",
): Promise<{ answer: Answer; text: string | undefined }> {
  if (engine.isAdmin(call)) {
    const answer = adminAnswer(engine, call, query);
    return { answer, text: textOf(answer) };
  }
  const exchange = await engine.answer(call);
  engine.log(exchange, exchange.answer.network !== undefined);
  return exchange;
}

/** The engine of a mock: from a call to an answer, step by step. */
export function createEngine(options: MockOptions): Engine {
  const {
    authentication = true,
    strict = false,
    newKeyMilliseconds = 60_000,
    delay,
    fault,
    seed = 1,
    // More of them would outlive the young generation of the heap, and cost every call.
    remember = 100,
    log,
    onError = (error) => console.error(error),
    now = () => performance.now(),
    companies,
    locations,
    basePath = "",
    admin = false,
  } = options;
  const fixtures =
    companies || locations ? { ...(companies && { companies }), ...(locations && { locations }) } : undefined;
  const authenticate = createAuthenticator({ isRequired: authentication, newKeyMilliseconds, now });
  const nextFault = createFaultInjector(delay, fault, seed);
  const script = createScript();
  const recording = createRecording(remember);
  const waits = createWaits();

  async function answer(call: Call): Promise<Exchange> {
    const start = now();
    const asked = readVersion(call);
    const version = asked ?? currentVersion;
    const exchange: Exchange = { call, version, answer: nothing, text: undefined, milliseconds: 0, violations: [] };
    let json: unknown;
    try {
      if (isPreflight(call)) exchange.answer = preflightAnswer(call);
      else {
        const body = readBody(call);
        const read = body instanceof Promise ? await body : body;
        if ("json" in read) json = read.json;
        exchange.answer = await pipeline(call, asked, read, exchange);
      }
      exchange.text = textOf(exchange.answer);
    } catch (error) {
      onError(error);
      exchange.answer = internalError(
        version,
        `The mock failed: ${error instanceof Error ? error.message : String(error)}`,
      );
      exchange.text = textOf(exchange.answer);
    }
    Object.assign(exchange.answer.headers, everyAnswer[version]);
    if (exchange.answer.body !== undefined) exchange.answer.headers["content-type"] ??= "application/json";
    exchange.milliseconds = now() - start;
    recording.add(call, version, json, exchange.answer, exchange.text);
    return exchange;
  }

  async function pipeline(
    call: Call,
    version: Version | undefined,
    body: { json: unknown } | { problem: Problem },
    exchange: Exchange,
  ): Promise<Answer> {
    const injected = nextFault();
    if (injected.delay > 0) await waits.wait(injected.delay);

    const refusal = authenticate(readHeader(call, "authorization"));
    if (refusal) return problemAnswer(exchange.version, [refusal]);
    if (version === undefined) return problemAnswer(currentVersion, [{ example: "apiVersionNotFound" }]);
    if (injected.status !== undefined) return errorAnswer(version, injected.status);

    const { path, method } = call;
    const known = operations[version].get(path);
    if (!known) return problemAnswer(version, [{ example: "endpointNotFound" }]);
    if (known.method !== method) return problemAnswer(version, [{ example: "methodNotAllowed" }]);
    const { operation } = known;

    const scripted = script.isEmpty()
      ? undefined
      : script.next(toScripted(call, version, "json" in body ? body.json : undefined));
    if (scripted?.delay) await waits.wait(scripted.delay);
    const own = scripted && (await scriptedAnswer(operation, scripted));
    const prefer = readHeader(call, "prefer");
    const preference = own || prefer === undefined ? undefined : readPreference(prefer);
    const made =
      own ?? (preference ? await preferredAnswer(operation, path, preference) : await compute(operation, body));
    const answer = scripted
      ? { ...made, headers: { ...made.headers, ...lowerCased(scripted.headers) }, network: scripted.network }
      : made;
    if (scripted?.offContract) return answer;
    return validated(operation, answer, exchange);
  }

  /** The answer that follows from the request. */
  async function compute(operation: OperationOf, body: { json: unknown } | { problem: Problem }): Promise<Answer> {
    const { version, kind, id } = operation;
    if ("problem" in body) return problemAnswer(version, [body.problem]);
    const { requests, sandbox } = loaded.get(kind) ?? (await load(kind));
    const checks = requests[version][id];
    if (!checks) throw new Error(`The contract ${version} has no operation ${id}.`);
    const problems = problemsOf(version, checks, body.json);
    if (strict && problems.length === 0) problems.push(...explainStrictly(checks, body.json));
    if (isFilled(problems)) return problemAnswer(version, problems);
    const { request } = body.json as { request: { query: Record<string, unknown>; options?: unknown } };
    const outcome = outcomeOf(kind, request.query);
    if (outcome && "status" in outcome) return errorAnswer(version, outcome.status);
    if (outcome) await waits.wait(outcome.milliseconds);
    const computeBody = sandbox[version][id];
    if (!computeBody) throw new Error(`The sandbox of version ${version} has no operation ${id}.`);
    return { status: 200, headers: {}, body: computeBody(withoutNullOptions(request) as never, fixtures) };
  }

  /** The answer itself where the contract allows it; otherwise a 500 that says what is wrong with it. */
  async function validated({ version, kind, id }: OperationOf, answer: Answer, exchange: Exchange): Promise<Answer> {
    // Errors are copies of the contract's own examples, but for those that a script brings.
    const { responses } = loaded.get(kind) ?? (await load(kind));
    const validate = responses[version][id]?.[answer.status];
    if (validate?.(answer.body)) return answer;
    exchange.violations = validate
      ? (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath || "The body"} ${message}.`)
      : [`The contract has no response ${answer.status} for ${exchange.call.path}.`];
    onError(
      new Error(
        `${exchange.call.path}: the mock made an answer that the contract does not allow. ${exchange.violations.join(" ")}`,
      ),
    );
    return internalError(
      version,
      `The mock made an answer that the contract does not allow. ${exchange.violations.join(" ")}`,
    );
  }

  return {
    isAdmin: ({ path }) =>
      path.startsWith(basePath + ADMIN_PATH) && (admin || asksForHealth(path.slice(basePath.length))),
    answer: basePath === "" ? answer : (call) => answer({ ...call, path: below(basePath, call.path) }),
    hasLog: log !== undefined,
    log: (exchange, isLost) => log?.(toEntry(exchange, isLost)),
    respond: (path, ...answers) => script.add(path, answers),
    requests: (filter = {}) => recording.list(filter),
    reset() {
      script.clear();
      recording.clear();
    },
    hurry: waits.end,
  };
}

/** A path without what stands before the paths of the operations; a path elsewhere is none of an operation. */
function below(basePath: string, path: string): string {
  return path.startsWith(`${basePath}/`) ? path.slice(basePath.length) : `/..${path}`;
}

const nothing: Answer = { status: 204, headers: {}, body: undefined };

interface LoadedKind {
  requests: ById<Requests>;
  responses: ById<Responses>;
  sandbox: KindSandbox;
}

const loaded = new Map<Kind, LoadedKind>();

async function load(kind: Kind): Promise<LoadedKind> {
  const modules = [loadRequests[kind](), loadResponses[kind](), loadKind(kind)] as const;
  const [requests, responses, sandbox] = await Promise.all(modules);
  const all = { requests, responses, sandbox };
  loaded.set(kind, all);
  return all;
}

/** The version that a call asks for: the current one without the header (section 9, rule 2), undefined for one that there is not. */
function readVersion(call: Call): Version | undefined {
  const header = readHeader(call, "api-version");
  return header ? versions.find((version) => version === header) : currentVersion;
}

function kindOf(path: string): Kind {
  const kind = path.split("/")[1] ?? "";
  if (!isKind(kind)) throw new Error(`The sandbox has no data kind ${kind}.`);
  return kind;
}

/** The operations of each version by path, with the method that each takes. */
const operations = Object.fromEntries(
  versions.map((version) => [
    version,
    new Map(
      Object.entries(tables[version].operations).map(([path, { id, method }]) => [
        path,
        { method, operation: { version, kind: kindOf(path), id } },
      ]),
    ),
  ]),
) as unknown as Record<Version, ReadonlyMap<string, { method: string; operation: OperationOf }>>;

/** The headers of every answer, whatever becomes of the call: its version (section 9, rule 5), and CORS for front ends. */
const everyAnswer = Object.fromEntries(
  versions.map((version) => [
    version,
    {
      "service-api-version": version,
      "access-control-allow-origin": "*",
      "access-control-expose-headers": "Service-Api-Version, Retry-After, Allow",
    },
  ]),
) as unknown as Record<Version, Record<string, string>>;

function isPreflight({ method, headers }: Call): boolean {
  return method === "OPTIONS" && headers["access-control-request-method"] !== undefined;
}

/** Browsers send no key with a preflight, so it needs none. */
function preflightAnswer(call: Call): Answer {
  const headers = {
    "access-control-allow-methods": "POST",
    "access-control-allow-headers": readHeader(call, "access-control-request-headers") ?? "*",
    "access-control-max-age": "600",
  };
  return { status: 204, headers, body: undefined };
}

function internalError(version: Version, description: string): Answer {
  return problemAnswer(version, [{ example: "unexpected", description }]);
}

function toEntry({ call, version, answer, milliseconds, violations }: Exchange, isLost: boolean): LogEntry {
  return {
    method: call.method,
    path: call.path,
    version,
    status: answer.status,
    milliseconds,
    key: hideKey(readHeader(call, "authorization")),
    reasons: answer.status < 400 ? [] : reasonsOf(answer.body),
    violations,
    isLost,
  };
}

function reasonsOf(body: unknown): string[] {
  const { errors = [] } = (body ?? {}) as { errors?: { type: string; subtype: string; description: string }[] };
  return errors.map(({ type, subtype, description }) => `${type} ${subtype}: ${description}`);
}

/** Waits that can all be ended at once. */
function createWaits() {
  const ends = new Set<() => void>();
  let isEnded = false;
  return {
    wait(milliseconds: number): Promise<void> {
      if (isEnded) return Promise.resolve();
      return new Promise((resolve) => {
        const end = () => {
          clearTimeout(timer);
          ends.delete(end);
          resolve();
        };
        const timer = setTimeout(end, milliseconds);
        ends.add(end);
      });
    },
    end() {
      isEnded = true;
      for (const end of ends) end();
    },
  };
}

function lowerCased(headers: Record<string, string> = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}

function isFilled<Item>(items: Item[]): items is [Item, ...Item[]] {
  return items.length > 0;
}
