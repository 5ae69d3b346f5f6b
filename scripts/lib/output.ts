import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

/** A folder that artifacts are written to, with a line of progress for each. */
export class Output {
  readonly folder: string;
  readonly #report: (line: string) => void;
  readonly #written = new Set<string>();
  readonly #shown: string;
  #since = performance.now();

  /**
   * @param folder - Where the artifacts go; created if missing.
   * @param report - Takes the lines of progress; without it, nothing is reported.
   * @param shown - The folder that the lines name.
   */
  constructor(folder: string, report: (line: string) => void = () => {}, shown = folder) {
    this.folder = folder;
    this.#report = report;
    this.#shown = shown;
  }

  /** Writes a group of artifacts: all replace the old ones, or none if one fails. */
  async together(make: (output: Output) => Promise<void>): Promise<void> {
    const unfinished = join(this.folder, ".unfinished");
    rmSync(unfinished, { recursive: true, force: true });
    const output = new Output(unfinished, this.#report, this.folder);
    try {
      await make(output);
      for (const file of output.#written) {
        const target = join(this.folder, relative(unfinished, file));
        mkdirSync(dirname(target), { recursive: true });
        renameSync(file, target);
        this.#written.add(target);
      }
    } finally {
      rmSync(unfinished, { recursive: true, force: true });
    }
  }

  /**
   * Writes one artifact, and reports its size and the time since the last one.
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
    this.#report(`${join(this.#shown, path).padEnd(36)} ${size.padStart(10)} ${time.padStart(8)}`);
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
