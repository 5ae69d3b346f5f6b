import { readAnswer } from "./answer.ts";
import { DataValidationError } from "./errors.ts";
import { createExchange } from "./exchange.ts";
import { currentVersion, operations, type Version } from "./generated.ts";
import { readKey } from "./key.ts";
import { createSender } from "./sending.ts";
import type { Client, ClientOptions, ClientSettings, Extras, PostSettings } from "./types.ts";

/**
 * Makes a client of the Data Validation API.
 *
 * @example
 * const api = createClient({ apiKey, baseUrl });
 * const { data, error } = await api.phone.validate({ numberFull: "+420607123456" });
 *
 * @throws `KeyInPageError` when there is a key in a web page; `TypeError` when the key is empty or cannot be sent
 */
export function createClient<Throws extends boolean = false>(
  options: ClientOptions & { throwOnError?: Throws | undefined },
): Client<typeof currentVersion, Throws>;
/** Makes a client of the version that is given; a `version` that may be undefined does not compile, since the current one would answer. */
export function createClient<V extends Version, Throws extends boolean = false>(
  options: ClientSettings & { version: V; throwOnError?: Throws | undefined },
): Client<V, Throws>;
export function createClient(
  options: ClientSettings & { version?: Version | undefined; throwOnError?: boolean | undefined },
): unknown {
  const { baseUrl, version = currentVersion, throwOnError } = options;
  if (typeof baseUrl !== "string")
    throw new TypeError('createClient needs baseUrl: the address of the API, or of your proxy ("/api/validation").');
  const createFetch = createSender({ ...options, version, key: readKey(options) });
  const { send, use, eject } = createExchange(options as ClientOptions);
  if (options.apiKey && isOpenLine(baseUrl))
    console.warn(`${baseUrl} is not encrypted: everyone on the way can read the key and the data. Use https.`);

  const POST: Post = async (path, call) => {
    const count = { attempts: 0 };
    try {
      const response = await send(path, { ...call, fetch: createFetch(call, count) });
      return { data: readAnswer(version, response, await response.clone().text()), response };
    } catch (error) {
      if (!(error instanceof DataValidationError)) throw error;
      Object.assign(error, { operation: path, ...count });
      if (throwOnError) throw error;
      return { error, response: error.response };
    }
  };
  return { ...createMethods(operations[version], POST), version, POST, use, eject };
}

type Post = (path: string, call: PostSettings & { body: unknown }) => Promise<unknown>;

/** Whether an address is http:// and leads to another machine. */
function isOpenLine(baseUrl: string): boolean {
  return /^http:\/\/(?!(localhost|127\.[\d.]+|\[::1])([:/]|$))/i.test(baseUrl);
}

function createMethods(kinds: object, post: Post): object {
  return mapValues(kinds, (paths: object) => mapValues(paths, (path: string) => createMethod(path, post)));
}

/** A method of an operation: of the extras, three belong into the envelope (section 2.1), and the others are settings of the call. */
function createMethod(path: string, post: Post) {
  return (query: unknown, { options, client, customId, ...settings }: Extras<unknown> = {}) =>
    post(path, { ...settings, body: { request: { query, options, client, customId } } });
}

function mapValues<From>(record: object, map: (value: From) => unknown): object {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}
