import { currentVersion, type Version, versions } from "../../../generated/versions.ts";
import { type Body, readBody } from "./body.ts";
import { type Answer, type Call, readHeader, textOf } from "./call.ts";
import { answerControl, CONTROLS, type Controllable } from "./control/controls.ts";
import { createRequestLog } from "./control/request-log.ts";
import type { Exchange } from "./exchange.ts";
import { toEntry } from "./log.ts";
import type { MockOptions } from "./options.ts";
import { answerCall, createParts } from "./pipeline.ts";
import { problemAnswer } from "./problem.ts";
import { createRecorder } from "./replay/record.ts";
import { messageOf } from "./usage-error.ts";

/** The inside of a mock, for its adapters. */
export type Engine = ReturnType<typeof createEngine>;

/** Responds to a call of the API or the controls and writes the log. Returns the response with its body as it is sent. */
export async function handle(engine: Engine, call: Call, query = ""): Promise<Pick<Exchange, "answer" | "text">> {
  const control = engine.controlOf(call.path);
  if (control !== undefined) {
    const answer = await engine.control(call, control, query, true);
    return { answer, text: textOf(answer) };
  }
  const exchange = await engine.answer(call);
  engine.log(exchange, exchange.answer.network !== undefined);
  return exchange;
}

/** The engine of a mock. */
export function createEngine(options: MockOptions) {
  const { remember = 100, log, basePath = "", adminHosts = [] } = options;
  const parts = createParts(options);
  const { script, world, waits, onError } = parts;
  const requests = createRequestLog(remember);
  const record = options.record && createRecorder(options.record);
  const answerTo = (exchange: Exchange) => (record ? record(exchange) : answerCall(exchange, parts));
  let calls = 0;
  let isReady = true;

  const controllable: Controllable = {
    respond: (path, answers, scope = {}) => script.add(path, answers, scope),
    requests: (filter = {}) => requests.list(filter),
    reset(scope) {
      script.clear(scope);
      requests.clear(scope);
      if (!scope) world.reset();
    },
    setData: world.set,
    isReady: () => isReady,
  };
  return {
    ...controllable,
    /** The part of a call's path after the controls' own; undefined for a call of the API. */
    controlOf: (path: string): string | undefined =>
      path.startsWith(basePath + CONTROLS) ? path.slice(basePath.length + CONTROLS.length) : undefined,
    /** Responds to a call of the controls. */
    control: (call: Call, name: string, query: string, isLocal: boolean): Promise<Answer> =>
      answerControl(controllable, call, name, query, isLocal, adminHosts),
    /** Responds to a call of the API. It never throws: a fault of the mock itself becomes a 500. */
    async answer(call: Call): Promise<Exchange> {
      calls += 1;
      const exchange = await converse({ ...call, path: below(basePath, call.path) }, calls, answerTo, onError);
      requests.add(exchange);
      return exchange;
    },
    /** Whether anybody reads the log. */
    hasLog: log !== undefined,
    log: (exchange: Exchange, isLost: boolean): void => log?.(toEntry(exchange, isLost)),
    /** Takes a fault of the mock itself. */
    onError,
    /** Sets the mock to not ready, and ends all delays. */
    hurry(): void {
      isReady = false;
      waits.end();
    },
  };
}

/** Reads a call, responds to it and completes the response; any exception becomes a 500. */
async function converse(
  call: Call,
  id: number,
  answerTo: (exchange: Exchange) => Promise<Answer>,
  onError: (error: unknown) => void,
): Promise<Exchange> {
  const start = performance.now();
  const asked = readVersion(call);
  const exchange: Exchange = {
    id,
    at: Date.now(),
    call,
    version: asked ?? currentVersion,
    asked,
    body: noBody,
    answer: nothing,
    text: undefined,
    answeredBy: "contract",
    warnings: [],
    violations: [],
    milliseconds: 0,
  };
  try {
    if (isPreflight(call)) exchange.answer = preflightAnswer(call);
    else {
      const body = readBody(call);
      exchange.body = body instanceof Promise ? await body : body;
      exchange.answer = await answerTo(exchange);
    }
    exchange.text = textOf(exchange.answer);
  } catch (error) {
    onError(error);
    exchange.answeredBy = "error";
    const description = `The mock failed: ${messageOf(error)}`;
    exchange.answer = problemAnswer(exchange.version, [{ example: "unexpected", description }]);
    exchange.text = textOf(exchange.answer);
  }
  complete(exchange);
  exchange.milliseconds = performance.now() - start;
  return exchange;
}

/** Adds the headers of every response. */
function complete({ version, answer, warnings }: Exchange): void {
  answer.headers = { ...answer.headers, ...everyAnswer[version] };
  if (answer.body !== undefined) answer.headers["content-type"] ??= "application/json";
  if (warnings.length > 0) answer.headers["mock-warning"] = plain(warnings.slice(0, 3).join(" "));
}

/** A text as a header can carry it. */
function plain(text: string): string {
  return text
    .replace(/[^\x20-\x7e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
    .slice(0, 1000);
}

/** A path without what stands before the paths of the operations; a path elsewhere is none of an operation. */
function below(basePath: string, path: string): string {
  if (basePath === "") return path;
  return path.startsWith(`${basePath}/`) ? path.slice(basePath.length) : `/..${path}`;
}

const nothing: Answer = { status: 204, headers: {}, body: undefined };
const noBody: Body = { problem: { example: "bodyEmpty" } };

/** The version that a call asks for: the current one without the header (section 9, rule 2), undefined for one that does not exist. */
function readVersion(call: Call): Version | undefined {
  const header = readHeader(call, "api-version");
  return header ? versions.find((version) => version === header) : currentVersion;
}

/** The headers of every response: its version (section 9, rule 5), and CORS for front ends. */
const everyAnswer = Object.fromEntries(
  versions.map((version) => [
    version,
    {
      "service-api-version": version,
      "access-control-allow-origin": "*",
      "access-control-expose-headers": "Service-Api-Version, Retry-After, Allow, Mock-Warning",
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
