import {
  type Bundle,
  followReferences,
  type Node,
} from "@data-validation/openapi-document/document";
import { examplesOfBody, jsonBodyOf } from "@data-validation/openapi-document/examples";

export type MockOperation = ReturnType<typeof operationsOf>[number];

export function operationsOf(bundle: Bundle) {
  return Object.entries(bundle.paths).map(([path, { post }]) => ({
    path,
    id: post.operationId,
    request: jsonBodyOf(bundle, post.requestBody).schema,
    responses: Object.entries(post.responses).map(([status, response]) =>
      readResponse(bundle, status, response, headersOf(bundle, post.responses[200])),
    ),
  }));
}

export function byId<Value>(
  bundle: Bundle,
  make: (operation: MockOperation) => Value,
): Record<string, Value> {
  return Object.fromEntries(
    operationsOf(bundle).map((operation) => [operation.id, make(operation)]),
  );
}

export function headersOf(bundle: Bundle, response: Node): Record<string, Node> {
  return (followReferences(bundle, response).headers ?? {}) as Record<string, Node>;
}

function readResponse(bundle: Bundle, status: string, response: Node, common: object) {
  const examples: Record<string, unknown> = {};
  for (const [name, { value }] of Object.entries(examplesOfBody(bundle, response)))
    examples[name] = value;
  const headers: Record<string, string> = {};
  for (const [name, header] of Object.entries(headersOf(bundle, response))) {
    const value = exampleOf(followReferences(bundle, header));
    if (!(name in common) && value !== undefined) headers[name.toLowerCase()] = String(value);
  }
  return {
    status: Number(status),
    schema: jsonBodyOf(bundle, response).schema,
    /** An example value of each header that a success does not have, by its name in lower case. */
    headers,
    examples,
  };
}

function exampleOf({ example, schema = {} }: Node): unknown {
  const [first] = Array.isArray(schema.examples) ? schema.examples : [];
  return example ?? first ?? schema.const ?? schema.default;
}
