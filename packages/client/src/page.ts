// The entry for web pages, chosen by the condition "browser": without server features (environment
// variables, a warning about unencrypted connections), and with deferred parts loaded beside the
// first call. As on servers, whether a key is allowed is decided at run time.
import type { createClient as createServerClient } from "./create-client.ts";
import { NetworkError } from "./errors/errors.ts";
import type { LoadDeferred } from "./load-deferred.ts";
import { type AnySettings, makeClient } from "./make-client.ts";

export * from "./exports.ts";

export const createClient = create as typeof createServerClient;

function create(settings: Omit<AnySettings, "loadDeferred"> = {}): unknown {
  return makeClient({ ...settings, loadDeferred }, (more) =>
    createClient({ ...settings, ...more } as never),
  );
}

const loadDeferred: LoadDeferred = async (outcome) => {
  try {
    return await import("./deferred.ts");
  } catch (cause) {
    const message = "A script of this page could not be loaded. Reload the page.";
    throw outcome?.failure ?? new NetworkError(message, { response: outcome?.response, cause });
  }
};
