/** Lines and columns of offsets in a text, both from 1. */
export function createLines(text: string): (offset: number) => { line: number; column: number } {
  const starts = [0];
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return (offset) => {
    let [low, high] = [0, starts.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] as number) <= offset) low = middle;
      else high = middle - 1;
    }
    const start = starts[low] as number;
    // The byte order mark is no column.
    return { line: low + 1, column: offset - start + 1 - (low === 0 && text.startsWith("\uFEFF") ? 1 : 0) };
  };
}
