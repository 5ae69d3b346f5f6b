import { randomUUID } from "node:crypto";
import { lstatSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { basename } from "node:path";

/** A file cannot be used as a journal. */
export class JournalError extends Error {
  override name = "JournalError";
  /**
   * `foreign`: a file is not a journal, or not its lock; `settings`: it has responses to other
   * settings; `locked`: it is in use.
   */
  readonly code: "foreign" | "settings" | "locked";

  constructor(code: JournalError["code"], message: string) {
    super(message);
    this.code = code;
  }
}

type LockHolder = { process: number; host: string; since: string };

const BEGINNING = '{"process":';

/**
 * Takes a lock, a file that names the process that holds it, and returns a function that releases
 * it.
 */
export function takeLock(file: string): () => void {
  const holder: LockHolder = {
    process: process.pid,
    host: hostname(),
    since: new Date().toISOString(),
  };
  for (;;) {
    try {
      writeFileSync(file, JSON.stringify(holder), { flag: "wx" });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if (!hasCode(error, "EEXIST")) throw error;
    }
    try {
      removeStale(file);
    } catch (error) {
      // The holder released it, or another process took it first.
      if (!hasCode(error, "ENOENT")) throw error;
    }
  }
}

function removeStale(file: string): void {
  const lockText = lstatSync(file).isFile() ? readFileSync(file, "utf8") : "no file";
  const holder = readHolder(lockText);
  // A process that was killed leaves half a lock.
  if (!holder && !lockText.startsWith(BEGINNING) && !BEGINNING.startsWith(lockText))
    throw new JournalError(
      "foreign",
      `${basename(file)} is in the way, and is not a lock of this package.`,
    );
  if (holder && isRunning(holder))
    throw new JournalError(
      "locked",
      `Process ${holder.process} on ${holder.host} has held ${basename(file)} since ${holder.since}. Wait until it ends, or delete the file if it no longer runs.`,
    );
  // If two processes take it over at the same time, only the one that moves the lock it read goes
  // on.
  const moved = `${file}.${randomUUID()}`;
  renameSync(file, moved);
  if (readFileSync(moved, "utf8") === lockText) rmSync(moved);
  else renameSync(moved, file);
}

/** The holder of a lock; undefined for half a lock, and for a file that is none. */
function readHolder(text: string): LockHolder | undefined {
  try {
    const holder = JSON.parse(text);
    return Number.isInteger(holder?.process) && holder.host && holder.since ? holder : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the holder runs. That of another machine is assumed to. */
function isRunning({ process: id, host, since }: LockHolder): boolean {
  if (host !== hostname()) return true;
  // In containers, several processes can have the same process ID.
  if (id === process.pid) return Date.parse(since) >= Date.now() - process.uptime() * 1000;
  try {
    return process.kill(id, 0);
  } catch (error) {
    return hasCode(error, "EPERM");
  }
}

const hasCode = (error: unknown, code: string) => (error as NodeJS.ErrnoException).code === code;
