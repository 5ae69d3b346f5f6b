import { after, all, content, type Recipe } from "../recipe.ts";

export const artifact: Recipe = {
  title: "A new artifact",
  example: "`generated/paths.json`, the list of all paths.",
  steps: [
    {
      what: "Write a script that makes it from the bundles, with a help text",
      files: {
        "scripts/paths.ts": content(`import { command } from "./lib/command.ts";
import { readBundle, versions } from "./lib/bundles.ts";
import type { Output } from "./lib/output.ts";

const help = \`
Usage: node scripts/paths.ts [--out <folder>]

Makes the list of all paths from the bundles (npm run bundle).
\`;

/** Writes paths.json. */
export function paths(output: Output): void {
  const all = versions().flatMap((version) => Object.keys(readBundle(output.folder, version).paths));
  output.write("paths.json", JSON.stringify([...new Set(all)]));
}

if (import.meta.main) await command(help, ({ output }) => paths(output));
`),
      },
    },
    {
      what: "Register it in the list of `scripts/generate.ts`",
      files: {
        "scripts/generate.ts": all(
          after(`import type { Output } from "./lib/output.ts";\n`, `import { paths } from "./paths.ts";\n`),
          after(`  "assumptions.ts": assumptions,\n`, `  "paths.ts": paths,\n`),
        ),
      },
    },
    { what: "Make the artifacts, and commit them", run: "generate" },
  ],
};
