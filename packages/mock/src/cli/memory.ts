import { PerformanceObserver } from "node:perf_hooks";
import { getHeapSpaceStatistics, setFlagsFromString } from "node:v8";

/** Bytes of the heap for what is young, which are enough for the garbage of some hundreds of answers. */
const YOUNG = 16 * 2 ** 20;

/** How much the rest of the heap may grow before garbage is looked for in it, in per cent of what is in use. */
const GROWTH = 20;

/**
 * Keeps the heap small, since nearly all that an answer needs is garbage once it is sent.
 *
 * V8 lets the heap more than double before it looks for old garbage; and the part that new objects are made in doubles under load, up to
 * 128 MiB. How large that part may become can be said on the command line of Node alone; how much it grows at a time, at any moment, so
 * it is told to stop at the size above.
 */
export function limitHeap(): void {
  setFlagsFromString(`--heap-growing-percent=${GROWTH}`);
  const observer = new PerformanceObserver(() => {
    const young = getHeapSpaceStatistics().find(({ space_name }) => space_name === "new_space");
    if (young && young.space_size < YOUNG) return;
    setFlagsFromString("--semi-space-growth-factor=1");
    observer.disconnect();
  });
  observer.observe({ entryTypes: ["gc"] });
}
