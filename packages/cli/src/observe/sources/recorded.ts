import type { Json } from "../contract/json.ts";

/** A body as it was found: JSON, or a text that is none. */
export type Body = { json: Json } | { text: string };

/** One call of the service, as a recording or a proxy saw it. */
export interface RecordedCall {
  /** Where it was found, for people: `traffic.har, entry 12`. */
  where: string;
  /** When it was made, as an ISO 8601 time. */
  at?: string | undefined;
  method: string;
  /** The whole URL, or the path alone. */
  url: string;
  /** By name in lower case; undefined when the recording has no headers at all. */
  requestHeaders?: Record<string, string> | undefined;
  requestBody?: Body | undefined;
  status: number;
  /** By name in lower case; undefined when the recording has no headers at all. */
  responseHeaders?: Record<string, string> | undefined;
  responseBody?: Body | undefined;
  /** Whether the values were replaced by stand-ins of their shape when the recording was made. */
  isReduced?: boolean | undefined;
}

/** Something that could not be read; the rest goes on. */
export interface UnreadableEntry {
  where: string;
  /** What is wrong, without anything of the content. */
  problem: string;
}

/** What a source gives, one after the other. */
export type SourceEntry = RecordedCall | UnreadableEntry;

/** A text as a body: JSON where it is JSON. */
export function readBody(text: string | undefined | null): Body | undefined {
  if (text === undefined || text === null || text === "") return undefined;
  try {
    return { json: JSON.parse(text) as Json };
  } catch {
    return { text };
  }
}

/** The headers of a list of names and values, by name in lower case. */
export function readHeaders(list: { name?: unknown; key?: unknown; value?: unknown }[]): Record<string, string> {
  return Object.fromEntries(
    list.map(({ name, key, value }) => [String(name ?? key ?? "").toLowerCase(), String(value ?? "")]),
  );
}
