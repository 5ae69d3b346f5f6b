import { dirname, join, relative, resolve } from "node:path";
import ts from "typescript";

/** A relative import of a source file. */
const IMPORT = /"(\.{1,2}\/[^"]*)\.ts"/g;

/** The declarations of entries and of the modules that they import, by their paths from `root`, whose tsconfig.json may be above it. */
export function declarationsOf(
  entries: string[],
  root: string,
  ending: "ts" | "cts",
): Map<string, string> {
  const config = ts.findConfigFile(root, ts.sys.fileExists) ?? "";
  const { options } = ts.parseJsonConfigFileContent(
    { ...ts.readConfigFile(config, ts.sys.readFile).config, include: [], files: [] },
    ts.sys,
    dirname(config),
  );
  const emit = { noEmit: false, declaration: true, emitDeclarationOnly: true, rootDir: root };
  // npm run lint checks the types.
  const program = ts.createProgram(entries, { ...options, ...emit, noCheck: true });
  const emitted = new Map<string, string>();
  program.emit(undefined, (file, text) => emitted.set(resolve(file), text));
  const found = new Map<string, string>();
  const add = (source: string) => {
    const text = emitted.get(source.replace(/\.ts$/, ".d.ts"));
    const place = relative(root, source).replace(/\.ts$/, `.d.${ending}`);
    if (text === undefined || found.has(place)) return;
    found.set(place, text.replaceAll(IMPORT, `"$1.${ending.replace("t", "j")}"`));
    for (const [, imported = ""] of text.matchAll(IMPORT))
      add(join(dirname(source), `${imported}.ts`));
  };
  for (const entry of entries) add(entry);
  return found;
}
