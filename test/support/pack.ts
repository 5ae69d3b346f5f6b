import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { filesIn } from "@data-validation/tooling/files";
import { neutralIdentity } from "@data-validation/tooling/identity";
import { readManifest } from "@data-validation/tooling/manifests";
import { packAs, tarballOf } from "#scripts/lib/release/own-packages.ts";
import { newFolder } from "./folder.ts";

/**
 * Builds and packs a package of packages/ as published, and returns the tarball, the only
 * file of its folder.
 */
export function pack(name: string): string {
  const folder = newFolder();
  packAs(neutralIdentity, folder, ".", [`packages/${name}`]);
  return tarballOf(folder, name);
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
 * Lays a packed package into an empty project, beside the dependencies that it needs, from this
 * repository: without a registry.
 */
export function installPacked(name: string, dependencies: string[] = []): Project {
  const folder = newFolder();
  const installed = join(folder, "node_modules", readManifest(`packages/${name}`).name);
  mkdirSync(installed, { recursive: true });
  const input = readFileSync(pack(name));
  execFileSync("tar", ["-xzf", "-", "--strip-components", "1"], { cwd: installed, input });
  for (const dependency of dependencies) {
    cpSync(join("node_modules", dependency), join(folder, "node_modules", dependency), {
      recursive: true,
    });
  }
  writeFileSync(
    join(folder, "package.json"),
    JSON.stringify({ name: "shop", private: true, type: "module" }),
  );
  return { folder, installed, files: filesIn(installed) };
}
