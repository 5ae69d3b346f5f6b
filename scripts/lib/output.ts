import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** A folder that artifacts are written to, with a line of progress for each. */
export class Output {
  readonly folder: string;
  readonly #report: (line: string) => void;
  readonly #written = new Set<string>();
  #since = performance.now();

  /**
   * @param folder - Where the artifacts go; made when it is not there.
   * @param report - Takes the lines of progress; without it, nothing is reported.
   */
  constructor(folder: string, report: (line: string) => void = () => {}) {
    this.folder = folder;
    this.#report = report;
  }

  /**
   * Writes one artifact, and reports its size and the time since the artifact before it.
   *
   * @param path - Where it goes, relative to the folder.
   */
  write(path: string, content: string): void {
    const file = join(this.folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    this.#written.add(file);
    const now = performance.now();
    const size = `${(Buffer.byteLength(content) / 1000).toFixed(1)} kB`;
    const time = `${((now - this.#since) / 1000).toFixed(2)} s`;
    this.#report(`${file.padEnd(36)} ${size.padStart(10)} ${time.padStart(8)}`);
    this.#since = now;
  }

  /** Removes from a folder what an earlier run wrote and this one did not. */
  removeOthers(path: string): void {
    const folder = join(this.folder, path);
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      const file = join(entry.parentPath, entry.name);
      if (!entry.isDirectory() && !this.#written.has(file)) rmSync(file);
    }
  }
}
