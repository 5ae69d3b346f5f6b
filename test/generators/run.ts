import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "rolldown";
import { execute } from "../support/execute.ts";

/** The folder of other people's tools. */
export const toolsFolder = join(import.meta.dirname, "../tools");

/** A command of one of these tools. */
export function toolCommand(name: string): string {
  return join(toolsFolder, "node_modules", ".bin", name);
}

/**
 * The contract of a version, and the slim document that is made from it for generators and
 * importers.
 */
export const bundleFile = (version: string) =>
  join(import.meta.dirname, `../../generated/openapi/${version}.json`);
export const slimFile = (version: string) => bundleFile(`${version}.slim`);

type ExecuteOptions = Parameters<typeof execute>[2];

/** Runs a command, and returns its output; throws an error with all output if it fails. */
export async function runCommand(
  command: string,
  args: string[],
  options?: ExecuteOptions,
): Promise<string> {
  return (await runBoth(command, args, options)).stdout;
}

/** Runs a command, and returns its output and its errors. */
export async function runBoth(command: string, args: string[], options?: ExecuteOptions) {
  try {
    return await execute(command, args, options);
  } catch (error) {
    const { stdout = "", stderr = "" } = error as { stdout?: string; stderr?: string };
    throw new Error(`${command} ${args.join(" ")}\n${stdout}${stderr || String(error)}`);
  }
}

export async function isInstalled(command: string, ...args: string[]): Promise<boolean> {
  return runCommand(command, args).then(
    () => true,
    () => false,
  );
}

/** The commands of a list that are not on this machine, each with arguments that it takes. */
export async function missingCommands(commands: string[][]): Promise<string> {
  const areInstalled = await Promise.all(
    commands.map(([command = "", ...args]) => isInstalled(command, ...args)),
  );
  return commands
    .flatMap(([command], index) => (areInstalled[index] ? [] : [command]))
    .join(" and no ");
}

/** An empty folder for what a check generates, where the packages of this folder are found. */
export function emptyFolder(...names: string[]): string {
  const folder = join(toolsFolder, "node_modules", ".cache", ...names);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** A Python with a module: the machine's, or one in a folder of its own. */
export async function pythonWith(module: "httpx" | "requests"): Promise<string> {
  for (const python of ["python3", "/usr/bin/python3"])
    if (await isInstalled(python, "-c", `import ${module}`)) return python;
  const folder = join(toolsFolder, "node_modules", ".cache", "venv");
  const python = join(folder, "bin", "python");
  if (await isInstalled(python, "-c", `import ${module}`)) return python;
  await runCommand("python3", ["-m", "venv", folder]);
  await runCommand(python, [
    "-m",
    "pip",
    "install",
    "--quiet",
    "-r",
    join(toolsFolder, "requirements.txt"),
  ]);
  return python;
}

/** The compiler's strictness for a generator's output, and for its calls. */
const compilerOptions = {
  target: "es2022",
  lib: ["es2022", "dom", "dom.iterable"],
  module: "esnext",
  moduleResolution: "bundler",
  allowImportingTsExtensions: true,
  noEmit: true,
  strict: true,
  skipLibCheck: true,
  types: ["node"],
};

/** Compiles the program call.ts of a folder, and returns the command that runs it. */
export async function compileTypeScript(folder: string): Promise<string[]> {
  writeFileSync(
    join(folder, "tsconfig.json"),
    JSON.stringify({ compilerOptions, files: ["call.ts"] }),
  );
  await runCommand(toolCommand("tsc"), ["-p", folder]);
  const outfile = join(folder, "call.mjs");
  await build({
    input: join(folder, "call.ts"),
    platform: "node",
    logLevel: "silent",
    output: { file: outfile },
  });
  return [process.execPath, outfile];
}
