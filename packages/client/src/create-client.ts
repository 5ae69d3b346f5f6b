import { checkOptions } from "./check-options.ts";
import * as deferred from "./deferred.ts";
import { AuthenticationError } from "./errors/response-errors.ts";
import type { currentVersion, Version } from "./generated.ts";
import { createLog } from "./log.ts";
import { type AnySettings, makeClient } from "./make-client.ts";
import { checkKey } from "./sending/key.ts";
import { explainFailure } from "./sending/network-error.ts";
import { USER_AGENT } from "./sending/user-agent.ts";
import type { ClaimThrows, Client, ClientOptions, CommonSettings } from "./types.ts";
import { withDefaults } from "./with-defaults.ts";

/**
 * Creates a client of the Data Validation API: an openapi-fetch client with a method for each
 * operation.
 *
 * @example
 * const api = createClient({ apiKey, baseUrl });
 * const { data, error } = await api.phone.validate({ numberFull: "+420607123456" });
 *
 * @throws `KeyInPageError` if there is a key in a web page; `TypeError` if the key is empty or
 *   cannot be sent, or an option is wrong
 */
export function createClient<Throws extends boolean = false>(
  options: ClientOptions & { throwOnError?: Throws | undefined } & ClaimThrows<Throws>,
): Client<typeof currentVersion, Throws>;
/**
 * Creates a client from the environment variables `DATA_VALIDATION_KEY` and `DATA_VALIDATION_URL`.
 */
export function createClient(): Client;
/**
 * Creates a client of the given version. A `version` that may be undefined does not compile, since
 * the current version would respond.
 */
export function createClient<V extends Version, Throws extends boolean = false>(
  options: CommonSettings & { version: V; throwOnError?: Throws | undefined } & ClaimThrows<Throws>,
): Client<V, Throws>;
export function createClient(settings: Omit<AnySettings, "loadDeferred"> = {}): unknown {
  checkOptions(settings);
  const options = withDefaults({
    userAgent: USER_AGENT,
    explain: explainFailure,
    ...settings,
    loadDeferred: async () => (options.apiKey ? deferred : withoutKey),
  });
  if (options.baseUrl === undefined)
    throw new TypeError("baseUrl is missing. Pass it, or set DATA_VALIDATION_URL.");
  options.apiKey = checkKey(options);
  if (options.apiKey && isOpenLine(options.baseUrl))
    createLog(options)("warn", `${options.baseUrl} is not encrypted. Use https.`);
  return makeClient(options, (more) => createClient({ ...settings, ...more } as ClientOptions));
}

/**
 * The deferred module for a client without a key: the message of a 401 is about the missing key.
 */
const withoutKey: typeof deferred = {
  ...deferred,
  errorOf(...args) {
    const error = deferred.errorOf(...args);
    if (error instanceof AuthenticationError)
      error.message += " No API key was sent: pass apiKey, or set DATA_VALIDATION_KEY.";
    return error;
  },
};

/** Whether an address is http:// and leads to another machine. */
const isOpenLine = (baseUrl = "") =>
  /^http:\/\/(?!(localhost|127\.[\d.]+|\[::1])([:/]|$))/i.test(baseUrl);
