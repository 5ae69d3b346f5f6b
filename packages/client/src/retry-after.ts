/** Milliseconds that a `Retry-After` asks for, in seconds, as a list of them or as a date; 0 if there is none that can be read. */
export function readRetryAfter(response: Response | undefined): number {
  const text = response?.headers.get("retry-after") ?? "";
  const wait = /[a-z]{3}/i.test(text)
    ? Date.parse(text) - Date.now()
    : Math.max(...text.split(",").map(Number)) * 1000;
  return wait > 0 ? wait : 0;
}
