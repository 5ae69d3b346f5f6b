import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { versions } from "../../generated/versions.ts";
import { type MockServer, serveMock } from "../../packages/mock/src/node/serve.ts";
import { publishedExamples } from "../../scripts/examples.ts";
import { readBundle } from "../../scripts/lib/bundles.ts";
import { installedCommand } from "../../scripts/lib/installed.ts";
import { serve } from "../runtimes/serve.ts";
import { post } from "../support/post.ts";
import { broken, requests } from "../support/requests.ts";
import { cases } from "./cases.ts";
import { violationsOf } from "./violations.ts";

// npm run suite -- contract names another server than our mock.
const { CONTRACT_BASE_URL, CONTRACT_API_KEY = "any-key" } = process.env;

// Prism's own command is an independent reader of the contract: as a proxy that judges requests and our responses, and as a mock server.
describe.each(versions)("Version %s", (version) => {
  const examples = cases.filter((example) => example.version === version);
  const bundle = fileURLToPath(new URL(`../../generated/openapi/${version}.yaml`, import.meta.url));
  const running = new AsyncDisposableStack();
  let ours: MockServer;
  let proxy: string;

  /** Starts Prism and waits until it listens. */
  async function start(...args: string[]): Promise<string> {
    const prism = installedCommand("@stoplight/prism-cli", "prism");
    const server = await serve(".", (port) => [
      ...prism,
      ...args,
      "--port",
      String(port),
      "--host",
      "127.0.0.1",
    ]);
    return running.use(server).url.replace(/\/$/, "");
  }

  beforeAll(async () => {
    ours = running.use(await serveMock());
    proxy = await start("proxy", bundle, CONTRACT_BASE_URL || ours.url, "--errors");
  });

  afterAll(() => running.disposeAsync());

  const send = (base: string, path: string, body: unknown, headers: Record<string, string> = {}) =>
    post(`${base}${path}`, body, {
      authorization: `Bearer ${CONTRACT_API_KEY}`,
      accept: "application/json",
      "api-version": version,
      ...headers,
    });

  test.each(examples)(
    "Prism finds no fault in the response to the example $name of $path",
    async ({ path, body }) => {
      const response = await send(proxy, path, body);
      expect([response.status, response.headers.get("sl-violations")]).toEqual([200, null]);
      expect(await response.json()).not.toHaveProperty("validation");
    },
  );

  test("Prism rejects the generated requests that our mock rejects, and no other", async () => {
    const valid = requests(readBundle("generated", version));
    const sent = valid.chain((request) =>
      fc.oneof(
        fc.constant({ path: request.path, body: JSON.stringify(request.value) }),
        broken(request),
      ),
    );
    let refused = 0;
    const agrees = fc.asyncProperty(sent, async ({ path, body }) => {
      fc.pre(body !== "" && body !== "null");
      const [theirs, own] = await Promise.all([
        send(proxy, path, body),
        send(ours.url, path, body),
      ]);
      // The status of a request that Prism itself rejects.
      expect(theirs.status !== 422).toBe(own.ok);
      if (!own.ok) refused += 1;
    });
    await fc.assert(agrees, { numRuns: 1000, seed: 1 });
    // A property that never saw a refusal would show nothing.
    expect(refused).toBeGreaterThan(100);
  });

  test.each([402, 403, 429, 500, 503])("Prism finds no fault in our mock's %i", async (status) => {
    const [example] = examples;
    const response = await send(proxy, example?.path ?? "", example?.body, {
      prefer: `code=${status}`,
    });
    expect([response.status, response.headers.get("sl-violations")]).toEqual([status, null]);
  });

  describe("as a mock server", () => {
    let prism: string;
    const published = publishedExamples(version);
    beforeAll(async () => {
      prism = await start("mock", bundle);
    });

    test.each(examples.filter(({ path, name }) => published[path]?.includes(name)))(
      "Prism accepts the example $name of $path, with a response that fits the contract",
      async ({ path, name, body }) => {
        const response = await send(prism, path, body, { prefer: `example=${name}` });
        expect([response.status, response.headers.get("sl-violations")]).toEqual([200, null]);
        expect(await violationsOf(version, path, response)).toEqual([]);
      },
    );
  });
});
