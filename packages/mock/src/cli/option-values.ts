// Readers of the values of options. Each returns undefined for a text that is not such a value.

import { statSync } from "node:fs";
import type { Delay, Fault } from "../forced/faults.ts";
import type { RateLimit } from "../keys/quota.ts";
import { failureStatuses } from "../options.ts";

/** Undefined if there is nothing. */
export function pathKindAt(path: string): "file" | "folder" | undefined {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return undefined;
  return stats.isDirectory() ? "folder" : "file";
}

export function readWholeNumber(text: string, most = 1e15): number | undefined {
  return /^\d+$/.test(text) && Number(text) <= most ? Number(text) : undefined;
}

export function readSeconds(text: string): number | undefined {
  return /^\d{1,4}(\.\d{1,3})?$/.test(text) && Number(text) <= 3600 ? Number(text) : undefined;
}

export function readDelay(text: string): Delay | undefined {
  const [, least, most = least] = /^(\d{1,9})(?:-(\d{1,9}))?$/.exec(text) ?? [];
  return Number(least) <= Number(most) ? { least: Number(least), most: Number(most) } : undefined;
}

export function readRateLimit(text: string): RateLimit | undefined {
  const [, calls, unit = ""] = /^([1-9]\d{0,8})\/([smh])$/.exec(text) ?? [];
  return calls === undefined
    ? undefined
    : { calls: Number(calls), seconds: 60 ** "smh".indexOf(unit) };
}

export function readFault(text: string): Fault | undefined {
  const [, status, rate] = /^(\d{3}):(0|1|0?\.\d+|1\.0+)$/.exec(text) ?? [];
  return failureStatuses.includes(Number(status))
    ? { status: Number(status), rate: Number(rate) }
    : undefined;
}
