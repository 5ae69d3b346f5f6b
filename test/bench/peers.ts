import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { freePort } from "../support/free-port.ts";

/** A server that the benchmark measures: how to start it on a port. */
export interface Peer {
  name: string;
  command: (port: number) => string[];
}

/** A peer that is running. */
export interface Running {
  url: string;
  /** Milliseconds from the start of the process to its first success. */
  ready: number;
  /** Resident memory of the process, in MiB. */
  memory(): number;
  stop(): Promise<void>;
}

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const bundle = path("../../generated/openapi/2.1.yaml");

/** Ours with both versions; Prism and Scalar's mock with one each, which is all that they can hold. */
export const peers: Peer[] = [
  {
    name: "ours",
    command: (port) => ["node", path("../../packages/mock/bin/data-validation-mock.js"), "--port", `${port}`],
  },
  {
    name: "prism",
    command: (port) => [
      "node",
      path("../../node_modules/@stoplight/prism-cli/dist/index.js"),
      "mock",
      bundle,
      "--port",
      `${port}`,
      "--host",
      "127.0.0.1",
    ],
  },
  { name: "scalar", command: (port) => ["node", path("./scalar.ts"), bundle, `${port}`] },
];

/** The call that decides when a server is ready, and that it is measured with: one that all peers accept. */
export const call = {
  path: "/phone/validate",
  method: "POST",
  headers: { authorization: "Bearer bench", "content-type": "application/json", "api-version": "2.1" },
  body: JSON.stringify({ request: { query: { numberFull: "+420 607 123 456" }, options: { numberFormat: "e123" } } }),
} as const;

/** Milliseconds that a server may take to its first success. */
const PATIENCE = 30_000;

/** Starts a peer on a free port and waits for its first success. */
export async function start({ name, command }: Peer): Promise<Running> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const [file = "", ...args] = command(port);
  const begin = performance.now();
  // What Prism logs goes nowhere, so that no terminal is measured.
  const child = spawn(file, args, { stdio: "ignore" });
  while (!(await answers(url))) {
    const gaveUp = child.exitCode !== null || performance.now() - begin > PATIENCE;
    if (gaveUp) throw new Error(`${name} gave no success within ${PATIENCE} ms. Exit code: ${child.exitCode}.`);
  }
  const ready = performance.now() - begin;
  return { url, ready, memory: () => readMemory(child), stop: () => stop(child) };
}

async function answers(url: string): Promise<boolean> {
  const response = await fetch(`${url}${call.path}`, call).catch(() => undefined);
  await response?.arrayBuffer();
  if (response === undefined) await new Promise((resolve) => setTimeout(resolve, 5));
  return response?.status === 200;
}

function readMemory({ pid }: ChildProcess): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

async function stop(child: ChildProcess): Promise<void> {
  child.kill("SIGKILL");
  await once(child, "exit");
}
