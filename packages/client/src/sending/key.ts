import { KeyInPageError } from "../errors/errors.ts";

/**
 * An API key, or a function that returns it, called before each attempt, so that a key can be
 * rotated or read when it is first needed.
 */
export type ApiKey = string | (() => string | undefined | Promise<string | undefined>);

/** @throws {@link KeyInPageError} if there is a key in a web page */
export function readKey(
  apiKey: ApiKey | undefined,
): () => string | undefined | Promise<string | undefined> {
  if (apiKey !== undefined && isWebPage())
    throw new KeyInPageError(
      "An API key must never appear in a web page or app. Use createProxy on a server, and " +
        'createClient({ baseUrl: "/api" }) here.',
    );
  return typeof apiKey === "function" ? apiKey : () => apiKey;
}

/** Checks a key before it is used: the error of a header would have the key in its message. */
export function checkKey(given: { apiKey?: ApiKey | undefined }): ApiKey | undefined {
  const { apiKey } = given;
  if (typeof apiKey === "function") return async () => checkCharacters(await apiKey());
  return "apiKey" in given && !isWebPage() ? checkCharacters(apiKey) : apiKey;
}

function checkCharacters(key: string | undefined): string {
  if (!key)
    throw new TypeError("apiKey is empty. Set the environment variable that it comes from.");
  // The characters that RFC 9110 allows in a header, without white space: a key from a file may end
  // in a line break.
  if (!/^[\x21-\x7e]+$/.test(key))
    throw new TypeError("apiKey has characters that cannot be sent, white space for example.");
  return key;
}

/** The globals by which a platform is recognised. */
interface Platform {
  document?: unknown;
  WorkerGlobalScope?: unknown;
  navigator?: { userAgent?: string; product?: string };
  process?: { versions?: { node?: string }; type?: string };
}

/**
 * Whether this is a web page, a worker of one, or an app of React Native. Node under jsdom has a
 * document and does not count; pages of Electron have Node's `process` and do. Workers on servers
 * have the server's name as their user agent.
 */
export function isWebPage(): boolean {
  const { document, WorkerGlobalScope, navigator, process } = globalThis as Platform;
  if (process?.versions?.node && process.type !== "renderer") return false;
  return (
    !!document ||
    navigator?.product === "ReactNative" ||
    (!!WorkerGlobalScope && /^Mozilla/.test(navigator?.userAgent ?? ""))
  );
}
