import type { JournalEntry } from "../../../client/src/batch.ts";
import { hashOf } from "../../../client/src/journal/files.ts";
import { FileJournal, type JournalOptions } from "../../../client/src/journal.ts";
import { checkResponse, type ResponseCheck } from "../../../client/src/response.ts";

/** What came of a call: the response that was paid, or why the value failed, or both where the response is of no use. */
export interface Entry extends Partial<JournalEntry> {
  error?: string;
  /** A line without a call: which file the output is. */
  output?: OutputNote;
}

/** What an output looked like when it was written, to detect a later change. */
export interface OutputNote {
  size: number;
  changed: number;
}

/** What is known of a call; `unusable`: its response was paid, and is not one of the requested version. */
export type State = "succeeded" | "failed" | "unusable";

/** What a run paid for, and what came of it. Responses are judged when the journal is opened, not when they are written down. */
export class CleanJournal extends FileJournal<Entry> {
  readonly #states: Map<string, State>;
  /** The output that an earlier run wrote. */
  readonly output: OutputNote | undefined;

  /** @throws {@link JournalError} when the file is no journal, or one of other work, or when another process has it open */
  constructor(file: string, check: ResponseCheck, options: Omit<JournalOptions<Entry>, "onEntry">) {
    const states = new Map<string, State>();
    const outputs: OutputNote[] = [];
    const onEntry = (key: string, entry: Entry) => {
      if (entry.output) outputs.push(entry.output);
      else states.set(hashOf(key), stateOf(entry, check));
    };
    super(file, { ...options, onEntry });
    this.#states = states;
    this.output = outputs.at(-1);
  }

  get counts(): Record<State, number> {
    const counts = { succeeded: 0, failed: 0, unusable: 0 };
    for (const state of this.#states.values()) counts[state] += 1;
    return counts;
  }

  state(key: string): State | undefined {
    return this.#states.get(hashOf(key));
  }

  /** The response that was paid for a key. A value that failed has none: its call is made again. */
  override async read(key: string): Promise<JournalEntry | undefined> {
    const entry = this.get(key);
    return entry?.body === undefined || this.state(key) === "failed" ? undefined : (entry as JournalEntry);
  }

  /** Writes down why a value failed, beside the response if there was one. */
  fail(key: string, error: string): Promise<void> {
    return this.write(key, { ...this.get(key), error });
  }
}

function stateOf({ body, error, ...response }: Entry, check: ResponseCheck): State {
  if (body === undefined) return "failed";
  try {
    checkResponse(new Response(null, response), JSON.parse(body), check);
    return "succeeded";
  } catch {
    return error === undefined ? "unusable" : "failed";
  }
}
