// A mock for the tests of Playwright; its `expect` and `test` are imported instead of Playwright's.
import { test as base, expect as baseExpect, type Route } from "@playwright/test";
import type { MockServer, ServeOptions } from "./node/serve.ts";
import { addressesBelow, fetchBelow } from "./testing/base-url.ts";
import { describeCalls, type ExpectMock, toHaveValidated } from "./testing/matchers.ts";
import { provideServer } from "./testing/provide-server.ts";

/** `expect` of Playwright, with matchers for a mock. */
export const expect = baseExpect.extend({ toHaveValidated }) as unknown as ExpectMock<
  typeof baseExpect
>;

/** `test` of Playwright with a mock, started once per worker and reset after each test. */
export const test = base.extend<
  { mock: MockServer; mockedUrl: string },
  { mockOptions: ServeOptions; mockServer: MockServer }
>({
  /**
   * The base URL of the API that pages call, or the path of a proxy on their origin; the mock
   * responds there.
   */
  mockedUrl: ["", { option: true }],
  /**
   * Options of the mock.
   *
   * @example test.use({ mockedUrl: "/api/validation", mockOptions: { proxy: true } }); // pages call a proxy
   * @example test.use({ mockedUrl: "https://api.example", mockOptions: { strict: true } }); // pages call the API
   */
  mockOptions: [{}, { option: true, scope: "worker" }],
  mockServer: [({ mockOptions }, use) => provideServer(mockOptions, use), { scope: "worker" }],
  mock: async ({ mockServer: server }, use, { errors }) => {
    await use(server);
    const [error] = errors;
    // The reporters read the message from the stack.
    if (error?.stack)
      error.stack = error.stack.replace(
        /(?=\n +at )/,
        () => `\n\n${describeCalls(server.requests())}`,
      );
    server.reset();
  },
  context: async ({ context, mock, mockedUrl }, use) => {
    if (mockedUrl)
      await context.route(addressesBelow(mockedUrl), (route) => respond(route, mockedUrl, mock));
    await use(context);
  },
});

async function respond(route: Route, mockedUrl: string, mock: MockServer): Promise<void> {
  const request = route.request();
  const url = request.url();
  const method = request.method();
  const body = request.postData();
  try {
    const response = await fetchBelow(mockedUrl, mock, {
      url,
      method,
      body,
      headers: await request.allHeaders(),
    });
    const { status, headers } = response;
    await route.fulfill({
      status,
      headers: Object.fromEntries(headers),
      body: await response.text(),
    });
  } catch {
    await route.abort("connectionreset");
  }
}
