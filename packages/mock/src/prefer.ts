/** The outcome that a caller asks for with the header Prefer (RFC 7240), instead of the computed one. */
export interface Preference {
  code?: number;
  example?: string;
}

/**
 * Reads the header Prefer: `code=401`, `example=valid`, or both, separated by a comma or a semicolon.
 *
 * Preferences that are not ours are left alone, as the RFC wants it; undefined when there is none of ours.
 */
export function readPreference(header: string | undefined): Preference | undefined {
  const entries = (header ?? "")
    .split(/[,;]/)
    .map((part) => part.split("=", 2).map((side) => side.trim().replace(/^"(.*)"$/, "$1")));
  const { code, example } = Object.fromEntries(entries) as { code?: string; example?: string };
  const isCode = code !== undefined && /^\d{3}$/.test(code);
  if (!isCode && !example) return undefined;
  return { ...(isCode && { code: Number(code) }), ...(example && { example }) };
}
