import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type TypeScript from "typescript";
import type { Compiler } from "./compiler.ts";

const SOURCE = /(?<!\.d)\.[cm]?[jt]sx?$/;

/** The TypeScript and JavaScript files of a folder, in the order of their names; not those of packages, nor of hidden folders. */
export function listSources(folder: string): string[] {
  if (statSync(folder).isFile()) return [folder];
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      if (entry.name.startsWith(".") || entry.name === "node_modules") return [];
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return listSources(path);
      return SOURCE.test(entry.name) ? [path] : [];
    });
}

/** Sources that were read, with what says which declaration a name in them refers to. */
export interface Sources {
  files: TypeScript.SourceFile[];
  checker: TypeScript.TypeChecker;
}

/**
 * Reads sources. Names are resolved within and between these files and nowhere else: no package is opened, and no type is needed, so that
 * JavaScript and sources that do not compile can be looked at too.
 */
export function readSources(ts: Compiler, paths: string[]): Sources {
  const options: TypeScript.CompilerOptions = {
    allowJs: true,
    noLib: true,
    types: [],
    jsx: ts.JsxEmit.Preserve,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ESNext,
    allowImportingTsExtensions: true,
    noEmit: true,
  };
  const host = ts.createCompilerHost(options);
  const known = new Set(paths.map((path) => host.getCanonicalFileName(path.replaceAll("\\", "/"))));
  host.fileExists = (path) => known.has(host.getCanonicalFileName(path));
  const program = ts.createProgram({ rootNames: paths, options, host });
  const files = paths.flatMap((path) => program.getSourceFile(path) ?? []);
  return { files, checker: program.getTypeChecker() };
}
