// Bundles the command with what it is made of, so that an application that installs the client installs no parser.
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { build } from "esbuild";

/** Names under which a package may have its licence. */
const LICENCES = ["LICENSE", "LICENSE.md", "LICENSE.txt", "LICENCE", "license"];

/**
 * Writes the command into a folder: a small entry, and a piece for each command that is loaded when that is called for. The licences of what
 * went into it stand beside it.
 */
export async function bundleCommand(entry: string, folder: string): Promise<void> {
  const { metafile } = await build({
    entryPoints: { cli: entry },
    outdir: folder,
    bundle: true,
    splitting: true,
    chunkNames: "command/[name]-[hash]",
    platform: "node",
    format: "esm",
    target: "node20",
    minify: true,
    mainFields: ["module", "main"],
    legalComments: "none",
    metafile: true,
    logLevel: "warning",
    // Packages in CommonJS ask for the modules of Node in their own way.
    banner: {
      js: "import{createRequire}from'node:module';const require=createRequire(import.meta.url);",
    },
  });
  writeFileSync(join(folder, "command", "LICENSES.txt"), licencesOf(Object.keys(metafile.inputs)));
}

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
