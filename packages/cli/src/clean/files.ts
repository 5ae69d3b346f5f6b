import { randomUUID } from "node:crypto";
import { lstatSync, readFileSync, renameSync, rmSync, writeFileSync, writeSync } from "node:fs";
import { hostname } from "node:os";
import { basename, dirname } from "node:path";
import { UserError } from "../command-line.ts";

/** Writes bytes to a file and returns how many it wrote, as `fs.writeSync` does. */
export type Write = (descriptor: number, bytes: Uint8Array) => number;

/** Writes all bytes: a disk that is nearly full takes a part of them first. */
export function writeAll(descriptor: number, bytes: Uint8Array, write: Write = writeSync): void {
  for (let rest = bytes; rest.length > 0; ) rest = rest.subarray(write(descriptor, rest));
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
  const text = JSON.stringify({ process: process.pid, host: hostname(), since: new Date().toISOString() });
  for (let isFirst = true; ; isFirst = false) {
    try {
      writeFileSync(file, text, { flag: "wx" });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
    if (isForeign(file))
      throw new UserError(`${file} is in the way, and is no lock of this command. Move it, or choose another --out.`);
    const held = readFileSync(file, "utf8");
    if (!isFirst || isHeld(held)) throw new UserError(describeHolder(file, held));
    // Whoever held it is gone. Two processes may take it over at the same time: the one that moves what it read goes on.
    const old = `${file}.${randomUUID()}`;
    try {
      renameSync(file, old);
    } catch {
      continue;
    }
    if (readFileSync(old, "utf8") === held) rmSync(old);
    else renameSync(old, file);
  }
}

/** The process that holds a lock; undefined for half a file, and for a file that is no lock. */
function readHolder(text: string): { process: number; host: string; since: string } | undefined {
  try {
    const holder = JSON.parse(text);
    return Number.isInteger(holder?.process) && holder.host && holder.since ? holder : undefined;
  } catch {
    return undefined;
  }
}

/** How each lock begins. */
const BEGINNING = '{"process":';

/** Whether a file is no lock; half of one is what a process leaves that ends while it writes. */
function isForeign(file: string): boolean {
  if (!lstatSync(file).isFile()) return true;
  const text = readFileSync(file, "utf8");
  return readHolder(text) === undefined && !text.startsWith(BEGINNING) && !BEGINNING.startsWith(text);
}

/** Whether a process still runs; one of another machine cannot be asked. */
function isHeld(text: string): boolean {
  const holder = readHolder(text);
  if (!holder || (holder.host === hostname() && holder.process === process.pid)) return false;
  if (holder.host !== hostname()) return true;
  try {
    return process.kill(holder.process, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

function describeHolder(file: string, text: string): string {
  const { process: id, host, since } = readHolder(text) ?? { process: "?", host: "?", since: "?" };
  return `Process ${id} on ${host} has worked on this since ${since}. Wait for it, or delete ${basename(file)} if it no longer runs.`;
}
