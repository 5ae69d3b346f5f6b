import { readStatedVersion } from "@data-validation/envelope/stated-version";
import * as deferred from "../deferred.ts";
import { DataValidationError } from "../errors/errors.ts";
import { finalErrorText, stepAfter } from "../errors/next-step.ts";
import { ApiError } from "../errors/response-errors.ts";
import { type Version, versionHeader } from "../generated.ts";
import { createVersionWarning } from "../headers/version-header.ts";
import { createLog, type LogOptions } from "../log.ts";
import { checkResponse } from "../response/response.ts";
import { hideKey } from "../sending/hide-key.ts";
import { type ApiKey, checkKey, readKey } from "../sending/key.ts";
import { explainFailure } from "../sending/network-error.ts";
import type { Call, SendOptions } from "../sending/send-options.ts";
import { createSender } from "../sending/sending.ts";
import { USER_AGENT } from "../sending/user-agent.ts";

/** Headers of the API's response that reach the page, beside its version. */
const passedHeaderNames = ["retry-after", "allow"];

interface ForwardOptions extends SendOptions, LogOptions {
  apiKey: ApiKey | undefined;
  baseUrl: string;
  version: Version;
  versionHeader?: string | undefined;
  responseAt?: string | undefined;
}

/**
 * Makes the function that sends a body to a path of the API. It throws errors that do not concern
 * the page, such as a rejected key.
 */
export function createForward(options: ForwardOptions) {
  const readOwnKey = readKey(checkKey(options));
  const address = options.baseUrl.replace(/\/$/, "");
  const warnOf = createVersionWarning(createLog(options), options.versionHeader);
  return async (
    path: string,
    body: Uint8Array<ArrayBuffer>,
    signal: AbortSignal,
  ): Promise<Response> => {
    const key = await readOwnKey();
    // The timeout is for the whole call, not for one attempt.
    const send = createSender({
      ...options,
      userAgent: USER_AGENT,
      explain: explainFailure,
      timeout: Infinity,
      key: () => key,
      loadDeferred: async () => deferred,
    });
    const headers = { "content-type": "application/json" };
    const call: Call = { attempts: 0, waits: [] };
    const response = await send(call)(
      new Request(address + path, { method: "POST", headers, body, signal }),
    );
    const bodyText = call.text ?? "";
    const passed = passedHeaders(response, options.versionHeader);
    if ([bodyText, ...Object.values(passed)].some((part) => hideKey(part, key) !== part))
      throw new Error("The response of the API repeats the key.");
    checkPassable(response, bodyText, path, options);
    if (response.ok) warnOf(response);
    return createReply(response.status, bodyText, passed);
  };
}

/** The response headers that the page receives; the version header has the contract's name. */
function passedHeaders({ headers }: Response, name: string | undefined): Record<string, string> {
  const version = readStatedVersion(headers, name);
  const passed = [...headers].filter(([name]) => passedHeaderNames.includes(name));
  return {
    ...Object.fromEntries(passed),
    ...(version !== undefined && { [versionHeader]: version }),
  };
}

/** @throws the outcome of the call, unless it is a success or a rejection of the page's input */
function checkPassable(
  response: Response,
  bodyText: string,
  path: string,
  { version, versionHeader }: ForwardOptions,
): void {
  try {
    checkResponse(response, parse(bodyText), { requested: version, path, versionHeader });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { status, errors } = error;
    if (stepAfter(status, errors) === "stop")
      throw new DataValidationError(`${finalErrorText(status, errors)} ${error.message}`, {
        response,
        cause: error,
      });
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** A response of the proxy to a page. */
export function createReply(
  status: number,
  body: string,
  headers: Record<string, string>,
): Response {
  return new Response(body, {
    status,
    headers: { "content-type": "application/json", "cache-control": "no-store", ...headers },
  });
}
