import { listVersions } from "@data-validation/contract-files/bundles";
import {
  isJsonObject,
  type Json,
  type JsonObject,
  valueAtPointer,
} from "@data-validation/openapi-document/json";
import { leavesOf } from "@data-validation/openapi-document/leaves";
import { pointerBelow, toKeys } from "@data-validation/openapi-document/pointer";
import { expect } from "vitest";
import { covers, isAssumed } from "./marks.ts";

/**
 * The contract of one version, as its bundle states it. It records the nodes of assertions; mere
 * reading is not recorded.
 */
export class TestedContract {
  readonly version: string;
  readonly document: JsonObject;
  /** The pointers of the marks that an assertion was about. */
  readonly marked = new Set<string>();
  /** The pointers of the leaves that an assertion was made about. */
  readonly asserted = new Set<string>();

  constructor(version: string, document: JsonObject) {
    this.version = version;
    this.document = document;
  }

  /** The place that keys lead to from the root; references on the way are followed. */
  at(...keys: string[]): TestedPlace {
    return new TestedPlace(this, [""]).at(...keys);
  }

  /** The paths of all operations, for example `/phone/validate`. */
  get paths(): string[] {
    return this.at("paths").keys;
  }

  operation(path: string): TestedOperation {
    return new TestedOperation(path, this.at("paths", path, "post"));
  }
}

/** One operation of a contract. */
export class TestedOperation {
  readonly path: string;
  readonly place: TestedPlace;

  constructor(path: string, place: TestedPlace) {
    this.path = path;
    this.place = place;
  }

  /** The schema of the request body. */
  get requestBody(): TestedPlace {
    return this.place.at("requestBody", "content", "application/json", "schema");
  }

  /** A field below the object `request`. */
  request(...names: string[]): TestedPlace {
    return this.requestBody.property("request", ...names);
  }

  /** The response of a status, for example `200`. */
  response(status: string): TestedPlace {
    return this.place.at("responses", status);
  }

  /** The schema of the body of a response, or of a field in it. */
  body(status: string, ...names: string[]): TestedPlace {
    return this.response(status)
      .at("content", "application/json", "schema")
      .property(...names);
  }

  /** A field below `result.data` of a success. */
  data(...names: string[]): TestedPlace {
    return this.body("200", "result", "data", ...names);
  }

  /** The names of the fields that every request and every success of it has. */
  get envelope(): string[][] {
    return [this.request(), this.body("200")].map(({ fieldNames }) => fieldNames.toSorted());
  }

  get statuses(): string[] {
    return this.place.at("responses").keys;
  }

  /** Asserts that what is sent and what a success returns is marked as assumed. */
  payloadIsAssumed(): void {
    for (const place of [this.request("query"), this.request("options"), this.body("200")])
      place.isMarkedAssumed();
  }
}

/**
 * A place in a contract, reached from the root through keys and references. An assertion about it
 * returns it.
 */
export class TestedPlace {
  readonly #contract: TestedContract;
  /** The pointers of the nodes on the way to it, of the references too; the last is its own. */
  readonly #way: readonly string[];

  constructor(contract: TestedContract, way: readonly string[]) {
    this.#contract = contract;
    this.#way = way;
  }

  /** The actual place, as a JSON pointer. */
  get pointer(): string {
    return this.#way.at(-1) ?? "";
  }

  get value(): Json {
    return valueAtPointer(this.#contract.document, this.pointer);
  }

  /** The members of the object here; the indexes of an array. */
  get keys(): string[] {
    return Object.keys(this.value as JsonObject);
  }

  /** Whether there is a member of this name. */
  has(key: string): boolean {
    return this.keys.includes(key);
  }

  /** The place that keys lead to from here. */
  at(...keys: string[]): TestedPlace {
    return keys.reduce<TestedPlace>((place, key) => place.#step(key), this);
  }

  /** The field that names lead to from this schema. */
  property(...names: string[]): TestedPlace {
    return this.at(...names.flatMap((name) => ["properties", name]));
  }

  get fieldNames(): string[] {
    return this.at("properties").keys;
  }

  /** The fields of this schema but for some. */
  fieldsBut(...names: string[]): TestedPlace[] {
    return this.fieldNames
      .filter((name) => !names.includes(name))
      .map((name) => this.property(name));
  }

  /** Asserts that the keywords of this node have these values. */
  states(keywords: Record<string, Json>): this {
    for (const [keyword, expected] of Object.entries(keywords)) this.at(keyword).is(expected);
    return this;
  }

  /** Asserts that a value of this string is known, and that others and the default are assumed. */
  allows(value: string): void {
    this.at("anyOf", "0", "type").is("string");
    const { value: known, pointer } = this.at("anyOf", "0", "enum");
    expect(known, this.#name()).toContain(value);
    this.#remember([pointer]);
    this.at("anyOf", "1").states({ type: "string" });
    this.isMarkedAssumed();
  }

  /**
   * Asserts that this response always states its version. For an unknown requested version (404),
   * that is not the document's.
   */
  statesVersion(): void {
    const schema = this.at("headers", "Service-Api-Version")
      .states({ required: true })
      .at("schema");
    schema.states({ type: "string" });
    if (schema.has("const")) schema.states({ const: this.#contract.version });
    else {
      expect(this.pointer).toBe("/components/responses/NotFound");
      schema.states({ enum: listVersions() }).isMarkedAssumed();
    }
  }

  /**
   * Asserts that this option has values of the stated type or enum, or null, which by assumption
   * equals an omitted option.
   */
  takes({ type, enum: values }: { type: string; enum?: string[] }): this {
    if (values) {
      this.#takesOnly(values);
      expect(this.at("anyOf").keys, this.#name()).toEqual(["0", "1"]);
      this.at("anyOf", "0").states({ type, enum: values });
      expect(this.at("anyOf", "1").value, this.#name()).toEqual({ type: "null" });
    } else this.states({ type: [type, "null"] });
    return this.isMarkedAssumed();
  }

  /**
   * Asserts that the enum of this option has the values of the specification; the message names
   * others.
   */
  #takesOnly(values: string[]): void {
    const { value } = this.at("anyOf", "0", "enum");
    const added = (value as string[]).filter((one) => !values.includes(one));
    const name = toKeys(this.pointer).at(-1);
    const words = `\`${name}\` takes ${values.join(", ")}; ${added.join(", ")} is not one of them`;
    expect(added, `${this.#name()}: ${words}`).toEqual([]);
  }

  /** Asserts that this value is the one given, an object with everything in it. */
  is(expected: Json): void {
    expect(sortSets(this.value, this.pointer), this.#name()).toEqual(
      sortSets(expected, this.pointer),
    );
    this.#remember([...leavesOf(expected).keys()].map((pointer) => this.pointer + pointer));
  }

  /**
   * Asserts that an object of this schema must have these fields; the schema of each is one that
   * can be.
   */
  requires(...names: string[]): this {
    expect((this.value as { required?: string[] }).required, this.#name()).toEqual(
      expect.arrayContaining(names),
    );
    for (const name of names) expect(this.property(name).value, this.#name()).not.toBe(false);
    this.#remember(names.map((name) => pointerBelow(this.pointer, "required", name)));
    return this;
  }

  /** A field that an object of this schema must have: asserts that. */
  requiredField(name: string): TestedPlace {
    return this.requires(name).property(name);
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
  isThere(): this {
    expect(this.value, this.#name()).not.toBe(false);
    this.#remember([this.pointer]);
    return this;
  }

  /** Asserts that an object of this schema cannot have these fields, whatever their values. */
  forbids(...names: string[]): void {
    for (const name of names) this.property(name).is(false);
  }

  /**
   * Asserts that these fields have no value in this form of a query: null there means the same as
   * absent.
   */
  leavesOut(...names: string[]): void {
    for (const name of names) this.property(name).states({ type: "null" });
  }

  /**
   * Asserts that this is an object. That it may be null, or the empty list that PHP writes in its
   * place, is assumed.
   */
  isOptionalObject(): this {
    return this.states({ type: ["object", "array", "null"] }).isMarkedAssumed();
  }

  /** Asserts that a schema forbids a field of the other version, and marks that as assumed. */
  rejects(name: string): void {
    this.forbids(name);
    this.isMarkedAssumed();
  }

  /** Asserts that the contract marks this node, or a parent of it, as assumed. */
  isMarkedAssumed(): this {
    const mark = this.#way.findLast((pointer) => {
      const node = valueAtPointer(this.#contract.document, pointer);
      return isJsonObject(node) && covers(node, pointer, this.pointer);
    });
    const isStatedInPart = [...this.#contract.asserted].some((leaf) =>
      leaf.startsWith(`${this.pointer}/`),
    );
    const missing = isStatedInPart ? "x-assumed-detail" : "x-assumed";
    expect(mark, `${this.#name()}: Neither stated nor marked. Mark it ${missing}`).toBeDefined();
    this.#contract.marked.add(mark ?? "");
    return this;
  }

  /** Asserts that this node itself has no mark: the specification states it. */
  isNotMarked(): this {
    const isMarked = isJsonObject(this.value) && isAssumed(this.value);
    expect(isMarked, `${this.#name()}: The specification states it. Remove the mark`).toBe(false);
    return this;
  }

  #step(key: string): TestedPlace {
    const way = [...this.#way, pointerBelow(this.pointer, key)];
    const place = new TestedPlace(this.#contract, way);
    expect(place.value, `${this.#name()} has ${key}`).toBeDefined();
    const reference = referenceOf(place.value);
    return reference === undefined ? place : new TestedPlace(this.#contract, [...way, reference]);
  }

  /** An assertion about a place is also one that the references on the way lead there. */
  #remember(leaves: string[]): void {
    const references = this.#way.filter((pointer) =>
      referenceOf(valueAtPointer(this.#contract.document, pointer)),
    );
    for (const pointer of references) this.#contract.asserted.add(`${pointer}/$ref`);
    for (const pointer of leaves) this.#contract.asserted.add(pointer);
  }

  #name(): string {
    return `${this.#contract.version} #${this.pointer}`;
  }
}

/** The value of a keyword; the values of an enum and the names of required fields have no order. */
function sortSets(value: Json, pointer: string): Json {
  const isSet = Array.isArray(value) && /\/(enum|required)$/.test(pointer);
  return isSet ? value.toSorted() : value;
}

/** The pointer that a `$ref` leads to; undefined if the node has none. */
function referenceOf(node: Json): string | undefined {
  return isJsonObject(node) && typeof node.$ref === "string" ? node.$ref.slice(1) : undefined;
}
