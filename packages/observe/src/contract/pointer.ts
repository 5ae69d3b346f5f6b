/** A key as a token of a JSON pointer (RFC 6901). */
export function toToken(key: string | number): string {
  return String(key).replaceAll("~", "~0").replaceAll("/", "~1");
}

/** Keys as a JSON pointer. */
export function toPointer(keys: readonly (string | number)[]): string {
  return keys.map((key) => `/${toToken(key)}`).join("");
}

/** The keys that a JSON pointer, or the fragment of a `$ref`, leads along. */
export function toKeys(pointer: string): string[] {
  return pointer
    .split("/")
    .slice(1)
    .map((token) => token.replaceAll("~1", "/").replaceAll("~0", "~"));
}
