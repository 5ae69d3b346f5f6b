import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import http2 from "node:http2";
import { type AddressInfo, connect } from "node:net";
import { text as textOf } from "node:stream/consumers";
import { toNodeListener } from "@data-validation/client/proxy";
import { expect, test } from "vitest";
import { listen } from "../support/listen.ts";
import { createScriptedProxy, emailBody, jsonHeaders } from "./support/proxied.ts";
import { respond, success } from "./support/responses.ts";

type Listener = (
  request: IncomingMessage & { body?: unknown },
  response: ServerResponse,
) => unknown;

/** Serves with a listener while a test runs. */
async function serving(listener: Listener) {
  const server = await listen(
    createServer((request, response) => void listener(request, response)),
  );
  const url = `${server.url}/api/validation`;
  return {
    ...server,
    url,
    post: () =>
      fetch(`${url}/email/validate`, { method: "POST", headers: jsonHeaders, body: emailBody }),
  };
}

test("In Node, garbage and stalling clients get a response, and do not bring the server down", async () => {
  const { proxy } = createScriptedProxy(respond(200), { timeout: 100 });
  await using server = await serving(toNodeListener(proxy));
  const say = async (words: string) => {
    const socket = connect(server.port, "127.0.0.1");
    socket.write(words);
    const [first] = (await once(socket, "data")) as [Buffer];
    socket.destroy();
    return first.toString().split("\r\n")[0];
  };
  const head = "POST /email/validate HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n";
  expect(await say("TRACE /email/validate HTTP/1.1\r\nHost: a\r\n\r\n")).toMatch(
    /400 Bad Request$/,
  );
  expect(await say(`${head.replace("Host: a", "Host: a b%")}Content-Length: 0\r\n\r\n`)).toMatch(
    /400 Bad Request$/,
  );
  expect(await say(`${head}Content-Length: 100\r\n\r\n{`)).toMatch(/503 Service Unavailable$/);
  expect((await server.post()).status).toBe(200);
  expect((await fetch(`${server.url}/email/validate`)).status).toBe(405);
});

test("In Node, a body that a parser has read is taken from its place; one that is nowhere is explained", async () => {
  const { proxy, requests, errors } = createScriptedProxy();
  const parsers = [JSON.parse, String, Buffer.from, () => undefined] as ((
    text: string,
  ) => unknown)[];
  await using server = await serving(async (request, response) => {
    request.body = parsers.shift()?.(await textOf(request));
    await toNodeListener(proxy)(request, response);
  });
  for (const status of [200, 200, 200, 503]) expect((await server.post()).status).toBe(status);
  expect(requests.map((call) => call.body)).toEqual([emailBody, emailBody, emailBody]);
  expect(String(errors)).toMatch(/The body was read before the proxy got it/);
});

test("In Node, a body that a parser has read counts with its own length", async () => {
  const { proxy } = createScriptedProxy();
  await using server = await serving(async (request, response) => {
    request.body = JSON.parse(await textOf(request));
    await toNodeListener(proxy)(request, response);
  });
  const padded = emailBody.replace("{", `{${" ".repeat(20_000)}`);
  const init = { method: "POST", headers: jsonHeaders, body: padded };
  expect((await fetch(`${server.url}/email/validate`, init)).status).toBe(200);
});

test("In Node, authorize sees the framework's request, and two cookies stay two", async () => {
  const rejected = new Response(null, { status: 401 });
  for (const cookie of ["a=1", "b=2"]) rejected.headers.append("set-cookie", cookie);
  const authorize = (_: Request, context: unknown) =>
    (context as { session?: string }).session === "jana" && rejected;
  const { proxy } = createScriptedProxy(respond(200), { authorize });
  await using server = await serving((request, response) =>
    toNodeListener(proxy)(Object.assign(request, { session: "jana" }), response),
  );
  const response = await server.post();
  expect([response.status, response.headers.getSetCookie()]).toEqual([401, ["a=1", "b=2"]]);
});

test("In Node, no response of the API ends the process: used body, broken body, rejection", async () => {
  const used = new Response("once");
  await used.text();
  const broken = new Response(
    new ReadableStream({ start: (controller) => controller.error(new Error("broken")) }),
  );
  for (const handler of [
    async () => used,
    async () => broken,
    () => Promise.reject(new Error("rejected")),
  ]) {
    await using server = await serving(toNodeListener(handler));
    const response = await server.post();
    expect([response.status, await response.text()]).toEqual([500, ""]);
  }
});

test("In Node, a page that closes its connection ends its call", { timeout: 10_000 }, async () => {
  const page = new AbortController();
  const calls: Promise<unknown>[] = [];
  await using server = await serving(
    toNodeListener(async ({ signal }) => {
      calls.push(once(signal, "abort"));
      page.abort();
      await calls[0];
      return new Response();
    }),
  );
  await expect(fetch(server.url, { signal: page.signal })).rejects.toThrow("aborted");
  expect(calls).toHaveLength(1);
  await calls[0];
});

test("In Node, HTTP/2 works as HTTP/1 does", async () => {
  const { proxy, requests } = createScriptedProxy();
  const listener = toNodeListener(proxy);
  const server = http2
    .createServer((request, response) => void listener(request, response as never))
    .listen(0);
  await once(server, "listening");
  const session = http2.connect(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const stream = session
    .request({ ":method": "POST", ":path": "/api/email/validate", ...jsonHeaders })
    .end(emailBody);
  const [headers] = (await once(stream, "response")) as [Record<string, unknown>];
  expect([headers[":status"], await textOf(stream)]).toEqual([200, JSON.stringify(success)]);
  expect(requests.map((call) => call.body)).toEqual([emailBody]);
  session.close();
  server.close();
});
