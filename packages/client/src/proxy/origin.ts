import { versionHeader } from "../generated.ts";

/** Pages on other origins than the proxy's own that may call it. */
export interface Cors {
  /** Their origins, for example `https://shop.example`. */
  origins: readonly string[];
  /** Whether they send cookies, so that `authorize` sees the session; false by default. */
  credentials?: boolean | undefined;
}

/** Response headers that a page may read, beside those that it always may. */
const READABLE = `${versionHeader}, retry-after`;

/**
 * Creates the policy of a proxy: pages of its own origin may call, and those of the named origins.
 */
export function createOriginPolicy({ origins, credentials = false }: Cors = { origins: [] }) {
  for (const origin of origins) checkOrigin(origin);
  const originOf = (request: Request) => {
    const origin = request.headers.get("origin");
    return origin !== null && origins.includes(origin) ? origin : undefined;
  };
  return {
    /** Whether the page that sent a request may call. */
    allows(request: Request): boolean {
      return originOf(request) !== undefined || isSameOrigin(request);
    },
    /** The response to a preflight request; undefined if the request is none. */
    preflight(request: Request): Response | undefined {
      const origin = originOf(request);
      const isPreflight =
        request.method === "OPTIONS" && request.headers.has("access-control-request-method");
      if (!origin || !isPreflight) return undefined;
      const headers = {
        "access-control-allow-methods": "POST",
        "access-control-allow-headers":
          request.headers.get("access-control-request-headers") ?? "content-type",
        "access-control-max-age": "600",
      };
      return new Response(null, { status: 204, headers });
    },
    /** Adds the headers that let a page of another origin read a response. */
    expose(request: Request, response: Response): Response {
      const origin = originOf(request);
      if (!origin) return response;
      const open = new Response(response.body, response);
      open.headers.append("access-control-allow-origin", origin);
      if (credentials) open.headers.append("access-control-allow-credentials", "true");
      open.headers.append("vary", "origin");
      open.headers.append("access-control-expose-headers", READABLE);
      return open;
    },
  };
}

function checkOrigin(origin: string): void {
  if (URL.canParse(origin) && new URL(origin).origin === origin) return;
  throw new TypeError(
    `cors.origins has ${JSON.stringify(origin)}, which is not an origin such as https://a.example.`,
  );
}

function isSameOrigin({ headers, url }: Request): boolean {
  // Browsers send this since 2020 to 2023. Behind a proxy that changes the host it is more reliable
  // than a comparison.
  const site = headers.get("sec-fetch-site");
  if (site) return site === "same-origin" || site === "none";
  const origin = headers.get("origin");
  const host = headers.get("host") ?? new URL(url).host;
  return origin === null || (URL.canParse(origin) && new URL(origin).host === host);
}
