import { groupBy } from "../../group-by.ts";
import type { Mark, OperationNode } from "../contract/model.ts";
import { type Place, placeKey } from "../contract/places.ts";
import { allowsNull, enumerate, type Reachable } from "./enumerate.ts";
import type { Finding, Ledger, Tally } from "./ledger.ts";

/** What the traffic says of a marked place. */
export type Verdict = "confirmed" | "contradicted" | "never seen";

/** How much a confirmation is worth. */
export type Strength = "strong" | "partial" | "weak" | "none";

/** A line of the ledger: a marked place. */
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
export interface Seen {
  count: number;
  calls: number;
  versions: string[];
}

/** Options of which the traffic says how they default; by {@link placeKey} of the option's schema. */
export type DefaultsSeen = ReadonlyMap<string, number>;

/** A row for each mark that a call can show. */
export function judgeMarks(ledger: Ledger, defaults: DefaultsSeen = new Map()): Row[] {
  const below = groupBy(enumerate(ledger.model), ([, { ground }]) => ground?.key ?? "");
  const against = groupBy(ledger.findings.values(), ({ mark }) => mark?.key ?? "");
  const operationsOf = operationsByMark(ledger);
  return [...ledger.model.marks.values()].flatMap((mark) => {
    const places = below.get(mark.key) ?? [];
    const named = operationsOf.get(mark.key);
    // No call can show a mark on a text.
    if (places.length === 0 && !named) return [];
    const findings = against.get(mark.key) ?? [];
    const seen = seenOf(mark, ledger);
    const aspects = collectAspects(ledger, places, defaults);
    const isRequestOnly = places.length > 0 && places.every(([, { direction }]) => direction === "request");
    return {
      mark,
      ...seen,
      title: titleOf([...places.map(([, { operations }]) => operations), ...(named ? [named] : [])]),
      verdict: findings.length > 0 ? "contradicted" : seen.count > 0 ? "confirmed" : "never seen",
      strength: strengthOf(seen.count, aspects, isRequestOnly),
      evidence: seen.count > 0 ? sentences(aspects, isRequestOnly) : [],
      findings,
    };
  });
}

/** How many places without a mark were held against traffic. */
export function countStated({ seen, model }: Ledger): number {
  const stated = [...enumerate(model)].filter(([, { ground, node }]) => !ground && !node.reference);
  return new Set(stated.flatMap(([key, { node }]) => (seen.has(key) ? [node.key] : []))).size;
}

/** Operation and the shortest field in a line; an operation of both versions is one. */
function titleOf(maps: ReadonlyMap<OperationNode, string>[]): string {
  const byPath = new Map<string, string>();
  for (const [{ path }, field] of maps.flatMap((map) => [...map])) {
    const known = byPath.get(path);
    if (known === undefined || field.length < known.length) byPath.set(path, field);
  }
  const [[path, field] = ["", ""], ...others] = byPath;
  const more = others.length > 0 ? ` and ${others.length} other operation${others.length > 1 ? "s" : ""}` : "";
  return `${path.slice(1)} ${field}`.trim() + more;
}

/** The operations that a mark of an operation or of a response is about. */
function operationsByMark({ model }: Ledger): Map<string, Map<OperationNode, string>> {
  const found = new Map<string, Map<OperationNode, string>>();
  const add = (mark: Mark | undefined, operation: OperationNode, field: string) => {
    if (mark) found.set(mark.key, (found.get(mark.key) ?? new Map()).set(operation, field));
  };
  for (const operations of model.operations.values()) {
    for (const operation of operations.values()) {
      add(operation.mark, operation, "");
      for (const { status, mark } of operation.responses.values()) add(mark, operation, `status ${status}`);
    }
  }
  return found;
}

/** How often the marked place itself was seen: a returned status, or a value that its schema is for. */
function seenOf({ key }: Mark, { statuses, seen }: Ledger): Seen {
  const status = statuses.get(key);
  const own = [...seen.values()].filter(({ node }) => node.key === key || node.key === `${key}/schema`);
  const tallies: Tally[] = status ? [status] : own.map(({ tally }) => tally);
  return {
    count: tallies.reduce((sum, { count }) => sum + count, 0),
    // A call that shows several of the places is one.
    calls: Math.max(0, ...tallies.map(({ calls }) => calls)),
    versions: [...new Set(tallies.flatMap(({ versions }) => [...versions]))].toSorted(),
  };
}

/** What was seen of the parts of a place, and what was not. */
interface Aspects {
  fields: { seen: string[]; unseen: string[]; always: string[] };
  words: { seen: number; unseen: string[] };
  nulls: { both: number; only: string[]; never: string[] };
  defaults: { seen: number; unseen: string[] };
}

function collectAspects(ledger: Ledger, places: [string, Reachable][], defaults: DefaultsSeen): Aspects {
  const nodes = groupBy(places, ([, { node }]) => node.key);
  const aspects: Aspects = {
    fields: collectFields(ledger, nodes),
    words: { seen: 0, unseen: [] },
    nulls: { both: 0, only: [], never: [] },
    defaults: { seen: 0, unseen: [] },
  };
  const { words, nulls } = aspects;
  for (const [key, { node, direction, isBranch }] of places) {
    const seen = ledger.seen.get(key);
    const name = nameOf(node.place);
    for (const word of (node.schema.enum ?? []) as unknown[]) {
      if (word === null) continue;
      if (seen?.words.has(String(word))) words.seen++;
      else words.unseen.push(String(word));
    }
    // A branch of a union that takes null is not the field: what the others take is not counted there.
    if (seen && seen.tally.count > 0 && direction === "response" && !isBranch && allowsNull(node)) {
      if (seen.nulls === seen.tally.count) nulls.only.push(name);
      else if (seen.nulls === 0) nulls.never.push(name);
      else nulls.both++;
    }
    if (direction === "request" && "default" in node.schema) {
      if ((defaults.get(placeKey(node.place)) ?? 0) > 0) aspects.defaults.seen++;
      else aspects.defaults.unseen.push(name);
    }
  }
  return aspects;
}

function collectFields(ledger: Ledger, nodes: Map<string, [string, Reachable][]>): Aspects["fields"] {
  const fields: Aspects["fields"] = { seen: [], unseen: [], always: [] };
  for (const places of nodes.values()) {
    const [[, { node }]] = places as [[string, Reachable]];
    for (const [name, property] of node.properties) {
      if (property.isForbidden) continue;
      const members = places.flatMap(([key]) => ledger.seen.get(key)?.members.get(name) ?? []);
      const isSeen = members.some(({ present }) => present > 0);
      fields[isSeen ? "seen" : "unseen"].push(name);
      if (isSeen && members.every(({ absent }) => absent === 0) && !node.required.includes(name))
        fields.always.push(name);
    }
  }
  return fields;
}

/** Strong: every part was seen, and more than once. Weak: requests alone speak for it, or a single value. */
function strengthOf(count: number, { fields, words, nulls, defaults }: Aspects, isRequestOnly: boolean): Strength {
  if (count === 0) return "none";
  if (isRequestOnly && defaults.seen === 0) return "weak";
  const open = [fields.unseen, words.unseen, nulls.only, nulls.never, defaults.unseen].flat();
  if (open.length > 0) return "partial";
  return count > 1 ? "strong" : "weak";
}

function sentences({ fields, words, nulls, defaults }: Aspects, isRequestOnly: boolean): string[] {
  const total = fields.seen.length + fields.unseen.length;
  const wordTotal = words.seen + words.unseen.length;
  return [
    isRequestOnly ? "Only requests confirm it: a service may ignore what it does not know." : "",
    total > 0 ? `${fields.seen.length} of ${total} fields seen${few("; never: ", fields.unseen)}.` : "",
    isRequestOnly ? "" : few("Optional and always there: ", fields.always, "."),
    wordTotal > 0 ? `${words.seen} of ${wordTotal} values seen${few("; never: ", words.unseen)}.` : "",
    few("Only ever null: ", nulls.only, "."),
    few("Never null: ", nulls.never, "."),
    nulls.both > 0 ? `${nulls.both} seen both as null and as a value.` : "",
    defaults.seen > 0 ? `${defaults.seen} defaults seen at work.` : "",
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
