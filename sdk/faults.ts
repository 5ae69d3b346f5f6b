import {
  classOf,
  errorClasses,
  gatewayClassOf,
} from "@data-validation/client/internal/errors/error-classes";
import { escapeCharacters } from "@data-validation/common/escape-characters";
import type { ClientSettings } from "./package.ts";

/**
 * A response as a script of the mock has it: one of several is sent once, a single one every time.
 */
interface FaultResponse {
  status?: number;
  headers?: Record<string, string>;
  body?: unknown;
  network?: "reset";
}

/**
 * A rule of all clients as a test: the response that the client receives, and the outcome of the
 * call.
 */
export interface ClientFault {
  behaviour: string;
  responses: FaultResponse[];
  /** Settings of the client beside the defaults. */
  settings?: { apiKey?: string; retries?: number; responseLimit?: number; responseAt?: string };
  attempts: number;
  /** The class of the error; left out for a success. */
  error?: string | undefined;
  /** Texts that the message contains, and others that it does not. */
  contains?: string;
  lacks?: string;
  /** Whether the mock does not send such a response. */
  alone?: boolean;
}

const envelope = { result: { isValid: true, data: { novelty: { a: [1] } } } };
const success: FaultResponse = { status: 200, body: envelope };
const unexpected = { attempts: 1, error: "UnexpectedResponse" };

function apiError(status: number, type = "OTHER", more: object = {}): FaultResponse {
  const first = { group: "REQUEST", type, severity: "critical", relatedTo: [], description: "No." };
  return { status, body: { errors: [{ ...first, ...more }] } };
}

/**
 * The table of rules as faults, with which each package tests itself, alone and against the mock.
 * They are derived from the table, so a changed rule needs no other edit.
 */
export function faultsOf(settings: ClientSettings): ClientFault[] {
  return [
    { behaviour: "a success", responses: [success], attempts: 1 },
    ...retryFaults(settings),
    ...classFaults(settings),
    ...depthFaults(settings),
    ...bodyFaults(settings),
    ...messageFaults(settings),
  ];
}

function retryFaults({ statuses, maxRetryAfter, finalReasons }: ClientSettings): ClientFault[] {
  const [passing = 0] = statuses.filter((status) => gatewayClassOf(status));
  const tooLong = { "retry-after": `${maxRetryAfter / 1000 + 1}` };
  return [
    ...statuses.map((status) => {
      return {
        behaviour: `a ${status} is repeated`,
        responses: [{ status, body: {} }, success],
        attempts: 2,
      };
    }),
    {
      behaviour: "a Retry-After that is over is not waited for",
      responses: [
        { status: passing, headers: { "retry-after": "Wed, 21 Oct 2015 07:28:00 GMT" }, body: {} },
        success,
      ],
      attempts: 2,
    },
    {
      behaviour: "a Retry-After over the longest ends the call",
      responses: [{ status: passing, headers: tooLong, body: {} }],
      attempts: 1,
      error: gatewayClassOf(passing),
    },
    ...finalReasons.map((reason) => {
      const [status = "", type, subtype = null] = reason.split(" ");
      return {
        behaviour: `${reason} is not repeated`,
        responses: [apiError(Number(status), type, { subtype })],
        attempts: 1,
        error: classOf(Number(status), type),
      };
    }),
    {
      behaviour: "a connection that breaks is repeated",
      responses: [{ network: "reset" }],
      settings: { retries: 1 },
      attempts: 2,
      error: "Connection",
    },
  ];
}

function classFaults({ statuses, serverFailure }: ClientSettings): ClientFault[] {
  const rows: number[] = errorClasses.map(({ status }) => status);
  const isKnown = (status: number) => rows.includes(status) || statuses.includes(status);
  const free = Array.from({ length: 99 }, (_, index) => serverFailure - 1 - index).find(
    (status) => !isKnown(status),
  ) as number;
  const settings = { retries: 0 };
  return [
    ...errorClasses
      .filter(({ type }) => type)
      .map(({ name: error, type }) => ({
        behaviour: `the class of ${type}`,
        responses: [apiError(free, type)],
        attempts: 1,
        error,
      })),
    ...errorClasses.flatMap(({ name: error, status, isGateway }) => [
      {
        behaviour: `the class of ${status}`,
        responses: [apiError(status)],
        settings,
        attempts: 1,
        error,
      },
      {
        behaviour: `the class of ${status} without an error of the API`,
        responses: [{ status, body: {} }],
        settings,
        attempts: 1,
        error: isGateway ? error : "UnexpectedResponse",
      },
    ]),
    {
      behaviour: `a ${free} is not a response of the API, and is not repeated`,
      responses: [{ status: free, body: {} }],
      ...unexpected,
    },
  ];
}

function depthFaults({ maxDepth }: ClientSettings): ClientFault[] {
  return [maxDepth, maxDepth + 1].map((levels) => {
    const list = JSON.parse("[".repeat(levels - 3) + "]".repeat(levels - 3));
    const body = { result: { isValid: true, data: { novelty: list } } };
    const responses = [{ status: 200, body }];
    const fault = { behaviour: `JSON with ${levels} levels`, responses, alone: true };
    return levels > maxDepth ? { ...fault, ...unexpected } : { ...fault, attempts: 1 };
  });
}

function bodyFaults({ versionHeader }: ClientSettings): ClientFault[] {
  const wrapped = { status: 200, body: { response: envelope } };
  return [
    {
      behaviour: "a body over the limit",
      responses: [success],
      settings: { responseLimit: JSON.stringify(envelope).length - 1 },
      attempts: 1,
      error: "ResponseTooLarge",
    },
    {
      behaviour: "a body of exactly the limit",
      responses: [success],
      settings: { responseLimit: JSON.stringify(envelope).length },
      attempts: 1,
    },
    {
      behaviour: "another version",
      responses: [{ ...success, headers: { [versionHeader]: "9.9" } }],
      alone: true,
      ...unexpected,
    },
    {
      behaviour: "a verdict that is null",
      responses: [{ status: 200, body: { result: { isValid: null } } }],
      ...unexpected,
    },
    {
      behaviour: "a suggestion without a verdict, which is not in a list",
      responses: [{ status: 200, body: { ...envelope, suggestions: { isValid: null } } }],
      ...unexpected,
      contains: "suggestions[0]",
    },
    {
      behaviour: "neither result nor results",
      responses: [{ status: 200, body: {} }],
      ...unexpected,
    },
    {
      behaviour: "an envelope elsewhere",
      responses: [wrapped],
      ...unexpected,
      contains: '"response"',
    },
    {
      behaviour: "the place of the envelope",
      responses: [wrapped],
      settings: { responseAt: "response" },
      attempts: 1,
    },
  ];
}

const characters = Array.from({ length: 0x3000 }, (_, code) => String.fromCharCode(code));
/**
 * Control characters, line separators, and those that turn the direction of a text. A tab does
 * neither harm nor good: a package may keep it.
 */
const hidden = characters.filter((character) =>
  /[^\P{Cc}\t]|[\u2028\u2029\p{Bidi_Control}]/u.test(character),
);
/** The characters beside them, which stay. */
const beside = characters.filter(
  (character, code) =>
    /[^\s"\\]/u.test(character) &&
    !hidden.includes(character) &&
    [code - 1, code + 1].some((next) => hidden.includes(characters[next] ?? "")),
);

function messageFaults({ messageLimit, shortestSecret }: ClientSettings): ClientFault[] {
  const long = "x".repeat(messageLimit);
  const [{ name: error, status } = { name: "", status: 0 }] = errorClasses;
  const errorWithText = (description: string) => ({
    responses: [apiError(status, "OTHER", { description })],
    attempts: 1,
    error,
  });
  const secret = "k0".repeat(shortestSecret).slice(0, shortestSecret);
  const word = secret.slice(1);
  return [
    {
      behaviour: "a long text of a server is cut in a message",
      ...errorWithText(`${long}x`),
      contains: long.slice(20),
      lacks: long,
    },
    {
      behaviour: "what hides or turns a text of a server is escaped in a message, and nothing else",
      ...errorWithText(`<${hidden.join("")}${beside.join("")}>`),
      contains: `<${escapeCharacters(hidden.join(""), /./gs)}${beside.join("")}>`,
    },
    {
      behaviour: "an error without a group is one of the API",
      responses: [apiError(status, "OTHER", { group: undefined, description: "No group." })],
      attempts: 1,
      error,
      contains: "No group.",
    },
    {
      behaviour: "the key is replaced in a message",
      ...errorWithText(`<${secret}>`),
      settings: { apiKey: secret },
      contains: "<[API key]>",
      lacks: secret,
    },
    {
      behaviour: "a key that is a short word is not replaced",
      ...errorWithText(`<${word}>`),
      settings: { apiKey: word },
      contains: `<${word}>`,
    },
  ];
}
