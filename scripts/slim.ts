import { stringify } from "yaml";
import { readBundle, versions } from "./lib/bundles.ts";
import { command } from "./lib/command.ts";
import { portable } from "./lib/openapi/portable.ts";
import { slim } from "./lib/openapi/slim.ts";
import type { Output } from "./lib/output.ts";

const help = `
Usage: node scripts/slim.ts [--out <folder>]

Makes the slim document of each version from its bundle (npm run generate), for generators, importers and models, as YAML and as JSON.

  --out <folder>  where the bundles are and the artifacts go (generated)
`;

/** Writes openapi/<version>.slim.json and .yaml. */
export function slimDocuments(output: Output): void {
  for (const version of versions()) {
    const document = slim(portable(readBundle(output.folder, version)));
    output.write(`openapi/${version}.slim.json`, `${JSON.stringify(document, null, 2)}\n`);
    output.write(`openapi/${version}.slim.yaml`, stringify(document, { aliasDuplicateObjects: false, lineWidth: 0 }));
  }
}

if (import.meta.main) await command(help, ({ output }) => slimDocuments(output));
