import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { createMock } from "@data-validation/mock/internal/mock";
import { listen } from "../support/listen.ts";

/** What is sent instead of the mock's response, which a fault may be made of. */
interface Reply {
  status?: number;
  headers?: Record<string, string>;
  text?: string;
}

/** An error whose texts have the key. */
const errorWith = (key: string) => ({
  group: "REQUEST",
  type: "BODY",
  subtype: key,
  description: key,
});

/** Replies of a service or a gateway that fails, by the path before that of the operation; the last one is repeated. */
const faults: Record<string, (reply: Required<Reply>, key: string) => Reply[]> = {
  works: (reply) => [reply],
  "429-once": (reply) => [{ status: 429, headers: { "retry-after": "0" } }, reply],
  "503": () => [{ status: 503, text: "<h1>Unavailable</h1>" }],
  "503-date": (reply) => [
    { status: 503, headers: { "retry-after": new Date(Date.now() + 1000).toUTCString() } },
    reply,
  ],
  "429-hour": () => [{ status: 429, headers: { "retry-after": "3600" } }],
  html: ({ headers }) => [{ headers, text: "<h1>Sign in</h1>" }],
  empty: ({ headers }) => [{ headers, text: "" }],
  cut: ({ headers, text }) => [{ headers, text: text.slice(0, -10) }],
  neither: ({ headers }) => [{ headers, text: '{"status":"ok"}' }],
  redirect: () => [{ status: 307, headers: { location: "/works/phone/validate" } }],
  "404-html": () => [{ status: 404, text: "<h1>Not found</h1>" }],
  "other-version": ({ text }) => [{ headers: { "service-api-version": "9.9" }, text }],
  unversioned: ({ text }) => [{ headers: {}, text }],
  echo: ({ headers }, key) => [
    { status: 400, headers, text: JSON.stringify({ errors: [errorWith(key)] }) },
  ],
  unknown: ({ headers, text }) => [
    {
      headers,
      text: text.replaceAll(/("proposal":|"invalid":\[)"/g, '"novelty":{"a":[1]},$1"of tomorrow: '),
    },
  ],
  missing: ({ headers }) => [{ headers, text: '{"result":{},"results":[{}],"suggestions":null}' }],
};

/**
 * Serves the mock under addresses that fail in one way each: a client for `http://…/429-once` gets a 429 before its response.
 *
 * @returns the server, and the requests that it has had, by path
 */
export async function serveFaults() {
  const mock = createMock();
  const received: { path: string; headers: IncomingMessage["headers"]; body: unknown }[] = [];
  const counts = new Map<string, number>();

  async function respond(request: IncomingMessage, response: ServerResponse) {
    const { method = "", url = "", headers } = request;
    const body = await buffer(request);
    received.push({ path: url, headers, body: JSON.parse(body.toString()) });
    const [, fault = "", ...rest] = url.split("/");
    const real = await mock.handle({ method, path: `/${rest.join("/")}`, headers, body });
    const whole = { status: real.status, headers: real.headers, text: JSON.stringify(real.body) };
    const replies = faults[fault]?.(whole, headers.authorization ?? "") ?? [whole];
    const key = `${fault} ${headers["api-version"]}`;
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    const reply = replies[Math.min(count, replies.length - 1)] as Reply;
    if (fault === "reset") return request.socket.destroy();
    // A first byte, and then nothing: the time of an attempt ends with the last byte.
    if (fault === "hang") return response.writeHead(200).write("{");
    return response.writeHead(reply.status ?? 200, reply.headers).end(reply.text);
  }

  const server = await listen(createServer((request, response) => void respond(request, response)));
  return { ...server, received };
}
