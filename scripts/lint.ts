import { bundle } from "./bundle.ts";
import { command } from "./lib/command.ts";
import { versions } from "./lib/contract.ts";
import { Output } from "./lib/output.ts";
import { type Ended, tool } from "./lib/tool.ts";

const help = `
Usage: npm run lint

Finds faults in the contract (Redocly's recommended-strict rules, the style guide of .spectral.yaml) and in the code (Biome, the
TypeScript compiler). The contract is linted as bundles, in dist/lint/, so that nothing that is committed changes.
`;

const folder = "dist/lint";

/** Runs a linter, and prints a line on success and its findings otherwise. */
async function lint(what: string, run: Promise<Ended>): Promise<void> {
  const { code, output, errors } = await run;
  const time = `${(performance.now() / 1000).toFixed(1)} s`.padStart(7);
  console.log(`${what.padEnd(44)} ${code === 0 ? "ok" : "faults"} ${time}`);
  if (code === 0) return;
  console.error(`${output}${errors}`.trim());
  process.exitCode = 1;
}

await command(help, async () => {
  const code = [
    lint("code       biome check", tool("biome", "check", "--error-on-warnings")),
    lint("types      tsc", tool("tsc")),
  ];
  await bundle(new Output(folder));
  const bundles = versions().flatMap((version) => [
    `${folder}/strict/${version}.json`,
    `${folder}/openapi/${version}.yaml`,
  ]);
  await Promise.all([
    ...code,
    lint("contract   redocly lint, recommended-strict", tool("redocly", "lint", ...bundles)),
    lint("contract   spectral lint, .spectral.yaml", tool("spectral", "lint", "--fail-severity=hint", ...bundles)),
  ]);
});
