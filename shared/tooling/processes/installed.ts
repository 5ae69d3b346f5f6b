import { readFileSync } from "node:fs";
import { findPackageJSON } from "node:module";
import { dirname, join } from "node:path";

/**
 * The program and first arguments for a command of an installed package. On Windows,
 * `node_modules/.bin` would need a shell.
 */
export function installedCommand(
  packageName: string,
  name = packageName,
): [file: string, ...args: string[]] {
  // Unlike an import, this also finds a manifest that its package does not export.
  const manifest = findPackageJSON(packageName, import.meta.url);
  if (manifest === undefined) throw new Error(`${packageName} is not installed.`);
  const { bin } = JSON.parse(readFileSync(manifest, "utf8"));
  return [process.execPath, join(dirname(manifest), typeof bin === "string" ? bin : bin[name])];
}

/**
 * The program and first arguments that start npm: the npm that runs this process, otherwise the one
 * in PATH.
 */
export function npmCommand(): [file: string, ...args: string[]] {
  const { npm_execpath: npmScript = "", ComSpec = "cmd.exe" } = process.env;
  if (/npm-cli\.js$/.test(npmScript)) return [process.execPath, npmScript];
  return process.platform === "win32" ? [ComSpec, "/d", "/s", "/c", "npm"] : ["npm"];
}
