import { createProxy, type ProxyOptions } from "@data-validation/client/proxy";
import { apiKey, baseUrl, respond, type Step, scriptFetch } from "./responses.ts";

export const jsonHeaders = { "content-type": "application/json" };
export const proxyUrl = "https://shop.example/api/validation";
export const emailBody = JSON.stringify({ request: { query: { email: "jana@company.example" } } });

export function proxyRequest(init: RequestInit = {}, path = "/email/validate"): Request {
  const headers = { ...jsonHeaders, ...(init.headers as Record<string, string>) };
  return new Request(proxyUrl + path, {
    method: "POST",
    body: emailBody,
    duplex: "half",
    ...init,
    headers,
  } as RequestInit);
}

/**
 * A proxy in front of an API that goes through a step, with the requests of the API and the
 * reported errors.
 */
export function createScriptedProxy(
  step: Step = respond(200),
  options: Partial<ProxyOptions> = {},
) {
  const fetch = scriptFetch(step);
  const errors: unknown[] = [];
  const onError = (error: unknown) => errors.push(error);
  const proxy = createProxy({ apiKey, baseUrl, authorize: () => true, fetch, onError, ...options });
  return { proxy, errors, requests: fetch.requests };
}
