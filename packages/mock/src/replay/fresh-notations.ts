import type { Random } from "./random.ts";

/** A notation of values that are no words: dates, times, UUIDs and IP addresses. */
interface ValueNotation {
  pattern: RegExp;
  /** A value in the notation, instead of another one. */
  create: (value: string, random: Random) => string;
}

const notations: readonly ValueNotation[] = [
  { pattern: /^\d{4}-\d\d-\d\d$/, create: (_, random) => freshTime(random).slice(0, 10) },
  { pattern: /^\d{4}-\d\d-\d\dT/, create: (_, random) => freshTime(random) },
  {
    pattern: /^[\da-f]{8}-[\da-f-]{27}$/i,
    create: (uuid, random) => uuid.replace(/[\da-f]/gi, () => random.pick(hexadecimalDigits)),
  },
  { pattern: /^\d+(\.\d+){3}$/, create: (_, random) => `192.0.2.${1 + random.below(254)}` },
  {
    pattern: /^[\da-f]*:[\da-f:]*:[\da-f]*$/i,
    create: (_, random) => `2001:db8::${random.digit(1)}${random.digit()}${random.digit()}`,
  },
];

const hexadecimalDigits = [..."0123456789abcdef"];

export function findNotation(text: string): ValueNotation | undefined {
  return notations.find(({ pattern }) => pattern.test(text));
}

function freshTime(random: Random): string {
  return new Date(random.below(1.5e12)).toISOString();
}
