// The mock as handlers of Mock Service Worker (msw 2 or 3), for the page and for Node.
import { type HttpHandler, http } from "msw";
import { createMock, type Mock } from "./mock.ts";
import { addressesBelow, fetchBelow } from "./testing/base-url.ts";

export * from "./index.ts";

/**
 * Handlers for every call of the API.
 *
 * @param baseUrl the base URL of the API that your code calls, for example
 *   `https://api.data-validation.example`, or the path of a proxy on the page's own origin, for
 *   example `/api`: there, a call needs no key, since the proxy adds it
 * @param mock the mock that responds; one of your own to script it
 * @example mockHandlers("/api/validation", createMock({ proxy: true })); // pages call a proxy
 */
export function mockHandlers(baseUrl: string, mock: Mock = createMock()): HttpHandler[] {
  return [
    http.all(addressesBelow(baseUrl), async ({ request }) => {
      const { url, method } = request;
      // MSW 2 writes each header twice when these are copied: it keeps those of each Request that a
      // client builds.
      const headers = Object.fromEntries(request.headers);
      const body = request.body === null ? null : await request.arrayBuffer();
      // MSW turns this into a failed fetch; a thrown error would become a 500.
      return fetchBelow(baseUrl, mock, { url, method, headers, body }).catch(() =>
        Response.error(),
      );
    }),
  ];
}
