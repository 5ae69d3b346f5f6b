import { versionHeaderOf } from "../lib/bundles.ts";
import { type Bundle, follow, type Node } from "../lib/openapi/document.ts";
import { bodyOf, examplesOf } from "../lib/openapi/examples.ts";

/** An operation of a version, as the mock reads it. */
export type MockOperation = ReturnType<typeof operationsOf>[number];

/** The operations of a bundle, in the order of the contract. */
export function operationsOf(bundle: Bundle) {
  return Object.entries(bundle.paths).map(([path, { post }]) => ({
    path,
    id: post.operationId,
    request: bodyOf(bundle, post.requestBody).schema,
    responses: Object.entries(post.responses).map(([status, response]) => readResponse(bundle, status, response)),
  }));
}

/** A value for each operation of a bundle, by its id. */
export function byId<Value>(bundle: Bundle, of: (operation: MockOperation) => Value): Record<string, Value> {
  return Object.fromEntries(operationsOf(bundle).map((operation) => [operation.id, of(operation)]));
}

function readResponse(bundle: Bundle, status: string, response: Node) {
  const headers = Object.entries((follow(bundle, response).headers ?? {}) as Record<string, Node>).map(
    ([name, header]) => {
      const { example, schema } = follow(bundle, header) as { example?: unknown; schema?: Node };
      const [first] = (schema?.examples ?? []) as unknown[];
      return [name.toLowerCase(), example ?? first ?? schema?.const ?? schema?.default] as const;
    },
  );
  const version = versionHeaderOf(bundle).toLowerCase();
  const own = headers.filter(([name, value]) => name !== version && value !== undefined);
  const examples = Object.entries(examplesOf(bundle, response)).map(([name, { value }]) => [name, value]);
  return {
    status: Number(status),
    schema: bodyOf(bundle, response).schema,
    /** An example value of each header but the version, by its name in small letters. */
    headers: Object.fromEntries(own.map(([name, value]) => [name, String(value)])),
    examples: Object.fromEntries(examples) as Record<string, unknown>,
  };
}

const silent = new Set(["title", "description", "examples", "example", "default", "deprecated"]);

/** A copy without what no value is judged by; the names of an object's properties are no keywords, and stay. */
export function bare<Value>(value: Value, isMap = false): Value {
  if (Array.isArray(value)) return value.map((item) => bare(item)) as Value;
  if (typeof value !== "object" || value === null) return value;
  const members = Object.entries(value).filter(([key]) => isMap || !(silent.has(key) || key.startsWith("x-")));
  const copies = members.map(([key, member]) => [key, bare(member, key === "properties" && !isMap)]);
  return Object.fromEntries(copies) as Value;
}
