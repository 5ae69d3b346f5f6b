import { bundle } from "./bundle.ts";
import { versions } from "./lib/bundles.ts";
import { command } from "./lib/command.ts";
import { refresh } from "./lib/fresh.ts";
import { Output } from "./lib/output.ts";
import { tool } from "./lib/tool.ts";

const help = `
Usage: npm run lint

Lints the contract (Redocly's recommended-strict rules, the style guide of .spectral.yaml) and the code (Biome, the
TypeScript compiler, Knip, ESLint for expressions that take more than linear time). The contract is linted as bundles,
in dist/lint/, so that nothing that is committed changes.
`;

const folder = "dist/lint";

/** A linter: what it checks, and how it ends. */
type Linter = typeof typeLinter;

/**
 * The linters of the contract.
 *
 * @param folder - Where {@link bundle} writes the bundles; a promise of it, to wait until they are written.
 */
export function contractLinters(folder: string | Promise<string>): Linter[] {
  const bundles = async () => {
    const made = await folder;
    return versions().flatMap((version) => [`${made}/strict/${version}.json`, `${made}/openapi/${version}.yaml`]);
  };
  return [
    {
      what: "contract   redocly lint, recommended-strict",
      run: async () => tool("redocly", "lint", ...(await bundles()), "openapi/workflows/*.arazzo.yaml"),
    },
    {
      what: "contract   spectral lint, .spectral.yaml",
      run: async () => tool("spectral", "lint", "--fail-severity=hint", ...(await bundles())),
    },
  ];
}

/** The compiler, incremental. */
export const typeLinter = {
  what: "types      tsc",
  run: () => tool("tsc", "--incremental", "--tsBuildInfoFile", "node_modules/.cache/tsc.tsbuildinfo"),
};

/** Everything else about the code. */
export const codeLinter = {
  what: "code       biome check",
  run: () => tool("biome", "check", "--error-on-warnings"),
};

/** Files, exports and dependencies that nothing uses, by knip.jsonc. */
export const unusedLinter = {
  what: "unused     knip",
  run: () => tool("knip", "--no-progress"),
};

/** Regular expressions that meet a caller's text. */
const expressionLinter = {
  what: "code       eslint, linear expressions",
  run: () => tool("eslint", "packages/mock/src"),
};

/**
 * Runs a linter, and prints a line on success and its findings otherwise.
 *
 * @param since - The time from which the line counts.
 * @returns whether it found nothing.
 */
export async function lint({ what, run }: Linter, since = 0): Promise<boolean> {
  const { code, output, errors } = await run();
  const time = `${((performance.now() - since) / 1000).toFixed(1)} s`.padStart(7);
  console.log(`${what.padEnd(44)} ${code === 0 ? "ok" : "failed"} ${time}`);
  if (code !== 0) console.error(`${output}${errors}`.trim());
  return code === 0;
}

if (import.meta.main) {
  await command(help, async () => {
    refresh();
    const code = [codeLinter, typeLinter, unusedLinter, expressionLinter].map((linter) => lint(linter));
    await bundle(new Output(folder));
    const passed = await Promise.all([...code, ...contractLinters(folder).map((linter) => lint(linter))]);
    if (passed.includes(false)) process.exitCode = 1;
  });
}
