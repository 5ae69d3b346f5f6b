import { groupBy } from "../../group-by.ts";
import type { Mark, OperationNode } from "../contract/model.ts";
import { type Place, placeKey } from "../contract/places.ts";
import { allowsNull, enumerate, type Reachable } from "./enumerate.ts";
import type { Contradiction, Ledger, Observation, Tally } from "./ledger.ts";

/** What the traffic says of a place. */
export type Verdict = "confirmed" | "contradicted" | "never seen";

/** How much a confirmation is worth. */
export type Strength = "strong" | "partial" | "weak" | "none";

/** A line of the ledger: a marked place, or one that is stated. */
export interface Row {
  kind: "assumed" | "observed" | "stated";
  /** Operation and field, for people: `company/search resultsTotal and 3 other operations`. */
  title: string;
  /** How much of its place a mark is about; of what is stated, the place. */
  extent: Mark["extent"];
  place: Place;
  /** The place in the bundle of each version that has it, as a JSON pointer. */
  pointers: Record<string, string>;
  /** What is there. */
  what: string;
  /** What was assumed, and why; empty for what is stated. */
  why: string;
  verdict: Verdict;
  /** How often it was held against traffic, in how many calls, and of which versions these were. */
  count: number;
  calls: number;
  versions: string[];
  strength: Strength;
  /** What the strength rests on, in short sentences. */
  evidence: string[];
  operations: string[];
  contradictions: Contradiction[];
}

/** Options of which the traffic says how they default; by {@link placeKey} of the option's schema. */
export type DefaultsSeen = ReadonlyMap<string, number>;

/** The ledger: a row for each marked place of the contract, then one for each place that is stated. */
export function judgeRows(ledger: Ledger, defaults: DefaultsSeen = new Map()): Row[] {
  const reachable = [...enumerate(ledger.model).entries()];
  return [...markRows(ledger, reachable, defaults), ...statedRows(ledger, reachable)];
}

function markRows(ledger: Ledger, reachable: [string, Reachable][], defaults: DefaultsSeen): Row[] {
  const below = groupBy(reachable, ([, { ground }]) => ground?.key ?? "");
  const against = groupBy([...ledger.contradictions.values()], ({ mark }) => mark?.key ?? "");
  const operationsOf = operationsByMark(ledger);
  return [...ledger.model.marks.values()].flatMap((mark) => {
    const places = below.get(mark.key) ?? [];
    const named = operationsOf.get(mark.key);
    // No call can show a mark on a text or on the base address, and nobody can act on a row of it.
    if (places.length === 0 && !named) return [];
    const contradictions = against.get(mark.key) ?? [];
    const { count, calls, versions } = seenOf(mark, ledger);
    const aspects = collectAspects(ledger, places, defaults);
    const isRequestOnly = places.length > 0 && places.every(([, { direction }]) => direction === "request");
    const operations = mergeFields([...places.map(([, place]) => place.operations), ...(named ? [named] : [])]);
    return {
      kind: mark.kind,
      title: titleOf(operations),
      extent: mark.extent,
      place: mark.place,
      pointers: mark.pointers,
      what: mark.what,
      why: mark.text,
      verdict: contradictions.length > 0 ? "contradicted" : count > 0 ? "confirmed" : "never seen",
      count,
      calls,
      versions,
      strength: strengthOf(count, aspects, isRequestOnly),
      evidence: sentences(count, aspects, isRequestOnly),
      operations: [...new Set([...operations.keys()].map(({ id }) => id))].toSorted(),
      contradictions,
    };
  });
}

/** The operations that reach some places, each with the shortest field by which it does. */
function mergeFields(maps: ReadonlyMap<OperationNode, string>[]): Map<OperationNode, string> {
  const merged = new Map<OperationNode, string>();
  for (const [operation, field] of maps.flatMap((map) => [...map])) {
    const known = merged.get(operation);
    if (known === undefined || field.length < known.length) merged.set(operation, field);
  }
  return merged;
}

/** Operation and field in a line; an operation of both versions is one. */
function titleOf(operations: ReadonlyMap<OperationNode, string>): string {
  const byPath = new Map([...operations].map(([{ path }, field]) => [path.slice(1), field]));
  const [[path, field] = ["", ""], ...others] = byPath;
  const more = others.length > 0 ? ` and ${others.length} other operation${others.length > 1 ? "s" : ""}` : "";
  return `${path} ${field}`.trim() + more;
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

/** How often the marked place itself was seen: a status answered, or a value that its schema is for. */
function seenOf(mark: Mark, { statuses, seen }: Ledger): Pick<Row, "count" | "calls" | "versions"> {
  const status = statuses.get(mark.key);
  if (status) return mergeTallies([status]);
  const own = [...seen.values()].filter(({ node: { key } }) => key === mark.key || key === `${mark.key}/schema`);
  return mergeTallies(own.map(({ tally }) => tally));
}

function mergeTallies(tallies: readonly Tally[]): Pick<Row, "count" | "calls" | "versions"> {
  return {
    count: tallies.reduce((sum, { count }) => sum + count, 0),
    // A call that shows several of the places is one.
    calls: Math.max(0, ...tallies.map(({ calls }) => calls)),
    versions: [...new Set(tallies.flatMap(({ versions }) => [...versions]))].toSorted(),
  };
}

interface Aspects {
  fields: { seen: string[]; unseen: string[]; always: string[] };
  words: { seen: number; unseen: string[] };
  nulls: { both: number; onlyNull: string[]; neverNull: string[] };
  defaults: { seen: number; unseen: string[] };
}

function collectAspects(ledger: Ledger, places: [string, Reachable][], defaults: DefaultsSeen): Aspects {
  const aspects: Aspects = {
    fields: { seen: [], unseen: [], always: [] },
    words: { seen: 0, unseen: [] },
    nulls: { both: 0, onlyNull: [], neverNull: [] },
    defaults: { seen: 0, unseen: [] },
  };
  const members = new Map<string, { present: number; absent: number; isRequired: boolean }>();
  for (const [key, { node, direction, isBranch }] of places) {
    const seen = ledger.seen.get(key);
    for (const [name, property] of node.properties) {
      if (property.isForbidden) continue;
      const before = members.get(`${node.key} ${name}`) ?? {
        present: 0,
        absent: 0,
        isRequired: node.required.includes(name),
      };
      const { present = 0, absent = 0 } = seen?.members.get(name) ?? {};
      members.set(`${node.key} ${name}`, {
        ...before,
        present: before.present + present,
        absent: before.absent + absent,
      });
    }
    if (Array.isArray(node.schema.enum))
      collectWords(aspects, node.schema.enum.filter((word) => word !== null).map(String), seen);
    // A branch of a union that takes null is not the field: what the others take is not counted there.
    if (direction === "response" && !isBranch && allowsNull(node)) collectNulls(aspects, nameOf(node.place), seen);
    if (direction === "request" && "default" in node.schema) {
      const times = defaults.get(placeKey(node.place)) ?? 0;
      if (times > 0) aspects.defaults.seen++;
      else aspects.defaults.unseen.push(nameOf(node.place));
    }
  }
  for (const [key, { present, absent, isRequired }] of members) {
    const name = key.slice(key.indexOf(" ") + 1);
    if (present === 0) aspects.fields.unseen.push(name);
    else aspects.fields.seen.push(name);
    if (present > 0 && absent === 0 && !isRequired) aspects.fields.always.push(name);
  }
  return aspects;
}

function collectWords(aspects: Aspects, words: string[], seen: Observation | undefined): void {
  for (const word of words) {
    if (seen?.words.has(word)) aspects.words.seen++;
    else aspects.words.unseen.push(word);
  }
}

function collectNulls(aspects: Aspects, name: string, seen: Observation | undefined): void {
  if (!seen || seen.tally.count === 0) return;
  const nulls = seen.types.null ?? 0;
  if (nulls === seen.tally.count) aspects.nulls.onlyNull.push(name);
  else if (nulls === 0) aspects.nulls.neverNull.push(name);
  else aspects.nulls.both++;
}

/** Strong: every part was seen, and more than once. Weak: requests alone speak for it, or a single value. */
function strengthOf(count: number, aspects: Aspects, isRequestOnly: boolean): Strength {
  if (count === 0) return "none";
  if (isRequestOnly && aspects.defaults.seen === 0) return "weak";
  const { fields, words, nulls, defaults } = aspects;
  const open =
    fields.unseen.length +
    words.unseen.length +
    nulls.onlyNull.length +
    nulls.neverNull.length +
    defaults.unseen.length;
  if (open === 0) return count > 1 ? "strong" : "weak";
  return "partial";
}

function sentences(count: number, { fields, words, nulls, defaults }: Aspects, isRequestOnly: boolean): string[] {
  if (count === 0) return [];
  const total = fields.seen.length + fields.unseen.length;
  const wordTotal = words.seen + words.unseen.length;
  return [
    isRequestOnly ? "Only requests speak for it: a service may ignore what it does not know." : "",
    total > 0 ? `${fields.seen.length} of ${total} fields seen${never(fields.unseen)}.` : "",
    !isRequestOnly && fields.always.length > 0 ? `Optional and always there: ${few(fields.always)}.` : "",
    wordTotal > 0 ? `${words.seen} of ${wordTotal} values seen${never(words.unseen)}.` : "",
    nulls.onlyNull.length > 0 ? `Only ever null: ${few(nulls.onlyNull)}.` : "",
    nulls.neverNull.length > 0 ? `Never null: ${few(nulls.neverNull)}.` : "",
    nulls.both > 0 ? `${nulls.both} seen both as null and as a value.` : "",
    defaults.seen > 0 ? `${defaults.seen} defaults seen at work.` : "",
    defaults.unseen.length > 0 ? `Default not observable so far: ${few(defaults.unseen)}.` : "",
  ].filter(Boolean);
}

/** A row for each place without a mark that the traffic could have held against the service. */
function statedRows(ledger: Ledger, reachable: [string, Reachable][]): Row[] {
  const stated = reachable.filter(([, { ground, node }]) => !ground && isPromise(node));
  const against = groupBy(
    [...ledger.contradictions.values()].filter(({ ground }) => ground === "stated"),
    ({ place }) => placeKey(place),
  );
  const rows = new Map<string, Row>();
  const tallies = new Map<string, Tally[]>();
  for (const [key, { node, operations }] of stated) {
    const row = rows.get(node.key) ?? emptyRow(node.place, String(node.schema.description ?? ""), titleOf(operations));
    row.pointers[node.version] = node.pointer;
    const tally = ledger.seen.get(key)?.tally;
    tallies.set(node.key, [...(tallies.get(node.key) ?? []), ...(tally ? [tally] : [])]);
    row.operations = [...new Set([...row.operations, ...[...operations.keys()].map(({ id }) => id)])].toSorted();
    rows.set(node.key, row);
  }
  for (const { operation, status, response, tally } of statedStatuses(ledger)) {
    const key = placeKey(response.place);
    const title = `${operation.path.slice(1)} status ${status}`;
    const row = rows.get(key) ?? emptyRow(response.place, `Status ${status}.`, title);
    row.pointers[operation.version] = response.pointer;
    tallies.set(key, [...(tallies.get(key) ?? []), tally]);
    rows.set(key, row);
  }
  for (const [key, contradictions] of against) {
    const [first] = contradictions as [Contradiction];
    const row = rows.get(key) ?? emptyRow(first.place, "", `${first.operation?.path.slice(1)} ${[...first.fields][0]}`);
    row.pointers[first.version] ??= first.pointer;
    row.contradictions = contradictions;
    row.operations = [
      ...new Set([...row.operations, ...contradictions.flatMap(({ operations }) => [...operations])]),
    ].toSorted();
    rows.set(key, row);
  }
  for (const [key, row] of rows) {
    Object.assign(row, mergeTallies(tallies.get(key) ?? []));
    row.verdict = row.contradictions.length > 0 ? "contradicted" : row.count > 0 ? "confirmed" : "never seen";
    row.strength = row.count > 1 ? "strong" : row.count > 0 ? "weak" : "none";
  }
  return [...rows.values()];
}

/** The statuses that are stated, which are no schemas. */
function* statedStatuses({ calls }: Ledger) {
  for (const { operation, statuses } of calls.values()) {
    for (const [status, tally] of statuses) {
      const response = operation.responses.get(status);
      if (response && !response.mark) yield { operation, status, response, tally };
    }
  }
}

/** Whether a schema promises anything by itself, rather than leading to another. */
function isPromise({ schema, reference }: Reachable["node"]): boolean {
  return !reference && Object.keys(schema).length > 0;
}

function emptyRow(place: Place, what: string, title: string): Row {
  const firstSentence = what.replace(/\s+/g, " ").replace(/(?<=\p{L}{2}[.!?])\s.*$/u, "");
  return {
    kind: "stated",
    title,
    extent: "place",
    place,
    pointers: {},
    what: firstSentence,
    why: "",
    verdict: "never seen",
    count: 0,
    calls: 0,
    versions: [],
    strength: "none",
    evidence: [],
    operations: [],
    contradictions: [],
  };
}

function nameOf({ path }: Place): string {
  const names = path.filter((key) => !/^(anyOf|oneOf|allOf|properties|schemas|\d+)$/.test(key));
  return names.at(-1) ?? "";
}

function never(names: string[]): string {
  return names.length > 0 ? `; never: ${few(names)}` : "";
}

function few(names: string[]): string {
  const unique = [...new Set(names)];
  return unique.length > 6 ? `${unique.slice(0, 6).join(", ")} and ${unique.length - 6} more` : unique.join(", ");
}
