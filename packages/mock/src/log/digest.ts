import { subtleCrypto, TextEncoder } from "../platform.ts";

const DIGITS = 8;

/** The most digests that are cached. */
const MOST_KEYS = 1000;

const digestsByKey = new Map<string, string>();

/**
 * The first eight hexadecimal digits of the SHA-256 of a key; undefined if the platform lacks
 * SHA-256, as insecure pages do.
 */
export async function digestOf(key: string): Promise<string | undefined> {
  const knownDigest = digestsByKey.get(key);
  if (knownDigest !== undefined || !subtleCrypto) return knownDigest;
  const bytes = await subtleCrypto.digest("SHA-256", new TextEncoder().encode(key));
  const digest = [...new Uint8Array(bytes).subarray(0, DIGITS / 2)]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
  if (digestsByKey.size >= MOST_KEYS) digestsByKey.clear();
  digestsByKey.set(key, digest);
  return digest;
}
