import { type ParserOptions, type ParserPlugin, parse } from "@babel/parser";
import type { File, Node } from "@babel/types";

/** Nesting limit of a syntax tree: deeper ones are generated, and would overflow the stack. */
const DEEPEST = 900;

/** A text that cannot be read as a program, and why. */
export class ParseError extends Error {}

/**
 * Reads a script. The parser is part of this package, so that it does not matter which TypeScript a project has, if any; TypeScript 7 has
 * no parser that a JavaScript program could call.
 *
 * @param language - The file ending that says which syntax it has, without the dot: `ts`, `tsx`, `js` …
 * @throws ParseError
 */
export function parseScript(text: string, language: string): File {
  const attempts = pluginsOf(language);
  let fault: unknown;
  for (const plugins of attempts) {
    try {
      const tree = parse(text, { ...options, plugins: [...common, ...plugins] });
      const [error] = tree.errors ?? [];
      if (error && plugins !== attempts.at(-1)) continue;
      if (isTooDeep(tree.program)) throw new ParseError(`it is nested more than ${DEEPEST} levels deep`);
      return tree;
    } catch (error) {
      if (error instanceof ParseError) throw error;
      fault ??= error;
    }
  }
  if (fault instanceof RangeError) throw new ParseError("it is nested too deep");
  const [sentence = "it cannot be parsed"] = String((fault as Error).message).split("\n");
  throw new ParseError(sentence);
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

/** The nodes right below a node. */
function childrenOf(node: Node): Node[] {
  const children: Node[] = [];
  for (const [key, value] of Object.entries(node)) {
    if (SKIPPED.has(key) || value === null || typeof value !== "object") continue;
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item && typeof item === "object" && typeof (item as Node).type === "string") children.push(item as Node);
    }
  }
  return children;
}

const SKIPPED = new Set(["loc", "extra", "errors", "tokens", "comments", "leadingComments", "trailingComments"]);

function isTooDeep(root: Node): boolean {
  let level: Node[] = [root];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) return true;
    level = level.flatMap(childrenOf);
  }
  return false;
}
