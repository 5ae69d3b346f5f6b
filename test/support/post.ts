/**
 * Sends a body to a server as a client with a key does; what is neither text nor bytes is sent as
 * JSON.
 */
export function post(
  url: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(url, {
    method: "POST",
    headers: { authorization: "Bearer any-key", "content-type": "application/json", ...headers },
    body:
      typeof body === "string" || body instanceof Uint8Array
        ? (body as BodyInit)
        : JSON.stringify(body),
  });
}
