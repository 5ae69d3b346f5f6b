import { versions } from "@data-validation/contract-files/bundles";
import { refresh } from "@data-validation/contract-files/fresh";
import { command, UserError } from "@data-validation/tooling/command";
import { Output } from "@data-validation/tooling/output";
import { bundle } from "./bundle.ts";
import { type Finding, format, inOrder } from "./lib/contract/finding.ts";
import { lintBundles } from "./lib/contract/lint.ts";
import { make } from "./lib/make.ts";
import { tool } from "./lib/tool.ts";

const help = `
Usage: npm run lint [-- contract]

Lints the contract (Redocly's recommended-strict rules, the style guide of .spectral.yaml, its marks) and the code (Biome, the TypeScript
compiler, Knip, ESLint for expressions that take more than linear time). A finding about the contract names the source file and line.

  contract  the contract alone
`;

const folder = "dist/lint";

/** A linter. `run` returns its findings as text, empty without any. */
type Linter = { what: string; run: () => Promise<string> };

/** Checks that the contract can be bundled. The other linters of the contract read the bundles. */
const sourceLinter: Linter = {
  what: "contract   sources",
  run: () => make("bundle.ts", bundle, new Output(folder)).then(() => "", messageOf),
};

/** Checks what needs the bundles. `npm test` checks the marks in a test of its own. */
export function bundleLinter(folder: string, withMarks = true): Linter {
  return {
    what: `contract   examples, style guide${withMarks ? ", marks" : ""}`,
    run: async () => {
      const found = await Promise.all([lintBundles(folder), withMarks ? lintMarks(folder) : []]);
      return format(inOrder(found.flat()));
    },
  };
}

/** Finds nodes that are neither stated by the specification nor marked, or both. The test that knows all statements finds them. */
async function lintMarks(folder: string): Promise<Finding[]> {
  const printed = await output("vitest", ["run", "--project", "alone"], {
    BUNDLES: folder,
    NO_COLOR: "1",
  });
  const found = [...printed.matchAll(/^(\S+\.yaml):(\d+):(\d+): (.*)$/gm)].map(
    ([, file = "", line, column, message = ""]) => ({
      file,
      line: Number(line),
      column: Number(column),
      message,
    }),
  );
  if (printed === "" || found.length > 0) return found;
  return [
    { file: "test/specification/completeness.test.ts", line: 1, column: 1, message: printed },
  ];
}

/** Checks what the pipeline makes of correct bundles. */
export function publishedLinter(folder: string): Linter {
  return {
    what: "contract   published documents",
    run: async () => {
      const published = versions().map((version) => `${folder}/openapi/${version}.json`);
      const found = await Promise.all([
        output("redocly", ["lint", ...published]),
        output("spectral", ["lint", "--quiet", "--fail-severity=hint", ...published]),
      ]);
      return found.join("").trim();
    },
  };
}

/** On one core, because the other tools run at the same time. */
const compiler = [
  "--singleThreaded",
  "--incremental",
  "--tsBuildInfoFile",
  "node_modules/.cache/tsc.tsbuildinfo",
];
export const typeLinter: Linter = { what: "types      tsc", run: () => output("tsc", compiler) };

export const codeLinters: Linter[] = [
  typeLinter,
  { what: "code       biome check", run: () => output("biome", ["check", "--error-on-warnings"]) },
  { what: "unused     knip", run: () => output("knip", ["--no-progress", "--no-config-hints"]) },
  {
    what: "code       eslint, linear expressions",
    // Hides Node's warning that its removal of types is experimental.
    run: () => output("eslint", ["packages/mock/src"], { NODE_NO_WARNINGS: "1" }),
  },
];

/** The output of a tool that fails; empty if it succeeds. */
async function output(...words: Parameters<typeof tool>): Promise<string> {
  const { code, output, errors } = await tool(...words);
  return code === 0 ? "" : `${output}${errors}`.trim();
}

function messageOf(error: unknown): string {
  if (error instanceof UserError) return error.message.trimEnd();
  throw error;
}

/** Runs linters in parallel and prints a line and the findings of each. Returns whether there are no findings. */
export async function lint(...linters: Linter[]): Promise<boolean> {
  const results = linters.map(async ({ what, run }) => {
    const start = performance.now();
    const findings = await run();
    const time = `${((performance.now() - start) / 1000).toFixed(1)} s`.padStart(7);
    console.log(`${what.padEnd(44)} ${findings === "" ? "ok" : "failed"} ${time}`);
    if (findings !== "") console.error(findings);
    return findings === "";
  });
  return !(await Promise.all(results)).includes(false);
}

if (import.meta.main) {
  await command(help, async ({ words: [only] }) => {
    const isAll = only !== "contract";
    const isReadable = await lint(sourceLinter);
    if (isReadable && isAll) refresh();
    const ofContract = isReadable ? [bundleLinter(folder)] : [];
    const passed = await lint(...ofContract, ...(isAll ? codeLinters : []));
    // Would repeat a mistake of the contract, in a generated file.
    const isSound = isReadable && passed && (await lint(publishedLinter(folder)));
    if (!isSound) process.exitCode = 1;
  });
}
