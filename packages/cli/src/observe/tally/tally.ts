import { versionHeader } from "@data-validation/client/internal/generated";
import { once } from "@data-validation/common/once";
import { type Place, placeKey } from "@data-validation/contract-files/places";
import { get, isObject, type Json } from "@data-validation/openapi-document/json";
import { isSuccess } from "../../traffic/call.ts";
import type { RecordedCall } from "../../traffic/recorded.ts";
import {
  type Direction,
  findField,
  findOperation,
  join,
  type Mark,
  type Model,
  type OperationNode,
  type ResponseNode,
  type SchemaNode,
} from "../contract/model.ts";
import {
  addShape,
  emptyShape,
  isEnumLike,
  isIdentifier,
  stringsOf,
  typeOf,
  type ValueShape,
} from "../value-shape.ts";
import type { Match } from "./match.ts";
import { halfOf, type Origin, SightingCounter } from "./sightings.ts";
import { type Fact, type FactOf, visit } from "./visit.ts";

/** The sightings of a place with its mark and direction. */
interface Observation {
  key: string;
  count: number;
  calls: number;
  versions: Set<string>;
  /** The number of the last call that reached it. */
  last: number;
  nulls: number;
  /** The words of its enum that were seen. */
  words: Set<string>;
  /** The number of objects, and of those with each field of the contract. */
  objects: number;
  present: Map<string, number>;
}

/** A difference between traffic and contract: one keyword at one place, counted. */
export interface Finding {
  /**
   * `stated`: the service violates a statement; `assumed`: it contradicts a mark; `new`: the contract lacks the place.
   */
  ground: "stated" | "partly stated" | "assumed" | "new";
  mark: Mark | undefined;
  /** The keyword of the contract, or `status`, `rejected`, `optional`; of what is new, `field`, `value`, `status`, `sent field`. */
  keyword: string;
  detail: string;
  place: Place;
  direction: Direction;
  /** Its first place in the body: `result.data.details[].nameDays`. */
  field: string;
  operation: OperationNode;
  operations: Set<string>;
  versions: Set<string>;
  count: number;
  /** The status of the first call that showed it. */
  status: number;
  shape: ValueShape;
  /** The unlisted values of an enum. */
  words: Set<string>;
  first: string;
  node: SchemaNode | undefined;
  /** The fields of the contract that never occur beside a new field. */
  absent: string[];
}

/** The request or the response of a call. */
interface Half {
  direction: Direction;
  operation: OperationNode;
  call: RecordedCall;
  /** The strings of the request, which are not words of the service. */
  sent: readonly string[];
  /** The number of the query. Equal queries have the same number. */
  subject: number;
}

/** The subject of a finding, and the value that showed it. */
type Discovery = Pick<Finding, "place" | "keyword"> &
  Partial<Pick<Finding, "mark" | "detail" | "field" | "node" | "absent">> & {
    isNew?: true;
    value?: Json;
  };

/** Counts the evidence of calls about the contract. It keeps no values, and unknown names only if words are shown. */
export class Tally {
  readonly model: Model;
  readonly seen = new Map<string, Observation>();
  readonly findings = new Map<string, Finding>();
  readonly called = new Set<OperationNode>();
  readonly sightings: SightingCounter;
  #calls = 0;
  readonly #showsWords: boolean;
  /** The names of all fields of the contract, which are not personal data. */
  readonly #names: ReadonlySet<string>;
  /** Stand-ins for names and words that are not shown. */
  readonly hidden = new Map<string, string>();

  /** `showsWords`: whether to keep unknown words and names, which may be personal data. */
  constructor(model: Model, showsWords = false) {
    this.model = model;
    this.sightings = new SightingCounter(model);
    this.#showsWords = showsWords;
    this.#names = new Set(model.nodes.flatMap(({ properties }) => [...properties.keys()]));
  }

  add(match: Match, call: RecordedCall): void {
    const { operation, request, response } = match;
    this.#calls++;
    this.called.add(operation);
    const half = {
      operation,
      call,
      sent: request === undefined ? [] : stringsOf(request),
      subject: this.sightings.subjectOf(get(request, ["request", "query"])),
    };
    if (call.method === "POST" && request !== undefined)
      this.#addRequest(request, response, { ...half, direction: "request" });
    this.#addResponse(match, { ...half, direction: "response" });
  }

  /** The evidence of a request depends on the response: a success confirms what was sent. */
  #addRequest(request: Json, response: Json | undefined, half: Half): void {
    const { operation, call } = half;
    const facts = visit(operation.request, request);
    if (isSuccess(call)) this.#addFacts(facts, half);
    else if (call.status === 400 && !facts.some(({ is }) => is === "broken"))
      this.#addRejection(request, response, half);
  }

  #count(reach: string, key: string, version: string): Observation {
    const none = { count: 0, calls: 0, versions: new Set<string>(), last: 0, nulls: 0, objects: 0 };
    const seen = once(
      this.seen,
      reach,
      (): Observation => ({ ...none, key, words: new Set(), present: new Map() }),
    );
    seen.count++;
    if (seen.last !== this.#calls) seen.calls++;
    seen.last = this.#calls;
    seen.versions.add(version);
    return seen;
  }

  #addResponse(match: Match, half: Half): void {
    const { operation, response: body } = match;
    const { call } = half;
    const known = operation.responses.get(call.status);
    // The status confirms the marks of the response; a success also those of the operation.
    for (const mark of [known?.mark, isSuccess(call) ? operation.mark : undefined])
      if (mark) this.#count(mark.key, mark.key, operation.version);
    if (known) this.sightings.add(`status ${call.status}`, undefined, originOf(half));
    else this.#addStatus(call.status, half);
    const response = known ?? standIn(operation, call.status);
    if (!response) return;
    this.#addHeaders(match, response, half);
    if (body !== undefined && response.schema) this.#addFacts(visit(response.schema, body), half);
  }

  /** A status that the contract lacks: an unknown success contradicts the assumed one, an unknown failure is new. */
  #addStatus(status: number, half: Half): void {
    const { operation } = half;
    const detail = String(status);
    if (!isSuccess({ status }))
      this.#find({ isNew: true, place: operation.place, keyword: "status", detail }, half);
    const success = standIn(operation, 200);
    const mark = success?.mark ?? operation.mark;
    if (isSuccess({ status }) && success && mark)
      this.#find({ mark, place: success.place, keyword: "status", detail, value: status }, half);
  }

  #addHeaders({ asked, stated }: Match, response: ResponseNode, half: Half): void {
    const { responseHeaders } = half.call;
    if (!responseHeaders) return;
    // The headers must be those of the requested version.
    const operation = findOperation(this.model, asked, half.operation.path);
    const { headers } = operation?.responses.get(response.status) ?? response;
    for (const { name, required, place, schema } of headers) {
      const isVersion = name.toLowerCase() === versionHeader;
      const text = isVersion ? stated : responseHeaders[name.toLowerCase()];
      const { field, ground } = schema;
      if (text !== undefined) {
        const isNumber =
          ["integer", "number"].includes(String(schema.schema.type)) && /^\d+(\.\d+)?$/.test(text);
        const value = isNumber ? Number(text) : text;
        this.sightings.add(field, value, originOf(half));
        this.#addFacts(visit(schema, value), { ...half, sent: [] });
      } else if (required)
        this.#find({ mark: ground, place, keyword: "required", detail: name, field }, half);
    }
  }

  /** The service rejects a request that the contract allows: the fields in the error are the evidence. */
  #addRejection(request: Json, body: Json | undefined, half: Half): void {
    const errors = isObject(body) && Array.isArray(body.errors) ? body.errors.filter(isObject) : [];
    const related = errors.flatMap(({ relatedTo, subtype }) =>
      Array.isArray(relatedTo) ? relatedTo.map((path) => ({ path, subtype })) : [],
    );
    for (const { path, subtype } of related) {
      if (typeof path !== "string") continue;
      const names = ["request", ...path.split(".")];
      const node = findField(half.operation.request, names);
      const isSent = get(request, names) !== undefined;
      if (!node) continue;
      if (subtype === "PARAMETERS_MISSING" && !isSent)
        this.#find({ ...at(node), keyword: "optional" }, half);
      if (subtype === "PARAMETER_NOT_SUPPORTED" && isSent)
        this.#find({ ...at(node), keyword: "rejected" }, half);
    }
  }

  #addFacts(facts: Fact[], half: Half): void {
    for (const fact of facts) {
      if (fact.is === "seen") this.#addSeen(fact, half);
      else if (fact.is === "word") this.#addWord(fact, half);
      else if (fact.is === "unknown") this.#addUnknown(fact, half);
      else this.#addBroken(fact, half);
    }
  }

  #addSeen({ node, value }: FactOf<"seen">, half: Half): void {
    const seen = this.#count(node.reach, node.key, half.operation.version);
    this.sightings.addField(node, value, originOf(half));
    if (value === null) seen.nulls++;
    else if (Array.isArray(node.schema.enum) && node.schema.enum.includes(value))
      seen.words.add(String(value));
    if (!isObject(value)) return;
    seen.objects++;
    for (const name of node.properties.keys())
      if (name in value) seen.present.set(name, (seen.present.get(name) ?? 0) + 1);
  }

  #addWord({ node, word }: FactOf<"word">, half: Half): void {
    if (node.direction === "request" || !isEnumLike(word) || half.sent.includes(word)) return;
    const detail = this.#show(word, half);
    this.#find({ ...at(node), isNew: true, keyword: "value", detail, mark: undefined }, half);
  }

  #addUnknown({ node, name, value, absent }: FactOf<"unknown">, half: Half): void {
    const keyword = half.direction === "request" ? "sent field" : "field";
    const detail = this.#nameOf(name, half);
    const about = {
      keyword,
      detail,
      field: join(node.field, detail),
      mark: undefined,
      value,
      absent,
    };
    const finding = this.#find({ ...at(node), isNew: true, ...about }, half);
    finding.absent = finding.absent.filter((one) => absent.includes(one));
  }

  #addBroken({ node, keyword, missing, value, ground }: FactOf<"broken">, half: Half): void {
    const { direction, operation, sent } = half;
    // The service accepts a removed field. The mark of status 400 assumes a rejection.
    const isAccepted =
      direction === "request" && (keyword === "forbidden" || keyword === "propertyNames");
    // A mark on a detail covers null, and no other type.
    const isStated = ground?.extent === "detail" && keyword === "type" && value !== null;
    const own = isStated ? undefined : ground;
    const mark = isAccepted ? operation.responses.get(400)?.mark : own;
    const about =
      missing === undefined ? {} : { detail: missing, field: join(node.field, missing) };
    const finding = this.#find({ ...at(node), mark, keyword, value, ...about }, half);
    const isWord =
      typeof value === "number" ||
      (typeof value === "string" && isEnumLike(value) && !sent.includes(value));
    if (keyword === "enum" && isWord && direction === "response")
      finding.words.add(this.#show(String(value), half));
  }

  #nameOf(name: string, half: Half): string {
    if (this.#names.has(name)) return name;
    return isIdentifier(name) && !half.sent.includes(name)
      ? this.#show(name, half)
      : "(no identifier)";
  }

  /** A name or a word that the contract lacks, or its stand-in. */
  #show(text: string, { call }: Half): string {
    if (this.#showsWords && !call.isMasked) return text;
    return once(this.hidden, text, () => `(hidden ${this.hidden.size + 1})`);
  }

  #find(discovery: Discovery, half: Half): Finding {
    const {
      place,
      keyword,
      detail = "",
      field = "",
      mark,
      node,
      absent = [],
      isNew,
      value = null,
    } = discovery;
    const { direction, operation, call } = half;
    const type = keyword === "type" || keyword === "anyOf" ? typeOf(value) : "";
    const key = [placeKey(place), mark?.key, keyword, detail, direction, type, isNew].join("|");
    const fresh = (): Finding => ({
      place,
      keyword,
      detail,
      field,
      mark,
      node,
      absent,
      direction,
      operation,
      ground: isNew ? "new" : groundOf(mark),
      operations: new Set(),
      versions: new Set(),
      count: 0,
      status: call.status,
      shape: emptyShape(),
      words: new Set(),
      first: call.where,
    });
    const finding = once(this.findings, key, fresh);
    addShape(finding.shape, value, (name) => this.#nameOf(name, half));
    finding.count++;
    finding.operations.add(operation.id);
    finding.versions.add(operation.version);
    return finding;
  }
}

/** The place of a finding about a schema. */
function at(node: SchemaNode): Pick<Finding, "place" | "field" | "mark" | "node"> {
  return { place: node.place, field: node.field, mark: node.ground, node };
}

function originOf({ operation, direction, call, subject }: Half): Origin {
  return { operation, half: halfOf(direction, call.status), subject };
}

function groundOf(mark: Mark | undefined): Finding["ground"] {
  if (mark?.extent === "detail") return "partly stated";
  return mark ? "assumed" : "stated";
}

/** The response to compare one of an unknown status with: the success, or any failure, since their bodies are alike. */
function standIn(operation: OperationNode, status: number): ResponseNode | undefined {
  return [...operation.responses.values()].find(
    (response) => response.status < 300 === isSuccess({ status }),
  );
}
