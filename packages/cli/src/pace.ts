import { setTimeout } from "node:timers/promises";

interface Clock {
  now(): number;
  wait(milliseconds: number, signal?: AbortSignal): Promise<void>;
}

const systemClock: Clock = {
  now: Date.now,
  wait: (milliseconds, signal) => setTimeout(milliseconds, undefined, { signal }),
};

/** The returned function waits for the next call, at most `rate` per second. */
export function createPace(
  rate: number,
  clock = systemClock,
): (signal?: AbortSignal) => Promise<void> {
  let next = 0;
  return async (signal) => {
    const wait = next - clock.now();
    next = Math.max(clock.now(), next) + 1000 / rate;
    if (wait > 0) await clock.wait(wait, signal);
  };
}
