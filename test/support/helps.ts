import { globSync, readFileSync } from "node:fs";

/**
 * The helps of the scripts and of the commands of packages/cli, by their files. They are read as
 * text, since loading the commands takes a second.
 *
 * @throws an error for a script or command without a help that is found here
 */
export function readHelps(): Map<string, string> {
  const files = globSync(["scripts/*.ts", "packages/cli/src/**/*.ts"]).sort();
  const helps = files.flatMap((file): [string, string][] => {
    const program = readFileSync(file, "utf8");
    const [, help] = /^(?:export )?const (?:help|usage|HELP) = `\n([^`]*)`/m.exec(program) ?? [];
    if (help !== undefined) return [[file, help]];
    if (/\bUsage: |\bcommand\(/.test(program))
      throw new Error(`${file} has a help of another form.`);
    return [];
  });
  return new Map(helps);
}
