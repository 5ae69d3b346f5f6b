import type { LoadDeferred } from "../load-deferred.ts";

/**
 * The address of the calls. A path is relative to the page (`document.baseURI`), which tests with a
 * document also have. A worker's `fetch` resolves it by itself.
 *
 * @throws {@link DataValidationError} for a path without a page
 */
export async function addressOf(baseUrl: string, loadDeferred: LoadDeferred): Promise<string> {
  const { document, location } = globalThis as Partial<typeof globalThis>;
  const page = document?.baseURI ?? location?.href ?? "";
  if (!baseUrl.startsWith("/")) return baseUrl;
  if (/^https?:/.test(page)) return new URL(baseUrl, page).href;
  throw (await loadDeferred()).noPage(baseUrl, page);
}

/** @throws `TypeError` if the path of an operation cannot be appended to the address */
export function checkBaseUrl(baseUrl: unknown): asserts baseUrl is string {
  const isLike =
    typeof baseUrl === "string" && /^(https?:\/\/[^/?#]+|(?=\/))(\/[^/?#]+)*\/?$/i.test(baseUrl);
  if (!isLike || !URL.canParse(baseUrl, "http://page"))
    throw new TypeError(
      "baseUrl must be like https://api.example/v1, without query and double slash.",
    );
}
