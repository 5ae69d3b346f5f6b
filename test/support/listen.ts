import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

/** Lets a server listen on a free port of this machine, until it is disposed of. */
export async function listen(server: Server) {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    server.close();
    server.closeAllConnections();
  };
  return { port, url: `http://127.0.0.1:${port}`, close, [Symbol.asyncDispose]: close };
}
