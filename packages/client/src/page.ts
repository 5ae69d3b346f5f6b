// The entry for web pages, chosen by the condition "browser": without what only a server needs (environment variables, a warning about open
// lines). Whether a key may be there is decided at run time, here as there.
import type { createClient as createServerClient } from "./create-client.ts";
import { type AnySettings, makeClient } from "./make-client.ts";

export * from "./index.ts";

export const createClient = create as typeof createServerClient;

function create(settings: AnySettings = {}): unknown {
  return makeClient(settings, (more) => createClient({ ...settings, ...more } as never));
}
