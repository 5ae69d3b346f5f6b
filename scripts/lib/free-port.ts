import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";

/** A port of this machine on which nothing listens, for a program that cannot choose one itself; the given one, or an error if it is taken. */
export async function freePort(wanted = 0, host = "127.0.0.1"): Promise<number> {
  const server = createServer().listen(wanted, host);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
