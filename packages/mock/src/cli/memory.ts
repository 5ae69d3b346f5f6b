import { PerformanceObserver } from "node:perf_hooks";
import { getHeapSpaceStatistics, setFlagsFromString } from "node:v8";

/** Bytes of the heap for what is young, which are enough for the garbage of some hundreds of answers. */
const YOUNG = 16 * 2 ** 20;

/**
 * Keeps the part of the heap small that new objects are made in.
 *
 * V8 doubles it under load, up to 128 MiB, although nearly all that an answer needs is garbage once it is sent. How large it may become
 * can be said on the command line of Node alone; how much it grows at a time, at any moment. So it is told to stop at the size above, and
 * to grow again once it has shrunk, as it does when nobody calls.
 */
export function limitYoungGeneration(): void {
  let mayGrow = true;
  const observer = new PerformanceObserver(() => {
    const young = getHeapSpaceStatistics().find(({ space_name }) => space_name === "new_space");
    const isSmall = young !== undefined && young.space_size < YOUNG;
    if (isSmall === mayGrow) return;
    mayGrow = isSmall;
    setFlagsFromString(`--semi-space-growth-factor=${mayGrow ? 2 : 1}`);
  });
  observer.observe({ entryTypes: ["gc"] });
}
