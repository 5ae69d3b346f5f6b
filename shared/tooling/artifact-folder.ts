import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";

/** A folder for artifacts. Reports a line for each. */
export class ArtifactFolder {
  readonly folder: string;
  readonly #report: (line: string) => void;
  readonly #written = new Set<string>();

  constructor(folder: string, report: (line: string) => void = () => {}) {
    this.folder = folder;
    this.#report = report;
  }

  /** Writes several artifacts. If one fails, all old ones stay. */
  async together(make: (output: ArtifactFolder) => Promise<void>): Promise<void> {
    const unfinished = join(this.folder, ".unfinished");
    rmSync(unfinished, { recursive: true, force: true });
    const output = new ArtifactFolder(unfinished, this.#report);
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

  /** Writes a text, or an object as JSON, and reports the size. */
  write(path: string, artifact: string | object): void {
    const content =
      typeof artifact === "string" ? artifact : `${JSON.stringify(artifact, null, 2)}\n`;
    const file = join(this.folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    this.#written.add(file);
    this.#report(
      `${path.padEnd(36)} ${(Buffer.byteLength(content) / 1000).toFixed(1).padStart(8)} kB`,
    );
  }

  /**
   * Removes leftovers of earlier runs from the folders of this run, such as the files of a removed
   * version.
   */
  removeOthers(): void {
    const paths = [...this.#written].map((file) => relative(this.folder, file).split(sep));
    const folders = new Set(
      paths.flatMap(([folder = "", ...below]) => (below.length > 0 ? [folder] : [])),
    );
    for (const folder of folders)
      for (const entry of readdirSync(join(this.folder, folder), {
        recursive: true,
        withFileTypes: true,
      })) {
        const file = join(entry.parentPath, entry.name);
        if (!entry.isDirectory() && !this.#written.has(file)) rmSync(file);
      }
  }
}
