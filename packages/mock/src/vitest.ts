// A mock for the tests of Vitest; its `expect` and `test` are imported instead of Vitest's.
import { test as base, expect as baseExpect, type ExpectStatic } from "vitest";
import type { MockServer, ServeOptions } from "./node/serve.ts";
import { describeCalls, type ExpectMock, toHaveValidated } from "./testing/matchers.ts";
import { provideServer } from "./testing/provide-server.ts";

baseExpect.extend({ toHaveValidated });

/** `expect` of Vitest, with matchers for a mock. */
export const expect = baseExpect as ExpectMock<ExpectStatic>;

/** The header that assigns a page's call to a test. */
const SCOPE_HEADER = "mock-scope";

/** A mock for one test. In a concurrent test, scripts and requests are limited to its `key`. */
export interface TestMock extends MockServer {
  /** An API key that no other test has, for code that calls the API itself. */
  key: string;
  /**
   * Headers that assign the calls of a page to this test if a proxy has the key, for code that
   * calls with its own `fetch`.
   */
  headers: Readonly<Record<string, string>>;
}

/** `test` of Vitest with a mock: started once per worker, and reset after each test. */
export const test = base.extend<{
  mock: TestMock;
  mockOptions: ServeOptions;
  mockServer: MockServer;
}>({
  /**
   * Options of the mock.
   *
   * @example test.override({ mockOptions: { proxy: true } }); // the code under test is a page, and calls a proxy
   * @example test.override({ mockOptions: { strict: true } }); // the code under test is a server, and calls the API with mock.key
   */
  mockOptions: [{}, { scope: "worker" }],
  mockServer: [({ mockOptions }, use) => provideServer(mockOptions, use), { scope: "worker" }],
  mock: async ({ mockServer, mockOptions, task }, use) => {
    const key = `test-of-${task.id}`;
    const headers = { [SCOPE_HEADER]: key };
    const scope = mockOptions.proxy ? { headers } : { key };
    const scripting = task.concurrent ? mockServer.scope(scope) : mockServer;
    const fetch: TestMock["fetch"] = (input, init) => {
      const request = new Request(input, init);
      request.headers.set(SCOPE_HEADER, key);
      return mockServer.fetch(request);
    };
    await use({ ...mockServer, ...scripting, fetch, key, headers });
    const [error] = task.result?.errors ?? [];
    if (error) error.message += `\n\n${describeCalls(scripting.requests())}`;
    scripting.reset();
  },
});
