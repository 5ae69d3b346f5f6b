import { bundle } from "./bundle.ts";
import { make } from "./generate.ts";
import { versions } from "./lib/bundles.ts";
import { command, UserError } from "./lib/command.ts";
import { type Finding, format, inOrder } from "./lib/contract/finding.ts";
import { lintBundles } from "./lib/contract/lint.ts";
import { refresh } from "./lib/fresh.ts";
import { Output } from "./lib/output.ts";
import { tool } from "./lib/tool.ts";

const help = `
Usage: npm run lint [-- contract]

Lints the contract (Redocly's recommended-strict rules, the style guide of .spectral.yaml, its marks) and the code (Biome, the TypeScript
compiler, Knip, ESLint for expressions that take more than linear time). A finding about the contract names the source file and line.

  contract  the contract alone
`;

const folder = "dist/lint";

/** A linter: what it checks, and its findings; an empty text if there are none. */
type Linter = { what: string; run: () => Promise<string> };

/** Whether the contract can be bundled. The bundles, which the other linters of the contract need, are written to `dist/lint/`. */
const sourceLinter: Linter = {
  what: "contract   sources",
  run: () => messageOf(make("bundle.ts", bundle, new Output(folder))),
};

/** What only the bundles show. The marks are left out where their test runs anyway. */
export function bundleLinter(folder: string | Promise<string>, withMarks = true): Linter {
  return {
    what: `contract   examples, style guide${withMarks ? ", marks" : ""}`,
    run: async () => {
      const made = await folder;
      const found = await Promise.all([lintBundles(made), withMarks ? lintMarks(made) : []]);
      return format(inOrder(found.flat()));
    },
  };
}

/** What is neither stated by the specification nor marked, or both: the findings of the test that knows all statements. */
async function lintMarks(folder: string): Promise<Finding[]> {
  const printed = await output("vitest", ["run", "--project", "alone"], { BUNDLES: folder, NO_COLOR: "1" });
  const found = [...printed.matchAll(/^(\S+\.yaml):(\d+):(\d+): (.*)$/gm)].map(
    ([, file = "", line, column, message = ""]) => ({ file, line: Number(line), column: Number(column), message }),
  );
  if (printed === "" || found.length > 0) return found;
  return [{ file: "test/specification/completeness.test.ts", line: 1, column: 1, message: printed }];
}

/** Whether what the pipeline makes of bundles without a mistake has none. */
export function publishedLinter(folder: string | Promise<string>): Linter {
  return {
    what: "contract   published documents",
    run: async () => {
      const made = await folder;
      const published = versions().map((version) => `${made}/openapi/${version}.json`);
      const found = await Promise.all([
        output("redocly", ["lint", ...published]),
        output("spectral", ["lint", "--quiet", "--fail-severity=hint", ...published]),
      ]);
      return found.join("").trim();
    },
  };
}

/** Incremental; on one core, because the other tools run beside the compiler. */
const compiler = ["--singleThreaded", "--incremental", "--tsBuildInfoFile", "node_modules/.cache/tsc.tsbuildinfo"];
export const typeLinter: Linter = { what: "types      tsc", run: () => output("tsc", compiler) };

/** What is checked about the code. */
export const codeLinters: Linter[] = [
  typeLinter,
  { what: "code       biome check", run: () => output("biome", ["check", "--error-on-warnings"]) },
  { what: "unused     knip", run: () => output("knip", ["--no-progress", "--no-config-hints"]) },
  {
    what: "code       eslint, linear expressions",
    // Without warnings: that Node's own removal of types is new concerns no reader of a finding.
    run: () => output("eslint", ["packages/mock/src"], { NODE_NO_WARNINGS: "1" }),
  },
];

/** What a tool prints if it finds something. */
async function output(...words: Parameters<typeof tool>): Promise<string> {
  const { code, output, errors } = await tool(...words);
  return code === 0 ? "" : `${output}${errors}`.trim();
}

/** The message of a user's mistake, if the work ends with one. */
async function messageOf(work: Promise<void>): Promise<string> {
  try {
    await work;
    return "";
  } catch (error) {
    if (error instanceof UserError) return error.message.trimEnd();
    throw error;
  }
}

/** Runs linters beside one another, and prints of each a line, and its findings. Returns whether none found anything. */
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
    // A mistake of the contract would be found here once more, in a generated file.
    const isSound = isReadable && passed && (await lint(publishedLinter(folder)));
    if (!isSound) process.exitCode = 1;
  });
}
