/** A key as a token of a JSON pointer (RFC 6901). */
export function toToken(key: string): string {
  return key.replaceAll("~", "~0").replaceAll("/", "~1");
}

/** The keys that a JSON pointer, or the fragment of a `$ref`, leads along. */
export function toKeys(pointer: string): string[] {
  return pointer
    .split("/")
    .slice(1)
    .map((token) => token.replaceAll("~1", "/").replaceAll("~0", "~"));
}
