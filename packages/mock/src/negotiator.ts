import type { IHttpConfig, PrismHttpComponents } from "@stoplight/prism-http";
import { type Api, errorExample, type Operation } from "./apis.ts";
import { left, right } from "./either.ts";
import type { Preference } from "./prefer.ts";
import type { Answer } from "./refusal.ts";
import { silentLogger } from "./silent-logger.ts";

/** Finds the answer that a caller prefers, among those that the contract shows. */
export type Negotiator = (operation: Operation, preference: Preference) => Promise<Answer>;

/**
 * Prism's own negotiation for one version: it picks the response and the example, and makes the headers.
 *
 * Prism's HTTP package takes half a second to load, and most mocks are never asked for a certain outcome: it is loaded when one is.
 */
export function createNegotiator(api: Api): Negotiator {
  let prism: ReturnType<typeof load> | undefined;
  return async (operation, preference) => {
    const unknown = findUnknown(api, operation, preference);
    if (unknown) return unknown;
    prism ??= load(api);
    const negotiate = await prism;
    const outcome = await negotiate(operation, preference);
    if (outcome._tag === "Left") throw outcome.left;
    const { statusCode, headers = {}, body } = outcome.right.output;
    const lowerCase = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]);
    // The version that answers is this one, also where the contract allows any.
    return { statusCode, headers: { ...Object.fromEntries(lowerCase), "service-api-version": api.version }, body };
  };
}

async function load(api: Api) {
  const { createInstance, getHttpOperationsFromSpec } = await import("@stoplight/prism-http");
  const resources = await getHttpOperationsFromSpec(api.document);
  const route: PrismHttpComponents["route"] = ({ input }) => {
    const resource = resources.find(({ path }) => path === input.url.path);
    return resource ? right(resource) : left(new Error(`Prism does not know ${input.url.path}.`));
  };
  const logger = silentLogger as PrismHttpComponents["logger"];
  const instance = createInstance(configure({ dynamic: false }), { route, logger });
  return ({ path, statusOf }: Operation, { code, example }: Preference) => {
    // Prism wants the status beside the example's name; the contract knows to which response a name belongs.
    const status = code ?? statusOf.get(example ?? "");
    const mock = { dynamic: false, ...(status && { code: status }), ...(example && { exampleKey: example }) };
    return instance.request({ method: "post", url: { path } }, resources, configure(mock))();
  };
}

function configure(mock: IHttpConfig["mock"]): IHttpConfig {
  return {
    isProxy: false,
    checkSecurity: false,
    validateRequest: false,
    validateResponse: false,
    errors: false,
    upstreamProxy: undefined,
    mock,
  };
}

/** Refuses a preference that names nothing, and says what there is; Prism would silently answer something else. */
function findUnknown(api: Api, operation: Operation, { code, example }: Preference): Answer | undefined {
  const statuses = [...operation.responses.keys()];
  if (code !== undefined && !statuses.includes(code)) return refuse(api, operation, `code=${code}`, statuses);
  const names = [...operation.statusOf].filter(([, status]) => (code ?? status) === status).map(([name]) => name);
  if (example !== undefined && !names.includes(example)) return refuse(api, operation, `example=${example}`, names);
  return undefined;
}

function refuse(api: Api, { path }: Operation, preference: string, known: (string | number)[]): Answer {
  const { status, error } = errorExample(api, "bodyNoRequest");
  const description = `The header Prefer asks for ${preference}, which ${path} does not have. It has: ${known.join(", ")}.`;
  const errors = [{ ...error, type: "PREFER", subtype: "NOT_FOUND", description }];
  return { statusCode: status, headers: { "content-type": "application/json" }, body: { errors } };
}
