/** The options of a search that choose a page. */
export type PageOptions = { resultsOffset?: number | null; resultsLimit?: number | null };

/** Makes a call of a search. `for await` goes through all its results, a page of `size` at a time. */
export function withPages<Response extends { data?: unknown; error?: unknown }>(
  call: (page?: PageOptions) => Promise<Response>,
  options: PageOptions,
  size: number,
): Promise<Response> & AsyncIterable<unknown> {
  const first = call();
  async function* iterate(): AsyncGenerator<unknown, void, undefined> {
    let offset = options.resultsOffset ?? 0;
    for (let page = first; ; page = call({ ...options, resultsOffset: offset })) {
      const { data, error } = await page;
      if (error) throw error;
      // Without a total, there is no paging.
      const { results, resultsTotal } = data as {
        results: readonly unknown[];
        resultsTotal?: number | null;
      };
      yield* results;
      offset += results.length;
      // A page that is not full is the last one; a full one may be, by the total.
      const isLast = results.length < (options.resultsLimit ?? size) || resultsTotal === null;
      if (isLast || offset >= (resultsTotal ?? Infinity)) return;
    }
  }
  return Object.assign(first, { [Symbol.asyncIterator]: iterate });
}
