import type { CallSettings, Result } from "./types.ts";

/** How a search while the user types is set up. */
export interface SearchOptions<Data> {
  /** Called with the response to the latest text, and no older one. */
  onResults: (data: Data, text: string) => void;
  /** Called if the search failed. */
  onError?: ((error: Error, text: string) => void) | undefined;
  /** Called if a text is too short, so that a list of suggestions can be closed. */
  onEmpty?: (() => void) | undefined;
  /** Milliseconds without typing before a search is sent; 200 by default. */
  debounce?: number | undefined;
  /** Shortest text to search for, without surrounding white space; 2 by default. */
  minLength?: number | undefined;
}

/** A search while the user types. */
export interface Search {
  /** Takes the text of the field, on its `input` event. */
  input(text: string): void;
  /** Drops the text, and ends a search that is under way; for example when the form is closed. */
  cancel(): void;
}

/**
 * Creates a search while the user types: it waits until the typing stops, and never returns results
 * for an older text.
 *
 * @example
 * const search = createSearch((value, settings) => api.company.search({ type: "name", value }, settings), { onResults: show });
 * field.addEventListener("input", () => search.input(field.value));
 *
 * @param call - Makes the call. It passes the settings on to the client: they hold the signal.
 */
export function createSearch<Data>(
  call: (text: string, settings: CallSettings) => Promise<Result<Data>>,
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
    current = new AbortController();
    const { signal } = current;
    try {
      const result = await call(text, { signal });
      if (signal.aborted) return;
      if (result.error) onError?.(result.error, text);
      else onResults(result.data, text);
    } catch (error) {
      if (!signal.aborted) onError?.(error as Error, text);
    }
  };

  return {
    cancel,
    input(text) {
      const trimmedText = text.trim();
      if (trimmedText === last) return;
      cancel();
      last = trimmedText;
      if (trimmedText.length < minLength) onEmpty?.();
      else timer = setTimeout(() => void run(trimmedText), debounce);
    },
  };
}
