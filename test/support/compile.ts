import { spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { installedCommand } from "@data-validation/tooling/processes/installed";

/**
 * Compiles files of a folder as one strict project.
 *
 * @param options - Further options, as in `tsconfig.json`.
 * @returns the messages of each file that does not compile, by its name; under the name `""` those
 *   about the project
 */
export function messagesOf(folder: string, files: string[], options: object): Map<string, string> {
  const project = mkdtempSync(join(folder, "project-"));
  const own = { strict: true, noEmit: true, types: [], target: "es2023", module: "nodenext" };
  const config = {
    compilerOptions: { ...own, ...options },
    files: files.map((name) => relative(project, join(folder, name))),
  };
  writeFileSync(join(project, "tsconfig.json"), JSON.stringify(config));
  // The native compiler: each project takes the other one seconds.
  const [node, ...first] = installedCommand("typescript-native", "tsc");
  const args = [...first, "--project", project, "--pretty", "false"];
  const { stdout } = spawnSync(node, args, { cwd: folder, encoding: "utf8" });
  const messages = new Map<string, string>();
  let file = "";
  for (const line of stdout.trim().split("\n").filter(Boolean)) {
    const [, path, message = line] =
      /^(?:(\S.*?)\(\d+,\d+\): )?error TS\d+: (.*)$/.exec(line) ?? [];
    // The details of a message are on indented lines below it.
    if (!line.startsWith(" "))
      file = path === undefined ? "" : relative(folder, resolve(folder, path));
    messages.set(file, `${messages.get(file) ?? ""}${message}\n`);
  }
  return messages;
}
