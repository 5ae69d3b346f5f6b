import { classOf, defaults, type ErrorClass } from "./defaults.ts";
import { isDeeper } from "./depth.ts";
import { hasEnvelope, undecidedIn, wrappedAt } from "./envelope.ts";
import {
  ApiError,
  AuthenticationError,
  BadRequestError,
  type DataValidationError,
  GatewayError,
  RateLimitError,
  ResponseParseError,
  VersionMismatchError,
} from "./errors.ts";
import type { Schemas } from "./generated.ts";
import { versionOf } from "./version-header.ts";
import { visible } from "./visible.ts";

/** The classes of their own. */
const CLASSES: Partial<Record<ErrorClass, typeof ApiError>> = {
  BadRequest: BadRequestError,
  Authentication: AuthenticationError,
  RateLimit: RateLimitError,
};

const CHECK_URL = "Check the base URL.";
const LATER = "Retry later.";

const ADVICE: Record<number, string> = {
  401: "Send the credentials that the gateway asks for.",
  403: "Ask its operator to let the request through.",
  407: "Give your HTTP client the credentials of the proxy.",
  408: LATER,
  413: "Send a smaller request.",
  429: LATER,
};

/** How a response is checked. `path`: that of its operation; `parseAs`: how its body was parsed, as JSON by default; `cause`: why it could not be parsed. */
export type ResponseCheck = {
  requested: string;
  path?: string | undefined;
  versionHeader?: string | undefined;
  parseAs?: string | undefined;
  cause?: unknown;
};

/** Throws the error that a response stands for. `body` is parsed JSON, or the text of anything else. */
export function checkResponse(response: Response, body: unknown, check: ResponseCheck): void {
  const { requested, path, versionHeader, parseAs = "json", cause } = check;
  const { ok, status } = response;
  const fail = (Class: typeof DataValidationError, message: string, details?: object) => {
    throw new Class(`HTTP ${status}${message}`, { response, body, ...details });
  };
  if (ok && parseAs === "json") {
    const place = wrappedAt(body);
    if (place !== undefined) fail(ResponseParseError, describePlace(place), { responseAt: place });
    if (isDeeper(body, defaults.maxDepth) || !hasEnvelope(body, path))
      fail(ResponseParseError, describeBody(body, cause), { cause });
  }
  const received = versionOf(response.headers, versionHeader);
  // An error response without a version came from a gateway; a success without one is still the API's.
  if (received !== undefined && received !== requested) {
    const message = ` from version ${received} instead of ${requested}. Check the proxies.`;
    fail(VersionMismatchError, message, { requested, received });
  }
  const undecided = ok && parseAs === "json" ? undecidedIn(body) : undefined;
  if (undecided !== undefined) fail(ResponseParseError, describeUndecided(undecided));
  if (ok) return;
  const { errors } = (body ?? {}) as { errors?: unknown };
  if (isErrors(errors)) fail(apiClassOf(status, errors), describeErrors(errors), { errors });
  const isLimit = apiClassOf(status) === RateLimitError;
  const message = describeForeign(status) + describeProblem(response, body);
  fail(isLimit ? RateLimitError : GatewayError, message);
}

type Errors = Schemas["RequestError"][];

function apiClassOf(status: number, [first]: Errors = []): typeof ApiError {
  const name = classOf(status, first?.type);
  return (name && CLASSES[name]) ?? ApiError;
}

function describeErrors([first]: Errors): string {
  return first ? `, ${quote(`${first.type}: ${first.description}`)}` : "";
}

function describePlace(place: string): string {
  return ` with its envelope in ${place}. Set responseAt: "${place}" (--response-at ${place}, DATA_VALIDATION_RESPONSE_AT).`;
}

function describeUndecided(place: string): string {
  return `, neither valid nor invalid: ${place}.isValid is not a boolean. Do not use its data.`;
}

function describeBody(body: unknown, cause: unknown): string {
  const isCutOff = cause !== undefined && typeof body === "string" && /^\s*[{[]/.test(body);
  return isCutOff ? ` with damaged JSON. ${LATER}` : ` without the API's body. ${CHECK_URL}`;
}

function describeForeign(status: number): string {
  if (status < 400) return `, a redirect, which is not followed. ${CHECK_URL}`;
  return ` from a gateway. ${ADVICE[status] ?? (status < 500 ? CHECK_URL : LATER)}`;
}

/** The title and detail of a gateway's `application/problem+json`. */
function describeProblem({ headers }: Response, body: unknown): string {
  const { title, detail } = Object(body) as { title?: unknown; detail?: unknown };
  const texts = [title, detail].filter((text) => text && typeof text === "string");
  return texts.length > 0 && headers.get("content-type")?.includes("problem+json")
    ? ` It says: ${quote(texts.join(": "))}`
    : "";
}

/** A text of a server, for a message. */
function quote(text: string): string {
  const shown = visible(text);
  return shown.length > defaults.messageLimit
    ? `${shown.slice(0, defaults.messageLimit - 1)}…`
    : shown;
}

function isErrors(errors: unknown): errors is Errors {
  return Array.isArray(errors) && errors.every((error) => error?.relatedTo?.map);
}
