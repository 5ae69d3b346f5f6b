import { groupBy } from "../../group-by.ts";
import type { Mark } from "../contract/model.ts";
import { type Place, placeKey } from "../contract/places.ts";
import { allowsNull, enumerate, type Reachable } from "./enumerate.ts";
import type { Contradiction, Ledger, Observation } from "./ledger.ts";

/** What the traffic says of a place. */
export type Verdict = "confirmed" | "contradicted" | "never seen";

/** How much a confirmation is worth. */
export type Strength = "strong" | "partial" | "weak" | "none";

/** A line of the ledger: a marked place, or one that is stated. */
export interface Row {
  kind: "assumed" | "observed" | "stated";
  place: Place;
  /** The place in the bundle of each version that has it, as a JSON pointer. */
  pointers: Record<string, string>;
  /** What is there. */
  what: string;
  /** What was assumed, and why; empty for what is stated. */
  why: string;
  verdict: Verdict;
  /** How often it was held against traffic. */
  count: number;
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
  return [...ledger.model.marks.values()].map((mark) => {
    const places = below.get(mark.key) ?? [];
    const contradictions = against.get(mark.key) ?? [];
    const count = countOf(mark, ledger, places);
    const aspects = collectAspects(ledger, places, defaults);
    const isRequestOnly = places.length > 0 && places.every(([, { direction }]) => direction === "request");
    const operations = new Set([
      ...places.flatMap(([, { operations: all }]) => [...all]),
      ...(operationsOf.get(mark.key) ?? []),
    ]);
    const isObservable = places.length > 0 || operationsOf.has(mark.key);
    return {
      kind: mark.kind,
      place: mark.place,
      pointers: mark.pointers,
      what: mark.what,
      why: mark.text,
      verdict: contradictions.length > 0 ? "contradicted" : count > 0 ? "confirmed" : "never seen",
      count,
      strength: strengthOf(count, aspects, isRequestOnly),
      evidence: isObservable ? sentences(count, aspects, isRequestOnly) : [unobservable],
      operations: [...operations].toSorted(),
      contradictions,
    };
  });
}

/** The evidence of a mark on what is no part of a call: a text, the default of the base address. */
export const unobservable = "No call can show it.";

/** The operations that a mark of an operation or of a response is about. */
function operationsByMark({ model }: Ledger): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const add = (mark: Mark | undefined, id: string) => {
    if (mark) found.set(mark.key, (found.get(mark.key) ?? new Set()).add(id));
  };
  for (const operations of model.operations.values()) {
    for (const { id, mark, responses } of operations.values()) {
      add(mark, id);
      for (const response of responses.values()) add(response.mark, id);
    }
  }
  return found;
}

/** How often the marked place itself was seen: a status answered, or a value that its schema is for. */
function countOf(mark: Mark, ledger: Ledger, places: [string, Reachable][]): number {
  const statuses = ledger.statuses.get(mark.key);
  if (statuses !== undefined) return statuses;
  const own = places.filter(([, { node }]) => node.key === mark.key || node.key === `${mark.key}/schema`);
  return own.reduce((sum, [key]) => sum + (ledger.seen.get(key)?.count ?? 0), 0);
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
  for (const [key, { node, direction }] of places) {
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
    if (direction === "response" && allowsNull(node)) collectNulls(aspects, nameOf(node.place), seen);
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
  if (!seen || seen.count === 0) return;
  const nulls = seen.types.null ?? 0;
  if (nulls === seen.count) aspects.nulls.onlyNull.push(name);
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
  for (const [key, { node, operations }] of stated) {
    const row = rows.get(node.key) ?? emptyRow(node.place, String(node.schema.description ?? ""));
    row.pointers[node.version] = node.pointer;
    row.count += ledger.seen.get(key)?.count ?? 0;
    row.operations = [...new Set([...row.operations, ...operations])].toSorted();
    rows.set(node.key, row);
  }
  for (const { place, what, pointer, version, count } of statedStatuses(ledger)) {
    const row = rows.get(placeKey(place)) ?? emptyRow(place, what);
    row.pointers[version] = pointer;
    row.count += count;
    rows.set(placeKey(place), row);
  }
  for (const [key, contradictions] of against) {
    const [first] = contradictions as [Contradiction];
    const row = rows.get(key) ?? emptyRow(first.place, "");
    row.pointers[first.version] ??= first.pointer;
    row.contradictions = contradictions;
    row.operations = [
      ...new Set([...row.operations, ...contradictions.flatMap(({ operations }) => [...operations])]),
    ].toSorted();
    rows.set(key, row);
  }
  for (const row of rows.values()) {
    row.verdict = row.contradictions.length > 0 ? "contradicted" : row.count > 0 ? "confirmed" : "never seen";
    row.strength = row.count > 1 ? "strong" : row.count > 0 ? "weak" : "none";
  }
  return [...rows.values()];
}

/** The statuses that are stated, which are no schemas. */
function* statedStatuses(ledger: Ledger) {
  for (const { operation, statuses } of ledger.calls.values()) {
    for (const [status, count] of statuses) {
      const response = operation.responses.get(status);
      if (!response || response.mark) continue;
      const { place, pointer } = response;
      yield { place, what: `Status ${status}.`, pointer, version: operation.version, count };
    }
  }
}

/** Whether a schema promises anything by itself, rather than leading to another. */
function isPromise({ schema, reference }: Reachable["node"]): boolean {
  return !reference && Object.keys(schema).length > 0;
}

function emptyRow(place: Place, what: string): Row {
  const firstSentence = what.replace(/\s+/g, " ").replace(/(?<=\p{L}{2}[.!?])\s.*$/u, "");
  return {
    kind: "stated",
    place,
    pointers: {},
    what: firstSentence,
    why: "",
    verdict: "never seen",
    count: 0,
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
