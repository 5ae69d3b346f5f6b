import { createMock, type MockOptions } from "@data-validation/mock";
import type { Server } from "./server.ts";

/** The mock, which obeys the specification. */
export function mockServer(options: MockOptions = {}): Server {
  const mock = createMock({ onError: () => {}, ...options });
  return async ({ method, path, headers, request }) => {
    const body = request === undefined ? null : JSON.stringify({ request });
    return structuredClone(await mock.handle({ method, path, headers, body }));
  };
}
