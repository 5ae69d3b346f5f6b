/**
 * The milliseconds of a `Retry-After` in seconds, as a list of them or as a date; 0 if it is
 * missing or invalid.
 */
export function readRetryAfter(response: Response | undefined): number {
  const text = response?.headers.get("retry-after") ?? "";
  const wait = /[a-z]{3}/i.test(text)
    ? Date.parse(text) - Date.now()
    : Math.max(...text.split(",").map(Number)) * 1000;
  return wait > 0 ? wait : 0;
}
