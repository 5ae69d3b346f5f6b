import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { isObject, type Json, type JsonObject } from "./json.ts";
import type { ContractFiles } from "./load.ts";
import { type Place, type Position, parseSources, placeKey, Trail } from "./places.ts";

/** On what a node of the contract rests: a guess, what was observed of the service before, or (without a mark) a statement. */
export interface Mark {
  /** The place that carries the mark. */
  place: Place;
  /** {@link placeKey} of the place. */
  key: string;
  kind: "assumed" | "observed";
  /** What the mark says. */
  text: string;
  /**
   * How much of its place it is about: all of it (`x-assumed`), what is in it (`x-assumed-content`), or a detail of it, while what is in it
   * stands for itself (`x-assumed-detail`).
   */
  extent: "place" | "content" | "detail";
}

/** Which half of a call something was seen in. */
export type Direction = "request" | "response";

/** A schema of the contract as the values of one field reach it: the same place can rest on a guess here and on a statement there. */
export interface SchemaNode {
  place: Place;
  /** {@link placeKey} of the place. */
  key: string;
  /** The identity of the place as it is reached: with its mark and its half of a call. */
  reach: string;
  /** The mark that the place rests on, and that of what is in it; undefined where all is stated. */
  ground: Mark | undefined;
  below: Mark | undefined;
  /** The path of the operation, and that of the field in the body: `result.data.details[].nameDays`. */
  operation: string;
  field: string;
  direction: Direction;
  /** Whether it is one of several alternatives of a field, and not the field. */
  isBranch: boolean;
  schema: JsonObject;
  /** Whether it is the schema `false`: the field must not be there. */
  isForbidden: boolean;
  /** The schema that it refers to, and those of `allOf`: what holds beside it. */
  parts: SchemaNode[];
  properties: Map<string, SchemaNode>;
  /** The required fields, each with the mark under which it is. */
  required: Map<string, Mark | undefined>;
  items: SchemaNode | undefined;
  /** Its branches, of which one is enough. */
  anyOf: SchemaNode[];
  /** The words that are known, where any other string is fine too: `anyOf: [enum, string]`. */
  listed: SchemaNode | undefined;
  /** Every field of the object by its name, also those of parts and branches. */
  members: Map<string, SchemaNode>;
  /** The first of these schemas that has fields. */
  owner: SchemaNode | undefined;
  /** The other keywords, each with what judges it. */
  checks: { keyword: string; validate: ValidateFunction }[];
}

/** A response of an operation. */
export interface ResponseNode {
  status: number;
  place: Place;
  mark: Mark | undefined;
  schema: SchemaNode | undefined;
  headers: { name: string; required: boolean; place: Place; schema: SchemaNode }[];
}

/** An operation of one version. */
export interface OperationNode {
  id: string;
  version: string;
  path: string;
  place: Place;
  mark: Mark | undefined;
  request: SchemaNode;
  /** The request bodies that the contract shows, by name. */
  examples: Record<string, Json>;
  responses: Map<number, ResponseNode>;
}

/** The contract of all versions, as traffic is held against it. */
export interface Model {
  files: ContractFiles;
  /** The names of the versions, oldest first. */
  versions: string[];
  /** The newest version, the default of a request without the header (section 9). */
  currentVersion: string;
  /** The operations of a version by their paths. */
  operations: ReadonlyMap<string, ReadonlyMap<string, OperationNode>>;
  /** Every mark of an operation, the newest contract's first. */
  marks: ReadonlyMap<string, Mark>;
  /** Every schema that values can reach. */
  nodes: readonly SchemaNode[];
}

/** The field that names lead to from a schema; undefined if the contract has none. A name with a dot in it is one field (`number.full`). */
export function findField(root: SchemaNode, names: readonly string[]): SchemaNode | undefined {
  const [name, ...rest] = names;
  if (name === undefined) return root;
  const member = root.members.get(name);
  return root.members.get(names.join(".")) ?? (member && findField(member, rest));
}

/** Makes the contract ready: each schema a node that knows its place in the sources and the mark that it rests on. */
export function buildModel(files: ContractFiles): Model {
  const sources = parseSources(files);
  const [marks, nodes] = [new Map<string, Mark>(), [] as SchemaNode[]];
  // The newest version first, so that its marks come first.
  const operations = files.documents.toReversed().map((document) => {
    const { version } = document.info as { version: string };
    return [version, new Builder(version, new Trail(document, version, sources), marks, nodes).operations()] as const;
  });
  const versions = operations.map(([version]) => version).toReversed();
  return { files, versions, currentVersion: versions.at(-1) ?? "", operations: new Map(operations), marks, nodes };
}

/** What a mark covers, by its name; the others cover their place. */
const EXTENTS: Partial<Record<string, Mark["extent"]>> = {
  "x-assumed-content": "content",
  "x-assumed-detail": "detail",
};

/** How a schema is reached: under which marks, and by which field of which operation. */
interface Context {
  here: Mark | undefined;
  below: Mark | undefined;
  operation: string;
  field: string;
  direction: Direction;
  isBranch: boolean;
}

const json = "application/json";

/** Keywords that say where other schemas are, or that promise nothing; the rest is judged one keyword at a time. */
const notJudged = new Set(
  "$ref properties required additionalProperties items anyOf oneOf allOf description title default examples example deprecated".split(
    " ",
  ),
);

class Builder {
  readonly version: string;
  readonly #trail: Trail;
  readonly #marks: Map<string, Mark>;
  readonly #nodes: SchemaNode[];
  readonly #validators = new Map<string, ValidateFunction>();
  readonly #ajv = addFormats.default(new Ajv2020({ strict: false }));

  constructor(version: string, trail: Trail, marks: Map<string, Mark>, nodes: SchemaNode[]) {
    this.version = version;
    this.#trail = trail;
    this.#marks = marks;
    this.#nodes = nodes;
  }

  operations(): Map<string, OperationNode> {
    return new Map(this.#keys(this.#trail.find("paths")).map((path) => [path, this.#operation(path)]));
  }

  #operation(path: string): OperationNode {
    const around = this.#trail.find("paths", path);
    const own = this.#trail.step(around, "post");
    const body = this.#trail.step(own, "requestBody", "content", json);
    const examples = this.#trail.step(body, "examples");
    const values = this.#keys(examples).map((name) => {
      const { value } = this.#trail.resolve(this.#trail.step(examples, name));
      return [name, (value as JsonObject).value as Json] as const;
    });
    const context = { here: undefined, below: undefined, operation: path, field: "", isBranch: false };
    const mark = this.#mark(own) ?? this.#mark(around);
    const request = this.#schema(this.#trail.step(body, "schema"), { ...context, direction: "request" });
    const responses = this.#trail.step(own, "responses");
    const statuses = this.#keys(responses).filter((status) => /^\d+$/.test(status));
    return {
      id: (own.value as JsonObject).operationId as string,
      version: this.version,
      path,
      place: own.place,
      mark,
      request,
      examples: Object.fromEntries(values),
      responses: new Map(
        statuses.map((status) => {
          const position = this.#trail.resolve(this.#trail.step(responses, status));
          return [Number(status), this.#response(position, Number(status), { ...context, direction: "response" })];
        }),
      ),
    };
  }

  #response(position: Position, status: number, context: Context): ResponseNode {
    const schema = this.#trail.step(position, "content", json, "schema");
    const headers = this.#trail.step(position, "headers");
    const mark = this.#mark(position);
    return {
      status,
      place: position.place,
      mark,
      schema: schema.value === undefined ? undefined : this.#schema(schema, context),
      headers: this.#keys(headers).map((name) => {
        const own = this.#trail.step(headers, name);
        const there = this.#trail.resolve(own);
        // A header that all responses share does not rest on the mark of one of them.
        const ground = this.#mark(there) ?? (there === own ? mark : undefined);
        const header = { ...context, here: ground, below: ground, field: `header ${name}` };
        return {
          name,
          place: there.place,
          required: (there.value as JsonObject).required === true,
          schema: this.#schema(this.#trail.step(there, "schema"), header),
        };
      }),
    };
  }

  #schema(position: Position, context: Context): SchemaNode {
    const { value, place } = position;
    const schema = isObject(value) ? value : {};
    const mark = this.#mark(position);
    const ground = mark && mark.extent !== "content" ? mark : context.here;
    const below = mark && mark.extent !== "detail" ? mark : context.below;
    const { operation, field, direction, isBranch } = context;
    const key = placeKey(place);
    const reach = `${key}|${ground?.key ?? ""}|${direction}`;
    const own = { place, key, reach, ground, below, operation, field, direction, isBranch, schema };
    // A mark on the content of a place is one on what is referred to there.
    const here = { ...context, here: mark?.extent === "content" ? below : ground, below };
    const inside = { ...context, here: below, below, isBranch: false };
    const at = (...keys: string[]) => this.#trail.step(position, ...keys);
    const all = (keyword: string, each: Context) =>
      this.#keys(at(keyword)).map((index) => this.#schema(at(keyword, index), each));
    const properties = this.#keys(at("properties")).map((name) => {
      const inner = { ...inside, field: field === "" ? name : `${field}.${name}` };
      return [name, this.#schema(at("properties", name), inner)] as const;
    });
    const node: SchemaNode = {
      ...own,
      isForbidden: value === false,
      parts: [...("$ref" in schema ? [this.#schema(this.#trail.resolve(position), here)] : []), ...all("allOf", here)],
      properties: new Map(properties),
      required: new Map(),
      items: "items" in schema ? this.#schema(at("items"), { ...inside, field: `${field}[]` }) : undefined,
      anyOf: [...all("anyOf", { ...here, isBranch: true }), ...all("oneOf", { ...here, isBranch: true })],
      listed: undefined,
      members: new Map(),
      owner: undefined,
      checks: Object.keys(schema)
        .filter((keyword) => !notJudged.has(keyword) && !keyword.startsWith("x-"))
        .map((keyword) => ({ keyword, validate: this.#validator({ [keyword]: schema[keyword] as Json }) })),
    };
    for (const name of (schema.required as string[] | undefined) ?? []) {
      const field = at("properties", name);
      const marked = this.#mark(field) ?? this.#mark(this.#trail.resolve(field));
      node.required.set(name, marked?.extent === "place" ? marked : here.here);
    }
    node.listed = listed(node.anyOf);
    const beside = [...node.parts, ...node.anyOf];
    node.members = new Map([...beside.toReversed().flatMap(({ members }) => [...members]), ...properties]);
    node.owner = node.properties.size > 0 ? node : beside.find(({ owner }) => owner)?.owner;
    if (!node.isForbidden) this.#nodes.push(node);
    return node;
  }

  #validator(schema: JsonObject): ValidateFunction {
    const text = JSON.stringify(schema);
    const validate = this.#validators.get(text) ?? this.#ajv.compile(schema);
    this.#validators.set(text, validate);
    return validate;
  }

  #mark({ value, place }: Position): Mark | undefined {
    const [name, text] =
      Object.entries(isObject(value) ? value : {}).find(([key]) => /^x-(assumed|observed)/.test(key)) ?? [];
    if (typeof text !== "string") return undefined;
    const key = placeKey(place);
    const extent = EXTENTS[name ?? ""] ?? "place";
    const kind = name === "x-observed" ? "observed" : "assumed";
    const mark = this.#marks.get(key) ?? { place, key, kind, text, extent };
    this.#marks.set(key, mark);
    return mark;
  }

  #keys({ value }: Position): string[] {
    return Object.keys(value ?? {});
  }
}

/** The branch that lists the known words, where another branch takes any string. */
function listed(branches: SchemaNode[]): SchemaNode | undefined {
  const isOpen = branches.some(({ schema }) => schema.enum === undefined && [schema.type].flat().includes("string"));
  return isOpen ? branches.find(({ schema }) => Array.isArray(schema.enum)) : undefined;
}
