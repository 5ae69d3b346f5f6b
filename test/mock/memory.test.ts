import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const memory = new URL("../../packages/mock/src/cli/memory.ts", import.meta.url);

/** A process that takes memory while it is busy, and then does nothing until the memory was given back. */
const script = `
import { giveBackMemory } from ${JSON.stringify(memory)};
giveBackMemory(100);
let heap = [];
for (let index = 0; index < 1_000_000; index += 1) heap.push({ index });
const taken = process.memoryUsage().heapTotal;
heap = undefined;
await new Promise((resolve) => {
  setInterval(() => process.memoryUsage().heapTotal < taken / 2 && resolve(), 200);
});
process.exit(0);
`;

test("What a process took under load is given back once nobody calls", async () => {
  const { stderr } = await promisify(execFile)("node", ["--input-type=module", "--eval", script], { timeout: 30_000 });
  expect(stderr).toBe("");
}, 30_000);
