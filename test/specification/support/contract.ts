import { readFileSync } from "node:fs";
import { expect } from "vitest";
import { versions } from "../../../scripts/lib/bundles.ts";
import { isObject, type Json, type JsonObject, resolve } from "../../../scripts/lib/openapi/json.ts";
import { leavesOf } from "../../../scripts/lib/openapi/leaves.ts";
import { below } from "../../../scripts/lib/openapi/pointer.ts";
import { covers, isAssumed } from "./marks.ts";

/**
 * The contract of one version, as its bundle states it.
 *
 * It remembers the leaves that assertions were made about ({@link Place.states} and the like). Reading alone leaves no trace.
 */
export class Contract {
  readonly version: string;
  readonly document: JsonObject;
  /** The pointers of the marks that an assertion was about. */
  readonly marked = new Set<string>();
  /** The pointers of the leaves that an assertion was made about. */
  readonly asserted = new Set<string>();

  constructor(version: string, document = readDocument(version)) {
    this.version = version;
    this.document = document;
  }

  /** The place that keys lead to from the root; references on the way are followed. */
  at(...keys: string[]): Place {
    return new Place(this, "", []).at(...keys);
  }

  /** The paths of all operations, for example `/phone/validate`. */
  get paths(): string[] {
    return this.at("paths").keys;
  }

  /** The one operation of a path. */
  operation(path: string): Operation {
    return new Operation(this, path);
  }
}

/** The bundle of a version, in the strict form: a copy of its own for each caller. */
export function readDocument(version: string): JsonObject {
  // The linter sets where the bundles are that it made.
  const { BUNDLES = "generated" } = process.env;
  return JSON.parse(readFileSync(`${BUNDLES}/strict/${version}.json`, "utf8"));
}

/** One operation of a contract. */
export class Operation {
  readonly path: string;
  readonly place: Place;

  constructor(contract: Contract, path: string) {
    this.path = path;
    this.place = contract.at("paths", path, "post");
  }

  /** The examples of the request body. */
  get requestExamples(): Place {
    return this.place.at("requestBody", "content", "application/json", "examples");
  }

  /** The schema of the request body. */
  get requestBody(): Place {
    return this.place.at("requestBody", "content", "application/json", "schema");
  }

  /** A field below the object `request`. */
  request(...names: string[]): Place {
    return this.requestBody.property("request", ...names);
  }

  /** The response of a status, for example `200`. */
  response(status: string): Place {
    return this.place.at("responses", status);
  }

  /** The schema of the body of a response, or of a field in it. */
  body(status: string, ...names: string[]): Place {
    return this.response(status)
      .at("content", "application/json", "schema")
      .property(...names);
  }

  /** A field below `result.data` of a success. */
  data(...names: string[]): Place {
    return this.body("200", "result", "data", ...names);
  }

  /** The names of the fields that every request and every success of it has. */
  get envelope(): string[][] {
    return [this.request().fieldNames, this.body("200").fieldNames];
  }

  /** The statuses that it has. */
  get statuses(): string[] {
    return this.place.at("responses").keys;
  }

  /** Asserts that what is sent and what a success returns is marked as assumed. */
  payloadIsAssumed(): void {
    for (const place of [this.request("query"), this.request("options"), this.body("200")]) place.isMarkedAssumed();
  }
}

/** A place in a contract, reached from the root through keys and references. */
export class Place {
  readonly #contract: Contract;
  /** Where the place really stands, as a JSON pointer. */
  readonly pointer: string;
  /** The nodes and references on the way to it. */
  readonly #way: readonly Step[];

  constructor(contract: Contract, pointer: string, way: readonly Step[]) {
    this.#contract = contract;
    this.pointer = pointer;
    this.#way = way;
  }

  /** What stands here. */
  get value(): Json {
    return resolve(this.#contract.document, this.pointer);
  }

  /** The members of the object that stands here; the indexes of an array. */
  get keys(): string[] {
    return Object.keys(this.value as JsonObject);
  }

  /** Whether there is a member of this name. */
  has(key: string): boolean {
    return this.keys.includes(key);
  }

  /** The place that keys lead to from here. */
  at(...keys: string[]): Place {
    return keys.reduce<Place>((place, key) => place.#step(key), this);
  }

  /** The field that names lead to from this schema. */
  property(...names: string[]): Place {
    return this.at(...names.flatMap((name) => ["properties", name]));
  }

  /** The names of the fields of this schema. */
  get fieldNames(): string[] {
    return this.at("properties").keys;
  }

  /** The fields of this schema. */
  get fields(): Place[] {
    return this.fieldNames.map((name) => this.property(name));
  }

  /** The schema of the items of this array. */
  get items(): Place {
    return this.at("items");
  }

  /** Asserts that the keywords of this node have these values. */
  states(keywords: Record<string, Json>): void {
    for (const [keyword, expected] of Object.entries(keywords)) this.at(keyword).is(expected);
  }

  /** Asserts that a value of this string is known, and that others and the default are assumed. */
  allows(value: string): void {
    const { type, enum: known } = this.at("anyOf", "0").value as { type: string; enum: string[] };
    expect([type, known], this.#name()).toEqual(["string", expect.arrayContaining([value])]);
    this.at("anyOf", "1").states({ type: "string" });
    this.isMarkedAssumed();
    this.#remember([below(this.pointer, "anyOf", "0", "enum")]);
  }

  /**
   * Asserts that this response always states its version. When the version that was asked for does not exist (404), that is
   * not the one of the document.
   */
  statesVersion(): void {
    const header = this.at("headers", "Service-Api-Version");
    header.states({ required: true });
    const schema = header.at("schema");
    schema.states({ type: "string" });
    if (schema.has("const")) schema.states({ const: this.#contract.version });
    else {
      expect(this.pointer).toBe("/components/responses/NotFound");
      schema.at("enum").is(versions());
      schema.isMarkedAssumed();
    }
  }

  /** Asserts that this option has values of the stated type or enum, or null: assumed to mean that the option is left out. */
  takes({ type, enum: values }: { type: string; enum?: string[] }): void {
    this.isMarkedAssumed();
    if (!values) {
      this.at("type").is([type, "null"]);
      return;
    }
    expect(this.at("anyOf").keys, this.#name()).toHaveLength(2);
    this.at("anyOf", "0").is({ type, enum: values });
    expect(this.at("anyOf", "1").value, this.#name()).toEqual({ type: "null" });
  }

  /** Asserts that this value is the one given, an object with everything in it. */
  is(expected: Json): void {
    expect(this.value, this.#name()).toEqual(expected);
    const leaves = [...leavesOf(expected).keys()].map((pointer) => this.pointer + pointer);
    this.#remember(leaves);
  }

  /** Asserts that an object of this schema must have these fields; the schema of each is one that can be. */
  requires(...names: string[]): void {
    expect((this.value as { required?: string[] }).required, this.#name()).toEqual(expect.arrayContaining(names));
    for (const name of names) expect(this.property(name).value, this.#name()).not.toBe(false);
    this.#remember(names.map((name) => below(this.pointer, "required", name)));
  }

  /** Asserts that an object of this schema may leave these fields out. */
  leavesOptional(...names: string[]): void {
    const { required = [] } = this.value as { required?: string[] };
    for (const name of names) {
      this.property(name).isThere();
      expect(required, this.#name()).not.toContain(name);
    }
  }

  /** Asserts that there is something here, and that it is not forbidden. */
  isThere(): void {
    expect(this.value, this.#name()).not.toBe(false);
    this.#remember([this.pointer]);
  }

  /** Asserts that an object of this schema cannot have this field, whatever its value. */
  forbids(name: string): void {
    this.property(name).is(false);
  }

  /** Asserts the same of a field of the other version. That sending it is an error is assumed. */
  refuses(name: string): void {
    this.forbids(name);
    this.isMarkedAssumed();
  }

  /** Asserts that the contract marks what stands here, or something that it stands in, as assumed. */
  isMarkedAssumed(): void {
    const way = [...this.#way, { node: this.value, pointer: this.pointer }].toReversed();
    const mark = way.find(({ node, pointer }) => isObject(node) && covers(node, pointer, this.pointer));
    expect(mark, `${this.#name()}: Neither stated nor marked. Mark it x-assumed`).toBeDefined();
    this.#contract.marked.add(mark?.pointer ?? "");
  }

  /** Asserts that there is no mark on what stands here itself: the specification states it. */
  isNotMarked(): void {
    expect(
      isObject(this.value) && isAssumed(this.value),
      `${this.#name()}: The specification states it. Remove the mark`,
    ).toBe(false);
  }

  #step(key: string): Place {
    const node = this.value as JsonObject;
    const pointer = below(this.pointer, key);
    const value = typeof node === "object" && node !== null ? node[key] : undefined;
    expect(value, `${this.#name()} has ${key}`).toBeDefined();
    const way = [...this.#way, { node, pointer: this.pointer }];
    if (!isObject(value) || typeof value.$ref !== "string") return new Place(this.#contract, pointer, way);
    const reference = { node: value, pointer, reference: `${pointer}/$ref` };
    return new Place(this.#contract, value.$ref.slice(1), [...way, reference]);
  }

  /** Whoever asserts something about a place asserts that the references on the way lead there. */
  #remember(leaves: string[]): void {
    const references = this.#way.flatMap(({ reference }) => reference ?? []);
    for (const pointer of [...references, ...leaves]) this.#contract.asserted.add(pointer);
  }

  #name(): string {
    return `${this.#contract.version} #${this.pointer}`;
  }
}

interface Step {
  node: Json;
  /** Where the node stands. */
  pointer: string;
  /** Pointer of the `$ref` that was followed. */
  reference?: string;
}
