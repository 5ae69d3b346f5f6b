import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { Json } from "../../../../packages/cli/src/observe/contract/json.ts";
import { createOtherService } from "./other-service.ts";
import type { PlantedDifference } from "./planted.ts";

/** A service on a port of its own. */
export interface RunningService {
  url: string;
  [Symbol.asyncDispose](): Promise<void>;
}

/** Serves the other service over HTTP, with what a further change makes of each answer. */
export async function serveOtherService(
  differences: PlantedDifference[],
  change: (body: Json, sent: Json) => Json = (body) => body,
): Promise<RunningService> {
  const answer = createOtherService(differences);
  const server = createServer(async (request, reply) => {
    const sent = JSON.parse((await text(request)) || "null") as Json;
    const call = await answer({
      path: request.url ?? "",
      method: request.method ?? "",
      body: sent,
      version: String(request.headers["api-version"] ?? "2.1"),
      key: request.headers.authorization?.replace("Bearer ", "") ?? "",
    });
    const { responseBody } = call;
    const body = JSON.stringify(change(responseBody && "json" in responseBody ? responseBody.json : null, sent));
    reply.writeHead(call.status, { ...call.responseHeaders, "content-length": Buffer.byteLength(body) });
    reply.end(body);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
