import { type OperationSource, operation, type Source } from "./source.ts";

/** What a page calls the mock with. */
export interface MockRequest {
  operation: OperationSource;
  /** The value of the body's member `request`. */
  request: unknown;
  /** The API key; none when it is null. */
  key?: string | null;
}

/** What the mock answers. */
export interface MockAnswer {
  status: number;
  headers: Record<string, string>;
  body: unknown;
}

const answers = new Map<string, Promise<MockAnswer>>();

/** The answer of the mock to a call; a page never shows another one. The same call has the same answer, and many pages show it. */
export function answer(source: Source, asked: MockRequest): Promise<MockAnswer> {
  const { operation, request, key } = asked;
  const name = JSON.stringify([operation.version, operation.path, request, key === null, key]);
  const known = answers.get(name) ?? ask(source, asked);
  answers.set(name, known);
  return known;
}

async function ask({ mock }: Source, { operation, request, key = "test" }: MockRequest): Promise<MockAnswer> {
  const { status, headers, body } = await mock.handle({
    method: "POST",
    path: operation.path,
    headers: {
      "content-type": "application/json",
      "api-version": operation.version,
      ...(key !== null && { authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify({ request }),
  });
  if (status >= 500) throw new Error(`${operation.path}: ${JSON.stringify(body)}`);
  // The page shows what the service would send.
  const shown = Object.entries(headers).filter(([name]) => !name.startsWith("access-control-"));
  return { status, headers: Object.fromEntries(shown), body };
}

/** The request of one of the contract's examples, by the id of the operation and the name of the example. */
export function exampleOf(source: Source, version: string, id: string, name: string): MockRequest {
  const described = operation(source, version, id);
  const example = described.examples[name];
  if (!example) throw new Error(`${id} ${version} has no example ${name}.`);
  return { operation: described, request: example.value.request };
}
