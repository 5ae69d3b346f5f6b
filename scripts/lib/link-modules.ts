import { globSync, mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { neutralIdentity } from "@data-validation/tooling/identity";
import { readManifest } from "@data-validation/tooling/manifests";

/**
 * Links the installed packages into a copy of the repository; its own packages lead to the copy.
 */
export function linkModules(copy: string): void {
  const modules = join(copy, "node_modules");
  mkdirSync(join(modules, neutralIdentity.scope), { recursive: true });
  // Caches of tools about the copy must be separate from those about the repository.
  const skippedNames = [neutralIdentity.scope, ".cache"];
  for (const name of readdirSync("node_modules").filter((entry) => !skippedNames.includes(entry)))
    symlinkSync(resolve("node_modules", name), join(modules, name), "junction");
  for (const folder of globSync("packages/*/node_modules"))
    symlinkSync(resolve(folder), join(copy, folder), "junction");
  for (const manifest of globSync("{packages/*,shared/*,generated}/package.json", { cwd: copy })) {
    const link = join(modules, readManifest(join(copy, dirname(manifest))).name);
    symlinkSync(relative(dirname(link), join(copy, dirname(manifest))), link, "junction");
  }
}
