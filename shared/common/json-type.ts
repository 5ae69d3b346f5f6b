/** Whether the value of a header `Content-Type` is application/json, with any parameters. */
export function isJsonType(contentType: string): boolean {
  return /^\s*application\/json\s*(;|$)/i.test(contentType);
}
