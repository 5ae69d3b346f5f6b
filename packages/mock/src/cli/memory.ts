import { PerformanceObserver, performance } from "node:perf_hooks";
import { getHeapSpaceStatistics, setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** Bytes of the heap for what is young, which are enough for the garbage of some hundreds of answers. */
const YOUNG = 16 * 2 ** 20;

/**
 * Keeps the part of the heap small that new objects are made in.
 *
 * V8 doubles it under load, up to 128 MiB, although nearly all that an answer needs is garbage once it is sent. How large it may become
 * can be said on the command line of Node alone; how much it grows at a time, at any moment, so it is told to stop at the size above.
 */
export function limitYoungGeneration(): void {
  const observer = new PerformanceObserver(() => {
    const young = getHeapSpaceStatistics().find(({ space_name }) => space_name === "new_space");
    if (young && young.space_size < YOUNG) return;
    setFlagsFromString("--semi-space-growth-factor=1");
    observer.disconnect();
  });
  observer.observe({ entryTypes: ["gc"] });
}

/** Milliseconds between two looks at how busy the process was, unless told otherwise. */
const LOOK = 60_000;

/** The share of that time which a process works that nobody calls, with room for questions after its health. */
const IDLE = 0.005;

/**
 * Gives memory back to the system when nobody has called for a while.
 *
 * A mock is called for minutes and left running for days. Node keeps what it took under load, some 130 MiB more than it needs, for the
 * next time; to give it back costs a tenth of a second, and the next hundreds of calls are slower until their code is compiled again.
 */
export function giveBackMemory(interval = LOOK): void {
  let before = performance.eventLoopUtilization();
  let wasBusy = false;
  const look = () => {
    const isBusy = performance.eventLoopUtilization(before).utilization > IDLE;
    if (wasBusy && !isBusy) collectAll();
    wasBusy = isBusy;
    before = performance.eventLoopUtilization();
  };
  setInterval(look, interval).unref();
}

/** Collects all garbage, down to what is kept for speed. Node has no function for it but the one that this flag of V8 brings. */
function collectAll(): void {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as (how: object) => void;
  collect({ type: "major", flavor: "last-resort" });
}
