import { isObject, type Json, type JsonObject } from "../../../../packages/cli/src/observe/contract/json.ts";
import { findField, type Model } from "../../../../packages/cli/src/observe/contract/model.ts";
import type { RecordedCall } from "../../../../packages/cli/src/observe/sources/recorded.ts";
import { createMock } from "../../../../packages/mock/src/index.ts";
import type { PlantedDifference } from "./planted.ts";

/** A call to send: by default with a key that the mock accepts, in the current version. */
export interface CallToSend {
  path: string;
  body?: Json;
  version?: string;
  key?: string;
  method?: string;
  headers?: Record<string, string>;
}

/** A service that does everything as our mock does, but for some differences; gives each call as a recording has it. */
export function createOtherService(
  model: Model,
  differences: PlantedDifference[],
): (call: CallToSend) => Promise<RecordedCall> {
  const mock = createMock();
  const hasOption = (path: string, version: string) => (name: string) => {
    const root = model.operations.get(version)?.get(path)?.request;
    return root !== undefined && findField(root, ["request", "options", name]) !== undefined;
  };
  return async ({
    path,
    body,
    version = model.currentVersion,
    key = "observe-tests",
    method = "POST",
    headers = {},
  }) => {
    const own = differences
      .filter((one) => (one.path === path || one.path === "*") && (one.version ?? version) === version)
      .map(({ does }) => does);
    const requestHeaders = { "content-type": "application/json", "api-version": version, ...headers };
    const call = { method, path, headers: { ...requestHeaders, authorization: `Bearer ${key}` } };
    // A body that is no call of this API stays as it is.
    const request = isObject(body) && isObject(body.request) && isObject(body.request.query) ? body.request : undefined;
    const sent = { ...request, query: request?.query as JsonObject, options: (request?.options ?? {}) as JsonObject };
    const understood = own.reduce((now, { understand }) => understand?.(now, hasOption(path, version)) ?? now, sent);
    const asked = request ? { ...(body as JsonObject), request: understood } : body;
    const computed = await mock.handle({ ...call, body: asked === undefined ? undefined : JSON.stringify(asked) });
    const { status, headers: sentHeaders } = computed;
    const response = { status, headers: { ...sentHeaders }, body: structuredClone(computed.body) as Json };
    for (const { distort } of own) distort?.(response, sent);
    return {
      where: `${path} ${version}`,
      method,
      url: `https://service.example${path}`,
      requestHeaders,
      requestBody: body === undefined ? undefined : { json: body },
      status: response.status,
      responseHeaders: response.headers,
      responseBody: { json: response.body },
    };
  };
}
