/** Spaces in place of a text; its lines stay. */
export function blank(text: string): string {
  return text.replace(/[^\n\r]/g, " ");
}

/** A text with spaces in place of ranges, which are in order, so that offsets stay. */
export function blankRanges(
  text: string,
  ranges: Iterable<{ start: number; end: number }>,
): string {
  let code = "";
  for (const { start, end } of ranges)
    code += text.slice(code.length, start) + blank(text.slice(start, end));
  return code + text.slice(code.length);
}
