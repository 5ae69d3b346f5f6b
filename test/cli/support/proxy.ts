import { createServer, request } from "node:http";
import { connect } from "node:net";
import { listen } from "../../support/listen.ts";

/** A proxy that logs its requests, and forwards each host to one port. */
export async function loggingProxy(port: number) {
  const log: string[] = [];
  const server = createServer((incoming, response) => {
    log.push(`${incoming.method} ${incoming.url}`);
    const { pathname } = new URL(incoming.url ?? "");
    const { method, headers } = incoming;
    const forwarded = request(
      { host: "127.0.0.1", port, path: pathname, method, headers },
      (received) => {
        response.writeHead(received.statusCode ?? 502, received.headers);
        received.pipe(response);
      },
    );
    incoming.pipe(forwarded);
  });
  server.on("connect", (asked, socket) => {
    log.push(`CONNECT ${asked.url}`);
    const target = connect(port, "127.0.0.1", () => {
      socket.write("HTTP/1.1 200 Connection established\r\n\r\n");
      target.pipe(socket).pipe(target);
    });
    target.on("error", () => socket.destroy());
    socket.on("error", () => target.destroy());
  });
  return { ...(await listen(server)), log };
}
