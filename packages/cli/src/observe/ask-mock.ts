import { createMock } from "../../../mock/src/index.ts";
import type { Json } from "./contract/json.ts";

/** Returns the response to a request body; undefined if it is no success. */
export type MockCall = (path: string, version: string, body: Json) => Promise<Json | undefined>;

/** Asks our own mock, in this process. */
export function askMock(): MockCall {
  const mock = createMock({ authentication: false, remember: 0 });
  return async (path, version, body) => {
    const headers = { "api-version": version, "content-type": "application/json" };
    const answer = await mock.handle({ method: "POST", path, headers, body: JSON.stringify(body) });
    return answer.status === 200 ? (answer.body as Json) : undefined;
  };
}
