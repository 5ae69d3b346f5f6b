import { once } from "node:events";
import { type FSWatcher, watch } from "chokidar";

/** Milliseconds without another save that end a series, such as a checkout of Git. */
const QUIET = 150;

/** The sources, without what editors, `sed -i` and Git keep beside them for a moment. */
const SOURCE = /(^|[\\/])[^.#\\/][^\\/]*\.(css|html|js|json|ts|yaml)$/;

/**
 * Watches the sources in some folders, however they are saved: in place, by renaming another file,
 * or in a new folder.
 */
export async function watchSources(folders: string[]): Promise<FSWatcher> {
  const watcher = watch(folders, { ignored: /node_modules/, ignoreInitial: true });
  await once(watcher, "ready");
  return watcher;
}

/** Waits for a series of saves that follow each other, and returns their files. */
export function nextSaves(watcher: FSWatcher): Promise<string[]> {
  const files = new Set<string>();
  let quiet: NodeJS.Timeout | undefined;
  return new Promise((resolve) => {
    watcher.on("all", function collect(_event, file) {
      if (!SOURCE.test(file)) return;
      files.add(file);
      clearTimeout(quiet);
      quiet = setTimeout(() => {
        watcher.off("all", collect);
        resolve([...files]);
      }, QUIET);
    });
  });
}
