import { TimeoutError } from "../errors/errors.ts";

/** The longest time of a timer: a longer one would be over at once. */
const LONGEST_TIMER = 2 ** 31 - 1;

const stopsBySignal = new WeakMap<AbortSignal, Set<() => void>>();

/**
 * Calls a function when a signal aborts, and returns a function to stop that. All calls share one
 * listener per signal, because platforms warn about many.
 */
export function onAbort(signal: AbortSignal | null | undefined, stop: () => void): () => unknown {
  if (!signal) return () => {};
  if (signal.aborted) stop();
  const knownStops = stopsBySignal.get(signal);
  const stops = knownStops ?? new Set();
  if (!knownStops)
    signal.addEventListener("abort", () => {
      for (const each of stops) each();
    });
  stopsBySignal.set(signal, stops.add(stop));
  return () => stops.delete(stop);
}

/**
 * Runs work with a time limit (0 or Infinity for none) and a signal of its own. It ends in time
 * even if the work ignores the signal.
 */
export function runWithin<Value>(
  caller: AbortSignal | null | undefined,
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const controller = new AbortController();
  const { signal } = controller;
  const expire = () =>
    controller.abort(new TimeoutError(`No response within ${milliseconds} ms.`, { milliseconds }));
  const timer = milliseconds
    ? setTimeout(expire, Math.min(milliseconds, LONGEST_TIMER))
    : undefined;
  let release: (() => unknown) | undefined;
  const end = new Promise<Value>((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason));
    release = onAbort(caller, () => controller.abort(caller?.reason));
    work(signal).then(resolve, reject);
  });
  return end.finally(() => {
    clearTimeout(timer);
    release?.();
  });
}

/** Waits; an abort ends the wait at once, with its reason. */
export async function sleep(
  milliseconds: number,
  caller: AbortSignal | null | undefined,
): Promise<void> {
  await runWithin(caller, milliseconds, () => new Promise<never>(() => {})).catch((error) => {
    if (caller?.aborted) throw error;
  });
}
