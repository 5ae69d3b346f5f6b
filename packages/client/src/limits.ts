import { limitHeaders, versionHeader } from "./generated.ts";
import { only } from "./version-header.ts";

/** The limits of a key that a response states; undefined where it does not, or states no sensible number. */
export interface Limits {
  /** Calls per period, at most. */
  rateLimit: number | undefined;
  /** Length of the period, by assumption in seconds. */
  rateLimitPeriod: number | undefined;
  /** Calls left in the period. */
  rateLimitRemaining: number | undefined;
  /** Credits per day. A call may cost a fraction of one. */
  dailyCreditsLimit: number | undefined;
  /** Credits left today. */
  dailyCreditsLeft: number | undefined;
}

/** The first word of the contract's header names: real names have the vendor's word instead. */
const PREFIX = versionHeader.replace(/-.*/s, "");

/** Reads the limits in the headers of a response, by the ends of their names. */
export function limitsOf(headers: Headers | undefined): Limits {
  const values = Object.entries(limitHeaders).map(([name, header]) => {
    const end = header.slice(PREFIX.length);
    const found = [...(headers ?? [])].filter(([one]) => one.endsWith(end));
    return [name, toNumber(only(found.flatMap(([, value]) => value.split(","))))];
  });
  return Object.fromEntries(values) as unknown as Limits;
}

function toNumber(text = ""): number | undefined {
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : undefined;
}

/** The header that asks for details of a request, by its real name: named, or with the first word of the version header. */
export function detailsHeaderFor(
  setting: boolean | string | undefined,
  header: string,
  ownVersionHeader = versionHeader,
): string | undefined {
  if (!setting) return undefined;
  if (typeof setting === "string") return setting;
  const [, prefix = PREFIX] = /^(.+)-api-version$/i.exec(ownVersionHeader) ?? [];
  return prefix + header.slice(PREFIX.length);
}
