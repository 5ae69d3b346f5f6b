import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { performance } from "../platform.ts";

/** Tracks the connections of a server, to stop it. */
export function watchConnections(server: Server) {
  let latest = Number.NEGATIVE_INFINITY;
  // Node counts a connection as busy until its first request.
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
    /** Whether some milliseconds passed without a new connection, request or response. */
    isQuietFor: (milliseconds: number) => performance.now() >= latest + milliseconds,
    /** Closes the connections without any sent data. */
    closeSilent(): void {
      for (const socket of silent) if (socket.bytesRead === 0) socket.destroy();
    },
  };
}
