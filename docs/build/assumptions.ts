import { type Bundle, follow, type Node, walk } from "../../scripts/lib/openapi/document.ts";
import { type Mark, markOf, marksOf } from "../../scripts/lib/openapi/marks.ts";
import { toKeys } from "../../scripts/lib/openapi/pointer.ts";
import { bodiesOf, flat, treeOf, withoutRepetition } from "./fields.ts";
import { nameOfTag } from "./navigation.ts";
import { bundleOf, type OperationSource, operationsOf, type Source } from "./source.ts";

/** Something that the specification does not show, and what is assumed about it. */
interface Assumption {
  /** A field, a status code or a part of the API. */
  what: string;
  why: string;
  operations: Set<string>;
  versions: Set<string>;
}

/** The assumptions of the contract by operation and field. */
export function assumptionLists(source: Source): string {
  const found = collect(source);
  const groups = groupBy(found, ({ operations }) => [...operations].toSorted().join(", "));
  const count = operationsOf(source, source.current).length;
  const sections = [...groups].map(([operations, entries]) => {
    const paths = operations.split(", ").filter(Boolean);
    const size = paths.length || Number.POSITIVE_INFINITY;
    const title = paths.length === 0 ? "The API" : size === count ? "All operations" : titleOf(paths);
    const names = title.endsWith("operations") && size < count ? `${operations}.\n\n` : "";
    return { size, title, text: names + list(entries, source.bundles.length) };
  });
  const ordered = sections.toSorted((a, b) => b.size - a.size || a.title.localeCompare(b.title));
  return `${found.length} assumptions.\n\n${ordered.map(({ title, text }) => `## ${title}\n\n${text}`).join("\n\n")}`;
}

function titleOf(paths: string[]): string {
  if (paths.length < 3) return paths.join(" and ");
  const kinds = [...new Set(paths.map((path) => nameOfTag(path.split("/")[1] ?? "")))];
  return `${paths.length} ${kinds.length === 1 ? `${kinds[0]} ` : ""}operations`;
}

type Note = (what: string, marks: Mark[], operation?: string) => void;

function collect(source: Source): Assumption[] {
  const found = new Map<string, Assumption>();
  const noteIn =
    (version: string): Note =>
    (what, marks, operation) => {
      for (const why of new Set(marks.map(({ text }) => oneLine(text)))) {
        const known = found.get(what + why) ?? { what, why, operations: new Set(), versions: new Set() };
        found.set(what + why, known);
        known.versions.add(version);
        if (operation) known.operations.add(operation);
      }
    };
  const versions = source.bundles.map(({ info }) => info.version).toReversed();
  for (const version of versions)
    for (const operation of operationsOf(source, version)) noteOperation(source, operation, noteIn(version));
  const seen = new Set([...found.values()].map(({ why }) => why));
  for (const version of versions) noteRest(bundleOf(source, version), seen, noteIn(version));
  return [...found.values()];
}

function noteOperation(source: Source, { version, path, node, marks }: OperationSource, note: Note): void {
  const bundle = bundleOf(source, version);
  note("the operation", marks, path);
  for (const parameter of (node.parameters ?? []) as Node[])
    note(`header \`${String(follow(bundle, parameter).name)}\``, marksOf(bundle, parameter), path);
  for (const [status, response] of Object.entries(node.responses as Record<string, Node>))
    note(`status ${status}`, marksOf(bundle, response), path);
  const bodies = { "the request": "request", "the response": "response", "the error": "error" } as const;
  for (const [name, key] of Object.entries(bodies)) {
    const schema = bodiesOf(bundle, node)[key];
    note(name, marksOf(bundle, schema), path);
    for (const field of flat(withoutRepetition(treeOf(bundle, schema)))) note(`\`${field.path}\``, field.marks, path);
  }
}

/** Marks outside the fields of operations, such as that of the base URL. */
function noteRest(bundle: Bundle, seen: Set<string>, note: Note): void {
  walk(bundle, (node, pointer) => {
    const mark = markOf(node);
    if (mark && !seen.has(oneLine(mark.text))) note(nameOf(bundle, pointer), [mark]);
  });
}

function nameOf(bundle: Bundle, pointer: string): string {
  const [, kind, index] = pointer.split("/");
  if (kind === "tags") return `tag \`${bundle.tags[Number(index)]?.name}\``;
  const skipped = ["components", "schemas", "properties", "responses", "items", "schema", "servers", "0", "variables"];
  const names = toKeys(pointer).filter((key) => !skipped.includes(key));
  return `\`${names.join(".")}\``;
}

function oneLine(text: string): string {
  return text.trim().replaceAll(/\s+/g, " ");
}

/** A line for each reason, with everything that it is about. */
function list(entries: Assumption[], versions: number): string {
  const lines = groupBy(entries, ({ why, versions }) => JSON.stringify([why, ...versions]));
  return [...lines.values()]
    .map((same) => {
      const [{ why, versions: of }] = same as [Assumption];
      const only = of.size < versions ? ` (${[...of].join(", ")} only)` : "";
      return `- ${same.map(({ what }) => what).join(", ")}${only}: ${why}`;
    })
    .join("\n");
}

function groupBy<Item>(items: Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}
