import type { Json } from "./contract/json.ts";

/** Every string of a body: of a request, what somebody sent, and so never a word of the service. */
export function stringsOf(value: Json): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsOf) : [];
}
