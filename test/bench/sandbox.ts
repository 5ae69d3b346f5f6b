import { readFileSync } from "node:fs";
import { currentVersion } from "../../generated/versions.ts";
import { type Compute, isKind, loadKind } from "../../packages/mock/src/sandbox/index.ts";
import { resolve } from "../../scripts/lib/openapi/json.ts";

/*
 * Microseconds of the processor that the sandbox takes for an answer, per operation: every request example of the current version in
 * turn, in this process, without HTTP and validation. The median of the rounds. `node test/bench/sandbox.ts [operation]`
 */

interface Node {
  $ref?: string;
  value?: { request: unknown };
}

interface Operation {
  operationId: string;
  requestBody: { content: { "application/json": { examples: Record<string, Node> } } };
}

const file = new URL(`../../generated/openapi/${currentVersion}.json`, import.meta.url);
const document = JSON.parse(readFileSync(file, "utf8")) as { paths: Record<string, { post: Operation }> };
const rounds = 9;
const turns = 60;

for (const [path, { post }] of Object.entries(document.paths)) {
  if (process.argv[2] !== undefined && process.argv[2] !== post.operationId) continue;
  const kind = path.split("/")[1] ?? "";
  if (!isKind(kind)) throw new Error(`The sandbox has no data kind ${kind}.`);
  const compute = (await loadKind(kind))[currentVersion][post.operationId] as Compute;
  const requests = Object.values(post.requestBody.content["application/json"].examples).map(requestOf);
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
  console.log(path.padEnd(20), (times[(rounds - 1) / 2] ?? 0).toFixed(1).padStart(6), "µs");
}

function requestOf(node: Node): unknown {
  if (node.$ref === undefined) return node.value?.request;
  return requestOf(resolve(document, node.$ref) as unknown as Node);
}
