import {
  currentVersion,
  listVersions,
  readBundle,
  readBundles,
} from "@data-validation/contract-files/bundles";
import { refreshArtifacts } from "@data-validation/contract-files/fresh";
import { ArtifactFolder } from "@data-validation/tooling/artifact-folder";
import { runScript, UserError } from "@data-validation/tooling/command";
import { presentFiles } from "@data-validation/tooling/present-files";
import { findingsOfScript, findingsOfTool } from "@data-validation/tooling/processes/tool";
import { writeBundles } from "./artifacts/bundle.ts";
import { ledgerFindings } from "./lib/lint/ledger-findings.ts";
import { sourceFindings } from "./lib/lint/lint-sources.ts";
import { typeFindings } from "./lib/lint/type-findings.ts";
import { unlessPassed } from "./lib/lint/unless-passed.ts";
import { workflowFindings } from "./lib/lint/workflow-findings.ts";
import { makeArtifact } from "./lib/make.ts";

const HELP = `
Usage: npm run lint [-- contract]

Lints the contract and the code.

The sources of the contract are linted as anybody can do it: npx redocly lint openapi/<version>/openapi.yaml and
npx spectral lint openapi/<version>/openapi.yaml. Then its bundles: the statements of the specification, the names in
workflows and in ledgers of evidence. The code: Biome, the TypeScript compiler, Knip, and ESLint for expressions that
take more than linear time.

  contract  only the contract

A linter that found nothing runs again when a file that it reads changes; CI=1 npm run lint runs all.
`;

const FOLDER = "dist/lint";

/** `run` returns its findings as text, empty without any. */
type Linter = { what: string; run: () => Promise<string> };

/** The two commands that lint the sources, as anybody can call them. */
export const sourceLinter: Linter = {
  what: "contract   sources",
  run: () =>
    unlessPassed(
      "sources",
      presentFiles("openapi", "generated/examples", ".spectral.yaml", "redocly.yaml"),
      sourceFindings,
    ),
};

/** Checks bundles in a folder against the statements of the specification, as `npm test` does. */
export function statementLinter(folder: string): Linter {
  return {
    what: "contract   statements and marks",
    run: () => findingsOfScript("test/specification/print-contradictions.ts", folder),
  };
}

/**
 * Checks what only bundles show: the names in workflows and ledgers, and that the published
 * documents are OpenAPI.
 */
export function bundleLinter(folder: string): Linter {
  return {
    what: "contract   workflows, ledgers, documents",
    run: async () => {
      const published = listVersions().map((version) => `${folder}/openapi/${version}.json`);
      const findings = [
        ...workflowFindings(readBundle(folder, currentVersion(readBundles(folder)))),
        ...ledgerFindings(readBundles(folder)),
        await unlessPassed("documents", ["redocly.yaml", ...published], () =>
          findingsOfTool("redocly", ["lint", ...published]),
        ),
      ];
      return findings.filter(Boolean).join("\n");
    },
  };
}

/** Makes the bundles that the other linters of the contract read. */
const bundler: Linter = {
  what: "contract   bundles",
  run: () =>
    makeArtifact("bundle.ts", writeBundles, new ArtifactFolder(FOLDER)).then(() => "", messageOf),
};

/** The cache of the tools' findings about unchanged files. */
const CACHE = "node_modules/.cache";

export const typeLinter: Linter = { what: "types      tsc", run: typeFindings };

const linear = [
  "packages/mock/src",
  "--cache",
  "--cache-strategy=content",
  `--cache-location=${CACHE}/eslint`,
];

export const codeLinters: Linter[] = [
  typeLinter,
  toolLinter("code       biome check", ["."], "biome", ["check", "--error-on-warnings"]),
  toolLinter("unused     knip", ["."], "knip", ["--no-progress", "--no-config-hints", "--cache"]),
  toolLinter(
    "code       eslint, linear expressions",
    ["packages/mock/src", "eslint.config.js"],
    "eslint",
    linear,
    // Hides Node's warning that its removal of types is experimental.
    { NODE_NO_WARNINGS: "1" },
  ),
];

/** Runs a tool unless it had no findings in the same files before. */
function toolLinter(
  what: string,
  files: string[],
  ...[tool, ...call]: Parameters<typeof findingsOfTool>
): Linter {
  const findTool = () => findingsOfTool(tool, ...call);
  return { what, run: () => unlessPassed(tool, presentFiles(...files), findTool) };
}

function messageOf(error: unknown): string {
  if (error instanceof UserError) return error.message.trimEnd();
  throw error;
}

/**
 * Runs linters in parallel and prints a line and the findings of each. Returns whether there are no
 * findings.
 */
export async function runLinters(...linters: Linter[]): Promise<boolean> {
  const passes = linters.map(async ({ what, run }) => {
    const start = performance.now();
    const findings = await run();
    const time = `${((performance.now() - start) / 1000).toFixed(1)} s`.padStart(7);
    console.log(`${what.padEnd(44)} ${findings === "" ? "ok" : "failed"} ${time}`);
    if (findings !== "") console.error(findings);
    return findings === "";
  });
  return !(await Promise.all(passes)).includes(false);
}

if (import.meta.main) {
  await runScript(HELP, [], async ({ args: [only, ...otherWords] }) => {
    const isAll = only === undefined;
    if (otherWords.length > 0 || (!isAll && only !== "contract"))
      throw new UserError(
        `There is nothing to lint called ${[only, ...otherWords].join(" ")}.\n\n${HELP.trim()}`,
      );
    if (isAll) refreshArtifacts();
    const passed = await runLinters(sourceLinter, ...(isAll ? codeLinters : []));
    // A mistake in the sources would be named again in the bundles.
    const isSound =
      passed &&
      (await runLinters(bundler)) &&
      (await runLinters(statementLinter(FOLDER), bundleLinter(FOLDER)));
    if (!isSound) process.exitCode = 1;
  });
}
