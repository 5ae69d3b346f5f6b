import { type Place, placeKey } from "../../../../../scripts/lib/contract/places.ts";
import { get, isObject, type Json } from "../../../../../scripts/lib/openapi/json.ts";
import { versionHeader } from "../../../../client/src/generated.ts";
import {
  type Direction,
  findField,
  join,
  type Mark,
  type Model,
  type OperationNode,
  type ResponseNode,
  type SchemaNode,
} from "../contract/model.ts";
import { addShape, emptyShape, isEnumLike, isIdentifier, type Shape, stringsOf, typeOf } from "../shape.ts";
import type { RecordedCall } from "../sources/recorded.ts";
import type { Match } from "./match.ts";
import { type Fact, type Violation, visit } from "./visit.ts";

/** What was seen of one place, under one mark (or none), in one direction: how often, in how many calls, and of which versions. */
interface Observation {
  key: string;
  count: number;
  calls: number;
  versions: Set<string>;
  /** The number of the last of the calls. */
  last: number;
  nulls: number;
  words: Set<string>;
  /** The fields that the contract knows there: how often each was there. */
  members: Map<string, { present: number; absent: number }>;
}

/** What the traffic shows and the contract does not say: the same keyword at the same place, however often. */
export interface Finding {
  /** On what the place rests: `stated` means that the service breaks a statement, `new` that the contract has nothing there. */
  ground: "stated" | "partly stated" | "assumed" | "observed" | "new";
  mark: Mark | undefined;
  /** The keyword of the contract, or `status`, `refused`, `optional`; of what is new, `field`, `value`, `status`, `sent field`. */
  keyword: string;
  detail: string;
  place: Place;
  direction: Direction;
  /** Where in the body it was first, for example `result.data.details[].nameDays`. */
  field: string;
  operation: OperationNode;
  operations: Set<string>;
  versions: Set<string>;
  count: number;
  shape: Shape;
  /** The lowest and the highest number among the values, where values are shown. */
  range: [number, number] | undefined;
  /** Words among the values, where the contract lists words. */
  words: Set<string>;
  first: string;
  node: SchemaNode | undefined;
  /** Of a new field: the fields of the contract that are never beside it. */
  absent: string[];
}

interface Half {
  direction: Direction;
  operation: OperationNode;
  where: string;
  /** The strings of the request: none of them is a word of the service. */
  sent: readonly string[];
  isMasked?: boolean | undefined;
}

/** What a finding has of a place that is no schema. */
const UNKNOWN = { mark: undefined, node: undefined, detail: "", field: "", absent: [] };

type Found = Pick<Finding, "place" | "keyword"> &
  Partial<Pick<Finding, "mark" | "detail" | "field" | "node" | "absent">> & { isNew?: true; value?: Json };

/** Counts what calls show about the contract. Nothing of their values is kept, and no name that is not of the contract, unless words are shown. */
export class Ledger {
  readonly model: Model;
  readonly seen = new Map<string, Observation>();
  readonly findings = new Map<string, Finding>();
  readonly called = new Set<OperationNode>();
  #calls = 0;
  readonly #showsWords: boolean;
  /** The names of all fields of the contract: they say nothing of a person. */
  readonly #names: ReadonlySet<string>;
  /** What stands for names and words that are not shown. */
  readonly hidden = new Map<string, string>();

  /** @param showsWords - Whether words and names are kept that the contract does not have, and that may be values of a customer. */
  constructor(model: Model, showsWords = false) {
    this.model = model;
    this.#showsWords = showsWords;
    this.#names = new Set(model.nodes.flatMap(({ properties }) => [...properties.keys()]));
  }

  add(match: Match, call: RecordedCall): void {
    const { operation, request, response } = match;
    this.#calls++;
    this.called.add(operation);
    const sent = request === undefined ? [] : stringsOf(request);
    const half = { operation, where: call.where, sent, isMasked: call.isMasked };
    if (call.method === "POST" && request !== undefined) {
      const facts = visit(operation.request, request);
      if (isSuccess(call.status)) this.#addFacts(facts, { ...half, direction: "request" });
      else if (call.status === 400 && !facts.some(({ is }) => is === "broken"))
        this.#addRefusal(request, response, { ...half, direction: "request" });
    }
    this.#addResponse(match, call, { ...half, direction: "response" });
  }

  #count(seen: Observation, version: string): void {
    seen.count++;
    if (seen.last !== this.#calls) seen.calls++;
    seen.last = this.#calls;
    seen.versions.add(version);
  }

  #observed(reach: string, key: string): Observation {
    const none = { count: 0, calls: 0, versions: new Set<string>(), last: 0, nulls: 0 };
    const seen = this.seen.get(reach) ?? { ...none, key, words: new Set(), members: new Map() };
    this.seen.set(reach, seen);
    return seen;
  }

  #addResponse(match: Match, call: RecordedCall, half: Half): void {
    const { operation, response: body } = match;
    const known = operation.responses.get(call.status);
    // The status confirms the marks of the response, and a success that of the operation.
    for (const mark of [known?.mark, isSuccess(call.status) ? operation.mark : undefined])
      if (mark) this.#count(this.#observed(mark.key, mark.key), operation.version);
    if (!known) this.#addStatus(call.status, half);
    const response = known ?? standIn(operation, call.status);
    if (!response) return;
    this.#addHeaders(match, response, call, half);
    if (body !== undefined && response.schema) this.#addFacts(visit(response.schema, body), half);
  }

  /** A status that the contract does not have: of a success, that guess is wrong; of a failure, it is one more. */
  #addStatus(status: number, half: Half): void {
    const { operation } = half;
    const detail = String(status);
    if (!isSuccess(status)) this.#find({ isNew: true, place: operation.place, keyword: "status", detail }, half);
    const success = standIn(operation, 200);
    const mark = success?.mark ?? operation.mark;
    if (isSuccess(status) && success && mark)
      this.#find({ mark, place: success.place, keyword: "status", detail, value: status }, half);
  }

  #addHeaders({ asked, stated }: Match, response: ResponseNode, { responseHeaders }: RecordedCall, half: Half): void {
    if (!responseHeaders) return;
    // The response has to be that of the requested version.
    const operation = asked ? this.model.operations.get(asked)?.get(half.operation.path) : undefined;
    const { headers } = operation?.responses.get(response.status) ?? response;
    for (const { name, required, place, schema } of headers) {
      const isVersion = name.toLowerCase() === versionHeader;
      const text = isVersion ? stated : responseHeaders[name.toLowerCase()];
      const { field, ground } = schema;
      if (text !== undefined) {
        const isNumber = ["integer", "number"].includes(String(schema.schema.type)) && /^\d+(\.\d+)?$/.test(text);
        this.#addFacts(visit(schema, isNumber ? Number(text) : text), { ...half, sent: [] });
      } else if (required) this.#find({ mark: ground, place, keyword: "required", detail: name, field }, half);
    }
  }

  /** A request that the contract allows and the service rejects: the fields that the error names are not what was assumed. */
  #addRefusal(request: Json, body: Json | undefined, half: Half): void {
    const errors = isObject(body) && Array.isArray(body.errors) ? body.errors.filter(isObject) : [];
    const related = errors.flatMap(({ relatedTo, subtype }) =>
      Array.isArray(relatedTo) ? relatedTo.filter(isText).map((path) => ({ path, subtype })) : [],
    );
    for (const { path, subtype } of related) {
      const names = ["request", ...path.split(".")];
      const node = findField(half.operation.request, names);
      const isSent = get(request, names) !== undefined;
      if (node && subtype === "PARAMETERS_MISSING" && !isSent) this.#findAt(node, { keyword: "optional" }, half);
      if (node && subtype === "PARAMETER_NOT_SUPPORTED" && isSent) this.#findAt(node, { keyword: "refused" }, half);
    }
  }

  #addFacts(facts: Fact[], half: Half): void {
    for (const fact of facts) {
      if (fact.is === "broken") this.#addBroken(fact, half);
      else if (fact.is === "unknown") this.#addUnknown(fact, half);
      else this.#addSeen(fact, half);
    }
  }

  #addSeen(fact: Exclude<Fact, { is: "broken" | "unknown" }>, half: Half): void {
    const { node } = fact;
    const { reach, key, direction } = node;
    const { operation, sent } = half;
    const seen = this.#observed(reach, key);
    if (fact.is === "seen") {
      this.#count(seen, operation.version);
      if (fact.value === null) seen.nulls++;
    } else if (fact.is === "member") {
      const member = seen.members.get(fact.name) ?? { present: 0, absent: 0 };
      member[fact.isThere ? "present" : "absent"]++;
      seen.members.set(fact.name, member);
    } else if (fact.isListed) seen.words.add(fact.word);
    else if (direction === "response" && isEnumLike(fact.word) && !sent.includes(fact.word))
      this.#findAt(node, { isNew: true, keyword: "value", detail: this.#show(fact.word, half), mark: undefined }, half);
  }

  #addUnknown({ node, name, value, absent }: Fact & { is: "unknown" }, half: Half): void {
    const keyword = half.direction === "request" ? "sent field" : "field";
    const detail = this.#nameOf(name, half);
    const field = join(node.field, detail);
    const finding = this.#findAt(node, { isNew: true, keyword, detail, field, value, absent, mark: undefined }, half);
    finding.absent = finding.absent.filter((one) => absent.includes(one));
  }

  #addBroken({ node, keyword, missing, value, ground }: Violation, half: Half): void {
    const { direction, operation, sent } = half;
    // What a version removed, and the service accepts: the assumption is that it is rejected, which is the mark of its 400.
    const isAccepted = direction === "request" && (keyword === "forbidden" || keyword === "propertyNames");
    // A mark on a detail leaves the type stated: null is such a detail, another type is none.
    const isStated = ground?.extent === "detail" && keyword === "type" && value !== null;
    const own = isStated ? undefined : ground;
    const mark = isAccepted ? operation.responses.get(400)?.mark : own;
    const about = missing === undefined ? {} : { detail: missing, field: join(node.field, missing) };
    const finding = this.#findAt(node, { mark, keyword, value, ...about }, half);
    const isWord =
      typeof value === "number" || (typeof value === "string" && isEnumLike(value) && !sent.includes(value));
    if (keyword === "enum" && isWord && direction === "response") finding.words.add(this.#show(String(value), half));
  }

  #nameOf(name: string, half: Half): string {
    if (this.#names.has(name)) return name;
    return isIdentifier(name) && !half.sent.includes(name) ? this.#show(name, half) : "(no identifier)";
  }

  /** A name or a word that the contract does not have, or what stands for it. */
  #show(text: string, { isMasked }: Half): string {
    if (this.#showsWords && !isMasked) return text;
    const hidden = this.hidden.get(text) ?? `(hidden ${this.hidden.size + 1})`;
    this.hidden.set(text, hidden);
    return hidden;
  }

  #findAt(node: SchemaNode, found: Omit<Found, "place" | "node">, half: Half): Finding {
    const { place, field, ground: mark } = node;
    return this.#find({ place, field, mark, node, ...found }, half);
  }

  #find(found: Found, half: Half): Finding {
    const { direction, operation, where, isMasked } = half;
    const { isNew, value = null, ...own } = { ...UNKNOWN, ...found };
    const { mark, place, keyword, detail } = own;
    const type = keyword === "type" || keyword === "anyOf" ? typeOf(value) : "";
    const key = [placeKey(place), mark?.key, keyword, detail, direction, type, isNew].join("|");
    const known = this.findings.get(key);
    const finding: Finding = known ?? {
      ...own,
      ground: isNew ? "new" : groundOf(mark),
      direction,
      operation,
      operations: new Set(),
      versions: new Set(),
      count: 0,
      shape: emptyShape(),
      range: undefined,
      words: new Set(),
      first: where,
    };
    addShape(finding.shape, value, (name) => this.#nameOf(name, half));
    this.findings.set(key, finding);
    finding.count++;
    finding.operations.add(operation.id);
    finding.versions.add(operation.version);
    if (typeof value === "number" && this.#showsWords && !isMasked) {
      const [low, high] = finding.range ?? [value, value];
      finding.range = [Math.min(low, value), Math.max(high, value)];
    }
    return finding;
  }
}

function groundOf(mark: Mark | undefined): Finding["ground"] {
  if (mark?.extent === "detail") return "partly stated";
  return mark?.kind ?? "stated";
}

function isText(value: Json): value is string {
  return typeof value === "string";
}

function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}

/** The response by which one with an unknown status is judged: that of the success, or any failure, whose bodies are all alike. */
function standIn(operation: OperationNode, status: number): ResponseNode | undefined {
  return [...operation.responses.values()].find((response) => response.status < 300 === isSuccess(status));
}
