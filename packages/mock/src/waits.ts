import { clearTimeout, setTimeout } from "./platform.ts";

export function createWaits() {
  const ends = new Set<() => void>();
  let isEnded = false;
  return {
    async wait(milliseconds: number): Promise<void> {
      if (isEnded) return;
      await new Promise<void>((resolve) => {
        const end = () => {
          clearTimeout(timer);
          ends.delete(end);
          resolve();
        };
        const timer = setTimeout(end, milliseconds);
        ends.add(end);
      });
    },
    end(): void {
      isEnded = true;
      for (const end of ends) end();
    },
  };
}
