import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";

/** Milliseconds that processes have to end, and to remove their temporary files before. */
const GRACE = 2000;

const isWindows = process.platform === "win32";

/** A process in a group of its own, which ends with all that it has started. */
export class ProcessTree {
  readonly process: ChildProcess;
  readonly #pid: number;

  /** @param command - The program and its arguments. */
  constructor([program = "", ...args]: string[], options: SpawnOptions) {
    this.process = spawn(program, args, { ...options, detached: !isWindows });
    this.#pid = this.process.pid ?? Number.NaN;
  }

  /** Ends all processes, and returns when none is left: their ports are free. */
  async end(): Promise<void> {
    const { exitCode, signalCode } = this.process;
    const hasExited = exitCode !== null || signalCode !== null || once(this.process, "exit");
    if (isWindows) spawnSync("taskkill", ["/pid", String(this.#pid), "/t", "/f"]);
    else await this.#endGroup();
    await hasExited;
  }

  async #endGroup(): Promise<void> {
    this.#signal("SIGTERM");
    await this.#waitUntilEmpty();
    this.#signal("SIGKILL");
    await this.#waitUntilEmpty();
  }

  /** Waits for the end of the group, with a limit: a zombie stays where no process reaps it. */
  async #waitUntilEmpty(): Promise<void> {
    const limit = performance.now() + GRACE;
    while (this.#signal(0) && performance.now() < limit) await sleep(10);
  }

  /** Signals the group. Returns false if none of its processes is left. */
  #signal(signal: NodeJS.Signals | 0): boolean {
    try {
      return process.kill(-this.#pid, signal);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
      return false;
    }
  }
}
