/** Says on one line of the terminal how far a long reading has come; says nothing where nobody watches. */
export function createProgress(isQuiet: boolean, stream: NodeJS.WriteStream = process.stderr) {
  const isShown = !isQuiet && stream.isTTY === true;
  let last = 0;
  return {
    /** Takes the bytes read so far and all there are. */
    bytes(read: number, total: number): void {
      const now = performance.now();
      if (!isShown || now - last < 100) return;
      last = now;
      const percent = total === 0 ? 100 : Math.floor((read / total) * 100);
      stream.write(`\r${percent} % of ${(total / 1e6).toFixed(1)} MB read\u001b[K`);
    },
    /** Takes how many calls there were, and what they showed. */
    calls({ matched, contradictions }: { matched: number; contradictions: number }): void {
      if (isShown) stream.write(`\r${matched} calls of this API, ${contradictions} contradictions so far\u001b[K`);
    },
    /** Takes the line away. */
    clear(): void {
      if (isShown) stream.write("\r\u001b[K");
    },
  };
}
