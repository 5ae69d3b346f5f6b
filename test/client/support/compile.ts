import { join } from "node:path";
import ts from "typescript";

const home = join(import.meta.dirname, "../../..");

const options: ts.CompilerOptions = {
  strict: true,
  noUncheckedIndexedAccess: true,
  noEmit: true,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
  module: ts.ModuleKind.NodeNext,
  target: ts.ScriptTarget.ES2023,
  lib: ["lib.es2023.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
  types: ["node"],
  rootDir: home,
};

/**
 * Compiles pieces of TypeScript, each a module of its own in this folder, in one go.
 *
 * @param pieces - The sources by their names.
 * @returns what the compiler says of each, by its name: the messages, from the general to the particular; empty when it compiles
 */
export function compile(pieces: Record<string, string>): Record<string, string[]> {
  const sources = new Map(
    Object.entries(pieces).map(([name, text]) => [join(import.meta.dirname, `${name}.mts`), text]),
  );
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  host.getCurrentDirectory = () => home;
  host.fileExists = (path) => sources.has(path) || fileExists.call(host, path);
  host.readFile = (path) => sources.get(path) ?? readFile.call(host, path);
  host.getSourceFile = (path, target, ...rest) => {
    const text = sources.get(path);
    return text === undefined
      ? getSourceFile.call(host, path, target, ...rest)
      : ts.createSourceFile(path, text, target);
  };
  const program = ts.createProgram([...sources.keys()], options, host);
  const said = Object.keys(pieces).map((name) => {
    const file = program.getSourceFile(join(import.meta.dirname, `${name}.mts`));
    const diagnostics = [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
    return [name, diagnostics.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"))] as const;
  });
  return Object.fromEntries(said);
}
