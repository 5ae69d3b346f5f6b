import { bundle } from "./bundle.ts";
import { versions } from "./lib/bundles.ts";
import { command, UserError } from "./lib/command.ts";
import { format } from "./lib/contract/finding.ts";
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
interface Linter {
  what: string;
  run: () => Promise<string>;
}

/** Whether the contract can be bundled. The bundles, which the other linters of the contract need, are written to `dist/lint/`. */
const sourceLinter: Linter = { what: "contract   sources", run: () => messageOf(bundle(new Output(folder))) };

/**
 * What only the bundles show: examples that do not fit, and the style guide.
 *
 * @param folder - Where {@link bundle} writes them; a promise of it, to wait until they are written.
 */
export function bundleLinter(folder: string | Promise<string>): Linter {
  return { what: "contract   examples, style guide", run: async () => format(await lintBundles(await folder)) };
}

/**
 * Whether what the pipeline makes of bundles without a mistake has none.
 *
 * @param folder - As of {@link bundleLinter}.
 */
export function publishedLinter(folder: string | Promise<string>): Linter {
  return {
    what: "contract   published documents, workflows",
    run: async () => {
      const made = await folder;
      const published = versions().map((version) => `${made}/openapi/${version}.yaml`);
      const found = await output("redocly", ["lint", ...published, "openapi/workflows/*.arazzo.yaml"]);
      return found || output("spectral", ["lint", "--fail-severity=hint", ...published]);
    },
  };
}

/**
 * Whether everything in the contract is stated by the specification or marked as assumed: the test that knows all statements.
 *
 * @param folder - Where the bundles are.
 */
export function markLinter(folder: string): Linter {
  return {
    what: "contract   marks",
    run: async () => {
      const found = await output("vitest", ["run", "--project", "alone"], { BUNDLES: folder, NO_COLOR: "1" });
      const places = found.split("\n").filter((line) => /^(\S+\.yaml:\d+:\d+:|::error) /.test(line));
      return [...new Set(places)].join("\n") || found;
    },
  };
}

/** The compiler, incremental. */
export const typeLinter: Linter = {
  what: "types      tsc",
  run: () => output("tsc", ["--incremental", "--tsBuildInfoFile", "node_modules/.cache/tsc.tsbuildinfo"]),
};

/** Everything else about the code. */
export const codeLinter: Linter = {
  what: "code       biome check",
  run: () => output("biome", ["check", "--error-on-warnings"]),
};

/** Files, exports and dependencies that nothing uses, by knip.jsonc. */
export const unusedLinter: Linter = {
  what: "unused     knip",
  run: () => output("knip", ["--no-progress", "--no-config-hints"]),
};

/** Regular expressions that meet a caller's text. */
export const expressionLinter: Linter = {
  what: "code       eslint, linear expressions",
  run: () => output("eslint", ["packages/mock/src"]),
};

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

/**
 * Runs a linter, and prints a line on success and its findings otherwise.
 *
 * @param since - The time from which the line counts.
 * @returns whether it found nothing.
 */
export async function lint({ what, run }: Linter, since = 0): Promise<boolean> {
  const findings = await run();
  const time = `${((performance.now() - since) / 1000).toFixed(1)} s`.padStart(7);
  console.log(`${what.padEnd(44)} ${findings === "" ? "ok" : "failed"} ${time}`);
  if (findings !== "") console.error(findings);
  return findings === "";
}

/** Several linters as one, which names each line of a file once. */
export function together(linters: Linter[]): Linter {
  const [first, ...others] = linters.map(({ what }) => what);
  const what = [first, ...others.map((other) => other.replace(/^\S+ +/, ""))].join(", ");
  const run = async () => {
    const lines = (await Promise.all(linters.map((linter) => linter.run()))).join("\n").split("\n");
    const placeOf = (line: string) => /^(?:\S+\.yaml:\d+|::error \S+,line=\d+)/.exec(line)?.[0];
    const isFirst = (line: string, index: number) => {
      const place = placeOf(line);
      return place === undefined || lines.findIndex((other) => placeOf(other) === place) === index;
    };
    return lines.filter(isFirst).join("\n").trim();
  };
  return { what, run };
}

/** Runs linters beside one another; whether none found anything. */
export async function lintAll(linters: Linter[], since = 0): Promise<boolean> {
  const passed = await Promise.all(linters.map((linter) => lint(linter, since)));
  return !passed.includes(false);
}

if (import.meta.main) {
  await command(help, async ({ words: [only] }) => {
    const isAll = only !== "contract";
    const isReadable = await lint(sourceLinter);
    if (isReadable && isAll) refresh();
    const ofContract = isReadable ? [together([bundleLinter(folder), markLinter(folder)])] : [];
    const passed = await lintAll([
      ...ofContract,
      ...(isAll ? [codeLinter, typeLinter, unusedLinter, expressionLinter] : []),
    ]);
    // A mistake of the contract would be found here once more, in a generated file.
    const isSound = isReadable && passed && (await lint(publishedLinter(folder)));
    if (!isSound) process.exitCode = 1;
  });
}
