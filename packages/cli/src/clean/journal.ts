import { createHash } from "node:crypto";
import { closeSync, existsSync, fdatasyncSync, ftruncateSync, openSync, readSync, rmSync } from "node:fs";
import { basename } from "node:path";
import { crc32 } from "node:zlib";
import { UserError } from "../command-line.ts";
import { syncFolder, type Write, writeAll } from "./files.ts";

/** What came of a call: the cells that it gives, or why it failed. */
export type Entry = { cells: string[]; error?: never } | { cells?: never; error: string };

/**
 * What was paid for, in a file of lines. A line is appended as soon as a response arrives, before it is used in any other way, so that
 * whatever ends the process, the next run goes on with all of them.
 *
 * A file of lines, and not SQLite: `node:sqlite` is absent from Node 20 and experimental in 22. An append needs no more than this, and a
 * person can read the file.
 */
export interface Journal {
  readonly file: string;
  /** Different calls that succeeded, and that failed. */
  readonly counts: { succeeded: number; failed: number };
  /** Notes on the output, the last one in force. */
  readonly output: OutputNote | undefined;
  /** What is known of a call. */
  state(key: string): "succeeded" | "failed" | undefined;
  /** What came of a call. */
  read(key: string): Entry | undefined;
  /** Writes down what came of a call; what is known of it already is replaced. */
  add(key: string, entry: Entry): void;
  /** Writes down which file the output is, before it gets its name. */
  noteOutput(note: OutputNote): void;
  close(): void;
  /** Deletes the file. */
  remove(): void;
}

/** What an output looked like when it was written, to tell whether somebody changed it since. */
export interface OutputNote {
  size: number;
  changed: number;
}

/** How long lines may wait until they are safe from a power cut, in milliseconds. */
const SYNC_AFTER = 1000;
const MAGIC = "data-validation clean, journal 1";

/**
 * Opens a journal, or begins one with the first line that is added.
 *
 * @param work - What the responses depend on beside the values; undefined to read responses to any.
 * @throws `UserError` when the file is no journal, or one of other work
 */
export function openJournal(file: string, work: unknown, write?: Write): Journal {
  const header = line([MAGIC, work]);
  const offsets = new Map<string, number>();
  const failed = new Set<string>();
  let output: OutputNote | undefined;
  let size = 0;
  let synced = Date.now();
  let descriptor: number | undefined;
  let isTrimmed = false;

  const remember = (key: string, isFailed: boolean, offset: number) => {
    const hash = hashOf(key);
    offsets.set(hash, offset);
    if (isFailed) failed.add(hash);
    else failed.delete(hash);
  };

  const load = () => {
    descriptor = openSync(file, "a+");
    let isFirst = true;
    for (const { text, offset, end } of readLines(descriptor)) {
      if (isFirst && work !== undefined && `${text}\n` !== header) throw new UserError(describeOther(file, text));
      isFirst = false;
      size = end;
      const record = readRecord(text);
      if (record?.length === 3) remember(record[0], record[1] === null, offset);
      else if (record?.[0] === "output") output = record[1] as OutputNote;
    }
    if (isFirst && !header.startsWith(readAt(descriptor, 0, header.length)))
      throw new UserError(describeOther(file, ""));
  };

  const append = (text: string): number => {
    if (descriptor === undefined) {
      descriptor = openSync(file, "a+");
      syncFolder(file);
    }
    const bytes = Buffer.from(size === 0 ? header + text : text);
    // Half a line is what was being written when the process ended.
    if (!isTrimmed) ftruncateSync(descriptor, size);
    isTrimmed = true;
    try {
      writeAll(descriptor, bytes, write);
    } catch (error) {
      ftruncateSync(descriptor, size);
      throw error;
    }
    const isFirst = size === 0;
    size += bytes.length;
    if (isFirst || Date.now() - synced > SYNC_AFTER) sync();
    return size - Buffer.byteLength(text);
  };

  const sync = () => {
    if (descriptor !== undefined) fdatasyncSync(descriptor);
    synced = Date.now();
  };

  if (existsSync(file)) load();
  return {
    file,
    get counts() {
      return { succeeded: offsets.size - failed.size, failed: failed.size };
    },
    get output() {
      return output;
    },
    state(key) {
      const hash = hashOf(key);
      return failed.has(hash) ? "failed" : offsets.has(hash) ? "succeeded" : undefined;
    },
    read(key) {
      const offset = offsets.get(hashOf(key));
      if (offset === undefined || descriptor === undefined) return undefined;
      const [, cells, error] = readRecord(readLineAt(descriptor, offset)) as [string, string[] | null, string];
      return cells ? { cells } : { error };
    },
    add(key, { cells = null, error = "" }) {
      remember(key, cells === null, append(line([key, cells, error])));
    },
    noteOutput(note) {
      append(line(["output", note]));
      output = note;
      sync();
    },
    close() {
      if (descriptor === undefined) return;
      sync();
      closeSync(descriptor);
      descriptor = undefined;
    },
    remove() {
      this.close();
      rmSync(file, { force: true });
    },
  };
}

/** A line: a checksum, since a power cut can leave zeros or old bytes in a file, and a record. */
function line(record: unknown): string {
  const text = JSON.stringify(record);
  return `${checksum(text)} ${text}\n`;
}

function checksum(text: string): string {
  return crc32(text).toString(16).padStart(8, "0");
}

type JournalRecord = [key: string, cells: string[] | null, error: string] | [kind: string, value: unknown];

/** The record of a line; undefined when the line is damaged. */
function readRecord(text: string): JournalRecord | undefined {
  const record = text.slice(9);
  return text.slice(0, 8) === checksum(record) ? (JSON.parse(record) as JournalRecord) : undefined;
}

/** Stands for a value in memory: short, and the same for no two of a billion values. */
export function hashOf(key: string): string {
  return createHash("sha256").update(key).digest().toString("latin1", 0, 12);
}

function describeOther(file: string, start: string): string {
  const name = basename(file);
  if (readRecord(start)?.[0] !== MAGIC)
    return `${name} is in the way, and is no journal of this command. Choose another file with --out.`;
  return `${name} holds responses to other settings (--base-url, --prefix, --number-format or --language). Give the same ones, choose another file with --out, or delete ${name}.`;
}

/** A piece of a file as text. */
function readAt(descriptor: number, offset: number, length: number): string {
  const buffer = Buffer.alloc(length);
  return buffer.toString("utf8", 0, readSync(descriptor, buffer, 0, length, offset));
}

function readLineAt(descriptor: number, offset: number): string {
  for (let length = 1024; ; length *= 4) {
    const buffer = Buffer.alloc(length);
    const end = buffer.subarray(0, readSync(descriptor, buffer, 0, length, offset)).indexOf(10);
    if (end >= 0) return buffer.toString("utf8", 0, end);
  }
}

/** The lines of a file that are whole, each with its place in bytes. */
function* readLines(descriptor: number): Generator<{ text: string; offset: number; end: number }> {
  const buffer = Buffer.alloc(64 * 1024);
  let rest = Buffer.alloc(0);
  let offset = 0;
  for (let read = 0; ; ) {
    const length = readSync(descriptor, buffer, 0, buffer.length, read);
    if (length === 0) return;
    read += length;
    rest = Buffer.concat([rest, buffer.subarray(0, length)]);
    let from = 0;
    for (let at = rest.indexOf(10); at >= 0; at = rest.indexOf(10, from)) {
      yield { text: rest.toString("utf8", from, at), offset: offset + from, end: offset + at + 1 };
      from = at + 1;
    }
    rest = rest.subarray(from);
    offset += from;
  }
}
