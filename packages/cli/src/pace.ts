import { setTimeout } from "node:timers/promises";

/** Makes a function that waits for the next call, at most `rate` a second. */
export function createPace(rate: number): (signal?: AbortSignal) => Promise<void> {
  let next = 0;
  return async (signal) => {
    const wait = next - Date.now();
    next = Math.max(Date.now(), next) + 1000 / rate;
    if (wait > 0) await setTimeout(wait, undefined, { signal });
  };
}
