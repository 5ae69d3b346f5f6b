import { appendFileSync, readFileSync, statSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { Observer } from "@data-validation/cli/internal/comparison/observer";
import { readCalls } from "@data-validation/cli/internal/observe/sources/file";
import { startProxy } from "@data-validation/cli/internal/observe/sources/proxy";
import { expect, onTestFinished, test } from "vitest";
import { newFolder } from "../../support/folder.ts";
import { listen } from "../../support/listen.ts";
import { model } from "./support/traffic.ts";

type Respond = (reply: ServerResponse) => void;

const good: Respond = (reply) => {
  reply.writeHead(401, { "content-type": "application/json", "service-api-version": "2.1" });
  reply.end('{"errors":[]}');
};

/** A proxy in front of a service that sends the given responses one by one. */
async function startRecording(
  service: Respond[],
  file = join(newFolder(), "calls.ndjson"),
  keepsValues = false,
) {
  const skipped: string[] = [];
  const observer = new Observer(model);
  const server = createServer(
    (sent, reply) => void sent.resume().once("end", () => service.shift()?.(reply)),
  );
  const before = await listen(server);
  const options = { source: before.url, port: 0, record: file, keepsValues };
  const proxy = await startProxy(options, observer, (line) => void skipped.push(line));
  onTestFinished(() => Promise.all([proxy.close(), before.close()]).then(() => {}));
  return {
    file,
    skipped,
    observer,
    /** Makes a call, and waits until it was recorded. */
    async call(headers = {}) {
      const response = await fetch(`${proxy.url}/email/validate`, {
        method: "POST",
        body: request,
        headers,
      });
      await response.text();
      await proxy.settled();
      return response.status;
    },
    lines: () => readFileSync(file, "utf8").split("\n").filter(Boolean),
  };
}

const request = '{"request":{"query":{"email":"jana@seznam.cz"}}}';

test("A call that cannot be read is skipped and counted, and the calls after it are recorded", async () => {
  const bomb = gzipSync("0".repeat(50_000_000));
  const recording = await startRecording([
    good,
    (reply) => reply.writeHead(200, { "content-encoding": "gzip" }).end(bomb),
    (reply) => reply.writeHead(302, { location: "http://[" }).end("<html>"),
    (reply) => reply.destroy(),
    good,
  ]);
  for (let count = 0; count < 5; count++) await recording.call();
  expect(recording.skipped).toEqual([
    expect.stringMatching(
      /^Skipped call 2: No response of .* to record: its body is larger than 5 MB\.$/,
    ),
    expect.stringMatching(
      /^Skipped call 3: The response of .* is no JSON \(HTTP 302\), and was not recorded\.$/,
    ),
    expect.stringMatching(/^Skipped call 4: No response of .* to record: /),
  ]);
  expect(recording.lines()).toHaveLength(2);
  expect([recording.observer.matched, recording.observer.problems.size]).toEqual([2, 3]);
});

test("Each call is in the file once it was made, and a recording that was cut off can be continued", async () => {
  const recording = await startRecording([good]);
  await recording.call();
  expect(recording.lines()).toHaveLength(1);
  appendFileSync(recording.file, '{"time":"2026-');
  const next = await startRecording([good], recording.file, true);
  await next.call({
    authorization: "Bearer secret",
    "content-type": "application/json",
    "x-trace": "1",
  });
  const read = [];
  for await (const call of readCalls(recording.file))
    read.push("problem" in call ? call.problem : call.isMasked);
  expect(read).toEqual([true, "the line is not JSON", false]);
  expect(JSON.parse(next.lines().at(-1) ?? "")).toEqual({
    time: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
    request: {
      method: "POST",
      path: "/email/validate",
      headers: { "content-type": "application/json" },
      body: JSON.parse(request),
    },
    response: {
      status: 401,
      headers: { "content-type": "application/json", "service-api-version": "2.1" },
      body: { errors: [] },
    },
  });
});

test.skipIf(process.platform !== "linux")(
  "A full disk is reported, and the calls go on",
  async () => {
    const recording = await startRecording([good, good], "/dev/full");
    expect([await recording.call(), await recording.call()]).toEqual([401, 401]);
    expect(recording.skipped).toHaveLength(2);
    expect(recording.skipped[0]).toBe("Skipped call 1: the recording cannot be written (ENOSPC).");
    expect(recording.observer.matched).toBe(2);
  },
);

test.skipIf(process.platform === "win32")("A recording is readable only by its owner", async () => {
  const { call, file } = await startRecording([good]);
  await call();
  expect(statSync(file).mode & 0o777).toBe(0o600);
});
