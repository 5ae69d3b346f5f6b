import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readResponseAt } from "@data-validation/cli/internal/command-line";
import { Observer } from "@data-validation/cli/internal/comparison/observer";
import { buildModel } from "@data-validation/cli/internal/contract-model/build-model";
import { loadContract } from "@data-validation/cli/internal/contract-model/load";
import { createMcpServer } from "@data-validation/cli/internal/mcp/server";
import * as observe from "@data-validation/cli/internal/observe/command";
import { startProxy } from "@data-validation/cli/internal/observe/sources/proxy";
import * as verify from "@data-validation/cli/internal/verify/command";
import { createClient } from "@data-validation/client";
import { createMock } from "@data-validation/mock";
import { serveMock } from "@data-validation/mock/internal/node/serve";
import { Client } from "@modelcontextprotocol/client";
import { InMemoryTransport } from "@modelcontextprotocol/server";
import { afterEach, describe, expect, test, vi } from "vitest";
import { newFolder } from "../support/folder.ts";
import { addressTable, runClean, useFolder } from "./support/clean.ts";
import { runHere } from "./support/terminal.ts";

const url = "https://service.test";
const wrapped = createMock({ responseAt: "data.response" });

afterEach(() => void vi.unstubAllGlobals());

describe("Verify with a wrapped envelope", () => {
  const check = (...args: string[]) => {
    vi.stubGlobal("fetch", vi.fn(wrapped.fetch));
    return runHere(verify, [url, "--api-key", "key", ...args]);
  };

  test("On a service that wraps the envelope, all rules of verify hold with the place", async () => {
    const { code, out } = await check("--response-at", "data.response", "--strict");
    expect([code, out]).toEqual([0, expect.stringContaining("0 broken, 0 not shown")]);
    vi.stubEnv("DATA_VALIDATION_RESPONSE_AT", "data.response");
    expect((await check("--section", "2.2", "--strict")).code).toBe(0);
    vi.stubEnv("DATA_VALIDATION_RESPONSE_AT", "");
    expect(readResponseAt()).toBeUndefined();
    vi.unstubAllEnvs();
  });

  test("On a service that wraps the envelope, verify without the place ends at the first success with it", async () => {
    const advice = /Run again with --response-at data\.response/;
    expect(await check()).toMatchObject({ code: 2, err: expect.stringMatching(advice) });
    expect(await check("--response-at", "data")).toMatchObject({
      code: 2,
      err: expect.stringMatching(advice),
    });
    expect(await check("--response-at", "body")).toMatchObject({
      code: 2,
      err: expect.stringContaining("no object body"),
    });
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test("An empty key of --response-at is wrong use of verify", async () => {
    for (const keys of ["", "a..b", "."])
      expect(await check("--response-at", keys)).toMatchObject({
        code: 2,
        err: expect.stringContaining("--response-at has an empty key"),
      });
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe("Clean with a wrapped envelope", () => {
  useFolder();
  const place = ["--response-at", "data.response"];

  test("On a service that wraps the envelope, clean reads it at its place", async () => {
    const inner = await runClean(addressTable(3));
    const outer = await runClean(addressTable(3), [...place, "--force"], { fetch: wrapped.fetch });
    expect([outer.code, outer.output]).toEqual([inner.code, inner.output]);
  });

  test("On a service that wraps the envelope, clean without the place makes one call, paid once", async () => {
    const stopped = await runClean(addressTable(20), [], { fetch: wrapped.fetch });
    expect([stopped.code, stopped.calls.length, stopped.output]).toEqual([1, 1, undefined]);
    expect(stopped.printed.err).toContain(
      "Run the command again with --response-at data.response to",
    );
    const done = await runClean(addressTable(20), place, { fetch: wrapped.fetch });
    expect([done.code, done.calls.length]).toEqual([0, 19]);
  });

  test("An empty key of --response-at is wrong use of clean", async () => {
    const { code, calls } = await runClean(addressTable(1), ["--response-at", "a..b"]);
    expect([code, calls]).toEqual([2, []]);
  });
});

describe("Observe with a wrapped envelope", () => {
  const responses = createMock({ responseAt: "response" });
  const record = async () => {
    const lines: string[] = [];
    for (const email of ["jana.kadlecova@seznam.cz", 7]) {
      const request = {
        method: "POST",
        url: "/email/validate",
        body: { request: { query: { email } } },
      };
      const { status, headers, body } = await responses.handle({
        method: "POST",
        path: request.url,
        headers: { authorization: "Bearer key" },
        body: JSON.stringify(request.body),
      });
      lines.push(JSON.stringify({ request, response: { status, headers, body } }));
    }
    return join(newFolder({ "calls.ndjson": lines.join("\n") }), "calls.ndjson");
  };

  test("On a service that wraps the envelope, observe reads successes at the place, and errors at the top", async () => {
    const { code, out, err } = await runHere(observe, [
      await record(),
      "--response-at",
      "response",
    ]);
    expect([code, err]).toEqual([0, ""]);
    expect(out).not.toContain("has no response");
  });

  test("On a service that wraps the envelope, observe without the place names it, and reports nothing else", async () => {
    const { code, out, err } = await runHere(observe, [await record()]);
    expect([code, out, err]).toEqual([
      2,
      "",
      expect.stringMatching(/run again with --response-at response\.\n$/),
    ]);
  });

  test("On a service that wraps the envelope, --call reads it at its place, or names that after one call", async () => {
    vi.stubEnv("DATA_VALIDATION_KEY", "key");
    vi.stubGlobal("fetch", vi.fn(responses.fetch));
    const call = ["--call", url, "--at-most", "2"];
    const named = await runHere(observe, [...call, "--response-at", "response"]);
    expect([named.code, named.out]).toEqual([0, expect.not.stringContaining("has no response")]);
    const { code, err } = await runHere(observe, call);
    expect([code, err]).toEqual([2, expect.stringContaining("--response-at response")]);
    expect(fetch).toHaveBeenCalledTimes(3);
    vi.unstubAllEnvs();
  });

  test("On a service that wraps the envelope, --proxy passes it on whole, and records what is in it", async () => {
    await using service = await serveMock({ responseAt: "response" });
    const file = join(newFolder(), "calls.ndjson");
    const observer = new Observer(buildModel(loadContract()), { responseAt: "response" });
    const settings = { source: service.url, port: 0, record: file, responseAt: "response" };
    const proxy = await startProxy({ ...settings, keepsValues: true }, observer, () => {});
    const email = "jana.kadlecova@seznam.cz";
    const reply = await fetch(`${proxy.url}/email/validate`, {
      method: "POST",
      headers: { authorization: "Bearer key", "content-type": "application/json" },
      body: JSON.stringify({ request: { query: { email } } }),
    });
    const passed = await reply.json();
    await proxy.close();
    expect(passed).toHaveProperty("response.result.isValid", true);
    expect([observer.matched, observer.problems.size, observer.wrapper]).toEqual([1, 0, undefined]);
    expect(JSON.parse(readFileSync(file, "utf8")).response.body).toEqual(passed.response);
  });
});

test("Mcp reads the envelope at its place, and its error names the missing setting", async () => {
  const ask = async (responseAt?: string) => {
    const api = createClient({ apiKey: "key", baseUrl: url, fetch: wrapped.fetch, responseAt });
    const [near, far] = InMemoryTransport.createLinkedPair();
    await createMcpServer(api, "0.0.0").connect(far);
    const client = new Client({ name: "test", version: "0" });
    await client.connect(near);
    const email = { email: "jana@seznam.cz" };
    return client.callTool({ name: "validate_email", arguments: email });
  };
  expect(await ask("data.response")).toMatchObject({
    structuredContent: { use: { email: "jana@seznam.cz" } },
  });
  expect(JSON.stringify(await ask())).toContain("data.response");
});
