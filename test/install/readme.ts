import { marked } from "marked";
import ts from "typescript";

/** A program of a README, and what the README says that it prints. */
export interface Sample {
  code: string;
  output: string;
}

/** What a README tells its reader to run. */
export interface ReadmeContent {
  commands: string[];
  samples: Sample[];
}

/**
 * Finds what a README tells its reader to run: every line of its `sh` blocks, and every program that a `text` block follows with what it
 * prints. Programs without one are compiled by the tests of their package.
 */
export function readReadme(text: string): ReadmeContent {
  const blocks = marked.lexer(text).filter((token) => token.type !== "space");
  const commands = blocks
    .filter((token) => token.type === "code" && token.lang === "sh")
    .flatMap((token) => (token as { text: string }).text.replaceAll("\\\n", " ").split("\n"))
    .map((line) => line.replace(/\s+#.*$/, "").trim())
    .filter((line) => line !== "");
  const samples = blocks.flatMap((token, index) => {
    const next = blocks[index + 1];
    const isProgram = token.type === "code" && /^(ts|js)$/.test(token.lang ?? "");
    return isProgram && next?.type === "code" && next.lang === "text"
      ? [{ code: toJavaScript(token.text), output: `${next.text}\n` }]
      : [];
  });
  return { commands, samples };
}

/** A program without its types, for the releases of Node that do not strip them. */
function toJavaScript(code: string): string {
  const compilerOptions = { target: ts.ScriptTarget.ES2023, module: ts.ModuleKind.ESNext };
  return ts.transpileModule(code, { compilerOptions }).outputText;
}
