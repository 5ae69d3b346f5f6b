import {
  appendFileSync,
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeSync,
} from "node:fs";
import { UserError } from "./terminal.ts";

/** What a run is about: another one goes on with it when all of this is the same. */
export interface Identity {
  input: string;
  /** Bytes and time of the last change of the input. */
  size: number;
  changed: number;
  /** What is validated, and how. */
  work: unknown;
}

/** How far a run is. */
export interface State {
  /** Rows of the input that are in the output. */
  rows: number;
  /** Bytes of the output that they take. */
  bytes: number;
  calls: number;
  /** Rows that could not be read, the first of them, and the bytes of the file that lists all. */
  unreadable: number;
  firstUnreadable: string[];
  listed: number;
  /** How often each proposal was the answer, by the label of its task. */
  proposals: Record<string, Record<string, number>>;
}

/** An output, and beside it a file that says how far it is, in step with each other after every row. */
export interface Output {
  state: State;
  /** Adds rows to the output. */
  write(text: string): void;
  /** Adds a row that could not be read to the list of them. */
  list(line: string): void;
  /** Says that the rows written so far are whole. */
  commit(): void;
  /** Closes the output; when the work is done, what says how far it is goes away. */
  close(isDone: boolean): void;
}

/** How many rows that cannot be read are kept for the terminal. */
const LISTED = 20;

/**
 * Opens an output, where it was left when there is one of the same work.
 *
 * @param isFresh - Starts again from nothing.
 * @throws `UserError` when there is a file that is not ours, or of other work
 */
export function openOutput(file: string, identity: Identity, isFresh: boolean): Output {
  const beside = `${file}.checkpoint.json`;
  const list = `${file}.unreadable.txt`;
  if (isFresh) for (const old of [file, beside, list]) rmSync(old, { force: true });
  const state = readState(file, beside, identity);
  // What was written after the last row that is known to be whole is written again.
  if (existsSync(file)) truncateSync(file, state.bytes);
  if (existsSync(list)) truncateSync(list, state.listed);
  const out = openSync(file, "a");
  const place = openSync(beside, existsSync(beside) ? "r+" : "w+");
  let length = 0;
  const output: Output = {
    state,
    write(text) {
      state.bytes += writeSync(out, text);
    },
    list(line) {
      const text = `${line}\n`;
      appendFileSync(list, text);
      state.unreadable += 1;
      state.listed += Buffer.byteLength(text);
      if (state.firstUnreadable.length < LISTED) state.firstUnreadable.push(line);
    },
    commit() {
      // Written over what was there, with space for what was longer: a file that is cut short at the wrong moment could not be read.
      const text = JSON.stringify({ identity, state });
      writeSync(place, text.padEnd(length), 0);
      length = text.length;
    },
    close(isDone) {
      if (!isDone) output.commit();
      closeSync(out);
      closeSync(place);
      if (isDone) rmSync(beside);
    },
  };
  return output;
}

function readState(file: string, beside: string, identity: Identity): State {
  if (!existsSync(file))
    return { rows: 0, bytes: 0, calls: 0, unreadable: 0, firstUnreadable: [], listed: 0, proposals: {} };
  if (!existsSync(beside))
    throw new UserError(`${file} exists. Choose another file with --out, or overwrite it with --force.`);
  const known = JSON.parse(readFileSync(beside, "utf8")) as { identity: Identity; state: State };
  if (JSON.stringify(known.identity) !== JSON.stringify(identity))
    throw new UserError(
      `${file} was begun with another input or other settings. Give the same ones to go on, or start again with --force.`,
    );
  return known.state;
}
