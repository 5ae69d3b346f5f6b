import { type ClientOptions, createClient, type Fetch } from "@data-validation/client";
import { expect } from "vitest";

export const baseUrl = "https://api.data-validation.example";
export const apiKey = "dv-very-secret-key";

/** The headers of every request of a client with that key. */
export const sentHeaders = {
  accept: "application/json",
  "api-version": "2.1",
  authorization: `Bearer ${apiKey}`,
  "content-type": "application/json",
  "user-agent": expect.stringMatching(/^data-validation-client\//),
};

/** What a fetch of a test does for one call: it responds, or fails. */
export type Step = (request: Request) => Response | Promise<Response>;

/** The body of a success that every operation can read. */
export const success = { result: { isValid: true }, results: [] };

/** A response of the API, with the headers that every one of them has. */
export function respond(
  status: number,
  body: unknown = status < 300 ? success : { errors: [] },
  headers: Record<string, string> = {},
): Step {
  return () =>
    new Response(JSON.stringify(body), {
      status,
      headers: { "content-type": "application/json", "service-api-version": "2.1", ...headers },
    });
}

export const errorBody = (type: string, subtype: string | null = null) => ({
  errors: [{ group: "REQUEST", type, subtype, relatedTo: [], description: "…" }],
});

/** The bodies of a 429 that no wait ends, each with its reason. */
export const exhaustedLimits: [reason: string, body: object][] = [
  ["the limit of the subscription", errorBody("BILLING", "SERVICE_LIMIT_REACHED")],
  ["another reason of billing", errorBody("BILLING")],
  ["the credits of the day", errorBody("RATE_LIMIT", "CREDIT_PER_DAY")],
  ["the credits of the address", errorBody("RATE_LIMIT", "CREDIT_PER_IP")],
];

/** A fetch that goes through steps, repeats the last one, and stores its requests. */
export function scriptFetch(...steps: Step[]) {
  const requests: { request: Request; init: unknown; body: string }[] = [];
  const fetch: Fetch = async (request, init) => {
    const step = steps[Math.min(requests.length, steps.length - 1)] as Step;
    requests.push({ request, init, body: await request.clone().text() });
    return step(request);
  };
  return Object.assign(fetch, { requests });
}

/**
 * A client of an API that goes through steps, its calls, and a function that validates an e-mail
 * address.
 */
export function clientOf(steps: Step | Step[], settings: Partial<ClientOptions> = {}) {
  const fetch = scriptFetch(...[steps].flat());
  const api = createClient({ apiKey, baseUrl, fetch, ...settings });
  return {
    api,
    requests: fetch.requests,
    call: () => api.email.validate({ email: "jana@company.example" }),
  };
}

/** A step that never responds, and heeds its signal as fetch does. */
export const silence: Step = ({ signal }) =>
  new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));

/** A step that fails as fetch does when there is no connection. */
export const noConnection: Step = () => {
  throw new TypeError("fetch failed");
};

/** Only the header of a version. */
export const versionHeader = { "service-api-version": "2.1" };

/** A success of the API with any text as its body. */
export const respondText =
  (body: string, headers: Record<string, string> = versionHeader, status = 200): Step =>
  () =>
    new Response(body || null, { status, headers });
