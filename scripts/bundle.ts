import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "yaml";
import { command, Fault } from "./lib/command.ts";
import { rootDocument, versions } from "./lib/contract.ts";
import type { Output } from "./lib/output.ts";
import { tool } from "./lib/tool.ts";

const help = `
Usage: node scripts/bundle.ts [--out <folder>]

Makes one document of the contract's files, for each version, as YAML and as JSON.

  --out <folder>  where the artifacts go (generated)
`;

const overlay = "openapi/shared/version.overlay.yaml";

/** Writes openapi/<version>.yaml and .json: one document a version, without a `$ref` that leads out of it. */
export async function bundle(output: Output): Promise<void> {
  for (const [version, yaml] of await Promise.all(
    versions().map(async (name) => [name, await redocly(name)] as const),
  )) {
    output.write(`openapi/${version}.yaml`, yaml);
    output.write(`openapi/${version}.json`, `${JSON.stringify(parse(yaml), null, 2)}\n`);
  }
}

/** Redocly's command rather than its library, because the command alone applies overlays. */
async function redocly(version: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "bundle-"));
  const file = join(folder, `${version}.yaml`);
  const conflicts = "--component-renaming-conflicts-severity=error";
  try {
    const { code, errors } = await tool(
      "redocly",
      "bundle",
      rootDocument(version),
      "--overlay",
      overlay,
      "-o",
      file,
      conflicts,
    );
    if (code !== 0) throw new Fault(`The contract of version ${version} cannot be bundled.\n\n${errors}`);
    return readFileSync(file, "utf8");
  } finally {
    rmSync(folder, { recursive: true });
  }
}

if (import.meta.main) await command(help, ({ output }) => bundle(output));
