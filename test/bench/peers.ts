import { fileURLToPath } from "node:url";
import { contractOperations, exampleCases } from "../contract/cases.ts";
import { serve } from "../runtimes/serve.ts";

/** A request of the mix. */
export interface BenchCall {
  method: "POST";
  path: string;
  headers: Record<string, string>;
  body: string;
}

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const prism = [
  path("../../node_modules/@stoplight/prism-cli/dist/index.js"),
  "mock",
  "--host",
  "127.0.0.1",
];

/**
 * How to start each server: ours as published, with both versions; Prism with one version, which is
 * its limit.
 */
export const peers = {
  ours: (port: string) => [path("../../packages/mock/dist/cli/main.js"), "--port", port],
  bare: (port: string) => [path("./bare.js"), port],
  prism: (port: string) => [
    ...prism,
    path("../../generated/openapi/2.1.yaml"),
    "--port",
    port,
    "-v",
    "silent",
  ],
};

/**
 * Every request example of a version, in turn over the operations, so that no two neighbours are of
 * one.
 */
export function benchCalls(version: string): BenchCall[] {
  const headers = {
    authorization: "Bearer bench",
    "content-type": "application/json",
    "api-version": version,
  };
  const ofOperations = contractOperations.flatMap((operation) => {
    if (operation.version !== version) return [];
    const examples = exampleCases.filter(
      (example) => example.version === version && example.path === operation.path,
    );
    return [
      examples.map(
        ({ path, body }): BenchCall => ({
          method: "POST",
          path,
          headers,
          body: JSON.stringify(body),
        }),
      ),
    ];
  });
  const most = Math.max(...ofOperations.map(({ length }) => length));
  return Array.from({ length: most }, (_, index) =>
    ofOperations.flatMap((of) => of[index] ?? []),
  ).flat();
}

let renewals = 0;

/** The call with new texts in its request each time, for which a server's cache is of no use. */
export function renewCall(sample: BenchCall): BenchCall {
  renewals += 1;
  const body = JSON.parse(sample.body) as { request: { query: Record<string, unknown> } };
  const { query } = body.request;
  const letters = renewals
    .toString(36)
    .replace(/\d/g, (digit) => "klmnopqrst".charAt(Number(digit)));
  for (const [field, text] of Object.entries(query)) {
    if (typeof text !== "string" || field === "country" || field === "type") continue;
    if (/^[+\d\s().-]+$/.test(text))
      query[field] = text.slice(0, -4) + String(renewals % 10_000).padStart(4, "0");
    else query[field] = text.includes("@") ? letters + text : `${text} ${letters}`;
  }
  return { ...sample, body: JSON.stringify(body) };
}

/** Starts a peer on a free port, and waits until it listens. */
export async function startPeer(name: keyof typeof peers) {
  const server = await serve(".", (port) => ["node", ...peers[name](String(port))]);
  return { name, ...server };
}
