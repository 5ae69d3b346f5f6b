import { TimeoutError } from "./errors.ts";

/** The longest time that a timer can hold; one more, and it is over at once. */
const LONGEST_TIMER = 2 ** 31 - 1;

/**
 * Runs work that must end in time: it is given a signal, and its promise is left behind when the caller aborts or the time is over, even
 * if the work does not heed the signal.
 *
 * @param caller - The caller's own signal.
 * @param milliseconds - The time that the work may take; 0 or Infinity for as long as it takes.
 * @throws the reason of the caller's abort, or {@link TimeoutError}
 */
export function within<Value>(
  caller: AbortSignal,
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const controller = new AbortController();
  const { signal } = controller;
  const stop = () => controller.abort(caller.reason);
  const expire = () => controller.abort(new TimeoutError(`No answer within ${milliseconds} ms.`, { milliseconds }));
  const timer = milliseconds ? setTimeout(expire, Math.min(milliseconds, LONGEST_TIMER)) : undefined;
  const end = new Promise<Value>((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason));
    caller.addEventListener("abort", stop);
    if (caller.aborted) stop();
    work(signal).then(resolve, reject);
  });
  return end.finally(() => {
    clearTimeout(timer);
    caller.removeEventListener("abort", stop);
  });
}

/** Waits; an abort ends it at once, with the reason of the abort. */
export async function sleep(milliseconds: number, caller: AbortSignal): Promise<void> {
  await within(caller, milliseconds, () => new Promise<never>(() => {})).catch((error) => {
    if (caller.aborted) throw error;
  });
}
