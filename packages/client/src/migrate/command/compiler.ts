import { createRequire } from "node:module";
import { join } from "node:path";
import type TypeScript from "typescript";

/** The TypeScript compiler as a library. */
export type Compiler = typeof TypeScript;

/**
 * Loads the compiler of the project that is looked at, or one that lies beside this package. It is no dependency of this package: an
 * application that calls the API does not need it.
 *
 * @returns the compiler, or a sentence that says how to get one
 */
export async function loadCompiler(folder: string): Promise<Compiler | string> {
  const found: string[] = [];
  for (const origin of [join(folder, "package.json"), import.meta.url]) {
    const compiler = tryLoad(origin);
    if (compiler?.createProgram) return compiler;
    if (compiler) found.push(compiler.version);
  }
  const lack = found.length > 0 ? `TypeScript ${found[0]} cannot be used as a library` : "TypeScript is not installed";
  return `${lack}; run: npx -p typescript@5 -p @data-validation/client data-validation-client migrate <folder>`;
}

function tryLoad(origin: string): Compiler | undefined {
  try {
    return createRequire(origin)("typescript") as Compiler;
  } catch {
    return undefined;
  }
}
