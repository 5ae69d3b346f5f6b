import { KeyInPageError } from "./errors.ts";

/** An API key, or what gives it: asked before each attempt, so that a key can be rotated, or read when it is first needed. */
export type ApiKey = string | (() => string | undefined | Promise<string | undefined>);

/**
 * Checks a key before anything is done with it, because what would complain later (a header) says the key in its message.
 *
 * @param given - The object that the key came in.
 * @returns what gives the key; undefined for none
 * @throws {@link KeyInPageError} when there is a key in a web page; `TypeError` when the key is empty or cannot be sent
 */
export function readKey(given: {
  apiKey?: ApiKey | undefined;
}): () => string | undefined | Promise<string | undefined> {
  const { apiKey } = given;
  if (isWebPage()) {
    if (apiKey !== undefined)
      throw new KeyInPageError(
        "An API key must never appear in a web page: everyone who opens the page can read it (section 5, rule 5). " +
          "Keep it on your server behind createProxy of @data-validation/client/proxy, " +
          'and give the page the address of that proxy alone: createClient({ baseUrl: "/api/validation" }).',
      );
    return () => undefined;
  }
  if (typeof apiKey === "function") return async () => check(await apiKey());
  if ("apiKey" in given) check(apiKey);
  return () => apiKey;
}

function check(key: string | undefined): string {
  // What RFC 9110 allows in a header, less white space: a line break at the end of a key that was read from a file.
  if (!key) throw new TypeError("apiKey is empty: is the environment variable set that it comes from?");
  if (!/^[\x21-\x7e]+$/.test(key))
    throw new TypeError("apiKey has characters that cannot be sent, white space for example.");
  return key;
}

/** What is read of a platform to tell it. */
interface Platform {
  document?: unknown;
  WorkerGlobalScope?: unknown;
  navigator?: { userAgent?: string };
  process?: { versions?: { node?: string }; type?: string };
}

/**
 * Whether this is a web page, or a worker of one. Node under jsdom has a document and is none; Electron's pages have Node's `process` and are.
 * Workers on servers have the name of a server for their browser.
 */
function isWebPage(): boolean {
  const { document, WorkerGlobalScope, navigator, process } = globalThis as Platform;
  if (process?.versions?.node && process.type !== "renderer") return false;
  return !!document || (!!WorkerGlobalScope && /^Mozilla/.test(navigator?.userAgent ?? ""));
}
