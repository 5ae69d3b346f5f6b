import { type Described, operation, type Source } from "./source.ts";

/** What a page calls the mock with. */
export interface Asked {
  operation: Described;
  /** The value of the body's member `request`. */
  request: unknown;
  /** The API key; none when it is null. */
  key?: string | null;
}

/** What the mock answers. */
export interface Answered {
  status: number;
  headers: Record<string, string>;
  body: unknown;
}

/** The answer of the mock to a call; a page never shows another one. */
export async function answer({ engines }: Source, { operation, request, key = "test" }: Asked): Promise<Answered> {
  const engine = engines.get(operation.version);
  if (!engine) throw new Error(`There is no mock of version ${operation.version}.`);
  const { statusCode, headers, body, violations } = await engine.answer({
    method: "POST",
    path: operation.path,
    authorization: key === null ? undefined : `Bearer ${key}`,
    preference: undefined,
    body: { json: { request } },
  });
  if (violations.length > 0) throw new Error(`${operation.path}: ${violations.join(" ")}`);
  return { status: statusCode, headers, body };
}

/** The request of one of the contract's examples, by the id of the operation and the name of the example. */
export function exampleOf(source: Source, version: string, id: string, name: string): Asked {
  const described = operation(source, version, id);
  const example = described.examples[name];
  if (!example) throw new Error(`${id} ${version} has no example ${name}.`);
  return { operation: described, request: example.value.request };
}
