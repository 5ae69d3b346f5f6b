import { closeSync, fsyncSync, linkSync, openSync, readFileSync, renameSync, rmSync, writeSync } from "node:fs";
import { hostname } from "node:os";
import { basename, dirname } from "node:path";
import { UserError } from "../command-line.ts";

/** Writes bytes to a file and returns how many it wrote, as `fs.writeSync` does. */
export type Write = (descriptor: number, bytes: Uint8Array) => number;

/** Writes all bytes: a disk that is nearly full takes a part of them first. */
export function writeAll(descriptor: number, bytes: Uint8Array, write: Write = writeSync): void {
  for (let rest = bytes; rest.length > 0; ) rest = rest.subarray(write(descriptor, rest));
}

/** Makes the entries of a folder survive a power cut. Windows has no such call. */
export function syncFolder(file: string): void {
  if (process.platform === "win32") return;
  const folder = openSync(dirname(file), "r");
  fsyncSync(folder);
  closeSync(folder);
}

/** Says a failure of the file system in a sentence; any other error is returned as it is. */
export function explain(error: unknown): unknown {
  const { code, path = "" } = error as NodeJS.ErrnoException;
  const what: Record<string, string> = {
    ENOSPC: "The disk is full. Free some space.",
    EDQUOT: "The disk quota is used up. Free some space.",
    EACCES: `No permission for ${path}.`,
    EPERM: `No permission for ${path}.`,
    EROFS: `${path} is on a read-only disk. Choose another file with --out.`,
    ENOENT: `There is no folder ${dirname(path)}.`,
    EISDIR: `${path} is a folder.`,
    EIO: "The disk failed to read or write.",
  };
  return code !== undefined && what[code] ? new UserError(what[code]) : error;
}

/**
 * Takes the lock of an output: a file that names the process that holds it.
 *
 * @returns a function that releases it
 * @throws `UserError` when another process holds it
 */
export function takeLock(file: string): () => void {
  const own = `${file}.${process.pid}`;
  const text = JSON.stringify({ process: process.pid, host: hostname(), since: new Date().toISOString() });
  const descriptor = openSync(own, "w");
  writeAll(descriptor, Buffer.from(text));
  closeSync(descriptor);
  try {
    // A link is made whole or not at all, and by one process alone.
    if (!tryLink(own, file)) {
      const held = readFileSync(file, "utf8");
      if (isHeld(held)) throw new UserError(describeHolder(file, held));
      // Whoever held it is gone. Another process may take it over at the same time: the one that moved what it read goes on.
      renameSync(file, `${own}.old`);
      const isMoved = readFileSync(`${own}.old`, "utf8") === held;
      if (!isMoved) tryLink(`${own}.old`, file);
      rmSync(`${own}.old`, { force: true });
      if (!isMoved || !tryLink(own, file)) throw new UserError(describeHolder(file, readFileSync(file, "utf8")));
    }
  } finally {
    rmSync(own, { force: true });
  }
  return () => rmSync(file, { force: true });
}

function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

interface Holder {
  process: number;
  host: string;
  since: string;
}

function readHolder(text: string): Holder | undefined {
  try {
    return JSON.parse(text) as Holder;
  } catch {
    return undefined;
  }
}

/** Whether a process still runs; one of another machine cannot be asked. */
function isHeld(text: string): boolean {
  const holder = readHolder(text);
  if (!holder) return false;
  if (holder.host !== hostname()) return true;
  if (holder.process === process.pid) return false;
  try {
    process.kill(holder.process, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

function describeHolder(file: string, text: string): string {
  const { process: id, host, since } = readHolder(text) ?? { process: "?", host: "?", since: "?" };
  return `Process ${id} on ${host} has worked on this since ${since}. Wait for it, or delete ${basename(file)} if it no longer runs.`;
}
