import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const memory = new URL("../../packages/mock/src/cli/memory.ts", import.meta.url);

/** A process that works until the young part of its heap has stopped growing, then rests, and then works again. Prints MiB. */
const script = `
import { getHeapSpaceStatistics } from "node:v8";
import { limitYoungGeneration } from ${JSON.stringify(memory)};
limitYoungGeneration();

const size = () => getHeapSpaceStatistics().find(({ space_name }) => space_name === "new_space").space_size / 2 ** 20;

// What is in use for a while makes the young part grow.
const answers = [];

async function work() {
  for (let round = 0; round < 1000; round += 1) {
    for (let index = 0; index < 5000; index += 1) answers[(round * 5000 + index) % 30_000] = { index, text: String(index) };
    // The observer is told of collections between two events.
    await new Promise(setImmediate);
  }
  return size();
}

const busy = await work();
gc({ type: "major", flavor: "last-resort" });
const resting = size();
console.log(JSON.stringify({ busy, resting, again: await work() }));
`;

test("The young part of the heap stays at 16 MiB under load, shrinks at rest, and grows back to the same", async () => {
  const options = ["--expose-gc", "--input-type=module", "--eval", script];
  const { stdout } = await promisify(execFile)("node", options);
  const { busy, resting, again } = JSON.parse(stdout) as Record<string, number>;
  expect([busy, again]).toEqual([16, 16]);
  expect(resting).toBeLessThan(8);
}, 30_000);
