/** Waits that can all be ended at once. */
export interface Waits {
  wait(milliseconds: number): Promise<void>;
  /** Ends every wait, now and from now on. */
  end(): void;
}

export function createWaits(): Waits {
  const ends = new Set<() => void>();
  let isEnded = false;
  return {
    wait(milliseconds) {
      if (isEnded) return Promise.resolve();
      return new Promise((resolve) => {
        const end = () => {
          clearTimeout(timer);
          ends.delete(end);
          resolve();
        };
        const timer = setTimeout(end, milliseconds);
        ends.add(end);
      });
    },
    end() {
      isEnded = true;
      for (const end of ends) end();
    },
  };
}
