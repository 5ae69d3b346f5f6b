import { UsageError } from "../usage-error.ts";
import type { RequestFilter } from "./request-log.ts";
import type { Scope } from "./scope.ts";

export const scopeFields = ["key", "header"];

export function readScope(query: URLSearchParams): Scope | undefined {
  const key = query.get("key");
  const headers = query.getAll("header").map((header): [string, string] => {
    const colon = header.indexOf(":");
    if (colon < 1) throw new UsageError(`header takes name:value, not ${JSON.stringify(header)}.`);
    return [header.slice(0, colon).trim().toLowerCase(), header.slice(colon + 1).trim()];
  });
  if (key === null && headers.length === 0) return undefined;
  return {
    ...(key !== null && { key }),
    ...(headers.length > 0 && { headers: Object.fromEntries(headers) }),
  };
}

export function readFilter(query: URLSearchParams): RequestFilter {
  const { status, after, header: _, ...filter } = Object.fromEntries(query);
  const readNumber = (name: string, value: string) => {
    if (/^\d+$/.test(value)) return Number(value);
    throw new UsageError(`${name} takes a number, not ${JSON.stringify(value)}.`);
  };
  return {
    ...filter,
    ...readScope(query),
    ...(status && { status: readNumber("status", status) }),
    ...(after && { after: readNumber("after", after) }),
  };
}
