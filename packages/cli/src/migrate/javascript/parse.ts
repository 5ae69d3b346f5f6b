import { type ParserOptions, type ParserPlugin, parse } from "@babel/parser";
import type { File } from "@babel/types";

/**
 * Parses a script. Babel is inside this package, so it does not matter which TypeScript a project
 * has.
 */
export function parseScript(text: string, file: string): File {
  let fault: unknown;
  let faulty: File | undefined;
  for (const plugins of pluginsOf(file)) {
    try {
      const tree = parse(text, { ...options, plugins: [...common, ...plugins] });
      if (!tree.errors?.length) return tree;
      faulty ??= tree;
    } catch (error) {
      fault ??= error;
    }
  }
  if (faulty) return faulty;
  if (fault instanceof RangeError) throw fault;
  throw new Error(`it cannot be parsed: ${(fault as Error).message.split("\n")[0]}`);
}

const options: ParserOptions = {
  sourceType: "unambiguous",
  errorRecovery: true,
  allowAwaitOutsideFunction: true,
  attachComment: false,
};

const common: ParserPlugin[] = [
  "decoratorAutoAccessors",
  "sourcePhaseImports",
  "deferredImportEvaluation",
];

function pluginsOf(file: string): ParserPlugin[][] {
  const typescript: ParserPlugin[] = ["typescript", "decorators-legacy"];
  if (/\.[cm]?ts$/i.test(file)) return [typescript, [...typescript, "jsx"]];
  if (/\.tsx$/i.test(file)) return [[...typescript, "jsx"], typescript];
  return [
    ["jsx", "decorators-legacy"],
    ["jsx", "flow", "decorators-legacy"],
    [...typescript, "jsx"],
  ];
}
