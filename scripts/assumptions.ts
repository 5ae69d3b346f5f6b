import { readBundle, versions } from "./lib/bundles.ts";
import { command } from "./lib/command.ts";
import { type Bundle, target, walk } from "./lib/openapi/document.ts";
import { markOf } from "./lib/openapi/marks.ts";
import type { Output } from "./lib/output.ts";

const help = `
Usage: node scripts/assumptions.ts [--out <folder>]

Makes the list of what the contract assumes, from the marks x-assumed in the bundles (npm run generate).

  --out <folder>  where the bundles are and the artifacts go (generated)
`;

/** A node of the contract that the specification does not show. */
export interface Assumption {
  /** The place in the bundle, as a JSON pointer. */
  pointer: string;
  /** What is there: the first sentence of its description. */
  what: string;
  /** The assumption, and its reason. */
  why: string;
  /** The versions of the API whose contract has it. */
  versions: string[];
}

/**
 * The assumptions of several bundles, once where they have them in common: those of the newest in the order of its contract, then
 * those that older versions alone have.
 *
 * @param bundles - The bundles of the versions, oldest first.
 */
export function collectAssumptions(bundles: Bundle[]): Assumption[] {
  const found = new Map<string, Assumption>();
  for (const bundle of bundles.toReversed()) {
    walk(bundle, (node, pointer) => {
      const mark = markOf(node);
      if (!mark || mark.name === "x-observed") return;
      const why = mark.text;
      const what = firstSentence(String(node.summary ?? node.description ?? target(bundle, node)?.description ?? ""));
      const key = JSON.stringify([pointer, what, why]);
      const same = found.get(key);
      if (same) same.versions.unshift(bundle.info.version);
      else found.set(key, { pointer, what, why, versions: [bundle.info.version] });
    });
  }
  return [...found.values()];
}

/** The parts of the list, each with the beginning of the pointers that belong to it. */
export const parts = [
  { title: "The service", prefix: "/servers" },
  { title: "Data kinds", prefix: "/tags" },
  { title: "Operations", prefix: "/paths" },
  { title: "Parameters", prefix: "/components/parameters" },
  { title: "Headers", prefix: "/components/headers" },
  { title: "Responses", prefix: "/components/responses" },
  { title: "Schemas", prefix: "/components/schemas" },
];

/** Writes assumptions.md: a table of the assumptions for each part of the contract. */
export function assumptions(output: Output): void {
  const all = collectAssumptions(versions().map((version) => readBundle(output.folder, version)));
  const tables = parts.map(({ title, prefix }) => {
    const rows = all.filter(({ pointer }) => pointer.startsWith(prefix)).map(row);
    return `## ${title}\n\n| Where | What it is | What is assumed, and why | Versions |\n|---|---|---|---|\n${rows.join("\n")}\n`;
  });
  output.write("assumptions.md", `${introduction(all.length)}\n${tables.join("\n")}`);
}

function introduction(count: number): string {
  return `# What the contract assumes

The specification does not show everything. Where it is silent, the contract assumes, and marks the place with \`x-assumed\`.
This list is made from the marks by \`npm run generate\`: ${count} places, each with its JSON pointer in the contract's
documents (strict/2.0.json, strict/2.1.json). What lies under a marked place is assumed with it;
of a marked operation, that there is one; of a marked response, its status. What is not here is stated.
`;
}

function row({ pointer, what, why, versions }: Assumption): string {
  const cells = [`\`#${pointer}\``, what, why, versions.join(", ")];
  return `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
}

/** The text up to the first full stop that ends a sentence, on one line. */
function firstSentence(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .trim()
    .replace(/(?<=\p{L}{2}[.!?])\s.*$/u, "");
}

if (import.meta.main) await command(help, ({ output }) => assumptions(output));
