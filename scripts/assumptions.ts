import { readBundles } from "./lib/bundles.ts";
import { type Bundle, locate, target, walk } from "./lib/openapi/document.ts";
import { fieldsOf } from "./lib/openapi/fields.ts";
import { type Mark, markOf } from "./lib/openapi/marks.ts";
import { below, toKeys, toPointer } from "./lib/openapi/pointer.ts";
import type { Output } from "./lib/output.ts";

/** A place of the contract that the specification does not show, or not in full, as scripts/data.ts publishes and describes it. */
interface Assumption {
  pointer: string;
  what: string;
  why: string;
  extent: Mark["extent"];
  field: string;
  operations: string[];
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
      const { field = nameOf(bundle, pointer), operations = [] } = places.get(pointer) ?? {};
      if (same) same.versions.unshift(version);
      else found.set(key, { pointer, what, why, extent, field, operations: [...operations], versions: [version] });
    });
  }
  return [...found.values()];
}

/** The places that operations lead to, by JSON pointer; most are reached several times, the first path gives the name. */
function placesOf(bundle: Bundle) {
  const places = new Map<string, { field: string; operations: Set<string> }>();
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

/** Writes assumptions.md. */
export function assumptions(output: Output): void {
  output.write("assumptions.md", introduction + listAssumptions(readBundles(output.folder)));
}

const introduction = `# Assumptions

The specification does not show everything. Where it is silent, the contract makes an assumption and marks it: \`x-assumed\` (the place is
assumed), \`x-assumed-content\` (the place is stated, its content is assumed) or \`x-assumed-detail\` (the place is stated, a detail is assumed).
Everything below a place of the first two kinds is assumed. Everything else is stated by the specification.

`;

/** The assumptions by operation, those that several operations share first: a line for each reason, with the fields that it is about. */
export function listAssumptions(bundles: Bundle[]): string {
  const all = collectAssumptions(bundles);
  const count = new Set(bundles.flatMap(({ paths }) => Object.keys(paths))).size;
  const sections = [...Map.groupBy(all, ({ operations }) => operations.join(", ")).values()].map((entries) => {
    const { operations = [] } = entries[0] ?? {};
    const paths = operations.length > 2 && operations.length < count ? `${operations.join(", ")}.\n\n` : "";
    const size = operations.length || Number.POSITIVE_INFINITY;
    return { size, text: `## ${titleOf(operations, count)}\n\n${paths}${folded(entries, bundles.length)}\n` };
  });
  const ordered = sections.toSorted((a, b) => b.size - a.size || a.text.localeCompare(b.text));
  return `${all.length} assumptions.\n\n${ordered.map(({ text }) => text).join("\n")}`;
}

function titleOf(paths: string[], count: number): string {
  if (paths.length === 0) return "The API";
  if (paths.length === count) return "All operations";
  if (paths.length < 3) return paths.join(" and ");
  const kinds = [...new Set(paths.map((path) => path.split("/")[1]))];
  return `${paths.length} ${kinds.length === 1 ? `${kinds[0]} ` : ""}operations`;
}

/** Closed, the list is short enough to find a group in. */
function folded(entries: Assumption[], versions: number): string {
  const same = Map.groupBy(entries, ({ why, versions }) => JSON.stringify([why, ...versions]));
  const lines = [...same.values()].map((members) => {
    const [{ why, versions: of }] = members as [Assumption];
    const only = of.length < versions ? ` (${of.join(", ")} only)` : "";
    return `- ${[...new Set(members.map(({ field }) => `\`${field}\``))].join(", ")}${only}: ${why}`;
  });
  const count = entries.length === 1 ? "1 assumption" : `${entries.length} assumptions`;
  return `<details class="folded"><summary>${count}</summary>\n\n${lines.join("\n")}\n\n</details>\n`;
}

/** The text up to the first full stop that ends a sentence, on one line. */
function firstSentence(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .trim()
    .replace(/(?<=\p{L}{2}[.!?])\s.*$/u, "");
}
