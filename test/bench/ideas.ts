// What the ideas bring that make the sandbox quick: the mix with and without each of them, without HTTP. The folder plain/ has the plain
// version of each module that is an idea. `node test/bench/ideas.ts`
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { globSync } from "node:fs";
import { registerHooks } from "node:module";
import { basename } from "node:path";
import { median, samples } from "./peers.ts";

const WARM_UP = 100;
const ROUNDS = 31;
const PASSES = 3;

const plain = globSync("plain/*.ts", { cwd: import.meta.dirname });

if (process.send) await answerPasses(process.argv[2]);
else if (import.meta.main) await compareIdeas();

/** Measures the mix with all ideas and without each, in turn, so that what slows the machine down slows all of them. */
export async function compareIdeas(): Promise<void> {
  const variants = [undefined, ...plain].map((without) => ({
    name: without === undefined ? "with all ideas" : `without ${basename(without, ".ts")}`,
    child: fork(import.meta.filename, without === undefined ? [] : [without]),
    times: [] as number[],
  }));
  for (const { child } of variants) await time(child, WARM_UP);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { child, times } of variants) times.push(await time(child, PASSES));
  }
  for (const { child } of variants) child.kill();
  console.log("The mix in the process, µs of the processor a request");
  for (const { name, times } of variants) {
    const ratio = median(times.map((value, round) => value / (variants[0]?.times[round] ?? Number.NaN)));
    console.log(`${name.padEnd(24)} ${median(times).toFixed(1).padStart(6)}   × ${ratio.toFixed(2)}`);
  }
}

async function time(child: ChildProcess, passes: number): Promise<number> {
  child.send(passes);
  return ((await once(child, "message")) as [number])[0];
}

/** Runs the mix as often as it is asked to, with the plain version of a module in place of that of the sandbox. */
async function answerPasses(without: string | undefined): Promise<void> {
  registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context);
      const isReplaced =
        without !== undefined && /\/sandbox\//.test(found.url) && basename(found.url) === basename(without);
      return isReplaced ? { ...found, url: new URL(without, import.meta.url).href } : found;
    },
  });
  const { createMock } = await import("../../packages/mock/src/mock.ts");
  const mock = createMock();
  const mix = samples("2.1");
  process.on("message", async (passes: number) => {
    const start = process.cpuUsage();
    for (let pass = 0; pass < passes; pass += 1) for (const call of mix) await mock.handle(call);
    const { user, system } = process.cpuUsage(start);
    process.send?.((user + system) / passes / mix.length);
  });
}
