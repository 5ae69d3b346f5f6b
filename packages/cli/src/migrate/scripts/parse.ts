import { type ParserOptions, type ParserPlugin, parse } from "@babel/parser";
import type { File } from "@babel/types";

/**
 * Reads a script. The parser is part of this package, so that it does not matter which TypeScript a project has, if any; TypeScript 7 has
 * no parser that a JavaScript program could call.
 *
 * @param language - The file ending that says which syntax it has, without the dot: `ts`, `tsx`, `js` …
 * @throws if it is no program, in words
 */
export function parseScript(text: string, language: string): File {
  const attempts = pluginsOf(language);
  let fault: unknown;
  for (const plugins of attempts) {
    try {
      const tree = parse(text, { ...options, plugins: [...common, ...plugins] });
      if (!tree.errors?.length || plugins === attempts.at(-1)) return tree;
    } catch (error) {
      fault ??= error;
    }
  }
  if (fault instanceof RangeError) throw fault;
  throw new Error(`it cannot be parsed: ${(fault as Error).message.split("\n")[0]}`);
}

const options: ParserOptions = {
  sourceType: "unambiguous",
  errorRecovery: true,
  allowAwaitOutsideFunction: true,
  allowReturnOutsideFunction: true,
  allowImportExportEverywhere: true,
  allowNewTargetOutsideFunction: true,
  allowSuperOutsideMethod: true,
  allowUndeclaredExports: true,
  attachComment: false,
};

const common: ParserPlugin[] = ["decoratorAutoAccessors", "sourcePhaseImports", "deferredImportEvaluation"];

function pluginsOf(language: string): ParserPlugin[][] {
  const typescript: ParserPlugin[] = ["typescript", "decorators-legacy"];
  if (/^[cm]?ts$/.test(language)) return [typescript, [...typescript, "jsx"]];
  if (language === "tsx") return [[...typescript, "jsx"], typescript];
  return [
    ["jsx", "decorators-legacy"],
    ["jsx", "flow", "decorators-legacy"],
    [...typescript, "jsx"],
  ];
}
