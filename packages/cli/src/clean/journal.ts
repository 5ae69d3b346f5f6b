import { createHash } from "node:crypto";
import { closeSync, existsSync, fdatasyncSync, ftruncateSync, openSync, readSync, rmSync } from "node:fs";
import { basename } from "node:path";
import { crc32 } from "node:zlib";
import { UserError } from "../command-line.ts";
import { syncFolder, type Write, writeAll } from "./files.ts";

/** What came of a call: the cells that it gives, or why it failed. */
export type Entry = { cells: string[]; error?: never } | { cells?: never; error: string };

/** What an output looked like when it was written, to detect a later change. */
export interface OutputNote {
  size: number;
  changed: number;
}

/** How long lines may wait until they are safe from a power cut, in milliseconds. */
const SYNC_AFTER = 1000;
const MAGIC = "data-validation clean, journal 1";

/**
 * What was paid for, in a file of lines. A line is appended as soon as a response arrives, before it is used otherwise, so that
 * whatever ends the process, the next run goes on with all of them.
 *
 * A file of lines, and not SQLite: `node:sqlite` is absent from Node 20 and experimental in 22. An append needs no more than this, and a
 * person can read the file.
 */
export class Journal {
  readonly file: string;
  /** The last note on the output. */
  output: OutputNote | undefined;
  private readonly header: string;
  private readonly write: Write | undefined;
  private readonly offsets = new Map<string, number>();
  private readonly failed = new Set<string>();
  private descriptor: number | undefined;
  private size = 0;
  private synced = 0;
  private isTrimmed = false;

  /**
   * Opens a journal, or begins one with the first line that is added.
   *
   * @param work - What the responses depend on beside the values; undefined to read responses to any.
   * @throws `UserError` when the file is no journal, or one of other work
   */
  constructor(file: string, work: unknown, write?: Write) {
    this.file = file;
    this.header = line([MAGIC, work]);
    this.write = write;
    if (!existsSync(file)) return;
    this.descriptor = openSync(file, "a+");
    for (const { text, offset, end } of readLines(this.descriptor)) {
      if (offset === 0 && work !== undefined && `${text}\n` !== this.header)
        throw new UserError(describeOther(file, text));
      const record = readRecord(text);
      if (record?.length === 3) this.remember(record[0], record[1] === null, offset);
      else if (record?.[0] === "output") this.output = record[1] as OutputNote;
      this.size = end;
    }
    if (this.size === 0 && !this.header.startsWith(readAt(this.descriptor, 0, this.header.length)))
      throw new UserError(describeOther(file, ""));
  }

  /** Different calls that succeeded, and that failed. */
  get counts(): { succeeded: number; failed: number } {
    return { succeeded: this.offsets.size - this.failed.size, failed: this.failed.size };
  }

  /** What is known of a call. */
  state(key: string): "succeeded" | "failed" | undefined {
    const hash = hashOf(key);
    if (this.failed.has(hash)) return "failed";
    return this.offsets.has(hash) ? "succeeded" : undefined;
  }

  /** What came of a call. */
  read(key: string): Entry | undefined {
    const offset = this.offsets.get(hashOf(key));
    if (offset === undefined || this.descriptor === undefined) return undefined;
    const [, cells, error] = readRecord(readLineAt(this.descriptor, offset)) as [string, string[] | null, string];
    return cells ? { cells } : { error };
  }

  /** Writes down what came of a call; what is known of it already is replaced. */
  add(key: string, { cells, error = "" }: Entry): void {
    this.remember(key, cells === undefined, this.append(line([key, cells ?? null, error])));
  }

  /** Writes down which file the output is, before it gets its name. */
  noteOutput(note: OutputNote): void {
    this.append(line(["output", note]));
    this.output = note;
    this.sync();
  }

  close(): void {
    if (this.descriptor === undefined) return;
    this.sync();
    closeSync(this.descriptor);
    this.descriptor = undefined;
  }

  /** Deletes the file. */
  remove(): void {
    this.close();
    rmSync(this.file, { force: true });
  }

  private remember(key: string, isFailed: boolean, offset: number): void {
    const hash = hashOf(key);
    this.offsets.set(hash, offset);
    if (isFailed) this.failed.add(hash);
    else this.failed.delete(hash);
  }

  /** @returns where the line begins */
  private append(text: string): number {
    if (this.descriptor === undefined) {
      this.descriptor = openSync(this.file, "a+");
      syncFolder(this.file);
    }
    const isFirst = this.size === 0;
    const bytes = Buffer.from(isFirst ? this.header + text : text);
    // Half a line is what was being written when the process ended.
    if (!this.isTrimmed) ftruncateSync(this.descriptor, this.size);
    this.isTrimmed = true;
    try {
      writeAll(this.descriptor, bytes, this.write);
    } catch (error) {
      ftruncateSync(this.descriptor, this.size);
      throw error;
    }
    this.size += bytes.length;
    if (isFirst || Date.now() - this.synced > SYNC_AFTER) this.sync();
    return this.size - Buffer.byteLength(text);
  }

  private sync(): void {
    if (this.descriptor !== undefined) fdatasyncSync(this.descriptor);
    this.synced = Date.now();
  }
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
    return `${name} exists and is no journal of this command. Choose another file with --out.`;
  return `${name} holds responses to other settings (--base-url, --prefix, --number-format or --language). Give the same ones, choose another file with --out, or delete ${name}.`;
}

/** A piece of a file as text. */
function readAt(descriptor: number, offset: number, length: number): string {
  const buffer = Buffer.alloc(length);
  return buffer.toString("utf8", 0, readSync(descriptor, buffer, 0, length, offset));
}

function readLineAt(descriptor: number, offset: number): string {
  for (const { text } of readLines(descriptor, offset, 1024)) return text;
  return "";
}

/** The lines of a file that are whole, from a place in bytes on, each with its own. */
function* readLines(
  descriptor: number,
  from = 0,
  piece = 64 * 1024,
): Generator<{ text: string; offset: number; end: number }> {
  const buffer = Buffer.alloc(piece);
  let rest = Buffer.alloc(0);
  let offset = from;
  for (let read = from; ; ) {
    const length = readSync(descriptor, buffer, 0, piece, read);
    if (length === 0) return;
    read += length;
    rest = Buffer.concat([rest, buffer.subarray(0, length)]);
    let begin = 0;
    for (let at = rest.indexOf(10); at >= 0; at = rest.indexOf(10, begin)) {
      yield { text: rest.toString("utf8", begin, at), offset: offset + begin, end: offset + at + 1 };
      begin = at + 1;
    }
    rest = rest.subarray(begin);
    offset += begin;
  }
}
