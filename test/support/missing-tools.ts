import { spawnSync } from "node:child_process";

/**
 * The reason to skip a check whose tools are not on this machine; undefined if all are. CI installs
 * all of them, so there it is an error: a check that nothing runs would look green.
 */
export function reasonToSkip(missing: string): string | undefined {
  if (missing === "") return undefined;
  const reason = `Not run, since this machine has no ${missing}.`;
  if (process.env.CI) throw new Error(reason);
  return reason;
}

/** The programs of a list that are not on this machine. */
export function missingPrograms(programs: string[]): string {
  const missing = programs.filter((program) => spawnSync(program, ["--version"]).error);
  return missing.join(" and no ");
}
