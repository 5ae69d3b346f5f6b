import { TimeoutError } from "./errors.ts";

/**
 * Runs work that must end in time: it is given a signal, and its promise is left behind when the caller aborts or the time is over, even
 * if the work does not heed the signal.
 *
 * @param caller - The caller's own signal.
 * @param timeout - Milliseconds that the work may take; without it, as long as it takes.
 * @throws the reason of the caller's abort, or {@link TimeoutError}
 */
export async function within<Value>(
  caller: AbortSignal,
  timeout: number | undefined,
  work: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const controller = new AbortController();
  const { signal } = controller;
  const stop = () => controller.abort(caller.reason);
  const timer = timeout && setTimeout(() => controller.abort(new TimeoutError(timeout)), timeout);
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason));
  });
  if (caller.aborted) stop();
  else caller.addEventListener("abort", stop);
  try {
    return await Promise.race([work(signal), aborted]);
  } catch (error) {
    throw signal.aborted ? signal.reason : error;
  } finally {
    clearTimeout(timer);
    caller.removeEventListener("abort", stop);
  }
}
