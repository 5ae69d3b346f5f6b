import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  nameVersions,
  overlay,
  rootDocument,
  versions,
} from "@data-validation/contract-files/bundles";
import type { Bundle } from "@data-validation/openapi-document/document";
import { command } from "@data-validation/tooling/command";
import { inTemporaryFolder } from "@data-validation/tooling/files";
import type { Output } from "@data-validation/tooling/output";
import { stringify } from "yaml";
import { publishedExamples } from "./examples.ts";
import { type Finding, reject } from "./lib/contract/finding.ts";
import { contractSources, lintSources } from "./lib/contract/lint.ts";
import { portable, withFewExamples } from "./lib/openapi/portable.ts";
import { tool } from "./lib/tool.ts";

const help = `
Usage: node scripts/bundle.ts [--out <folder>]

Makes one document of the contract's files, for each version: as the sources spell it, with all examples, for our own programs, and in the
spelling that most tools take, with a handful of examples, to be published.

  --out <folder>  where the artifacts go (generated)
`;

/** Writes strict/<version>.json, and openapi/<version>.yaml and .json: one document for each version, without external references. */
export async function bundle(output: Output): Promise<void> {
  const sources = contractSources();
  reject(await lintSources(sources));
  const bundles = await Promise.all(
    versions().map(async (version) => {
      const text = nameVersions(await redocly(version), "disjunction");
      return { version, strict: JSON.parse(text) as Bundle };
    }),
  );
  reject(sources.unselected(bundles.map(({ strict }) => strict)));
  for (const { version, strict } of bundles) {
    // A response to an unknown version may state any version as the default.
    Object.assign(strict.components.headers.ServiceApiVersionOfAny?.schema ?? {}, {
      enum: versions(),
    });
    output.write(`strict/${version}.json`, strict);
  }
  for (const { version, strict } of bundles) {
    const published = withFewExamples(portable(strict), publishedExamples(version));
    output.write(
      `openapi/${version}.yaml`,
      stringify(published, { aliasDuplicateObjects: false, lineWidth: 0 }),
    );
    output.write(`openapi/${version}.json`, published);
  }
}

/** Runs Redocly's command, because its library does not apply overlays. */
function redocly(version: string): Promise<string> {
  return inTemporaryFolder(async (folder) => {
    // JSON, because YAML takes forty times as long to read.
    const file = join(folder, `${version}.json`);
    const options = [
      "--overlay",
      overlay,
      "-o",
      file,
      "--component-renaming-conflicts-severity=error",
    ];
    const { code, errors } = await tool("redocly", ["bundle", rootDocument(version), ...options]);
    if (code !== 0) reject([bundlingFinding(errors)]);
    return readFileSync(file, "utf8");
  });
}

/** What Redocly prints if it cannot bundle: a place and, on a line below, what is wrong there; else a sentence about the overlay. */
function bundlingFinding(printed: string): Finding {
  const [, file, line, column, message = ""] =
    /^\[1\] (\S+):(\d+):(\d+) at .*\n\s*(.*)/m.exec(printed) ?? [];
  if (file !== undefined) return { file, line: Number(line), column: Number(column), message };
  return { file: overlay, line: 1, column: 1, message: printed.trim().split("\n").at(-1) ?? "" };
}

if (import.meta.main) await command(help, ({ output }) => bundle(output));
