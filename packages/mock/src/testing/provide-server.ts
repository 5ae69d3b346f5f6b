import { type MockServer, type ServeOptions, serveMock } from "../node/serve.ts";

/**
 * Starts a mock server for the fixture of a test runner, and closes it when the fixture is no
 * longer used.
 */
export async function provideServer(
  options: ServeOptions,
  use: (server: MockServer) => Promise<void>,
): Promise<void> {
  const server = await serveMock(options);
  await use(server);
  await server.close();
}
