import { readFileSync } from "node:fs";
import { currentVersion } from "../../generated/versions.ts";
import { type Compute, isKind, loadKind, withoutNullOptions } from "../../packages/mock/src/sandbox/index.ts";
import { resolve } from "../../scripts/lib/openapi/json.ts";
import { readBundle } from "../support/requests.ts";
import { everydayRequests } from "./everyday-requests.ts";

/*
 * Microseconds of the processor that the sandbox takes for an answer, per operation: in this process, without HTTP and validation.
 * In turn every request example of the current version, and then 300 requests that no example has. The median of the rounds.
 * `node test/bench/sandbox.ts [operation]`
 */

interface Node {
  $ref?: string;
  value?: { request: unknown };
}

interface Operation {
  operationId: string;
  requestBody: { content: { "application/json": { examples: Record<string, Node> } } };
}

const file = new URL(`../../generated/strict/${currentVersion}.json`, import.meta.url);
const document = JSON.parse(readFileSync(file, "utf8")) as { paths: Record<string, { post: Operation }> };
const bundle = readBundle(currentVersion);
const rounds = 9;
/** Calls a round. */
const calls = 3000;

console.log("µs a call".padEnd(20), "examples".padStart(10), "everyday".padStart(10));
for (const [path, { post }] of Object.entries(document.paths)) {
  if (process.argv[2] !== undefined && process.argv[2] !== post.operationId) continue;
  const kind = path.split("/")[1] ?? "";
  if (!isKind(kind)) throw new Error(`The sandbox has no data kind ${kind}.`);
  const compute = (await loadKind(kind))[currentVersion][post.operationId] as Compute;
  const examples = Object.values(post.requestBody.content["application/json"].examples).map(requestOf);
  const everyday = everydayRequests(bundle, path, post.operationId, 300).map((request) =>
    withoutNullOptions(request as { options?: unknown }),
  );
  const figures = [examples, everyday].map((requests) => measure(compute, requests).toFixed(1).padStart(10));
  console.log(path.padEnd(20), ...figures);
}

function measure(compute: Compute, requests: readonly unknown[]): number {
  const turns = Math.ceil(calls / requests.length);
  const run = (times: number) => {
    for (let i = 0; i < times; i++) for (const request of requests) compute(request as never);
  };
  run(5 * turns);
  const times = Array.from({ length: rounds }, () => {
    const start = process.cpuUsage();
    run(turns);
    const { user, system } = process.cpuUsage(start);
    return (user + system) / turns / requests.length;
  }).sort((a, b) => a - b);
  return times[(rounds - 1) / 2] ?? 0;
}

function requestOf(node: Node): unknown {
  if (node.$ref === undefined) return node.value?.request;
  return requestOf(resolve(document, node.$ref) as unknown as Node);
}
