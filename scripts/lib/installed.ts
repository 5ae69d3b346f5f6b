import { readFileSync } from "node:fs";
import { findPackageJSON } from "node:module";
import { dirname, join } from "node:path";

/** How to start a command of an installed package: with this Node, by its own file. On Windows, those of `node_modules/.bin` need a shell. */
export function installedCommand(packageName: string, name = packageName): [file: string, ...args: string[]] {
  // Works also for a package that does not export its manifest.
  const manifest = findPackageJSON(packageName, import.meta.url);
  if (manifest === undefined) throw new Error(`${packageName} is not installed.`);
  const { bin } = JSON.parse(readFileSync(manifest, "utf8")) as { bin: string | Record<string, string> };
  return [process.execPath, join(dirname(manifest), typeof bin === "string" ? bin : (bin[name] as string))];
}

/** How to start npm, for the same reason: the npm that runs this, or else the one that a shell finds. */
export function npmCommand(): [file: string, ...args: string[]] {
  const { npm_execpath: own = "", ComSpec = "cmd.exe" } = process.env;
  if (/npm-cli\.js$/.test(own)) return [process.execPath, own];
  return process.platform === "win32" ? [ComSpec, "/d", "/s", "/c", "npm"] : ["npm"];
}
