import { isObject, type Json, type JsonObject, type JsonType, typeOf } from "../contract/json.ts";
import type { Mark, Model, OperationNode, ResponseNode, SchemaNode } from "../contract/model.ts";
import { type Place, placeKey } from "../contract/places.ts";
import { isEnumLike, mergeShapes, type Shape, safeName, shapeOf } from "../shape.ts";
import type { RecordedCall } from "../sources/recorded.ts";
import { stringsOf } from "../strings.ts";
import { findField } from "./fields.ts";
import type { Match } from "./match.ts";
import { ordinaryHeaders } from "./ordinary-headers.ts";
import { type Fact, type Violation, visit } from "./visit.ts";

/** Which half of a call something was seen in. */
export type Direction = "request" | "response";

/** How often something was seen, in how many calls, and of which versions these were. */
export interface Tally {
  count: number;
  calls: number;
  versions: Set<string>;
  /** The number of the last of the calls. */
  last: number;
}

/** What was seen of one place, under one mark (or none), in one direction. */
export interface Observation {
  node: SchemaNode;
  ground: Mark | undefined;
  direction: Direction;
  tally: Tally;
  types: Partial<Record<JsonType, number>>;
  words: Map<string, number>;
  /** The fields that the contract knows there: how often each was there. */
  members: Map<string, { present: number; absent: number }>;
  operations: Set<string>;
}

/** What is wrong with the contract, or with the service: the same keyword at the same place, however often. */
export interface Contradiction {
  /** On what the place rests: `stated` means that the service breaks what it promised. */
  ground: "stated" | "partly stated" | "assumed" | "observed";
  /** The mark that is wrong, when the place rests on one. */
  mark: Mark | undefined;
  place: Place;
  pointer: string;
  version: string;
  keyword: string;
  detail: string;
  direction: Direction;
  /** Where in the body it was, for example `result.data.details[].nameDays`. */
  fields: Set<string>;
  operations: Set<string>;
  count: number;
  /** The form of what stood there instead. */
  shape: Shape;
  /** The lowest and the highest number among the values. */
  range: [number, number] | undefined;
  /** Words among the values, where the contract lists words. */
  words: Set<string>;
  /** Where it was seen first. */
  first: string;
  /** Whether another operation that shares the place shows what the contract says. */
  isOnlyHere: boolean;
  /** The schema that does not hold, and the reference over which it was reached. */
  node: SchemaNode | undefined;
  via: SchemaNode | undefined;
  /** The operation and the response, when it is about a status. */
  operation: OperationNode | undefined;
}

/** What was there and is not in the contract. */
export interface Addition {
  kind: "field" | "value" | "status" | "header" | "operation" | "error" | "sent field";
  /** Where in the contract it would be. */
  place: Place;
  node: SchemaNode | undefined;
  operation: OperationNode | undefined;
  name: string;
  /** The path in the body. */
  field: string;
  count: number;
  operations: Set<string>;
  shape: Shape | undefined;
  first: string;
}

/** An option with a default, and what the answers to requests without it say of that default. */
export interface DefaultEvidence {
  operation: OperationNode;
  name: string;
  /** The schema that has the default. */
  node: SchemaNode;
  ground: Mark | undefined;
  /** Answers that only the default explains. */
  supporting: number;
  /** Answers that another value explains and the default does not: how many, and the values that explain all of them. */
  opposing: number;
  /** How many of these show a value that the default would not give, rather than lacking one: a service may just know less. */
  telling: number;
  values: Json[];
  first: string;
  tried: number;
}

/** How often an operation was called, and with which outcome. */
export interface Calls {
  operation: OperationNode;
  count: number;
  statuses: Map<number, Tally>;
}

/** Counts what calls show about the contract. Nothing of their values is kept. */
export class Ledger {
  readonly model: Model;
  readonly seen = new Map<string, Observation>();
  readonly contradictions = new Map<string, Contradiction>();
  readonly additions = new Map<string, Addition>();
  readonly calls = new Map<string, Calls>();
  /** How often a mark of a response was confirmed by its status. */
  readonly statuses = new Map<string, Tally>();
  /** How many calls were taken. */
  #calls = 0;
  readonly #errorKinds = new Map<string, Set<string>>();

  constructor(model: Model) {
    this.model = model;
  }

  /** Takes one call. */
  add({ operation, asked, request, response }: Match, call: RecordedCall): void {
    this.#calls++;
    this.#count(operation, call.status);
    if (call.method !== "POST") {
      this.#addResponse(operation, asked, response, call, []);
      return;
    }
    const isSuccess = call.status >= 200 && call.status < 300;
    const sent = request === undefined ? [] : stringsOf(request);
    const ofRequest = request === undefined ? [] : visit(operation.request, request);
    if (isSuccess) this.#addFacts(ofRequest, "request", operation, call, sent);
    else if (call.status === 400 && !ofRequest.some(({ is }) => is === "broken")) {
      this.#addRefusal(operation, request, response, call);
    }
    this.#addResponse(operation, asked, response, call, sent);
  }

  /**
   * Takes a default that the answers contradict.
   *
   * @param isHeldElsewhere - Whether another operation that shares the option has the default that the contract says.
   */
  addDefault(
    { operation, name, node, ground, values, opposing, first }: DefaultEvidence,
    isHeldElsewhere: boolean,
  ): void {
    const [value = null] = values;
    const contradiction = this.#contradict({
      mark: ground,
      place: node.place,
      pointer: node.pointer,
      version: node.version,
      keyword: "default",
      detail: JSON.stringify(value),
      direction: "request",
      field: `request.options.${name}`,
      operation,
      value,
      where: first,
      node,
    });
    contradiction.count += opposing - 1;
    contradiction.isOnlyHere ||= isHeldElsewhere;
  }

  #count(operation: OperationNode, status: number): void {
    const key = `${operation.version} ${operation.id}`;
    const calls = this.calls.get(key) ?? { operation, count: 0, statuses: new Map() };
    this.calls.set(key, calls);
    calls.count++;
    this.#tally(calls.statuses, status, operation);
  }

  #tally<Key>(tallies: Map<Key, Tally>, key: Key, { version }: OperationNode): void {
    const tally = tallies.get(key) ?? emptyTally();
    tallies.set(key, tally);
    this.#addTo(tally, version);
  }

  #addTo(tally: Tally, version: string): void {
    tally.count++;
    if (tally.last !== this.#calls) tally.calls++;
    tally.last = this.#calls;
    tally.versions.add(version);
  }

  #addResponse(
    operation: OperationNode,
    asked: string | undefined,
    body: Json | undefined,
    call: RecordedCall,
    sent: string[],
  ): void {
    const isSuccess = call.status >= 200 && call.status < 300;
    const known = operation.responses.get(call.status);
    if (known?.mark) this.#tally(this.statuses, known.mark.key, operation);
    if (isSuccess && operation.mark) this.#tally(this.statuses, operation.mark.key, operation);
    if (!known) this.#addStatus(operation, call, isSuccess);
    const response = known ?? standIn(operation, isSuccess);
    if (!response) return;
    this.#addHeaders(operation, asked, response, call);
    if (body === undefined) return;
    if (response.schema) this.#addFacts(visit(response.schema, body), "response", operation, call, sent);
    if (!isSuccess) this.#addErrorKinds(operation, response, body, call, sent);
  }

  /** A status that the contract does not have: of a success, that guess is wrong; of a failure, it is one more. */
  #addStatus(operation: OperationNode, call: RecordedCall, isSuccess: boolean): void {
    const success = standIn(operation, true);
    const mark = success?.mark ?? operation.mark;
    if (isSuccess && success && mark) {
      this.#contradict({
        mark,
        place: success.place,
        pointer: success.pointer,
        version: operation.version,
        keyword: "status",
        detail: String(call.status),
        direction: "response",
        field: "",
        operation,
        value: call.status,
        where: call.where,
      });
    } else if (!isSuccess) {
      this.#addAddition("status", operation.place, String(call.status), "", operation, call);
    }
  }

  #addHeaders(operation: OperationNode, asked: string | undefined, response: ResponseNode, call: RecordedCall): void {
    const { responseHeaders } = call;
    if (!responseHeaders) return;
    // The version that was asked for must answer, whichever did.
    const promised = asked
      ? (this.model.operations.get(asked)?.get(operation.path)?.responses.get(response.status) ?? response)
      : response;
    for (const { name, required, place, mark, schema } of promised.headers) {
      const text = responseHeaders[name.toLowerCase()];
      const about = {
        mark,
        place,
        pointer: schema.pointer,
        version: schema.version,
        direction: "response",
        field: `header ${name}`,
      } as const;
      if (text === undefined) {
        if (required)
          this.#contradict({
            ...about,
            keyword: "required",
            detail: name,
            operation,
            value: null,
            where: call.where,
          });
        continue;
      }
      const isNumber = ["integer", "number"].includes(String(schema.schema.type)) && /^\d+(\.\d+)?$/.test(text);
      const facts = visit(schema, isNumber ? Number(text) : text, `header ${name}`);
      this.#addFacts(
        facts.map((fact) => ({ ...fact, ground: fact.ground ?? mark })),
        "response",
        operation,
        call,
        [],
      );
    }
    for (const name of Object.keys(responseHeaders)) {
      if (ordinaryHeaders.has(name) || promised.headers.some((header) => header.name.toLowerCase() === name)) continue;
      this.#addAddition("header", response.place, safeName(name), `header ${safeName(name)}`, operation, call);
    }
  }

  /** The kinds of error that the contract shows no example of. */
  #addErrorKinds(
    operation: OperationNode,
    response: ResponseNode,
    body: Json,
    call: RecordedCall,
    sent: string[],
  ): void {
    const shown = this.#errorKindsOf(operation.version);
    for (const kind of errorKinds(body)) {
      if (shown.has(kind) || kind.split(" ").some((word) => sent.includes(word))) continue;
      this.#addAddition("error", response.place, `${call.status} ${kind}`, "errors[]", operation, call);
    }
  }

  #errorKindsOf(version: string): Set<string> {
    let kinds = this.#errorKinds.get(version);
    if (!kinds) {
      const operations = [...(this.model.operations.get(version)?.values() ?? [])];
      const responses = operations.flatMap((operation) => [...operation.responses.values()]);
      kinds = new Set(responses.flatMap(({ status, examples }) => (status < 300 ? [] : examples.flatMap(errorKinds))));
      this.#errorKinds.set(version, kinds);
    }
    return kinds;
  }

  /** A request that the contract allows and the service refuses: the fields that the error names are not what was assumed. */
  #addRefusal(operation: OperationNode, request: Json | undefined, body: Json | undefined, call: RecordedCall): void {
    for (const error of errorsOf(body)) {
      for (const related of Array.isArray(error.relatedTo) ? error.relatedTo : []) {
        const found = findField(operation.request, ["request", ...String(related).split(".")]);
        const isSent = get(request, ["request", ...String(related).split(".")]) !== undefined;
        const isMissing = error.subtype === "PARAMETERS_MISSING" && !isSent;
        const isUnknown = error.subtype === "PARAMETER_NOT_SUPPORTED" && isSent;
        if (!found || !(isMissing || isUnknown)) continue;
        const { node, ground, parent } = found;
        const about = isMissing ? parent : node;
        this.#contradict({
          mark: ground,
          place: about.place,
          pointer: about.pointer,
          version: operation.version,
          keyword: isMissing ? "optional" : "refused",
          detail: isMissing ? (found.name as string) : "",
          direction: "request",
          field: `request.${related}`,
          operation,
          value: null,
          where: call.where,
          node: about,
        });
      }
    }
  }

  #addFacts(facts: Fact[], direction: Direction, operation: OperationNode, call: RecordedCall, sent: string[]): void {
    for (const fact of facts) {
      if (fact.is === "broken") this.#addBroken(fact, direction, operation, call, sent);
      else if (fact.is === "unknown") this.#addUnknown(fact, direction, operation, call, sent);
      else this.#addSeen(fact, direction, operation, call, sent);
    }
  }

  #addSeen(
    fact: Exclude<Fact, { is: "broken" | "unknown" }>,
    direction: Direction,
    operation: OperationNode,
    call: RecordedCall,
    sent: string[],
  ): void {
    const key = `${fact.node.key}|${fact.ground?.key ?? ""}|${direction}`;
    let seen = this.seen.get(key);
    if (!seen) {
      const { node, ground } = fact;
      seen = {
        node,
        ground,
        direction,
        tally: emptyTally(),
        types: {},
        words: new Map(),
        members: new Map(),
        operations: new Set(),
      };
      this.seen.set(key, seen);
    }
    seen.operations.add(operation.id);
    if (fact.is === "seen") {
      this.#addTo(seen.tally, operation.version);
      const type = typeOf(fact.value);
      seen.types[type] = (seen.types[type] ?? 0) + 1;
    } else if (fact.is === "member") {
      const member = seen.members.get(fact.name) ?? { present: 0, absent: 0 };
      member[fact.isThere ? "present" : "absent"]++;
      seen.members.set(fact.name, member);
    } else if (fact.isListed) {
      seen.words.set(fact.word, (seen.words.get(fact.word) ?? 0) + 1);
    } else if (direction === "response" && isEnumLike(fact.word) && !sent.includes(fact.word)) {
      this.#addAddition("value", fact.node.place, fact.word, fact.field, operation, call, fact.node);
    }
  }

  #addUnknown(
    fact: Fact & { is: "unknown" },
    direction: Direction,
    operation: OperationNode,
    call: RecordedCall,
    sent: string[],
  ): void {
    const kind = direction === "request" ? "sent field" : "field";
    const name = safeName(fact.name, sent);
    const field = fact.field.slice(0, fact.field.length - fact.name.length) + name;
    const addition = this.#addAddition(kind, fact.node.place, name, field, operation, call, fact.node);
    const shape = shapeOf(fact.value, sent);
    addition.shape = addition.shape ? mergeShapes(addition.shape, shape) : shape;
  }

  #addBroken(
    broken: Violation,
    direction: Direction,
    operation: OperationNode,
    call: RecordedCall,
    sent: string[],
  ): void {
    const { node, keyword, detail, field, value, via } = broken;
    // What a version removed, and the service takes all the same: the guess is that it refuses, and that is the mark of its 400.
    const isAccepted = direction === "request" && (keyword === "forbidden" || keyword === "propertyNames");
    const mark = isAccepted ? operation.responses.get(400)?.mark : broken.ground;
    const contradiction = this.#contradict({
      mark,
      place: node.place,
      pointer: node.pointer,
      version: node.version,
      keyword,
      detail,
      direction,
      field,
      operation,
      value,
      where: call.where,
      node,
      via,
    });
    const isWord =
      keyword === "enum" &&
      (typeof value === "number" || (typeof value === "string" && isEnumLike(value) && !sent.includes(value)));
    if (isWord && direction === "response") contradiction.words.add(String(value));
  }

  #contradict(found: {
    mark: Mark | undefined;
    place: Place;
    pointer: string;
    version: string;
    keyword: string;
    detail: string;
    direction: Direction;
    field: string;
    operation: OperationNode;
    value: Json;
    where: string;
    node?: SchemaNode;
    via?: SchemaNode | undefined;
  }): Contradiction {
    const { mark, place, keyword, detail, direction, field, operation, value, where, node, via } = found;
    const shape = shapeOf(value);
    const type = keyword === "type" || keyword === "anyOf" ? typeOf(value) : "";
    const key = [placeKey(place), mark?.key, keyword, detail, direction, type, type && via?.key].join("|");
    const known = this.contradictions.get(key);
    const contradiction: Contradiction = known ?? {
      ground: mark?.extent === "detail" ? "partly stated" : (mark?.kind ?? "stated"),
      mark,
      place,
      pointer: found.pointer,
      version: found.version,
      keyword,
      detail,
      direction,
      fields: new Set(),
      operations: new Set(),
      count: 0,
      shape,
      range: undefined,
      words: new Set(),
      first: where,
      isOnlyHere: false,
      node,
      via,
      operation,
    };
    if (known) known.shape = mergeShapes(known.shape, shape);
    this.contradictions.set(key, contradiction);
    contradiction.count++;
    contradiction.fields.add(field);
    contradiction.operations.add(operation.id);
    if (typeof value === "number") {
      const [low, high] = contradiction.range ?? [value, value];
      contradiction.range = [Math.min(low, value), Math.max(high, value)];
    }
    return contradiction;
  }

  #addAddition(
    kind: Addition["kind"],
    place: Place,
    name: string,
    field: string,
    operation: OperationNode,
    call: RecordedCall,
    node?: SchemaNode,
  ): Addition {
    const key = [kind, placeKey(place), name].join("|");
    const addition = this.additions.get(key) ?? {
      kind,
      place,
      node,
      operation,
      name,
      field,
      count: 0,
      operations: new Set(),
      shape: undefined,
      first: call.where,
    };
    this.additions.set(key, addition);
    addition.count++;
    addition.operations.add(operation.id);
    return addition;
  }
}

function emptyTally(): Tally {
  return { count: 0, calls: 0, versions: new Set(), last: 0 };
}

/** The response by which one with an unknown status is judged: that of the success, or any failure, whose bodies are all alike. */
function standIn(operation: OperationNode, isSuccess: boolean): ResponseNode | undefined {
  return [...operation.responses.values()].find(({ status }) => status < 300 === isSuccess);
}

function errorsOf(body: Json | undefined): JsonObject[] {
  return isObject(body) && Array.isArray(body.errors) ? body.errors.filter(isObject) : [];
}

/** Group, type and subtype of each error, where they are words. */
function errorKinds(body: Json): string[] {
  return errorsOf(body)
    .map(({ group, type, subtype }) => [group, type, subtype].filter((word) => word !== null && word !== undefined))
    .filter((words) => words.every((word) => typeof word === "string" && isEnumLike(word)))
    .map((words) => words.join(" "));
}

function get(value: Json | undefined, path: string[]): Json | undefined {
  return path.reduce<Json | undefined>((parent, key) => (isObject(parent) ? parent[key] : undefined), value);
}
