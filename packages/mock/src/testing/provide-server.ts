import { type MockServer, type ServeOptions, serveMock } from "../node/serve.ts";

export async function provideServer(
  options: ServeOptions,
  use: (server: MockServer) => Promise<void>,
): Promise<void> {
  const server = await serveMock(options);
  await use(server);
  await server.close();
}
