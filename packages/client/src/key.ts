import { KeyInPageError } from "./errors.ts";

/**
 * Checks a key before anything is done with it, because what would complain later (a header) says the key in its message.
 *
 * @param given - The object that the key came in.
 * @returns the key; undefined when none was given
 * @throws {@link KeyInPageError} when there is a key in a web page; `TypeError` when the key is empty or cannot be sent
 */
export function checkKey(given: { apiKey?: string | undefined }): string | undefined {
  const { apiKey } = given;
  if ("window" in globalThis && "document" in globalThis) {
    if (apiKey === undefined) return undefined;
    throw new KeyInPageError();
  }
  if (!("apiKey" in given)) return undefined;
  if (!apiKey) throw new TypeError("apiKey is empty: is the environment variable set that it comes from?");
  // What RFC 9110 allows in a header, less white space: a line break at the end of a key that was read from a file.
  if (!/^[\x21-\x7e]+$/.test(apiKey))
    throw new TypeError("apiKey has characters that cannot be sent, white space for example.");
  return apiKey;
}
