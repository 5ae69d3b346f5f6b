import fc from "fast-check";

/**
 * Any character but halves of one. The library's own units ("binary", "grapheme") first make a
 * table of all, in seconds.
 */
export const character = fc
  .integer({ min: 0, max: 0x10_ffff })
  .filter((code) => code < 0xd8_00 || code > 0xdf_ff)
  .map((code) => String.fromCodePoint(code));
