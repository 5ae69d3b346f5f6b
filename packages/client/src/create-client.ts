import createFetchClient from "openapi-fetch";
import { currentVersion, operations, type Version } from "./contract.ts";
import { AnswerError } from "./errors.ts";
import { checkKey } from "./key.ts";
import { platformFetch } from "./platform-fetch.ts";
import { createSender } from "./sending.ts";
import type { CallSettings, Client, ClientOptions, ClientSettings, PostSettings } from "./types.ts";

/**
 * Makes a client of the Data Validation API.
 *
 * @example
 * const api = createClient({ apiKey, baseUrl });
 * const { data, error } = await api.phone.validate({ numberFull: "+420607123456" });
 *
 * @throws `KeyInPageError` when there is a key in a web page; `TypeError` when the key is empty or cannot be sent
 */
export function createClient(options: ClientOptions): Client;
/** Makes a client of the version that is given; a `version` that may be undefined does not compile, since the current one would answer. */
export function createClient<V extends Version>(options: ClientSettings & { version: V }): Client<V>;
export function createClient(options: ClientSettings & { version?: Version | undefined }): unknown {
  const { apiKey: _, version = currentVersion, timeout, retry, fetch: ownFetch, ...settings } = options;
  const send = createSender({ version, apiKey: checkKey(options), timeout, retry });
  const { POST: post, use, eject } = createFetchClient(settings) as unknown as FetchClient;

  const POST: Post = async (path, { fetch = ownFetch ?? platformFetch, timeout, retry, ...call }) => {
    try {
      return await post(path, { ...call, fetch: send(fetch, { timeout, retry }) });
    } catch (error) {
      throw error instanceof SyntaxError ? new AnswerError(error) : error;
    }
  };
  return { ...createMethods(operations[version], POST), POST, use, eject };
}

type Post = (path: string, call: PostSettings & { body: unknown }) => Promise<unknown>;

/** What is used of openapi-fetch's client, without its types: ours are plain signatures, which check faster and read better. */
interface FetchClient {
  POST: Post;
  use: unknown;
  eject: unknown;
}

function createMethods(kinds: object, post: Post): object {
  return mapValues(kinds, (paths: object) => mapValues(paths, (path: string) => createMethod(path, post)));
}

/** A method of an operation. Whatever of the extras is no setting of the call belongs into the envelope (section 2.1). */
function createMethod(path: string, post: Post) {
  return (query: unknown, { headers, signal, timeout, retry, ...envelope }: CallSettings = {}) =>
    post(path, { body: { request: { query, ...envelope } }, headers, signal, timeout, retry });
}

function mapValues<From>(record: object, map: (value: From) => unknown): object {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}
