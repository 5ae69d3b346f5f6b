import type { Page, PageOptions } from "./paging.ts";

/** All results of a search, from its first page on. */
export async function* resultsOf(
  firstPage: Promise<Page>,
  call: (page: PageOptions) => Promise<Page>,
  options: PageOptions,
  size: number,
): AsyncGenerator<unknown, void, undefined> {
  let offset = options.resultsOffset ?? 0;
  for (let page = firstPage; ; page = call({ ...options, resultsOffset: offset })) {
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
