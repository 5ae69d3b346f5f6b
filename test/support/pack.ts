import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { npmCommand } from "../../scripts/lib/installed.ts";
import { newFolder } from "./folder.ts";

const root = join(import.meta.dirname, "../..");

/** Packs every package of the workspace into a folder, and gives the tarballs. */
export function packAll(folder: string): string[] {
  mkdirSync(folder, { recursive: true });
  const [file, ...first] = npmCommand();
  execFileSync(file, [...first, "pack", "--workspaces", "--pack-destination", folder], { cwd: root, stdio: "ignore" });
  return readdirSync(folder).map((name) => join(folder, name));
}

/** A project outside of this repository that has a package of packages/ installed. */
export interface Project {
  folder: string;
  /** Where the package lies in it. */
  installed: string;
  /** Names of the files in the package. */
  files: string[];
}

/**
 * Packs a package of packages/ as it would be published, which builds it, and lays it into an empty project, beside the dependencies that it
 * needs, from this repository: without a registry.
 */
export function installPacked(name: string, dependencies: string[] = []): Project {
  const folder = newFolder();
  const [file, ...first] = npmCommand();
  const pack = ["pack", "--json", "--workspace", `packages/${name}`, "--pack-destination", folder];
  const options = { cwd: root, encoding: "utf8", stdio: "pipe" } as const;
  const packed = execFileSync(file, [...first, ...pack], options);
  const [{ filename, files }] = readPacked(packed);
  const { name: scoped } = JSON.parse(readFileSync(join(root, "packages", name, "package.json"), "utf8"));
  const installed = join(folder, "node_modules", scoped);
  mkdirSync(installed, { recursive: true });
  // By relative names: some builds of tar take the drive of Windows for another machine.
  execFileSync("tar", ["-xzf", `../../../${filename}`, "--strip-components", "1"], { cwd: installed });
  for (const dependency of dependencies) {
    cpSync(join(root, "node_modules", dependency), join(folder, "node_modules", dependency), { recursive: true });
  }
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "shop", private: true, type: "module" }));
  return { folder, installed, files: files.map(({ path }) => path) };
}

interface PackResult {
  filename: string;
  files: { path: string }[];
}

/** npm prints a list, and from version 11.6 on an object by package name; both may follow the output of the build. */
function readPacked(text: string): [PackResult] {
  const packed: PackResult[] | Record<string, PackResult> = JSON.parse(text.slice(text.search(/^[[{]/m)));
  return [Object.values(packed)[0] as PackResult];
}
