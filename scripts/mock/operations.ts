import { type Bundle, follow, type Node } from "../lib/openapi/document.ts";

/** An operation of a version, as the mock reads it. */
export interface MockOperation {
  path: string;
  id: string;
  /** The request body's schema. */
  request: Node;
  responses: MockResponse[];
}

/** A response of an operation. */
export interface MockResponse {
  status: number;
  schema: Node;
  /** An example value of each header but the version, by its name in small letters. */
  headers: Record<string, string>;
  examples: Record<string, unknown>;
}

/** The operations of a bundle, in the order of the contract. */
export function operationsOf(bundle: Bundle): MockOperation[] {
  return Object.entries(bundle.paths).map(([path, { post }]) => ({
    path,
    id: post.operationId,
    request: json(follow(bundle, post.requestBody)).schema as Node,
    responses: Object.entries(post.responses).map(([status, response]) =>
      readResponse(bundle, Number(status), follow(bundle, response)),
    ),
  }));
}

function readResponse(bundle: Bundle, status: number, node: Node): MockResponse {
  const headers = Object.entries((node.headers ?? {}) as Record<string, Node>).map(([name, header]) => {
    const { example, schema } = follow(bundle, header) as { example?: unknown; schema?: Node };
    const [first] = (schema?.examples ?? []) as unknown[];
    return [name.toLowerCase(), example ?? first ?? schema?.const ?? schema?.default] as const;
  });
  const own = headers.filter(([name, value]) => name !== "service-api-version" && value !== undefined);
  const { schema, examples = {} } = json(node);
  const named = Object.entries(examples as Record<string, Node>);
  return {
    status,
    schema: schema as Node,
    headers: Object.fromEntries(own.map(([name, value]) => [name, String(value)])),
    examples: Object.fromEntries(named.map(([name, example]) => [name, follow(bundle, example).value])),
  };
}

function json(node: Node): Node {
  return (node.content as Record<string, Node>)["application/json"] as Node;
}

const silent = new Set(["title", "description", "examples", "example", "default", "deprecated"]);

/** A copy without what no value is judged by; the names of an object's properties are no keywords, and stay. */
export function bare<Value>(value: Value): Value {
  return strip(value, false);
}

function strip<Value>(value: Value, isMap: boolean): Value {
  if (Array.isArray(value)) return value.map((item) => strip(item, false)) as Value;
  if (typeof value !== "object" || value === null) return value;
  const members = Object.entries(value).filter(([key]) => isMap || !(silent.has(key) || key.startsWith("x-")));
  return Object.fromEntries(
    members.map(([key, member]) => [key, strip(member, key === "properties" && !isMap)]),
  ) as Value;
}
