import type { JournalEntry } from "@data-validation/client/batch";
import { hashOf } from "@data-validation/client/internal/journal/files";
import type { ResponseCheck } from "@data-validation/client/internal/response/fault";
import { checkResponse } from "@data-validation/client/internal/response/response";
import { FileJournal, type JournalOptions } from "@data-validation/client/journal";
import { readPlace } from "@data-validation/envelope/read-place";
import { unwrapResponse } from "@data-validation/envelope/response-place";

/**
 * Outcome of a call: the response, the reason of a failure, or both if the response cannot be used.
 */
export interface CallEntry extends Partial<JournalEntry> {
  error?: string;
  /** Only in the entry of the output. */
  output?: OutputState;
}

/** The state of an output after writing, to detect a later change. */
export type OutputState = { size: number; changed: number };

/** The state of a call; `unusable`: its response is not one of the requested version. */
export type CallState = "succeeded" | "failed" | "unusable";

/**
 * How responses are read. `responseAt`: the place of the envelope; the journal stores the body as
 * received.
 */
type ResponseSettings = ResponseCheck & { responseAt?: string | undefined };

/**
 * The outcomes of a run. Responses are checked when the journal is opened, not when they are
 * written.
 */
export class CleanJournal extends FileJournal<CallEntry> {
  readonly #states: Map<string, CallState>;
  readonly #check: ResponseSettings;
  /** The output that an earlier run wrote. */
  readonly output: OutputState | undefined;

  constructor(
    file: string,
    check: ResponseSettings,
    options: Omit<JournalOptions<CallEntry>, "onEntry">,
  ) {
    const states = new Map<string, CallState>();
    const outputs: OutputState[] = [];
    const onEntry = (key: string, entry: CallEntry) => {
      if (entry.output) outputs.push(entry.output);
      else states.set(hashOf(key), stateOf(entry, check));
    };
    super(file, { ...options, onEntry });
    this.#states = states;
    this.#check = check;
    this.output = outputs.at(-1);
  }

  get counts(): Record<CallState, number> {
    const counts = { succeeded: 0, failed: 0, unusable: 0 };
    for (const state of this.#states.values()) counts[state] += 1;
    return counts;
  }

  /** Includes the responses that cannot be used. */
  get saved(): number {
    const { succeeded, unusable } = this.counts;
    return succeeded + unusable;
  }

  state(key: string): CallState | undefined {
    return this.#states.get(hashOf(key));
  }

  /** The response to a key. A value that failed has none: its call is made again. */
  override async read(key: string): Promise<JournalEntry | undefined> {
    const entry = this.get(key);
    return entry?.body === undefined || this.state(key) === "failed"
      ? undefined
      : (entry as JournalEntry);
  }

  envelopeOf({ body = "" }: CallEntry): unknown {
    return readEnvelope(body, this.#check);
  }

  /** Stores why a value failed, with the response if there was one. */
  async fail(key: string, error: string): Promise<void> {
    await this.write(key, { ...this.get(key), error });
  }
}

function readEnvelope(body: string, { responseAt }: ResponseSettings): unknown {
  return unwrapResponse(JSON.parse(body), readPlace(responseAt));
}

function stateOf({ body, error, ...response }: CallEntry, check: ResponseSettings): CallState {
  if (body === undefined) return "failed";
  try {
    checkResponse(new Response(null, response), readEnvelope(body, check), check);
    return "succeeded";
  } catch {
    return error === undefined ? "unusable" : "failed";
  }
}
