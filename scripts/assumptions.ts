import { readBundle, versions } from "./lib/bundles.ts";
import { command } from "./lib/command.ts";
import { type Bundle, locate, target, walk } from "./lib/openapi/document.ts";
import { fieldsOf } from "./lib/openapi/fields.ts";
import { markOf } from "./lib/openapi/marks.ts";
import { below, toKeys, toPointer } from "./lib/openapi/pointer.ts";
import type { Output } from "./lib/output.ts";

const help = `
Usage: node scripts/assumptions.ts [--out <folder>]

Makes the list of what the contract assumes, by operation and field, from the marks in the bundles (npm run generate).

  --out <folder>  where the bundles are and the artifacts go (generated)
`;

/** A place of the contract that the specification does not show, or not in full. */
export interface Assumption {
  /** The place in the bundle, as a JSON pointer. */
  pointer: string;
  /** What is there: the first sentence of its description. */
  what: string;
  /** The text of the mark. */
  why: string;
  /** Whether the place itself is assumed, what is in it, or a detail of it. */
  extent: "place" | "content" | "detail";
  /** The field, such as \`request.query.email\`, or the part of an operation, such as \`status 404\`. */
  field: string;
  /** The paths of the operations that have it; empty outside of operations. */
  operations: string[];
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
    const { version } = bundle.info;
    const places = placesOf(bundle);
    walk(bundle, (node, pointer) => {
      const mark = markOf(node);
      if (!mark || mark.name === "x-observed") return;
      const { text: why, extent } = mark;
      const what = firstSentence(String(node.summary ?? node.description ?? target(bundle, node)?.description ?? ""));
      const key = JSON.stringify([pointer, what, why]);
      const same = found.get(key);
      const { field, operations } = places.get(pointer) ?? { field: nameOf(bundle, pointer), operations: new Set() };
      if (same) same.versions.unshift(version);
      else
        found.set(key, {
          pointer,
          what,
          why,
          extent,
          field,
          operations: [...operations] as string[],
          versions: [version],
        });
    });
  }
  return [...found.values()];
}

/** A place of operations. */
interface Place {
  field: string;
  operations: Set<string>;
}

/** The places that operations lead to, by JSON pointer; several ways lead to most, the first gives the name. */
function placesOf(bundle: Bundle): Map<string, Place> {
  const places = new Map<string, Place>();
  const note = (pointer: string, field: string, path: string) => {
    const place = places.get(pointer) ?? { field, operations: new Set() };
    if (places.get(pointer)?.operations.has(path)) return;
    places.set(pointer, place);
    place.operations.add(path);
    const node = locate(bundle, pointer);
    if (!node) return;
    if (node.pointer !== pointer) note(node.pointer, field, path);
    for (const keyword of ["anyOf", "oneOf", "allOf"])
      for (const index of ((node.node[keyword] ?? []) as unknown[]).keys())
        note(below(node.pointer, keyword, String(index)), field, path);
    if (node.node.items) note(below(node.pointer, "items"), `${field}[]`, path);
  };
  for (const [path, { post }] of Object.entries(bundle.paths)) {
    const operation = toPointer("paths", path, "post");
    note(operation, "the operation", path);
    note(below(operation, "parameters", "0"), "api-version", path);
    const noteBody = (holder: string, name: string) => {
      const body = below(holder, "content", "application/json", "schema");
      note(body, name, path);
      for (const [pointer, field] of fieldsOf(bundle, body)) note(pointer, field, path);
    };
    noteBody(below(operation, "requestBody"), "the request");
    for (const status of Object.keys(post.responses)) {
      const { pointer = "", node = {} } = locate(bundle, below(operation, "responses", status)) ?? {};
      note(pointer, `status ${status}`, path);
      for (const name of Object.keys(node.headers ?? {})) {
        const header = below(pointer, "headers", name);
        note(header, name, path);
        note(below(locate(bundle, header)?.pointer ?? header, "schema"), name, path);
      }
      noteBody(pointer, status === "200" ? "the response" : "an error response");
    }
  }
  return places;
}

/** The name of a place outside of operations. */
function nameOf(bundle: Bundle, pointer: string): string {
  const keys = toKeys(pointer);
  return keys[0] === "tags" ? `tag ${bundle.tags[Number(keys[1])]?.name}` : (keys.at(-1) ?? "");
}

/** Writes assumptions.md: a table of the assumptions for each operation, after those that several operations share. */
export function assumptions(output: Output): void {
  const bundles = versions().map((version) => readBundle(output.folder, version));
  const all = collectAssumptions(bundles);
  const count = new Set(bundles.flatMap(({ paths }) => Object.keys(paths))).size;
  const groups = new Map<string, Assumption[]>();
  for (const each of all) {
    const paths = each.operations.join(", ");
    groups.set(paths, [...(groups.get(paths) ?? []), each]);
  }
  const sections = [...groups]
    .map(([paths, rows]) => ({ paths, rows, size: rows[0]?.operations.length || Number.POSITIVE_INFINITY }))
    .toSorted((a, b) => b.size - a.size || a.paths.localeCompare(b.paths));
  const tables = sections.map(({ paths, rows, size }) => {
    const few = size > 3 ? `${size} operations\n\n${paths}.` : paths;
    const title = size === Number.POSITIVE_INFINITY ? "The API" : size === count ? "All operations" : few;
    return `## ${title}\n\n| Where | What | Assumption | Versions |\n|---|---|---|---|\n${rows.map(row).join("\n")}\n`;
  });
  output.write("assumptions.md", `${introduction(all.length)}\n${tables.join("\n")}`);
}

function introduction(count: number): string {
  return `# Assumptions

The specification does not show everything. Where it is silent, the contract makes an assumption and marks it. \`npm run generate\` makes this
list of ${count} assumptions from the marks: \`x-assumed\` (the place is assumed), \`x-assumed-content\` (the place is stated, its content is
assumed) and \`x-assumed-detail\` (the place is stated, a detail is assumed). Everything below a place of the first two kinds is assumed. Everything
else is stated by the specification.
`;
}

const extents = { place: "assumed", content: "content assumed", detail: "detail assumed" };

function row({ field, what, why, extent, versions }: Assumption): string {
  const cells = [`\`${field}\``, what, `${why} (${extents[extent]})`, versions.join(", ")];
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
