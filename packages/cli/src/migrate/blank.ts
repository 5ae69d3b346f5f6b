/** Replaces a text by spaces; its lines stay. */
export function blank(text: string): string {
  return text.replace(/[^\n\r]/g, " ");
}

/** Replaces sorted ranges of a text by spaces, so that offsets stay. */
export function blankRanges(
  text: string,
  ranges: Iterable<{ start: number; end: number }>,
): string {
  let code = "";
  for (const { start, end } of ranges)
    code += text.slice(code.length, start) + blank(text.slice(start, end));
  return code + text.slice(code.length);
}
