import type { Random } from "./random.ts";

/** As many other digits. A leading zero stays, because it is significant in phone numbers. */
export function freshDigits(run: string, random: Random): string {
  return run.replace(/\d/g, (digit, at: number) => {
    if (at > 0) return random.digit();
    return digit === "0" ? "0" : random.digit(1);
  });
}

/** A number for a member: a date remains a date, coordinates stay within a degree. */
export function freshNumber(value: number, member: string, random: Random): number {
  const most = { month: 12, day: 31 }[member];
  if (most !== undefined) {
    const isPossible = value >= 1 && value <= most;
    // An impossible month or day stays impossible, so that its validation has the same outcome.
    return isPossible ? 1 + random.below(Math.min(most, 28)) : (most + 1) * Math.sign(value);
  }
  const isCoordinate = !Number.isInteger(value) || /^(lat|lon)$/.test(member);
  if (isCoordinate) return Number((value + random.below(2e6) / 1e6 - 1).toFixed(6));
  return Number(String(value).replace(/\d/g, (_, at: number) => random.digit(at === 0 ? 1 : 0)));
}
