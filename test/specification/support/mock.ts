import { post } from "../../support/post.ts";

export { type MockServer, serveMock } from "../../../packages/mock/src/node/serve.ts";

/** What a call of the mock is made with; everything but the body has a default. */
interface CallOptions {
  /** Value of the header api-version; the header is left out by default. */
  version?: string;
  /** The API key; null sends no header Authorization. */
  key?: string | null;
  /** Value of the header Prefer, which selects a response of the contract; not sent by default. */
  prefer?: string;
}

/** A response of the mock. */
interface MockResponse {
  status: number;
  headers: Headers;
  /** The body as it was sent. */
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: each test reads another shape of it, and asserts on what it reads
  body: any;
}

/** Calls the running mock as a client of the service would, with the object `request` as given. */
export type Call = (path: string, request: unknown, options?: CallOptions) => Promise<MockResponse>;

/** How to call the mock at an address. */
export function callerOf(url: string): Call {
  return async (path, request, { version, key = "test", prefer } = {}) => {
    const response = await post(
      `${url}${path}`,
      { request },
      {
        authorization: key === null ? "" : `Bearer ${key}`,
        accept: "application/json",
        ...(version !== undefined && { "api-version": version }),
        ...(prefer !== undefined && { prefer }),
      },
    );
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, body: JSON.parse(text) };
  };
}
