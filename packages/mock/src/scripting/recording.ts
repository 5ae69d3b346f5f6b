import { hideKey } from "../authenticate.ts";
import type { Answer, Call } from "../call.ts";

/** A call that the mock was sent. */
export interface ScriptedRequest {
  method: string;
  path: string;
  /** The version that answered. */
  version: string;
  /** By name in small letters; of the key, the last four characters. */
  headers: Record<string, string>;
  /** The body as JSON, or as text where it is none; undefined where there is none. */
  body: unknown;
}

/** A call that the mock was sent, and what it answered. */
export interface RecordedRequest extends ScriptedRequest {
  answer: Pick<Answer, "status" | "headers" | "body">;
}

/** Which calls: all that have these members. */
export interface RequestFilter {
  method?: string;
  path?: string;
  version?: string;
  status?: number;
}

/** The calls that a mock remembers. */
export interface Recording {
  /**
   * @param body the body of the call as JSON; undefined where it is none
   * @param text the body of the answer as it is sent
   */
  add(call: Call, version: string, body: unknown, answer: Answer, text: string | undefined): void;
  list(filter: RequestFilter): RecordedRequest[];
  clear(): void;
}

/**
 * What is kept of a call: of the bodies their texts, where they have one. To keep the objects that a hundred answers consist of costs
 * every later call, as the heap is cleared around them.
 */
interface Entry {
  call: Call;
  version: string;
  /** Undefined where the body of the call is none, and where its text says it. */
  body: unknown;
  isJson: boolean;
  status: number;
  headers: Record<string, string>;
  text: string | undefined;
}

/** A recording that forgets the oldest call when it is full, so that a mock may run for months. */
export function createRecording(most: number): Recording {
  let entries: Entry[] = [];
  let oldest = 0;
  return {
    add(call, version, body, { status, headers }, text) {
      const isJson = body !== undefined;
      const kept = typeof call.body === "string" ? undefined : body;
      const entry: Entry = { call, version, body: kept, isJson, status, headers, text };
      if (entries.length < most) entries.push(entry);
      else {
        entries[oldest] = entry;
        oldest = (oldest + 1) % most;
      }
    },
    list({ method, path, version, status }) {
      return [...entries.slice(oldest), ...entries.slice(0, oldest)]
        .filter(
          ({ call, ...entry }) =>
            (method ?? call.method) === call.method &&
            (path ?? call.path) === call.path &&
            (version ?? entry.version) === entry.version &&
            (status ?? entry.status) === entry.status,
        )
        .map(toRecorded);
    },
    clear() {
      entries = [];
      oldest = 0;
    },
  };
}

/** A call as a test sees it: a copy, without the key. */
export function toScripted(call: Call, version: string, body: unknown): ScriptedRequest {
  const { method, path } = call;
  return { method, path, version, headers: visible(call), body: structuredClone(body) ?? textOf(call) };
}

function toRecorded({ call, version, body, isJson, status, headers, text }: Entry): RecordedRequest {
  const json = isJson && typeof call.body === "string" ? JSON.parse(call.body) : body;
  const answer = { status, headers: { ...headers }, body: text === undefined ? undefined : JSON.parse(text) };
  return { ...toScripted(call, version, json), answer };
}

function visible({ headers }: Call): Record<string, string> {
  const entries = Object.entries(headers).map(([name, value]) => [name, String(value)] as const);
  return Object.fromEntries(
    entries.map(([name, value]) => [name, name === "authorization" ? `Bearer ${hideKey(value) ?? ""}` : value]),
  );
}

function textOf({ body }: Call): string | undefined {
  if (body === undefined || body === null || body.length === 0) return undefined;
  return typeof body === "string" ? body : new TextDecoder().decode(body);
}
