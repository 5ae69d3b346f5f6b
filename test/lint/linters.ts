import { spawnSync } from "node:child_process";
import fs, { cpSync, mkdtempSync, readFileSync, realpathSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";
import spectral from "@stoplight/spectral-core";
import { bundleAndLoadRuleset } from "@stoplight/spectral-ruleset-bundler/with-loader";

const require = createRequire(import.meta.url);
// The parser of the command, which its package does not export.
const ofCommand = createRequire(require.resolve("@stoplight/spectral-cli/package.json"));
const { createHttpAndFileResolver } = ofCommand("@stoplight/spectral-ref-resolver");
const { Yaml } = ofCommand("@stoplight/spectral-parsers");

/** A finding of a linter: `file:line`, from the root of the copy, and its message. */
export type NamedFinding = { place: string; message: string };

interface RedoclyProblem {
  message: string;
  location: [{ source: { ref: string }; start: { line: number } }];
}

/**
 * Makes a folder in which the linters have their configuration. Its path has what shells and URLs
 * write otherwise.
 */
export function lintFolder(): string {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), "můj dům & sód-"));
  for (const name of ["redocly.yaml", "package.json", "openapi/rules", "openapi/shared"])
    cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  return folder;
}

/** Copies the sources of the contract below a folder. */
export function copySources(folder: string, name: string): string {
  const copy = join(folder, name);
  for (const name of ["openapi", "generated/examples"])
    cpSync(name, join(copy, name), { recursive: true });
  return copy;
}

/**
 * What `npx redocly lint` finds in files below a folder, by file. Once for all, since it takes a
 * second to start.
 */
export function lintWithRedocly(folder: string, files: string[]): NamedFinding[][] {
  const command = require.resolve("@redocly/cli/bin/cli.js");
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [command, "lint", ...files, "--format=json", "--max-problems=1000"],
    { cwd: folder, encoding: "utf8" },
  );
  const documents = stdout.split(/(?<=^\})(?=\{)/m);
  if (!stdout.startsWith("{")) throw new Error(stdout + stderr);
  return documents.map((text) =>
    (JSON.parse(text).problems as RedoclyProblem[]).map(({ message, location: [place] }) => ({
      place: `${place.source.ref}:${place.start.line}`,
      message,
    })),
  );
}

/** What `npx spectral lint` finds in a document of a copy: its library, with the same rules. */
export async function lintWithSpectral(folder: string, file: string): Promise<NamedFinding[]> {
  const linter = new spectral.Spectral({ resolver: createHttpAndFileResolver() });
  linter.setRuleset(await rulesetOf());
  const path = join(folder, file);
  const document = new spectral.Document(readFileSync(path, "utf8"), Yaml, path);
  const found = await linter.run(document);
  return found.map(({ source, range, message }) => ({
    place: `${relative(folder, source ?? path)}:${range.start.line + 1}`,
    message,
  }));
}

let ruleset: ReturnType<typeof bundleAndLoadRuleset> | undefined;

function rulesetOf() {
  ruleset ??= bundleAndLoadRuleset(resolve(".spectral.yaml"), { fs, fetch });
  return ruleset;
}
