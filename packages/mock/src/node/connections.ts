import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { performance } from "../platform.ts";

/** Knows of the connections of a server what its end depends on. */
export function watchConnections(server: Server) {
  let latest = Number.NEGATIVE_INFINITY;
  // Node takes a connection for busy until its first request.
  const silent = new Set<Socket>();
  const noteActivity = () => {
    latest = performance.now();
  };
  server.on("connection", (socket: Socket) => {
    noteActivity();
    silent.add(socket);
    socket.once("close", () => silent.delete(socket));
  });
  server.on("request", ({ socket }: IncomingMessage, response: ServerResponse) => {
    noteActivity();
    silent.delete(socket);
    response.once("close", noteActivity);
  });
  return {
    /** Whether for some milliseconds there was no new connection, no request and no response. */
    isQuietFor: (milliseconds: number) => performance.now() >= latest + milliseconds,
    /** Ends the connections on which nothing was sent. */
    endSilent(): void {
      for (const socket of silent) if (socket.bytesRead === 0) socket.destroy();
    },
  };
}
