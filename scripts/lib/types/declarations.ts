import { dirname, join, posix, relative, resolve } from "node:path";
import ts from "typescript";

const IMPORT = /(?<=\b(?:from |import\(|import ))"([^"]+)"(?=[;)])/g;

/**
 * The declarations of entries and of the modules that they import, by their paths from `root`,
 * whose tsconfig.json may be above it. Imports from private packages are included, since these are
 * not installed.
 *
 * @param isChanged Whether the sources differ from those that npm run lint checks: then their types
 *   are checked here.
 * @throws {Error} With the place of each mistake.
 */
export function declarationsOf(
  entries: string[],
  root: string,
  ending: "ts" | "cts",
  isChanged = false,
): Map<string, string> {
  const declarationSettings = {
    noEmit: false,
    declaration: true,
    stripInternal: true,
    noCheck: !isChanged,
  };
  // The sources are modules that are published as CommonJS too.
  const options = { ...optionsOf(root), ...declarationSettings, verbatimModuleSyntax: !isChanged };
  const emit = { ...options, emitDeclarationOnly: true, rootDir: root };
  const { emitted, resolveModule } = emitDeclarations(entries, emit);
  const declarations = new Map<string, string>();
  const placeOf = (source: string) =>
    relative(root, source).replaceAll("\\", "/").replace(/\.ts$/, "");
  const add = (source: string) => {
    const text = emitted.get(source.replace(/\.ts$/, ".d.ts"));
    const place = placeOf(source);
    if (text === undefined || declarations.has(`${place}.d.${ending}`)) return;
    const imported = new Set<string>();
    const written = text.replaceAll(IMPORT, (quoted, name: string) => {
      const file = resolveModule(name, source)?.resolvedFileName;
      if (file === undefined || !emitted.has(file.replace(/\.ts$/, ".d.ts"))) return quoted;
      imported.add(file);
      const path = posix.relative(posix.dirname(place), placeOf(file));
      return `"${path.startsWith(".") ? path : `./${path}`}.${ending.replace("t", "j")}"`;
    });
    declarations.set(`${place}.d.${ending}`, withTabs(written));
    for (const file of imported) add(file);
  };
  for (const entry of entries) add(resolve(entry));
  return declarations;
}

/** A text indented with tabs: four spaces each were 30 kB of the client. */
function withTabs(text: string): string {
  return text.replaceAll(/^(?: {4})+/gm, (spaces) => "\t".repeat(spaces.length / 4));
}

/** The declarations by their file, and how the compiler resolved what they import. */
function emitDeclarations(entries: string[], options: ts.CompilerOptions) {
  const host = ts.createCompilerHost(options);
  const resolveModule = (name: string, source: string) => {
    const { resolvedModule } = ts.resolveModuleName(name, source, options, host);
    // A link in node_modules leads to a private package; its modules are emitted as those of the
    // package itself.
    const isInstalled = resolvedModule?.resolvedFileName.includes("node_modules");
    return resolvedModule && { ...resolvedModule, isExternalLibraryImport: isInstalled };
  };
  host.resolveModuleNameLiterals = (literals, source) =>
    literals.map(({ text }) => ({ resolvedModule: resolveModule(text, source) }));
  const emitted = new Map<string, string>();
  const program = ts.createProgram(entries, options, host);
  const mistakes = options.noCheck ? [] : program.getSemanticDiagnostics().filter(isMistake);
  if (mistakes.length > 0) throw new Error(ts.formatDiagnostics(mistakes, host));
  program.emit(undefined, (file, text) => emitted.set(resolve(file), text));
  return { emitted, resolveModule };
}

/** The compiler's error about a private package outside of the root. */
const OUTSIDE = 6059;

/**
 * Whether a message of the compiler is a mistake: the compiled validators, which it does not find,
 * are written after the declarations.
 */
function isMistake({ code, messageText }: ts.Diagnostic): boolean {
  return code !== OUTSIDE && !/Cannot find module '[./]*\/validators\//.test(String(messageText));
}

function optionsOf(root: string): ts.CompilerOptions {
  const config = ts.findConfigFile(root, ts.sys.fileExists) ?? join(root, "tsconfig.json");
  const settings = { ...ts.readConfigFile(config, ts.sys.readFile).config, include: [], files: [] };
  return ts.parseJsonConfigFileContent(settings, ts.sys, dirname(config)).options;
}
