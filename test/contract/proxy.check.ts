import { versions } from "@data-validation/generated/versions";
import { serveMock } from "@data-validation/mock/internal/node/serve";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { documentOf, startPrism } from "#scripts/prism/start.ts";
import { exampleCases } from "./cases.ts";
import { faultsBehindProxy } from "./example-server.ts";

// npm run suite -- contract names another server than our mock.
const { CONTRACT_BASE_URL, CONTRACT_API_KEY = "any-key" } = process.env;

describe.each(versions)("Prism, as a proxy of version %s", (version) => {
  const running = new AsyncDisposableStack();
  let proxy: string;

  beforeAll(async () => {
    const url = CONTRACT_BASE_URL || running.use(await serveMock()).url;
    proxy = running.use(await startPrism(["proxy", documentOf(version), url, "--errors"])).url;
  });
  afterAll(() => running.disposeAsync());

  const examples = exampleCases.filter((example) => example.version === version);
  test.each(examples)(
    "Prism finds no fault in the response to the example $name of $path, $version",
    async (one) => {
      const headers = { authorization: `Bearer ${CONTRACT_API_KEY}` };
      expect(await faultsBehindProxy(proxy, version, [one], headers)).toEqual([]);
    },
  );
});
