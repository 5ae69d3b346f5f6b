import type { ResponseWithText } from "../response/unwrap.ts";
import type { CallRequest } from "../sending/send-options.ts";

/** A response as a journal keeps it. */
export interface JournalEntry {
  /** The address, the version and the options: the response depends on them and on the data. */
  settings: string;
  status: number;
  headers: Record<string, string>;
  /** The body as it was received. */
  body: string;
}

/**
 * Keeps the responses that were paid for, so that a batch that was stopped goes on without calling
 * again.
 */
export interface Journal {
  /** The response that was written down for a key. */
  read(key: string): Promise<JournalEntry | undefined>;
  /** Writes down a response; resolves when it is durable. */
  write(key: string, entry: JournalEntry): Promise<void>;
}

const FOREIGN =
  "The journal holds responses to other settings. Use the same base URL, version and options, or another journal.";

/**
 * Wraps a call: a stored response is returned without a call, and each success is stored before it
 * is checked.
 */
export function createKeep(journal: Journal, key: string) {
  return async (
    request: CallRequest,
    send: () => Promise<ResponseWithText>,
  ): Promise<ResponseWithText> => {
    const settings = settingsOf(request);
    const entry = await journal.read(key);
    if (entry?.settings === settings)
      return { response: new Response(entry.body || null, entry), text: entry.body };
    if (entry) throw new TypeError(FOREIGN);
    const received = await send();
    const { ok, status, headers } = received.response;
    const stated = [...headers].filter(
      ([name]) => /version$/.test(name) || name === "content-type",
    );
    if (ok)
      await journal.write(key, {
        settings,
        status,
        headers: Object.fromEntries(stated),
        body: received.text,
      });
    return received;
  };
}

function settingsOf({ url, version, body }: CallRequest): string {
  const { request } = JSON.parse(body ?? "{}") as { request?: { options?: object } };
  return JSON.stringify([url, version, request?.options ?? null]);
}
