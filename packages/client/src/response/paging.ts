import type { LoadDeferred } from "../load-deferred.ts";

/** The options of a search that choose a page. */
export type PageOptions = { resultsOffset?: number | null; resultsLimit?: number | null };

/** A page of a search, as a call returns it. */
export type Page = { data?: unknown; error?: unknown };

/**
 * Makes a call of a search. `for await` goes through all its results, a page of `size` at a time.
 */
export function withPages<Response extends Page>(
  call: (page?: PageOptions) => Promise<Response>,
  options: PageOptions,
  size: number,
  loadDeferred: LoadDeferred,
): Promise<Response> & AsyncIterable<unknown> {
  const firstPage = call();
  async function* iterate(): AsyncGenerator<unknown, void, undefined> {
    const { resultsOf } = await loadDeferred();
    yield* resultsOf(firstPage, call, options, size);
  }
  return Object.assign(firstPage, { [Symbol.asyncIterator]: iterate });
}
