import type { Call, MockResponse } from "@data-validation/mock/internal/exchange/call";
import type { Mock } from "@data-validation/mock/internal/mock";

/** A key that is long enough to be hidden. */
export const CALL_KEY = "secret-key-1234";

export const validEmail = { email: "jana.kadlecova@seznam.cz" };

/** A call of /email/validate, or of another path, with a query. */
export function callOf(
  query: unknown,
  headers: Record<string, string> = {},
  path = "/email/validate",
): Call {
  return {
    method: "POST",
    path,
    headers: {
      authorization: `Bearer ${CALL_KEY}`,
      "content-type": "application/json",
      ...headers,
    },
    body: JSON.stringify({ request: { query } }),
  };
}

/** The response of a mock to a query; the body has the type that the test expects. */
export async function ask(
  mock: Mock,
  query: unknown = validEmail,
  headers: Record<string, string> = {},
  path?: string,
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects to be there
): Promise<Omit<MockResponse, "body"> & { body: any }> {
  return mock.handle(callOf(query, headers, path));
}
