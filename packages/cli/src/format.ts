/** Wraps a text at 80 columns and indents all lines but the first; longer words are broken. */
export function wrapText(text: string, indent = ""): string {
  const room = 80 - indent.length;
  const lines = text.match(new RegExp(`\\S.{0,${room - 1}}(?=\\s|$)|\\S{${room}}`, "g")) ?? [];
  return lines.join(`\n${indent}`);
}

export function formatNumber(value: number): string {
  return value.toLocaleString("en");
}

/** A number with its noun: `1 row`, `2,000 rows`. */
export function formatCount(value: number, noun: string, plural = `${noun}s`): string {
  return `${formatNumber(value)} ${value === 1 ? noun : plural}`;
}
