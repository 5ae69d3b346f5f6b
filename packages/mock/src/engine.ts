import {
  createInstance,
  getHttpOperationsFromSpec,
  type IHttpConfig,
  type PrismHttpComponents,
} from "@stoplight/prism-http";
import { type Api, errorExample, type Operation } from "./apis.ts";
import { createRequestJudge } from "./judge/request.ts";
import { createResponseJudge } from "./judge/response.ts";
import { createValidators } from "./judge/validators.ts";
import type { Gate } from "./keys.ts";
import type { Preference } from "./prefer.ts";
import { type Answer, type Refusal, refuse } from "./refusal.ts";
import { silentLogger } from "./silent-logger.ts";

/** A call as the engine needs it, free of HTTP's wire format. */
export interface Call {
  method: string;
  path: string;
  authorization: string | undefined;
  preference: Preference | undefined;
  /** The parsed body, or why there is none. */
  body: { json: unknown } | { refusal: Refusal };
}

/** Answers the calls of one version of the contract. */
export interface Engine {
  api: Api;
  answer(call: Call): Promise<EngineAnswer>;
}

/** An answer, and what the contract has against it: empty unless the mock itself is at fault. */
export interface EngineAnswer extends Answer {
  violations: string[];
}

/** Computes the body of a success from the value of the request's member `request`. */
export type Sandbox = (operationId: string, request: unknown) => unknown;

type Input = Parameters<PrismHttpComponents["route"]>[0]["input"];
type Resource = Parameters<PrismHttpComponents["validateInput"]>[0]["resource"];
type Diagnostic = Parameters<PrismHttpComponents["mock"]>[0]["input"]["validations"][number];

/** Prism's severity for a fault that stops a request. */
const ERROR = 0;

/**
 * Builds the engine of one version: Prism's pipeline (route, security, request, answer, response), with components of our own where
 * Prism does not know the service.
 *
 * Two instances share the parts. One answers from the sandbox; the other has Prism's own negotiation, for `Prefer`.
 */
export async function createEngine(api: Api, gate: Gate, sandbox: Sandbox): Promise<Engine> {
  const operations = await getHttpOperationsFromSpec(api.document);
  const resources = new Map(operations.map((resource) => [resource.path, resource]));
  const validators = createValidators(api);
  const requestJudges = lazily(api, (operation) => createRequestJudge(api, operation, validators));
  const responseJudges = lazily(api, (operation) => createResponseJudge(operation, validators));
  const operationOf = ({ path }: Resource) => api.operations.get(path) as Operation;

  const route: PrismHttpComponents["route"] = ({ input }) => {
    const resource = resources.get(input.url.path);
    if (!resource) return left(new Refused({ example: "endpointNotFound" }));
    if (input.method !== resource.method) {
      return left(new Refused({ example: "methodNotAllowed", headers: { allow: resource.method.toUpperCase() } }));
    }
    return right(resource);
  };
  const validateSecurity: PrismHttpComponents["validateSecurity"] = ({ element }) => {
    const refusal = gate(element.headers?.authorization);
    return refusal ? left(diagnose([refusal])) : right(element);
  };
  const validateInput: PrismHttpComponents["validateInput"] = ({ resource, element }) => {
    const body = element.body as Call["body"];
    const refusals = "refusal" in body ? [body.refusal] : requestJudges(operationOf(resource))(body.json);
    return isFilled(refusals) ? left(diagnose(refusals)) : right(element);
  };
  const validateOutput: PrismHttpComponents["validateOutput"] = ({ resource, element }) => {
    const headers = { "service-api-version": api.version, ...lowerCaseNames(element.headers ?? {}) };
    const faults = responseJudges(operationOf(resource))({
      statusCode: element.statusCode,
      headers,
      body: element.body,
    });
    const diagnostics = faults.map((message) => ({ message, severity: ERROR }));
    return isFilled(diagnostics) ? left(diagnostics) : right(element);
  };
  const mock: PrismHttpComponents["mock"] =
    ({ resource, input: { data, validations } }) =>
    () => {
      const refusals = validations.map((diagnostic) => (diagnostic as RefusalDiagnostic).refusal);
      if (isFilled(refusals)) return right(refuse(api, refusals));
      const { request } = (data.body as { json: { request: unknown } }).json;
      return right({ statusCode: 200, headers: JSON_HEADERS, body: sandbox(operationOf(resource).id, request) });
    };

  const logger = silentLogger as PrismHttpComponents["logger"];
  const computed = createInstance(configure(true), {
    route,
    validateSecurity,
    validateInput,
    validateOutput,
    mock,
    logger,
  });
  const preferred = createInstance(configure(false), { route, validateOutput, logger });

  return {
    api,
    async answer(call) {
      const { preference } = call;
      if (preference) {
        const unknown = findUnknown(api, call.path, preference);
        if (unknown) return { ...unknown, violations: [] };
      }
      const instance = preference ? preferred : computed;
      const config = preference ? prefer(api, call.path, preference) : undefined;
      const outcome = await instance.request(toInput(call), operations, config)();
      if (outcome._tag === "Left") {
        const { left: error } = outcome;
        if (error instanceof Refused) return { ...refuse(api, [error.refusal]), violations: [] };
        throw error;
      }
      const { output, validations } = outcome.right;
      const headers = lowerCaseNames(output.headers ?? {});
      return {
        statusCode: output.statusCode,
        headers,
        body: output.body,
        violations: validations.output.map(({ message }) => message),
      };
    },
  };
}

const JSON_HEADERS = { "content-type": "application/json" };

/** Carries a refusal through Prism's pipeline, which passes on errors and diagnostics and nothing else. */
class Refused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.example);
    this.refusal = refusal;
  }
}

type RefusalDiagnostic = Diagnostic & { refusal: Refusal };

function diagnose(refusals: readonly [Refusal, ...Refusal[]]): [RefusalDiagnostic, ...RefusalDiagnostic[]] {
  const toDiagnostic = (refusal: Refusal) => ({ message: refusal.example, severity: ERROR, refusal });
  const [first, ...others] = refusals;
  return [toDiagnostic(first), ...others.map(toDiagnostic)];
}

function configure(isComputed: boolean): IHttpConfig {
  return {
    isProxy: false,
    checkSecurity: isComputed,
    validateRequest: isComputed,
    validateResponse: true,
    errors: false,
    upstreamProxy: undefined,
    mock: { dynamic: false },
  };
}

/** Prism wants the status beside the example's name; the contract knows to which response a name belongs. */
function prefer(api: Api, path: string, { code, example }: Preference): IHttpConfig {
  const status = code ?? (example === undefined ? undefined : api.operations.get(path)?.statusOf.get(example));
  return {
    ...configure(false),
    mock: {
      dynamic: false,
      ...(status !== undefined && { code: status }),
      ...(example !== undefined && { exampleKey: example }),
    },
  };
}

/** Refuses a preference that names nothing, and says what there is; Prism would silently answer something else. */
function findUnknown(api: Api, path: string, { code, example }: Preference): Answer | undefined {
  const operation = api.operations.get(path);
  if (!operation) return undefined;
  const statuses = [...operation.responses.keys()];
  if (code !== undefined && !statuses.includes(code)) return refusePreference(api, `code=${code}`, path, statuses);
  const names = [...operation.statusOf]
    .filter(([, status]) => code === undefined || status === code)
    .map(([name]) => name);
  if (example !== undefined && !names.includes(example))
    return refusePreference(api, `example=${example}`, path, names);
  return undefined;
}

function refusePreference(api: Api, preference: string, path: string, known: (string | number)[]): Answer {
  const { error } = errorExample(api, "bodyNoRequest");
  const description = `The header Prefer asks for ${preference}, which ${path} does not have. It has: ${known.join(", ")}.`;
  const errors = [{ ...error, type: "PREFER", subtype: "NOT_FOUND", description }];
  return { statusCode: 400, headers: JSON_HEADERS, body: { errors } };
}

function toInput({ method, path, authorization, body }: Call): Input {
  return {
    method: method.toLowerCase() as Input["method"],
    url: { path },
    headers: authorization === undefined ? {} : { authorization },
    body,
  };
}

function lazily<Value>(api: Api, make: (operation: Operation) => Value): (operation: Operation) => Value {
  const made = new Map<Operation, Value>();
  for (const operation of api.operations.values()) made.set(operation, make(operation));
  return (operation) => made.get(operation) as Value;
}

function lowerCaseNames(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]));
}

function isFilled<Item>(items: Item[]): items is [Item, ...Item[]] {
  return items.length > 0;
}

/** The two sides of fp-ts's Either, which is what Prism's components return. */
const left = <Value>(value: Value) => ({ _tag: "Left", left: value }) as const;
const right = <Value>(value: Value) => ({ _tag: "Right", right: value }) as const;
