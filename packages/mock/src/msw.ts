/**
 * The mock as handlers of Mock Service Worker (msw 2 or 3), for the page and for Node.
 *
 * @packageDocumentation
 */
import { type HttpHandler, http } from "msw";
import { createMock, type Mock } from "./mock.ts";

export * from "./index.ts";

/**
 * Handlers that answer every call of the API.
 *
 * @param baseUrl the base URL of the API that your code calls, for example `https://api.data-validation.example`
 * @param mock the mock that answers; one of your own if you want to script it. Give it the `basePath` of the base URL, if it has one
 */
export function mockHandlers(
  baseUrl: string,
  mock: Mock = createMock({ basePath: basePathOf(baseUrl) }),
): HttpHandler[] {
  return [
    http.all(`${baseUrl.replace(/\/+$/, "")}/*`, async ({ request }) => {
      // What a cut connection is to fetch; an error that is thrown would become a 500.
      return mock.fetch(request).catch(() => Response.error());
    }),
  ];
}

function basePathOf(baseUrl: string): string {
  return new URL(baseUrl).pathname.replace(/\/+$/, "");
}
