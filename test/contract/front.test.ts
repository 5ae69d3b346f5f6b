import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, request } from "node:http";
import { text } from "node:stream/consumers";
import { currentVersion, versions } from "@data-validation/generated/versions";
import { expect, onTestFinished, test } from "vitest";
import { createFront } from "#scripts/prism/front.ts";
import { listen } from "../support/listen.ts";

const nobody = "http://127.0.0.1:1";

/** A front in front of servers that return the request and their version. */
async function startFront() {
  const urls: Record<string, string> = {};
  for (const version of versions) {
    const server = createServer(async (incoming, outgoing) => {
      outgoing.writeHead(200, { connection: "close, x-hop", "x-hop": "1", "x-version": version });
      outgoing.write(JSON.stringify(incoming.headers));
      for await (const chunk of incoming) outgoing.write(chunk);
      outgoing.end();
    });
    const versionServer = await listen(server);
    onTestFinished(versionServer.close);
    urls[version] = versionServer.url;
  }
  const front = await listen(createFront(urls, currentVersion));
  onTestFinished(front.close);
  return front.url;
}

test("The header api-version selects the Prism; without it, or with an unknown one, it is the newest", async () => {
  const url = await startFront();
  const versionOf = async (headers: Record<string, string>) =>
    (await fetch(url, { headers })).headers.get("x-version");
  for (const version of versions) expect(await versionOf({ "api-version": version })).toBe(version);
  expect(await versionOf({})).toBe(currentVersion);
  expect(await versionOf({ "api-version": "3.0" })).toBe(currentVersion);
  expect(await versionOf({ "api-version": "constructor" })).toBe(currentVersion);
});

test("Headers of one connection are not passed on in either direction, and others are", async () => {
  const url = await startFront();
  const headers = { connection: "x-private", "x-private": "1", te: "trailers", "x-other": "1" };
  const call = request(url, { method: "POST", headers }).end("{}");
  const [response] = await once(call, "response");
  const received = await text(response);
  expect(received).toContain('"x-other":"1"');
  expect(received).not.toContain("x-private");
  expect(received).not.toContain("trailers");
  expect(response.headers).not.toHaveProperty("x-hop");
  expect(response.headers["x-version"]).toBe(currentVersion);
});

test("Bodies are streamed: the first part of a response comes before the request has ended", async () => {
  const call = request(await startFront(), { method: "POST" });
  call.write("first");
  const [response] = await once(call, "response");
  const parts: string[] = [];
  for await (const part of response) {
    parts.push(String(part));
    if (parts.join("").endsWith("first")) call.end("second");
  }
  expect(parts.join("")).toMatch(/firstsecond$/);
});

test("Without the Prism of a version, the response is 502 with a sentence", async () => {
  const urls = Object.fromEntries(versions.map((version) => [version, nobody]));
  await using front = await listen(createFront(urls, currentVersion));
  const response = await fetch(front.url, { headers: { "api-version": "2.0" } });
  expect(response.status).toBe(502);
  expect(await response.text()).toMatch(
    /^No response from the Prism of version 2\.0: .*\. Start it again\.\n$/,
  );
});

test("The command npm run prism ends at once if its port is taken, with the port and --port", async () => {
  await using taken = await listen(createServer());
  const words = ["scripts/prism.ts", "--port", String(taken.port)];
  const command = spawn(process.execPath, words, { stdio: ["ignore", "ignore", "pipe"] });
  const [message, [code]] = await Promise.all([text(command.stderr), once(command, "exit")]);
  expect(code).toBe(1);
  expect(message).toMatch(
    /^Port \d+ is taken( by .+ \(process \d+\))?\. Choose another one: npm run prism -- --port \d+/,
  );
});

test("The command npm run prism ends at once if its port is forbidden, with the port and --port", async () => {
  const forbid = `import { Server } from "node:net";
    Server.prototype.listen = function () {
      const error = Object.assign(new Error("forbidden"), { code: "EACCES" });
      process.nextTick(() => this.emit("error", error));
      return this;
    };`;
  const first = ["--import", `data:text/javascript,${encodeURIComponent(forbid)}`];
  const words = [...first, "scripts/prism.ts", "--port", "80"];
  const command = spawn(process.execPath, words, { stdio: ["ignore", "ignore", "pipe"] });
  const [message, [code]] = await Promise.all([text(command.stderr), once(command, "exit")]);
  expect(code).toBe(1);
  expect(message).toBe(
    "Port 80 cannot be used (EACCES). Choose another one: npm run prism -- --port <port>, or 0 for any that is free.\n",
  );
});
