import { escapePattern } from "@data-validation/common/text";
import type { Mock } from "../mock.ts";
import { UsageError } from "../usage-error.ts";

/**
 * The addresses below a base URL. Below a path: on the page's own origin, or on any origin if there
 * is no page.
 */
export function addressesBelow(baseUrl: string): RegExp {
  if (!/^(\/|https?:\/\/[^/])/.test(baseUrl))
    throw new UsageError(
      `The base URL is ${JSON.stringify(baseUrl)}. It must be an address, https://api.example, or a path that begins with /.`,
    );
  const isOnPage = baseUrl.startsWith("/") && typeof location !== "undefined";
  const base = escapePattern(`${isOnPage ? location.origin : ""}${baseUrl}`);
  return new RegExp(
    `^${base.startsWith("/") ? "https?://[^/]+" : ""}${base.replace(/(?<!\/)\/+$/, "")}/`,
  );
}

/**
 * Calls a mock with a request to an address below a base URL. A path is that of a proxy, which adds
 * the key (section 5, rule 5).
 */
export async function fetchBelow(
  baseUrl: string,
  mock: Mock,
  request: Parameters<Mock["fetch"]>[1] & { url: string },
) {
  const { url, method, body } = request;
  const address = new URL(url);
  const { pathname } = new URL(baseUrl, url);
  address.pathname =
    mock.basePath + address.pathname.slice(pathname.replace(/(?<!\/)\/+$/, "").length);
  const headers = new Headers(request.headers);
  if (baseUrl.startsWith("/") && !headers.has("authorization"))
    headers.set("authorization", "Bearer proxy");
  return mock.fetch(address, { method, headers, body });
}
