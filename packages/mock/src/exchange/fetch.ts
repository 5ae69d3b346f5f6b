import { TextEncoder } from "../platform.ts";
import type { Call, MockResponse } from "./call.ts";

export async function toCall(request: Request): Promise<Call> {
  const { method, url, headers } = request;
  const body = request.body === null ? null : new Uint8Array(await request.arrayBuffer());
  const { host, pathname } = new URL(url);
  return { method, path: pathname, headers: { host, ...Object.fromEntries(headers) }, body };
}

export function toResponse(
  { status, headers, network }: MockResponse,
  text: string | undefined,
): Response {
  if (network === "reset") throw cutByScript();
  const body = network === "cut" && text !== undefined ? halfOf(text) : text;
  return new Response(body, { status, headers });
}

function halfOf(text: string): ReadableStream<Uint8Array> {
  const half = new TextEncoder().encode(text.slice(0, text.length / 2));
  return new ReadableStream({
    start: (controller) => controller.enqueue(half),
    pull: (controller) => controller.error(cutByScript()),
  });
}

function cutByScript(): TypeError {
  return new TypeError("The mock cut the connection, as a script asked it to.");
}
