import type { Journal, JournalEntry } from "../../../client/src/batch.ts";
import { hashOf } from "../../../client/src/journal/files.ts";
import { FileJournal, JournalError, type JournalOptions } from "../../../client/src/journal.ts";
import { checkResponse, type ResponseCheck } from "../../../client/src/response.ts";
import { UserError } from "../command-line.ts";

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

const ADVICE = {
  settings: " The settings are --base-url, --prefix, --number-format and --language.",
  foreign: " Name another output with --out.",
  locked: "",
};

/** What a run paid for, and what came of it. Responses are judged when the journal is opened, not when they are written down. */
export class CleanJournal implements Journal {
  output: OutputNote | undefined;
  private readonly check: ResponseCheck;
  private readonly entries: FileJournal<Entry>;
  private readonly states = new Map<string, State>();

  /** @throws `UserError` when the file is no journal, or one of other work, or when another process has it open */
  constructor(file: string, check: ResponseCheck, options: JournalOptions<Entry>) {
    this.check = check;
    try {
      this.entries = new FileJournal(file, { ...options, onEntry: (key, entry) => this.remember(key, entry) });
    } catch (error) {
      throw error instanceof JournalError ? new UserError(error.message + ADVICE[error.code]) : error;
    }
  }

  get file(): string {
    return this.entries.file;
  }

  get counts(): Record<State, number> {
    const counts = { succeeded: 0, failed: 0, unusable: 0 };
    for (const state of this.states.values()) counts[state] += 1;
    return counts;
  }

  state(key: string): State | undefined {
    return this.states.get(hashOf(key));
  }

  entry(key: string): Entry | undefined {
    return this.entries.get(key);
  }

  /** The response that was paid for a key, whatever it is worth. */
  async read(key: string): Promise<JournalEntry | undefined> {
    const entry = this.entry(key);
    return entry?.body === undefined ? undefined : (entry as JournalEntry);
  }

  write(key: string, entry: Entry): Promise<void> {
    return this.entries.write(key, entry);
  }

  /** Writes down why a value failed, beside the response if there was one. */
  fail(key: string, error: string): Promise<void> {
    return this.write(key, { ...this.entry(key), error });
  }

  close(): void {
    this.entries.close();
  }

  remove(): void {
    this.entries.remove();
  }

  private remember(key: string, entry: Entry): void {
    if (entry.output) this.output = entry.output;
    else this.states.set(hashOf(key), this.judge(entry));
  }

  private judge({ body, error, ...response }: Entry): State {
    if (body === undefined) return "failed";
    try {
      checkResponse(new Response(null, response), JSON.parse(body), this.check);
      return "succeeded";
    } catch {
      return error === undefined ? "unusable" : "failed";
    }
  }
}
