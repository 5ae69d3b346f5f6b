import { clearTimeout, setTimeout } from "../platform.ts";

/** Waits some milliseconds, or until a signal ends all delays. */
export function wait(milliseconds: number, closing: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      closing.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, closing.aborted ? 0 : milliseconds);
    closing.addEventListener("abort", end);
  });
}
