import { getOrInsert } from "@data-validation/common/get-or-insert";
import { findOperation, type OperationSource, type Source } from "./source.ts";

export interface MockRequest {
  operation: OperationSource;
  request: unknown;
  /** The API key; `null` for a request without one. */
  key?: string | null;
  /** The name of the example to force. */
  prefer?: string;
}

export type MockResponse = Awaited<ReturnType<typeof sendToMock>>;

const responses = new Map<string, Promise<MockResponse>>();

/** Memoised, because many pages show the same response. */
export function respondFromMock(source: Source, call: MockRequest): Promise<MockResponse> {
  const { version, path } = call.operation;
  // An object: JSON keeps no key (null) apart from the usual one (undefined).
  const name = JSON.stringify({ ...call, operation: `${version} ${path}` });
  return getOrInsert(responses, name, () => sendToMock(source, call));
}

async function sendToMock(
  { mock }: Source,
  { operation, request, key = "test", prefer }: MockRequest,
) {
  const { status, headers, body } = await mock.handle({
    method: "POST",
    path: operation.path,
    headers: {
      "content-type": "application/json",
      "api-version": operation.version,
      ...(key !== null && { authorization: `Bearer ${key}` }),
      ...(prefer && { prefer: `example=${prefer}` }),
    },
    body: JSON.stringify({ request }),
  });
  if (status >= 500) throw new Error(`${operation.path}: ${JSON.stringify(body)}`);
  // The API does not send the mock's CORS headers.
  const shown = Object.entries(headers).filter(([name]) => !name.startsWith("access-control-"));
  return { status, headers: Object.fromEntries(shown), body };
}

export function exampleOf(source: Source, version: string, id: string, name: string): MockRequest {
  const described = findOperation(source, version, id);
  const example = described.examples[name];
  if (!example) throw new Error(`${id} ${version} has no example ${name}.`);
  return { operation: described, request: example.value.request };
}
