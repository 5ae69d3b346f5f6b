import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freePort } from "../support/free-port.ts";
import { cases } from "./contract.ts";

// Teams that already run Prism give it our bundle as it is: `npx prism mock generated/openapi/2.1.yaml`.
describe.each(["2.0", "2.1"])("Prism's own mock server on the bundle of version %s", (version) => {
  let prism: ChildProcess;
  let baseUrl: string;

  beforeAll(async () => {
    const port = await freePort();
    baseUrl = `http://127.0.0.1:${port}`;
    const bundle = fileURLToPath(new URL(`../../generated/openapi/${version}.yaml`, import.meta.url));
    prism = spawn("prism", ["mock", bundle, "--port", String(port), "--host", "127.0.0.1"], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    await new Promise<void>((resolve) => {
      // Prism logs on and on; what nobody reads would stop it.
      prism.stdout?.on("data", (chunk) => String(chunk).includes("listening") && resolve());
    });
  }, 60_000);

  afterAll(async () => {
    prism.kill();
    await once(prism, "exit");
  });

  const examples = cases.filter((example) => example.version === version);

  test.each(examples)("answers the example $name of $path, and finds no violation", async ({ path, name, body }) => {
    const response = await fetch(`${baseUrl}${path}`, {
      method: "POST",
      headers: {
        authorization: "Bearer any",
        "content-type": "application/json",
        "api-version": version,
        prefer: `example=${name}`,
      },
      body: JSON.stringify(body),
    });
    expect([response.status, response.headers.get("sl-violations")]).toEqual([200, null]);
  });
});
