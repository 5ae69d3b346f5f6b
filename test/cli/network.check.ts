import { spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test, vi } from "vitest";
import { countingServer } from "./support/crash.ts";
import { loggingProxy } from "./support/proxy.ts";

const command = resolve("packages/cli/bin/data-validation.js");
const HOST = "service.example";

test("Verify, observe and mcp go through the proxy too", async () => {
  await using service = await countingServer();
  const { port } = new URL(service.url);
  await using proxy = await loggingProxy(Number(port));
  const away = `http://${HOST}:${port}`;
  const start = (...args: string[]) => {
    const names = { DATA_VALIDATION_KEY: "key", DATA_VALIDATION_URL: away, HTTP_PROXY: proxy.url };
    return spawn(process.execPath, [command, ...args], { env: { ...process.env, ...names } });
  };
  const verify = start("verify", away, "--section", "2.2", "--at-most", "1");
  const err = text(verify.stderr);
  await once(verify, "close");
  expect(proxy.log, await err).toHaveLength(1);
  const observe = start("observe", "--call", away, "--at-most", "1");
  expect((await once(observe, "close"))[0]).toBe(0);
  expect(proxy.log.length).toBe(2);
  const mcp = start("mcp");
  const printed = text(mcp.stdout);
  const name = "validate_email";
  const call = { method: "tools/call", params: { name, arguments: { email: "a@b.cz" } } };
  const client = { name: "test", version: "0" };
  const params = { protocolVersion: "2025-06-18", capabilities: {}, clientInfo: client };
  const messages = [
    { id: 1, method: "initialize", params },
    { method: "notifications/initialized" },
    { id: 2, ...call },
  ];
  for (const message of messages)
    mcp.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`);
  await vi.waitUntil(() => proxy.log.length === 3, { timeout: 20_000 });
  mcp.stdin.end();
  expect(await printed).toContain('"jsonrpc"');
  for (const line of proxy.log) expect(line).toContain(HOST);
});
