// A mock for the tests of Jest 29 and 30, required as "@data-validation/mock/jest".
import { type MockServer, type ServeOptions, serveMock } from "./node/serve.ts";
import { describeCalls, type MockMatchers, toHaveValidated } from "./testing/matchers.ts";

declare global {
  namespace jest {
    interface Matchers<R, T> extends MockMatchers {}
  }
}

declare module "expect" {
  interface Matchers<R extends void | Promise<void>, T = unknown> extends MockMatchers {}
}

declare const beforeAll: (hook: () => unknown) => void;
declare const afterEach: typeof beforeAll;
declare const afterAll: typeof beforeAll;
declare const expect: { extend(matchers: object): void };

/**
 * A mock for the tests of a file, reset after each test. Its members exist once the first test or
 * its hook runs.
 *
 * @param options those of `serveMock`
 * @example const mock = useMock({ proxy: true }); // the code under test is a page, and calls a proxy
 * @example const mock = useMock({ strict: true }); // the code under test is a server, and calls the API
 */
export function useMock(options: ServeOptions = {}): MockServer {
  const mock = {} as MockServer;
  expect.extend({ toHaveValidated });
  beforeAll(async () => Object.assign(mock, await serveMock(options)));
  afterEach(() => {
    const error = failureOfTest();
    if (error?.stack) error.stack = `${describeCalls(mock.requests())}\n\n${error.stack}`;
    mock.reset();
  });
  afterAll(() => mock.close());
  return mock;
}

/**
 * The first error of the running test: Jest passes errors to no hook, but stores them under this
 * symbol.
 */
function failureOfTest(): Error | undefined {
  const name = Object.getOwnPropertySymbols(globalThis).find(
    ({ description }) => description === "JEST_STATE_SYMBOL",
  );
  const state =
    name &&
    (globalThis as unknown as Record<symbol, { currentlyRunningTest?: { errors: [unknown[]] } }>)[
      name
    ];
  return state?.currentlyRunningTest?.errors[0]?.flat().find((error) => error instanceof Error);
}
