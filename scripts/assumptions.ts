import { capital } from "@data-validation/common/text";
import { readBundles } from "@data-validation/contract-files/bundles";
import {
  type Bundle,
  kindOf,
  locate,
  target,
  walk,
} from "@data-validation/openapi-document/document";
import { alternativePointers, fieldsOf } from "@data-validation/openapi-document/fields";
import { type Mark, markOf } from "@data-validation/openapi-document/marks";
import { below, toKeys, toPointer } from "@data-validation/openapi-document/pointer";
import type { Output } from "@data-validation/tooling/output";

/** A marked node. scripts/data.ts publishes and describes these fields. */
interface Assumption {
  pointer: string;
  what: string;
  why: string;
  extent: Mark["extent"];
  field: string;
  operations: string[];
  versions: string[];
  /** When and how often traffic showed the place, which then is no assumption any more. */
  evidence?: string;
}

/** The assumptions of all bundles in the order of the newest contract, then those of older versions only. */
export function collectAssumptions(bundles: Bundle[]): Assumption[] {
  return collectMarks(bundles).filter(({ evidence }) => evidence === undefined);
}

function collectMarks(bundles: Bundle[]): Assumption[] {
  const found = new Map<string, Assumption>();
  for (const bundle of bundles.toReversed()) {
    const { version } = bundle.info;
    const places = placesOf(bundle);
    walk(bundle, (node, pointer) => {
      const mark = markOf(node);
      if (!mark) return;
      const { text, extent } = mark;
      const what = firstSentence(
        String(node.summary ?? node.description ?? target(bundle, node)?.description ?? ""),
      );
      const key = JSON.stringify([pointer, what, text]);
      const known = found.get(key);
      if (known) {
        known.versions.unshift(version);
        return;
      }
      const texts =
        mark.name === "x-observed" ? { why: "Observed.", evidence: text } : { why: text };
      const { field = nameOf(bundle, pointer), operations = [] } = places.get(pointer) ?? {};
      found.set(key, {
        pointer,
        what,
        ...texts,
        extent,
        field,
        operations: [...operations],
        versions: [version],
      });
    });
  }
  return [...found.values()];
}

/** The field name and the operations of each node, by JSON pointer. A node with several names keeps the first. */
function placesOf(bundle: Bundle) {
  const places = new Map<string, { field: string; operations: Set<string> }>();
  const note = (pointer: string, field: string, path: string) => {
    const place = places.get(pointer) ?? { field, operations: new Set() };
    if (place.operations.has(path)) return;
    places.set(pointer, place);
    place.operations.add(path);
    const located = locate(bundle, pointer);
    if (!located) return;
    if (located.pointer !== pointer) note(located.pointer, field, path);
    for (const alternative of alternativePointers(located)) note(alternative, field, path);
    if (located.node.items) note(below(located.pointer, "items"), `${field}[]`, path);
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
      const { pointer = "", node = {} } =
        locate(bundle, below(operation, "responses", status)) ?? {};
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

export function assumptions(output: Output): void {
  output.write("assumptions.md", introduction + listAssumptions(readBundles(output.folder)));
}

const introduction = `# Assumptions

The specification does not show everything. Where it is silent, the contract makes an assumption and marks it: \`x-assumed\` (the place is
assumed), \`x-assumed-content\` (the place is stated, its content is assumed) or \`x-assumed-detail\` (the place is stated, a detail is assumed).
Everything below a place of the first two kinds is assumed. Everything else is stated by the specification.

`;

/** Markdown: a table for each subject, with a row for each sentence. */
export function listAssumptions(bundles: Bundle[]): string {
  const all = collectMarks(bundles);
  const paths = [...new Set(bundles.toReversed().flatMap((bundle) => Object.keys(bundle.paths)))];
  const rows = rowsOf(all, paths);
  const kinds = [...new Set(paths.map(kindOf))];
  const hasEvidence = all.some(({ evidence }) => evidence !== undefined);
  const head = [
    "Field",
    "Assumption",
    "Operations",
    "Versions",
    ...(hasEvidence ? ["Evidence"] : []),
  ];
  const sections = [...subjects, ...kinds.map(capital)].map((subject) => {
    const cells = rows
      .filter((row) => subjectOf(row) === subject)
      .map(({ fields, why, operations, versions, evidence = "" }) => [
        fields.map((field) => (field.includes(" ") ? field : code(field))).join(", "),
        why,
        // As code: Markdown reads two stars as emphasis.
        operations.length === paths.length
          ? "all"
          : shortened(operations, paths, kinds).map(code).join(", "),
        versions.join(", "),
        ...(hasEvidence ? [evidence] : []),
      ]);
    return `## ${subject}\n\n${[head, head.map(() => "---"), ...cells].map((row) => `| ${row.join(" | ")} |`).join("\n")}\n`;
  });
  const observed = all.filter(({ evidence }) => evidence !== undefined).length;
  return `${all.length - observed} assumptions. Observed in traffic: ${observed}.\n\n${sections.join("\n")}`;
}

const code = (text: string) => `\`${text}\``;

/** The subjects other than the data kinds. */
const subjects = ["Service", "Versions", "Errors", "Envelope", "Shared options"];

/** Assumptions with the same sentence as one row. */
function rowsOf(all: Assumption[], paths: string[]) {
  const sameField = groups(all, ["field", "why", "evidence", "versions"]);
  const merged = sameField.map((members) => {
    const operations = paths.filter((path) =>
      members.some((member) => member.operations.includes(path)),
    );
    return { ...(members[0] as Assumption), operations };
  });
  const sameSentence = groups(merged, ["why", "evidence", "operations", "versions"]);
  return sameSentence.map((members) => ({
    ...(members[0] as Assumption),
    fields: members.map(({ field }) => field),
  }));
}

/** Groups of assumptions that have the same values of some fields. */
function groups(all: Assumption[], fields: (keyof Assumption)[]): Assumption[][] {
  return [...Map.groupBy(all, (one) => JSON.stringify(fields.map((field) => one[field]))).values()];
}

function subjectOf({ pointer, field, operations }: Assumption): string {
  const kinds = new Set(operations.map(kindOf));
  if (/ApiVersion/.test(pointer)) return "Versions";
  if (/^\/components\/(responses|schemas\/(RequestError|ErrorResponse|Unauthorized))/.test(pointer))
    return "Errors";
  if (kinds.size === 0) return "Service";
  if (kinds.size === 1) return capital([...kinds].join(""));
  if (pointer.startsWith("/components/schemas/Location")) return "Location";
  return field.startsWith("request.options.") ? "Shared options" : "Envelope";
}

/** Paths, with `/company/*` for all paths of a kind. */
function shortened(operations: string[], paths: string[], kinds: string[]): string[] {
  return kinds.flatMap((kind) => {
    const isOfKind = (path: string) => kindOf(path) === kind;
    const ofKind = operations.filter(isOfKind);
    return ofKind.length > 1 && ofKind.length === paths.filter(isOfKind).length
      ? [`/${kind}/*`]
      : ofKind;
  });
}

function firstSentence(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .trim()
    .replace(/(?<=\p{L}{2}[.!?])\s.*$/u, "");
}
