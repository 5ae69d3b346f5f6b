/**
 * The mock as handlers of Mock Service Worker (msw 2 or 3), for the page and for Node.
 *
 * @packageDocumentation
 */
import { type HttpHandler, http } from "msw";
import { createMock, type Mock } from "./mock.ts";

export * from "./index.ts";

/**
 * Handlers for every call of the API.
 *
 * @param baseUrl the base URL of the API that your code calls, for example `https://api.data-validation.example`, or the path of a proxy
 * on the page's own origin, for example `/api`
 * @param mock the mock that responds; one of your own to script it. Give it the `basePath` of the base URL, if it has one. The
 * mock behind a path needs no key, since a proxy adds it (section 5, rule 5)
 */
export function mockHandlers(baseUrl: string, mock: Mock = mockAt(baseUrl)): HttpHandler[] {
  return [
    http.all(addressesBelow(baseUrl), async ({ request }) => {
      // What a cut connection is to fetch; an error that is thrown would become a 500.
      return mock.fetch(request).catch(() => Response.error());
    }),
  ];
}

function mockAt(baseUrl: string): Mock {
  const isPath = baseUrl.startsWith("/");
  const { pathname } = new URL(baseUrl, "http://localhost");
  return createMock({ basePath: pathname.replace(/\/+$/, ""), authentication: !isPath });
}

/** What MSW compares addresses with. Without a page, a path has no origin: there it is one of any. */
function addressesBelow(baseUrl: string): string | RegExp {
  const base = baseUrl.replace(/\/+$/, "");
  if (!base.startsWith("/") || typeof location !== "undefined") return `${base}/*`;
  return new RegExp(`^https?://[^/]+${base.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}/`);
}
