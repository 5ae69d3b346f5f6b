import { groupBy } from "../../group-by.ts";
import type { Mark, SchemaNode } from "../contract/model.ts";
import type { Place } from "../contract/places.ts";
import type { Finding, Ledger, Tally } from "./ledger.ts";

export type Verdict = "confirmed" | "contradicted" | "never seen";

export type Strength = "strong" | "partial" | "weak" | "none";

export interface Row extends Seen {
  mark: Mark;
  /** Operation and field, for people: `company/search resultsTotal and 3 other operations`. */
  title: string;
  verdict: Verdict;
  strength: Strength;
  /** What the strength rests on, in short sentences. */
  evidence: string[];
  findings: Finding[];
}

/** How often a place was held against traffic, in how many calls, and of which versions these were. */
interface Seen {
  count: number;
  calls: number;
  versions: string[];
}

/** Options of which the traffic says how they default; by the key of the option's schema. */
export type DefaultsSeen = ReadonlyMap<string, number>;

/** A row for each mark that a call can show. */
export function judgeMarks(ledger: Ledger, defaults: DefaultsSeen = new Map()): Row[] {
  const below = groupBy(ledger.model.nodes, ({ ground }) => ground?.key ?? "");
  const against = groupBy(ledger.findings.values(), ({ mark }) => mark?.key ?? "");
  const operationsOf = groupBy(operationMarks(ledger), ({ key }) => key);
  return [...ledger.model.marks.values()].flatMap((mark) => {
    const nodes = below.get(mark.key) ?? [];
    const named = operationsOf.get(mark.key) ?? [];
    // No call can show a mark on a text.
    if (nodes.length + named.length === 0) return [];
    const findings = against.get(mark.key) ?? [];
    const seen = seenOf(mark, ledger);
    const aspects = collectAspects(ledger, nodes, defaults);
    const isRequestOnly = nodes.length > 0 && nodes.every(({ direction }) => direction === "request");
    return {
      mark,
      ...seen,
      title: titleOf([...nodes, ...named]),
      verdict: verdictOf(findings.length, seen.count),
      strength: strengthOf(seen.count, aspects, isRequestOnly),
      evidence: seen.count > 0 ? sentences(aspects, isRequestOnly) : [],
      findings,
    };
  });
}

/** How many places without a mark were held against traffic. */
export function countStated({ seen, model }: Ledger): number {
  const stated = model.nodes.filter(({ ground, reach, schema }) => !ground && !("$ref" in schema) && seen.has(reach));
  return new Set(stated.map(({ key }) => key)).size;
}

function verdictOf(findings: number, count: number): Verdict {
  if (findings > 0) return "contradicted";
  return count > 0 ? "confirmed" : "never seen";
}

/** Operation and the shortest field in a line; an operation of both versions is one. */
function titleOf(places: readonly Pick<SchemaNode, "operation" | "field">[]): string {
  const shortest = new Map<string, string>();
  for (const { operation, field } of places) {
    if (field.length < (shortest.get(operation)?.length ?? Number.POSITIVE_INFINITY)) shortest.set(operation, field);
  }
  const [[operation, field] = ["", ""], ...others] = shortest;
  const more = others.length > 0 ? ` and ${others.length} other operation${others.length > 1 ? "s" : ""}` : "";
  return `${operation.slice(1)} ${field}`.trim() + more;
}

/** The marks of operations and of responses, each with what it is about. */
function* operationMarks({ model }: Ledger) {
  for (const { path: operation, mark, responses } of [...model.operations.values()].flatMap((all) => [
    ...all.values(),
  ])) {
    if (mark) yield { key: mark.key, operation, field: "" };
    for (const { status, mark } of responses.values())
      if (mark) yield { key: mark.key, operation, field: `status ${status}` };
  }
}

/** How often the marked place itself was seen: a returned status, or a value that its schema is for. */
function seenOf({ key }: Mark, { statuses, seen }: Ledger): Seen {
  const status = statuses.get(key);
  const own = [...seen.values()].filter((one) => one.key === key || one.key === `${key}/schema`);
  const tallies: Tally[] = status ? [status] : own.map(({ tally }) => tally);
  return {
    count: tallies.reduce((sum, { count }) => sum + count, 0),
    // A call that shows several of the places is one.
    calls: Math.max(0, ...tallies.map(({ calls }) => calls)),
    versions: [...new Set(tallies.flatMap(({ versions }) => [...versions]))].toSorted(),
  };
}

type Aspects = ReturnType<typeof collectAspects>;

function collectAspects(ledger: Ledger, nodes: SchemaNode[], defaults: DefaultsSeen) {
  const words = { seen: [] as string[], unseen: [] as string[] };
  const nulls = { both: [] as string[], only: [] as string[], never: [] as string[] };
  const presets = { seen: [] as string[], unseen: [] as string[] };
  for (const [reach, [node]] of groupBy(nodes, (one) => one.reach) as Map<string, [SchemaNode]>) {
    const seen = ledger.seen.get(reach);
    const name = nameOf(node.place);
    for (const word of ((node.schema.enum ?? []) as unknown[]).filter((word) => word !== null).map(String))
      words[seen?.words.has(word) ? "seen" : "unseen"].push(word);
    // A branch of a union that takes null is not the field: what the others take is not counted there.
    if (seen && seen.tally.count > 0 && node.direction === "response" && !node.isBranch && allowsNull(node))
      nulls[nullsOf(seen.nulls, seen.tally.count)].push(name);
    if (node.direction === "request" && "default" in node.schema)
      presets[(defaults.get(node.key) ?? 0) > 0 ? "seen" : "unseen"].push(name);
  }
  return { fields: collectFields(ledger, nodes), words, nulls, defaults: presets };
}

function collectFields(ledger: Ledger, nodes: SchemaNode[]) {
  const fields = { seen: [] as string[], unseen: [] as string[], always: [] as string[] };
  for (const same of groupBy(nodes, ({ key }) => key).values()) {
    const [{ properties, required }] = same as [SchemaNode];
    const reaches = [...new Set(same.map(({ reach }) => reach))];
    for (const [name] of [...properties].filter(([, { isForbidden }]) => !isForbidden)) {
      const members = reaches.flatMap((reach) => ledger.seen.get(reach)?.members.get(name) ?? []);
      const isSeen = members.some(({ present }) => present > 0);
      fields[isSeen ? "seen" : "unseen"].push(name);
      if (isSeen && members.every(({ absent }) => absent === 0) && !required.has(name)) fields.always.push(name);
    }
  }
  return fields;
}

function nullsOf(nulls: number, count: number): keyof Aspects["nulls"] {
  if (nulls === 0) return "never";
  return nulls === count ? "only" : "both";
}

/** Whether a schema says by itself that null may stand there. */
function allowsNull(node: SchemaNode): boolean {
  return [node, ...node.anyOf].some(({ schema }) => [schema.type].flat().includes("null"));
}

/** Strong: every part was seen, and more than once. Weak: requests alone speak for it, or a single value. */
function strengthOf(count: number, { fields, words, nulls, defaults }: Aspects, isRequestOnly: boolean): Strength {
  if (count === 0) return "none";
  if (isRequestOnly && defaults.seen.length === 0) return "weak";
  const open = [fields.unseen, words.unseen, nulls.only, nulls.never, defaults.unseen].flat();
  if (open.length > 0) return "partial";
  return count > 1 ? "strong" : "weak";
}

function sentences({ fields, words, nulls, defaults }: Aspects, isRequestOnly: boolean): string[] {
  const shareOf = ({ seen, unseen }: Aspects["words"], what: string) => {
    const total = seen.length + unseen.length;
    return total > 0 ? `${seen.length} of ${total} ${what} seen${few("; never: ", unseen)}.` : "";
  };
  return [
    isRequestOnly ? "Only requests confirm it: a service may ignore what it does not know." : "",
    shareOf(fields, "fields"),
    isRequestOnly ? "" : few("Optional and always there: ", fields.always, "."),
    shareOf(words, "values"),
    few("Only ever null: ", nulls.only, "."),
    few("Never null: ", nulls.never, "."),
    nulls.both.length > 0 ? `${nulls.both.length} seen both as null and as a value.` : "",
    defaults.seen.length > 0 ? `${defaults.seen.length} defaults seen at work.` : "",
    few("Default not observable so far: ", defaults.unseen, "."),
  ].filter(Boolean);
}

function nameOf({ path }: Place): string {
  return path.findLast((key) => !/^(anyOf|oneOf|allOf|properties|schemas|\d+)$/.test(key)) ?? "";
}

function few(before: string, names: string[], after = ""): string {
  const unique = [...new Set(names)];
  if (unique.length === 0) return "";
  const shown =
    unique.length > 6 ? `${unique.slice(0, 6).join(", ")} and ${unique.length - 6} more` : unique.join(", ");
  return before + shown + after;
}
