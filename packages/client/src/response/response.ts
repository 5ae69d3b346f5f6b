import { readStatedVersion } from "@data-validation/envelope/stated-version";
import * as defaults from "../defaults.ts";
import { classOf, type ErrorClass, gatewayClassOf } from "../errors/error-classes.ts";
import type { DataValidationError } from "../errors/errors.ts";
import {
  ApiError,
  AuthenticationError,
  BadRequestError,
  GatewayError,
  RateLimitError,
  ResponseParseError,
  ResponseTooLargeError,
  VersionMismatchError,
} from "../errors/response-errors.ts";
import { escapeControls } from "../errors/unsafe-characters.ts";
import type { Schemas } from "../generated.ts";
import { findUndecided } from "./envelope.ts";
import { findEnvelopePlace } from "./envelope-place.ts";
import { type Fault, faultOf, type ResponseCheck } from "./fault.ts";

/** The errors of the API with a class of their own; any other one is an {@link ApiError}. */
const classesByName: Partial<Record<ErrorClass, typeof ApiError>> = {
  BadRequest: BadRequestError,
  Authentication: AuthenticationError,
  RateLimit: RateLimitError,
};

const CHECK_URL = "Check the base URL.";
const LATER = "Retry later.";

const adviceByStatus: Record<number, string> = {
  401: "Send the credentials that the gateway asks for.",
  403: "Ask its operator to let the request through.",
  407: "Give your HTTP client the credentials of the proxy.",
  413: "Send a smaller request.",
};

/** Throws the error of a response. `body` is parsed JSON, or the text of anything else. */
export function checkResponse(response: Response, body: unknown, check: ResponseCheck): void {
  const fault = faultOf(response, body, check);
  if (fault) throw errorOf(fault, response, body, check);
}

/** The error of a response with a fault. */
export function errorOf(
  fault: Fault,
  response: Response,
  body: unknown,
  { requested, versionHeader, cause }: ResponseCheck,
): DataValidationError {
  const make = (Class: typeof DataValidationError, message: string, details?: object) =>
    new Class(`HTTP ${response.status}${message}`, { response, body, ...details });
  if (fault === "body") {
    const place = findEnvelopePlace(body);
    return place === undefined
      ? make(ResponseParseError, describeBody(body, cause), { cause })
      : make(ResponseParseError, describePlace(place), { responseAt: place });
  }
  if (fault === "version") {
    const received = readStatedVersion(response.headers, versionHeader);
    const message = ` from version ${received} instead of ${requested}. Check the proxies.`;
    return make(VersionMismatchError, message, { requested, received });
  }
  if (fault === "undecided")
    return make(ResponseParseError, describeUndecided(findUndecided(body)));
  const { status } = response;
  const { errors } = (body ?? {}) as { errors?: unknown };
  if (isErrors(errors)) return make(apiClassOf(status, errors), describeErrors(errors), { errors });
  const message = describeForeign(status) + describeProblem(response, body);
  const name = gatewayClassOf(status);
  return make((name && classesByName[name]) ?? GatewayError, message);
}

/** The error for a response that is larger than `responseLimit`. */
export function tooLarge(response: Response, limit: number): DataValidationError {
  const message = `The response is larger than responseLimit (${limit} bytes).`;
  return new ResponseTooLargeError(message, { response });
}

type Errors = Schemas["RequestError"][];

function apiClassOf(status: number, [first]: Errors): typeof ApiError {
  const name = classOf(status, first?.type);
  return (name && classesByName[name]) ?? ApiError;
}

function describeErrors([first]: Errors): string {
  return first ? `, ${quote(`${first.type}: ${first.description}`)}` : "";
}

function describePlace(place: string): string {
  return ` with its envelope in ${place}. Set responseAt: "${place}" (--response-at ${place}, DATA_VALIDATION_RESPONSE_AT).`;
}

function describeUndecided(place = ""): string {
  return `, neither valid nor invalid: ${place}.isValid is not a boolean. Do not use its data.`;
}

function describeBody(body: unknown, cause: unknown): string {
  const isCutOff = cause !== undefined && typeof body === "string" && /^\s*[{[]/.test(body);
  return isCutOff ? ` with damaged JSON. ${LATER}` : ` without the API's body. ${CHECK_URL}`;
}

function describeForeign(status: number): string {
  if (status < 400) return `, a redirect, which is not followed. ${CHECK_URL}`;
  const isPassing = status >= defaults.serverFailure || defaults.statuses.includes(status);
  return ` from a gateway. ${adviceByStatus[status] ?? (isPassing ? LATER : CHECK_URL)}`;
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
  const visibleText = escapeControls(text);
  return visibleText.length > defaults.messageLimit
    ? `${visibleText.slice(0, defaults.messageLimit - 1)}…`
    : visibleText;
}

function isErrors(errors: unknown): errors is Errors {
  return Array.isArray(errors) && errors.every((error) => error?.relatedTo?.map);
}
