import type { Answer, CallSettings, Success } from "./types.ts";

/** How a search while the user types is set up. */
export interface SearchOptions<Data> {
  /** Called with the answer to what the user has typed last, and no older one. */
  onResults: (data: Data, text: string) => void;
  /** Called when the search failed. */
  onError?: ((error: Error, text: string) => void) | undefined;
  /** Called when a text is too short to search for, so that a list of offers can be closed. */
  onEmpty?: (() => void) | undefined;
  /** Milliseconds without typing after which a search goes out; 200 by default. */
  debounce?: number | undefined;
  /** The shortest text that is searched for, without the white space around it; 2 by default. */
  minLength?: number | undefined;
}

/** A search while the user types. */
export interface Search {
  /** Takes what the field holds now; made for a field's `input` event. */
  input(text: string): void;
  /** Forgets what was typed, and ends a search that is under way; for example when the form is left. */
  cancel(): void;
}

/**
 * Makes a search while the user types: it waits until the typing stops, ends the search that a newer one has overtaken, and never gives
 * an answer to an older text.
 *
 * @example
 * const search = createSearch((value, settings) => api.company.search({ type: "name", value }, settings), { onResults: show });
 * field.addEventListener("input", () => search.input(field.value));
 *
 * @param call - Makes the call. It passes the settings on to the client: they carry the signal.
 */
export function createSearch<Data>(
  call: (text: string, settings: CallSettings) => Promise<Answer<Data> | Success<Data>>,
  { onResults, onError, onEmpty, debounce = 200, minLength = 2 }: SearchOptions<Data>,
): Search {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let current = new AbortController();
  let last: string | undefined;

  const cancel = () => {
    clearTimeout(timer);
    current.abort();
    last = undefined;
  };

  const run = async (text: string) => {
    const controller = new AbortController();
    current = controller;
    const { signal } = controller;
    try {
      const { data, error } = await call(text, { signal });
      if (signal.aborted) return;
      if (error) onError?.(error, text);
      else onResults(data as Data, text);
    } catch (error) {
      if (!signal.aborted) onError?.(error as Error, text);
    }
  };

  return {
    cancel,
    input(text) {
      const wanted = text.trim();
      if (wanted === last) return;
      cancel();
      last = wanted;
      if (wanted.length < minLength) onEmpty?.();
      else timer = setTimeout(() => void run(wanted), debounce);
    },
  };
}

/** What is read of an answer that can be paged through. */
interface Page<Item> {
  results: readonly Item[];
  /** How many results there are in all, where it was counted. */
  resultsTotal?: number | null | undefined;
}

/**
 * Goes through all results of a search, a page at a time, as far as they are taken.
 *
 * @example
 * const found = pages((options, settings) => api.company.search(query, { options, ...settings }), { resultsLimit: 20 });
 * for await (const { data } of found) …
 *
 * @param call - Makes the call for one page, with the options that choose it.
 * @param options - `resultsLimit`: results a page (20); `resultsOffset`: how many to go over (0); `signal` ends it.
 * @throws (while results are taken) the error of a call
 */
export async function* pages<Item>(
  call: (
    options: { resultsLimit: number; resultsOffset: number },
    settings: CallSettings,
  ) => Promise<Answer<Page<Item>> | Success<Page<Item>>>,
  {
    resultsLimit = 20,
    resultsOffset = 0,
    signal,
  }: { resultsLimit?: number; resultsOffset?: number; signal?: AbortSignal } = {},
): AsyncGenerator<Item, void, undefined> {
  for (let offset = resultsOffset; ; ) {
    const { data, error } = await call({ resultsLimit, resultsOffset: offset }, { signal });
    if (error) throw error;
    const { results, resultsTotal } = data as Page<Item>;
    yield* results;
    offset += results.length;
    // A page that is not full is the last one; a full one may be, where the total says so.
    if (results.length < resultsLimit || (typeof resultsTotal === "number" && offset >= resultsTotal)) return;
  }
}
