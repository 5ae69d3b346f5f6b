import { isObject, type Json, type JsonObject } from "../../../../packages/cli/src/observe/contract/json.ts";
import type { Model } from "../../../../packages/cli/src/observe/contract/model.ts";
import { findField } from "../../../../packages/cli/src/observe/ledger/fields.ts";
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
    const asked = own.reduce(
      (request, does) => understand(request, does, hasOption(path, version)),
      (body ?? null) as Json,
    );
    const answer = await mock.handle({ ...call, body: body === undefined ? undefined : JSON.stringify(asked) });
    const answered = {
      status: answer.status,
      headers: { ...answer.headers },
      body: structuredClone(answer.body) as Json,
    };
    for (const does of own) distort(answered, does, body ?? null);
    return {
      where: `${path} ${version}`,
      method,
      url: `https://service.example${path}`,
      requestHeaders,
      requestBody: body === undefined ? undefined : { json: body },
      status: answered.status,
      responseHeaders: answered.headers,
      responseBody: { json: answered.body },
    };
  };
}

/** What the service makes of a request, before it answers. */
function understand(body: Json, does: PlantedDifference["does"], hasOption: (name: string) => boolean): Json {
  const request = isObject(body) && isObject(body.request) ? body.request : undefined;
  if (!request) return body;
  const options = isObject(request.options) ? request.options : {};
  if ("option" in does) {
    if (!hasOption(does.option) || (options[does.option] !== undefined && options[does.option] !== null)) return body;
    return { request: { ...request, options: { ...options, [does.option]: does.defaultsTo } } };
  }
  if ("takes" in does && does.takes === "options.formatNumber") {
    const { formatNumber: _ignored, ...others } = options;
    return { request: { ...request, options: others } };
  }
  if ("takes" in does && does.takes === "query" && isObject(request.query) && request.query.value === undefined) {
    return { request: { ...request, query: does.as } };
  }
  return body;
}

interface ServiceAnswer {
  status: number;
  headers: Record<string, string>;
  body: Json;
}

function distort(answer: ServiceAnswer, does: PlantedDifference["does"], sent: Json): void {
  if ("field" in does)
    edit(answer.body, does.field.split("."), (parent, name) => {
      if (parent[name] !== undefined && parent[name] !== null) parent[name] = structuredClone(does.becomes);
    });
  else if ("newField" in does) {
    if (answer.status < 300)
      edit(answer.body, does.newField.split("."), (parent, name) => {
        parent[name] = structuredClone(does.value);
      });
  } else if ("missing" in does)
    edit(answer.body, does.missing.split("."), (parent, name) => {
      delete parent[name];
    });
  else if ("status" in does) answer.status = answer.status === does.status ? does.becomes : answer.status;
  else if ("missingHeader" in does) delete answer.headers[does.missingHeader];
  else if ("refuses" in does && hasSent(sent, does.refuses)) refuse(answer, does.refuses);
}

/** Calls `change` for the last name of a path, wherever it leads; `[]` behind a name means each item. */
function edit(value: Json, path: string[], change: (parent: JsonObject, name: string) => void): void {
  const [name = "", ...rest] = path;
  if (!isObject(value)) return;
  if (rest.length === 0) {
    change(value, name);
    return;
  }
  const next = value[name.replace("[]", "")];
  for (const member of name.endsWith("[]") && Array.isArray(next) ? next : [next as Json]) edit(member, rest, change);
}

function hasSent(body: Json, option: string): boolean {
  const request = isObject(body) && isObject(body.request) ? body.request : {};
  return isObject(request.options) && option in request.options && request.options[option] !== null;
}

function refuse(answer: ServiceAnswer, option: string): void {
  answer.status = 400;
  const error = { group: "REQUEST", type: "OPTIONS", subtype: "PARAMETER_NOT_SUPPORTED", severity: "critical" };
  answer.body = {
    errors: [{ ...error, relatedTo: [`options.${option}`], description: `There is no option ${option}.` }],
  };
}
