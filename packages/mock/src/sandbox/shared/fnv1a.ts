/** The offset basis of the 32-bit hash. */
export const FNV1A_BASIS = 0x811c9dc5;

/** The hash FNV-1a of a text, as a whole number of 32 bits. */
export function fnv1a(text: string, basis = FNV1A_BASIS): number {
  let hash = basis;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
