import type { CollectionApi, CollectionCall, Environment } from "./calls.ts";

const SCHEMA = "https://schema.getpostman.com/json/collection/v2.1.0/collection.json";

const testsOf = (versionHeader: string) => [
  'pm.test("The status is 200", () => pm.response.to.have.status(200));',
  'pm.test("The response is of the version that was asked for", () => {',
  `  pm.response.to.have.header("${versionHeader}", pm.variables.get("api_version"));`,
  "});",
];

/**
 * A Postman collection in format 2.1. The API key and the base URL are variables of the
 * environment.
 */
export function postmanCollection({
  title,
  description,
  version,
  versionHeader,
  kinds,
}: CollectionApi): object {
  return {
    info: { name: title, description, schema: SCHEMA },
    auth: { type: "bearer", bearer: [{ key: "token", value: "{{api_key}}", type: "string" }] },
    variable: [{ key: "api_version", value: version, type: "string" }],
    item: kinds.map((kind) => ({
      name: kind.name,
      description: kind.description,
      item: kind.calls.map((call) => itemOf(call, versionHeader)),
    })),
  };
}

export function postmanEnvironment({ name, baseUrl }: Environment): object {
  return {
    name: `Data Validation API, ${name}`,
    values: [
      { key: "base_url", value: baseUrl, type: "default", enabled: true },
      { key: "api_key", value: name === "mock" ? "any-key" : "", type: "secret", enabled: true },
    ],
    _postman_variable_scope: "environment",
  };
}

function itemOf(call: CollectionCall, versionHeader: string): object {
  const request = {
    method: "POST",
    header: [
      { key: "api-version", value: "{{api_version}}" },
      { key: "Content-Type", value: "application/json" },
      { key: "Accept", value: "application/json" },
    ],
    body: {
      mode: "raw",
      raw: JSON.stringify(call.body, null, 2),
      options: { raw: { language: "json" } },
    },
    url: {
      raw: `{{base_url}}${call.path}`,
      host: ["{{base_url}}"],
      path: call.path.split("/").slice(1),
    },
    description: call.description,
  };
  return {
    name: call.summary,
    event: [{ listen: "test", script: { type: "text/javascript", exec: testsOf(versionHeader) } }],
    request,
    response: [
      {
        name: call.response.summary,
        originalRequest: request,
        status: "OK",
        code: 200,
        _postman_previewlanguage: "json",
        header: [{ key: "Content-Type", value: "application/json" }],
        body: JSON.stringify(call.response.body, null, 2),
      },
    ],
  };
}
