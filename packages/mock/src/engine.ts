import { factory, type IPrismComponents, type IPrismMockConfig } from "@stoplight/prism-core";
import type { Api, Operation } from "./apis.ts";
import type { Body } from "./body.ts";
import { left, right } from "./either.ts";
import { createRequestJudge } from "./judge/request.ts";
import { createResponseJudge } from "./judge/response.ts";
import { createValidators } from "./judge/validators.ts";
import type { Gate } from "./keys.ts";
import { createNegotiator } from "./negotiator.ts";
import type { Preference } from "./prefer.ts";
import { type Answer, type Refusal, refuse } from "./refusal.ts";
import { silentLogger } from "./silent-logger.ts";

/** A call as the engine needs it, free of HTTP's wire format. */
export interface Call {
  method: string;
  path: string;
  authorization: string | undefined;
  preference: Preference | undefined;
  body: Body;
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

/** Computes the body of a success from an operation's id and the value of the request's member `request`. */
export type Sandbox = (operationId: string, request: unknown) => Promise<unknown>;

type Components = IPrismComponents<Operation, Call, Answer, IPrismMockConfig>;
type Diagnostic = Parameters<Components["mock"]>[0]["input"]["validations"][number];

/**
 * Builds the engine of one version: Prism's pipeline (route, security, request, answer, response) with a component of our own at each
 * of its places. Prism's router and validators work out again on every call what a table and compiled validators know beforehand, and
 * its answers repeat an example.
 *
 * Where `Prefer` asks for an example or a status, the answer comes from Prism's own negotiation (negotiator.ts).
 */
export function createEngine(api: Api, gate: Gate, sandbox: Sandbox): Engine {
  const validators = createValidators(api);
  const judgeRequest = forEach(api, (operation) => createRequestJudge(api, operation, validators));
  const judgeResponse = forEach(api, (operation) => createResponseJudge(operation, validators));
  const judge = (operation: Operation, answer: Answer) =>
    judgeResponse(operation)({ ...answer, headers: { "service-api-version": api.version, ...answer.headers } });
  const negotiate = createNegotiator(api);

  const components: Components = {
    route: ({ input: { path, method } }) => {
      const operation = api.operations.get(path);
      if (!operation) return left(new Refused({ example: "endpointNotFound" }));
      if (operation.method === method) return right(operation);
      return left(new Refused({ example: "methodNotAllowed", headers: { allow: operation.method } }));
    },
    validateSecurity: ({ element }) => {
      const refusal = gate(element.authorization);
      return refusal ? left(diagnose([refusal])) : right(element);
    },
    validateInput: ({ resource, element }) => {
      const refusals = "refusal" in element.body ? [element.body.refusal] : judgeRequest(resource)(element.body.json);
      return isFilled(refusals) ? left(diagnose(refusals)) : right(element);
    },
    // Prism awaits what its type says is there at once.
    mock: (({ resource, input: { data, validations } }: Parameters<Components["mock"]>[0]) =>
      async () => {
        const refusals = validations.map((diagnostic) => (diagnostic as RefusalDiagnostic).refusal);
        if (isFilled(refusals)) return right(refuse(api, refusals));
        const { request } = (data.body as { json: { request: unknown } }).json;
        return right({ statusCode: 200, headers: JSON_HEADERS, body: await sandbox(resource.id, request) });
      }) as unknown as Components["mock"],
    validateOutput: ({ resource, element }) => {
      const diagnostics = judge(resource, element).map((message): Diagnostic => ({ message, severity: ERROR }));
      return isFilled(diagnostics) ? left(diagnostics) : right(element);
    },
    forward: () => () => {
      throw new Error("The mock forwards nothing.");
    },
    logger: silentLogger as Components["logger"],
  };
  const prism = factory(CONFIG, components);

  return {
    api,
    async answer(call) {
      const { path, method, preference } = call;
      const operation = api.operations.get(path);
      if (preference && operation?.method === method) {
        const preferred = await negotiate(operation, preference);
        return { ...preferred, violations: judge(operation, preferred) };
      }
      const outcome = await prism.request(call, [])();
      if (outcome._tag === "Right") {
        const { output, validations } = outcome.right;
        return { ...output, violations: validations.output.map(({ message }) => message) };
      }
      const { left: error } = outcome;
      if (error instanceof Refused) return { ...refuse(api, [error.refusal]), violations: [] };
      throw error;
    },
  };
}

const CONFIG: IPrismMockConfig = {
  isProxy: false,
  checkSecurity: true,
  validateRequest: true,
  validateResponse: true,
  errors: false,
  upstreamProxy: undefined,
  mock: undefined,
};

const JSON_HEADERS = { "content-type": "application/json" };

/** Prism's severity for a fault that stops a request. */
const ERROR = 0;

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

function forEach<Value>(api: Api, make: (operation: Operation) => Value): (operation: Operation) => Value {
  const made = new Map([...api.operations.values()].map((operation) => [operation, make(operation)]));
  return (operation) => made.get(operation) as Value;
}

function isFilled<Item>(items: Item[]): items is [Item, ...Item[]] {
  return items.length > 0;
}
