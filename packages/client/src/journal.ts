// Only for Node: the other entries of this package run in pages and workers too.
import fs from "node:fs";
import { basename } from "node:path";
import { promisify } from "node:util";
import { crc32 } from "node:zlib";
import type { JournalEntry } from "./batch/journal.ts";
import { hashOf, syncFolder, type Write, writeAll } from "./journal/files.ts";
import { JournalError, takeLock } from "./journal/lock.ts";
import { type Reserve, takeReserve } from "./journal/reserve.ts";

export { type JournalEntry, JournalError };

/** How a journal is opened. */
export interface JournalOptions<Entry> {
  /**
   * The common settings of all entries; undefined to read entries of any. A journal with other
   * settings is an error.
   */
  work?: unknown;
  /** Whether the journal is only read: then it takes no lock. */
  isReadOnly?: boolean | undefined;
  /** Called with each entry of the file, and with each that is written. */
  onEntry?: ((key: string, entry: Entry) => void) | undefined;
  /** Writes to the file, as `fs.writeSync` does. */
  write?: Write | undefined;
}

// A file of lines, and not SQLite: `node:sqlite` is absent from Node 20 and experimental in 22.
const MAGIC = "data-validation journal 2";

/**
 * A journal in a file of lines, for one process at a time: `<file>.lock` contains its id. A line is
 * appended as soon as a response arrives, so the next process continues with all of them, however
 * the first one ends. The file contains personal data: only its owner can read it.
 *
 * @example
 * const journal = new FileJournal("emails.journal");
 * for await (const { item, data } of batch(emails, call, { journal, key: (email) => email })) …
 * journal.close();
 */
export class FileJournal<Entry = JournalEntry> {
  readonly file: string;
  readonly #header: string;
  readonly #options: JournalOptions<Entry>;
  /** Where the line of each entry is, in bytes. */
  readonly #places = new Map<string, { offset: number; length: number }>();
  #descriptor: number | undefined;
  #size = 0;
  #syncing: Promise<void> = Promise.resolve();
  #nextSync: Promise<void> | undefined;
  readonly #release: () => void;
  #reserved: Reserve | undefined;
  /** The error of a full disk, after which the reserve was freed: no further call should begin. */
  full: Error | undefined;

  /**
   * Opens a journal, or creates one with the first entry.
   *
   * @throws {@link JournalError} if the file is not a journal, has other settings, or is open in a
   *   process
   */
  constructor(file: string, options: JournalOptions<Entry> = {}) {
    this.file = file;
    this.#options = options;
    this.#header = toLine([MAGIC, options.work ?? null]);
    this.#release = options.isReadOnly ? () => {} : takeLock(`${file}.lock`);
    try {
      this.#open();
    } catch (error) {
      this.close();
      throw error;
    }
  }

  /** The entry of a key. */
  get(key: string): Entry | undefined {
    const place = this.#places.get(hashOf(key));
    if (!place || this.#descriptor === undefined) return undefined;
    return (readRecord(readAt(this.#descriptor, place.offset, place.length)) as [string, Entry])[1];
  }

  async read(key: string): Promise<Entry | undefined> {
    return this.get(key);
  }

  /**
   * Writes an entry, which replaces an earlier one of the same key; resolves when it is durable.
   */
  async write(key: string, entry: Entry): Promise<void> {
    const text = toLine([key, entry]);
    this.#append(text);
    const length = Buffer.byteLength(text) - 1;
    this.#remember([key, entry], this.#size - length - 1, length);
    // One synchronization serves all that was written while the last one ran.
    this.#nextSync ??= this.#syncing.then(() => this.#sync());
    await this.#nextSync;
  }

  /**
   * Reserves space on the disk, in bytes. It is freed when the disk is full, so that the entries of
   * pending calls are still written.
   *
   * @throws an error of the file system, such as ENOSPC
   */
  reserve(bytes: number): void {
    this.#reserved?.release();
    this.#reserved = takeReserve(`${this.file}.reserve`, bytes, this.#options.write);
  }

  close(): void {
    this.#reserved?.release();
    if (this.#descriptor !== undefined) {
      fs.fdatasyncSync(this.#descriptor);
      fs.closeSync(this.#descriptor);
      this.#descriptor = undefined;
    }
    this.#release();
  }

  /** Deletes the file. */
  remove(): void {
    this.close();
    fs.rmSync(this.file, { force: true });
  }

  #open(): void {
    const stats = fs.lstatSync(this.file, { throwIfNoEntry: false });
    if (!stats) return;
    // A link may lead to another file.
    if (!stats.isFile()) throw foreignError(this.file);
    this.#descriptor = fs.openSync(this.file, "a+");
    for (const { text, offset, length } of readLines(this.#descriptor)) {
      if (offset === 0) this.#checkHeader(text);
      const record = readRecord(text);
      if (record && offset > 0) this.#remember(record as [string, Entry], offset, length);
      this.#size = offset + length + 1;
    }
    if (
      this.#size === 0 &&
      !this.#header.startsWith(readAt(this.#descriptor, 0, this.#header.length))
    )
      throw foreignError(this.file);
    // Half a line was being written when the process ended.
    if (!this.#options.isReadOnly) fs.ftruncateSync(this.#descriptor, this.#size);
  }

  #checkHeader(text: string): void {
    if (readRecord(text)?.[0] !== MAGIC) throw foreignError(this.file);
    if (this.#options.work === undefined || `${text}\n` === this.#header) return;
    throw new JournalError(
      "settings",
      `${basename(this.file)} holds responses to other settings. Use the same ones, another file, or delete it.`,
    );
  }

  #remember([key, entry]: [string, Entry], offset: number, length: number): void {
    this.#places.set(hashOf(key), { offset, length });
    this.#options.onEntry?.(key, entry);
  }

  #append(text: string): void {
    if (this.#descriptor === undefined) {
      this.#descriptor = fs.openSync(this.file, "ax+", 0o600);
      syncFolder(this.file);
    }
    const bytes = Buffer.from(this.#size === 0 ? this.#header + text : text);
    try {
      this.#appendAll(bytes);
    } catch (error) {
      if (!isFull(error) || !this.#reserved?.release()) throw error;
      this.full = error as Error;
      this.#appendAll(bytes);
    }
    this.#size += bytes.length;
  }

  /** Appends all bytes, or none. */
  #appendAll(bytes: Uint8Array): void {
    const descriptor = this.#descriptor as number;
    try {
      writeAll(descriptor, bytes, this.#options.write);
    } catch (error) {
      fs.ftruncateSync(descriptor, this.#size);
      throw error;
    }
  }

  #sync(): Promise<void> {
    this.#nextSync = undefined;
    this.#syncing =
      this.#descriptor === undefined
        ? Promise.resolve()
        : promisify(fs.fdatasync)(this.#descriptor);
    return this.#syncing;
  }
}

function isFull(error: unknown): boolean {
  return ["ENOSPC", "EDQUOT"].includes((error as NodeJS.ErrnoException).code ?? "");
}

function foreignError(file: string): JournalError {
  return new JournalError(
    "foreign",
    `${basename(file)} is in the way, and is no journal of this package.`,
  );
}

/** A line: a checksum, since a power cut can leave zeros or old bytes in a file, and a record. */
function toLine(record: unknown): string {
  const text = JSON.stringify(record);
  return `${checksum(text)} ${text}\n`;
}

const checksum = (text: string) => crc32(text).toString(16).padStart(8, "0");

/** The record of a line; undefined when the line is damaged. */
function readRecord(text: string): [key: string, value: unknown] | undefined {
  const record = text.slice(9);
  return text.slice(0, 8) === checksum(record)
    ? (JSON.parse(record) as [string, unknown])
    : undefined;
}

function readAt(descriptor: number, offset: number, length: number): string {
  const buffer = Buffer.alloc(length);
  return buffer.toString("utf8", 0, fs.readSync(descriptor, buffer, 0, length, offset));
}

/** The complete lines of a file, each with its offset in bytes. */
function* readLines(descriptor: number) {
  const buffer = Buffer.alloc(2 ** 16);
  let unread = Buffer.alloc(0);
  let offset = 0;
  for (let read = 0; ; ) {
    const length = fs.readSync(descriptor, buffer, 0, buffer.length, read);
    if (length === 0) return;
    read += length;
    unread = Buffer.concat([unread, buffer.subarray(0, length)]);
    let begin = 0;
    for (let at = unread.indexOf(10); at >= 0; at = unread.indexOf(10, begin)) {
      yield {
        text: unread.toString("utf8", begin, at),
        offset: offset + begin,
        length: at - begin,
      };
      begin = at + 1;
    }
    unread = unread.subarray(begin);
    offset += begin;
  }
}
