import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";

/** Names under which a package may have its licence. */
const LICENCES = ["LICENSE", "LICENSE.md", "LICENSE.txt", "LICENCE", "license"];

/** The licences of the packages that files belong to. */
export function licencesOf(files: string[]): string {
  const homes = files.flatMap((file) => /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(resolve(file))?.[1] ?? []);
  return `${[...new Set(homes)].sort().map(licenceOf).join("\n\n")}\n`;
}

function licenceOf(home: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(home, "package.json"), "utf8"));
  for (const file of LICENCES) {
    try {
      return `${name} ${version}\n\n${readFileSync(join(home, file), "utf8").trim()}`;
    } catch {}
  }
  return `${name} ${version}\n\n${license}`;
}
