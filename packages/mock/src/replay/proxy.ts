import { DataValidationError } from "@data-validation/client";
import { createProxy, type ProxyOptions } from "@data-validation/client/proxy";
import type { Version } from "@data-validation/generated/versions";
import type { Call, MockResponse } from "../exchange/call.ts";
import type { Exchange } from "../exchange/exchange.ts";
import { toCall, toResponse } from "../exchange/fetch.ts";

/** How the proxy in front of the mock is set up, as `createProxy` of the client. */
export interface ProxySettings {
  /**
   * Whether a request belongs to a session: true, the default, lets it through, and false is the
   * proxy's 401.
   */
  authorize?: (request: Request) => boolean | Response | Promise<boolean | Response>;
  /**
   * Milliseconds that a call of the mock may take before the page gets a 503; 10,000 by default.
   */
  timeout?: number;
  /** The version that pages are written for; the current one by default. */
  version?: Version;
}

/** A response and its body as it is sent. */
type SentResponse = Pick<Exchange, "response" | "text">;

interface Upstream {
  basePath: string;
  versionHeader?: string | undefined;
  responseAt?: string | undefined;
  exchange(call: Call): Promise<SentResponse>;
  onError(error: unknown): void;
}

/** The key that the proxy adds. It is in no response, because the proxy would reject it. */
const KEY = "key-of-the-proxy";

const ADDRESS = "https://mock.invalid";

/** Headers of a page that no proxy forwards; all others reach scripts and scopes of a test. */
const OF_PAGE =
  /^(accept|accept-encoding|accept-language|api-version|authorization|connection|content-.*|cookie|expect|host|keep-alive|origin|referer|sec-.*|te|transfer-encoding|upgrade|user-agent)$/;

/**
 * Creates the function that responds to the calls of pages: the client's proxy, with the mock as
 * its API.
 */
export function createProxyFront(settings: ProxySettings, upstream: Upstream) {
  const { authorize = () => true, ...proxyOptions } = settings;
  const { basePath, versionHeader, responseAt } = upstream;
  return async (call: Call): Promise<SentResponse> => {
    const forwardedHeaders = passedHeaders(call);
    const fetch = async (request: Request): Promise<Response> => {
      const { path, headers, ...methodAndBody } = await toCall(request);
      const { response, text } = await upstream.exchange({
        ...methodAndBody,
        address: call.address,
        path: basePath + path,
        headers: { ...forwardedHeaders, ...headers, authorization: `Bearer ${KEY}` },
      });
      return toResponse(response, text);
    };
    const options: Omit<ProxyOptions, "apiKey"> = {
      ...proxyOptions,
      authorize,
      fetch,
      baseUrl: ADDRESS,
      versionHeader,
      responseAt,
      onError: (error) => {
        // An API error here was forced by the test.
        if (!(error instanceof DataValidationError)) upstream.onError(error);
      },
    };
    // Without the member apiKey, which the client rejects in a page; `fetch` adds the key.
    const proxy = createProxy(options as ProxyOptions);
    return fromResponse(await proxy(toRequest(call)));
  };
}

function passedHeaders({ headers }: Call): Call["headers"] {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_PAGE.test(name)));
}

function toRequest({ method, path, headers, body }: Call): Request {
  const forwardedHeaders = new Headers();
  for (const [name, value] of Object.entries(headers))
    if (!name.startsWith(":"))
      for (const one of [value ?? []].flat()) forwardedHeaders.append(name, one);
  const hasBody = body !== undefined && body !== null && !/^(GET|HEAD)$/.test(method);
  return new Request(`http://${forwardedHeaders.get("host") ?? "page.invalid"}${path}`, {
    // Methods that fetch forbids get the response of any wrong method.
    method: /^(CONNECT|TRACE|TRACK)$/i.test(method) ? "PUT" : method,
    headers: forwardedHeaders,
    body: hasBody ? (body as BodyInit) : null,
  });
}

async function fromResponse(proxyResponse: Response): Promise<SentResponse> {
  const text = await proxyResponse.text();
  const headers = Object.fromEntries(proxyResponse.headers);
  const response: MockResponse = {
    status: proxyResponse.status,
    headers,
    body: text,
    isText: true,
  };
  return { response, text: text === "" ? undefined : text };
}
