import { existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";

/**
 * A folder that several test files read, filled once in a run by the first file that needs it; the
 * others wait.
 */
export async function oncePerRun(
  name: string,
  make: (folder: string) => Promise<void>,
): Promise<string> {
  const folder = join(process.env.TEST_RUN_FOLDER as string, name);
  const unfinished = `${folder}-unfinished`;
  const failed = `${folder}-failed`;
  // Atomic, and undefined if the folder was there.
  if (mkdirSync(`${folder}-begun`, { recursive: true }) === undefined) {
    while (!existsSync(folder)) {
      if (existsSync(failed))
        throw new Error(`Another test file could not make the folder ${name}.`);
      await setTimeout(20);
    }
    return folder;
  }
  mkdirSync(unfinished);
  try {
    await make(unfinished);
  } catch (error) {
    writeFileSync(failed, "");
    throw error;
  }
  renameSync(unfinished, folder);
  return folder;
}
