import { createProxy, type ProxyOptions } from "@data-validation/client/proxy";
import { apiKey, baseUrl, respond, type Step, scripted } from "./responses.ts";

export const json = { "content-type": "application/json" };
export const mount = "https://shop.example/api/validation";
export const body = JSON.stringify({ request: { query: { email: "jana@company.example" } } });

export function post(init: RequestInit = {}, path = "/email/validate"): Request {
  const headers = { ...json, ...(init.headers as Record<string, string>) };
  return new Request(mount + path, {
    method: "POST",
    body,
    duplex: "half",
    ...init,
    headers,
  } as RequestInit);
}

/**
 * A proxy in front of an API that goes through a step, with the requests of the API and the
 * reported errors.
 */
export function before(step: Step = respond(200), options: Partial<ProxyOptions> = {}) {
  const fetch = scripted(step);
  const errors: unknown[] = [];
  const onError = (error: unknown) => errors.push(error);
  const proxy = createProxy({ apiKey, baseUrl, authorize: () => true, fetch, onError, ...options });
  return { proxy, errors, sent: fetch.requests };
}
