import { appendFileSync, readFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { Observer } from "../../../packages/cli/src/observe/observer.ts";
import { startProxy } from "../../../packages/cli/src/observe/proxy/proxy.ts";
import { createRecorder } from "../../../packages/cli/src/observe/proxy/recorder.ts";
import { readCalls } from "../../../packages/cli/src/observe/sources/file.ts";
import { listen } from "../../support/listen.ts";
import { newFolder } from "../support/folder.ts";
import { model } from "./support/traffic.ts";

type Respond = (reply: ServerResponse) => void;

const good: Respond = (reply) => {
  reply.writeHead(401, { "content-type": "application/json", "service-api-version": "2.1" });
  reply.end('{"errors":[]}');
};
const encoded = (encoding: string, body: string | Buffer): Respond => {
  return (reply) => reply.writeHead(200, { "content-encoding": encoding }).end(body);
};

/** A recorder before a service that sends the given responses, one after the other. */
async function startRecorder(service: Respond[], path = join(newFolder(), "calls.ndjson"), keepsValues = false) {
  const skipped: string[] = [];
  const observer = new Observer(model);
  const recorder = createRecorder({ observer, file: path, keepsValues, onSkip: (line) => void skipped.push(line) });
  let taken = () => {};
  const server = createServer((sent, reply) => void sent.resume().once("end", () => service.shift()?.(reply)));
  const before = await listen(server);
  const proxy = await startProxy(before.url, 0, (call) => {
    recorder.take(call);
    taken();
  });
  onTestFinished(() => Promise.all([proxy.close(), before.close()]).then(() => {}));
  return {
    url: proxy.url,
    path,
    skipped,
    observer,
    /** Makes a call, and waits until the recorder wrote it. */
    async call(body: string, headers = {}) {
      const done = new Promise<void>((resolve) => {
        taken = resolve;
      });
      const response = await fetch(`${proxy.url}/email/validate`, { method: "POST", body, headers });
      const received = await response.text();
      await done;
      await recorder.settled();
      return { status: response.status, body: received };
    },
    lines: () => readFileSync(path, "utf8").split("\n").filter(Boolean),
  };
}

const request = '{"request":{"query":{"email":"jana@seznam.cz"}}}';

test("A call that cannot be read is passed on, skipped and counted, and the calls after it are recorded", async () => {
  const hostile: Respond[] = [
    good,
    (reply) => reply.end(`${"[".repeat(200_000)}${"]".repeat(200_000)}`),
    encoded("gzip", gzipSync("0".repeat(50_000_000))),
    (reply) => reply.writeHead(302, { location: "http://[" }).end("<html>"),
    encoded("gzip", "not gzip"),
    encoded("zstd", "{}"),
    (reply) => reply.end(JSON.stringify("x".repeat(6_000_000))),
    good,
    good,
  ];
  const recorder = await startRecorder(hostile);
  // What follows a body that a client cannot decompress is the business of the client alone.
  for (let count = 0; count < 7; count++) await recorder.call(request).catch(() => {});
  await recorder.call("[".repeat(100_000));
  await recorder.call(request);
  expect(recorder.skipped).toEqual([
    "Skipped call 2: the body of the response is nested more than 100 levels deep.",
    "Skipped call 3: the body of the response is larger than 5 MB.",
    "Skipped call 4: the body of the response is not JSON.",
    "Skipped call 5: the body of the response cannot be decompressed.",
    "Skipped call 6: the body of the response has a content encoding that is not supported.",
    "Skipped call 7: the body of the response is larger than 5 MB.",
    "Skipped call 8: the body of the request is not JSON.",
  ]);
  expect(recorder.lines()).toHaveLength(2);
  expect([...recorder.observer.problems.values()].reduce((sum, { count }) => sum + count, 0)).toBe(7);
});

test("A path that is no URL is refused, and the proxy goes on", async () => {
  const recorder = await startRecorder([good]);
  const { port, hostname } = new URL(recorder.url);
  for (const target of ["http://[", "//["]) {
    const socket = connect(Number(port), hostname);
    socket.write(`POST ${target} HTTP/1.1\r\nHost: [\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
    expect(await text(socket)).toMatch(/^HTTP\/1.1 400 /);
  }
  expect(await recorder.call(request)).toMatchObject({ status: 401 });
  expect(recorder.lines()).toHaveLength(1);
});

test("Each call is in the file as soon as its response is complete, and a recording that was cut off can be continued", async () => {
  const recorder = await startRecorder([good]);
  await recorder.call(request);
  expect(recorder.lines()).toHaveLength(1);
  appendFileSync(recorder.path, '{"time":"2026-');
  const next = await startRecorder([good], recorder.path, true);
  await next.call(request, { authorization: "Bearer secret", "x-trace": "1" });
  const read = [];
  for await (const call of readCalls(recorder.path)) read.push("problem" in call ? call.problem : call.isMasked);
  expect(read).toEqual([true, "the line is not JSON", false]);
  const headers = { "content-type": "application/json", "service-api-version": "2.1" };
  expect(JSON.parse(next.lines().at(-1) ?? "")).toEqual({
    time: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
    request: {
      method: "POST",
      path: "/email/validate",
      headers: { "content-type": "text/plain;charset=UTF-8" },
      body: JSON.parse(request),
    },
    response: { status: 401, headers, body: { errors: [] } },
  });
});

test.skipIf(process.platform !== "linux")("A full disk is said, and the calls go on", async () => {
  const recorder = await startRecorder([good, good], "/dev/full");
  expect(await recorder.call(request)).toMatchObject({ status: 401 });
  expect(await recorder.call(request)).toMatchObject({ status: 401 });
  expect(recorder.skipped).toHaveLength(2);
  expect(recorder.skipped[0]).toBe("Skipped call 1: the recording cannot be written (ENOSPC).");
  expect(recorder.observer.matched).toBe(2);
});
