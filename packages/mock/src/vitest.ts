/** A mock for the tests of Vitest: `import { expect, test } from "@data-validation/mock/vitest"`. */
import { test as base, expect as baseExpect, type ExpectStatic } from "vitest";
import type { MockServer, ServeOptions } from "./node/serve.ts";
import { provideServer } from "./testing/provide-server.ts";
import { callsText, type ExpectMock, toHaveValidated } from "./testing/validated.ts";

baseExpect.extend({ toHaveValidated });

/** `expect` of Vitest, which takes a mock too. */
export const expect = baseExpect as ExpectMock<ExpectStatic>;

/** A mock for one test. Of a concurrent test, scripts and requests are those of its `key` alone. */
export interface TestMock extends MockServer {
  /** An API key that no other test has. */
  key: string;
}

/** `test` of Vitest with a mock: started once per worker, and reset after each test. */
export const test = base.extend<{
  mock: TestMock;
  mockOptions: ServeOptions;
  mockServer: MockServer;
}>({
  /** Options of the mock: `test.override({ mockOptions: { strict: true } })`. */
  mockOptions: [{}, { scope: "worker" }],
  mockServer: [({ mockOptions }, use) => provideServer(mockOptions, use), { scope: "worker" }],
  mock: async ({ mockServer, task }, use) => {
    const key = `test-of-${task.id}`;
    const scripting = task.concurrent ? mockServer.scope({ key }) : mockServer;
    await use({ ...mockServer, ...scripting, key });
    const [error] = task.result?.errors ?? [];
    if (error) error.message += `\n\n${callsText(scripting.requests())}`;
    scripting.reset();
  },
});
