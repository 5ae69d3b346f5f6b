import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { get, isObject, type Json, type JsonObject } from "./json.ts";
import type { ContractFiles } from "./load.ts";
import { findPlaces, type Place, type Places, placeKey } from "./places.ts";
import { toKeys, toPointer } from "./pointer.ts";

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

/** On which marks something rests: a value's own keywords, and what is in the value. */
export interface Grounds {
  here: Mark | undefined;
  below: Mark | undefined;
}

/** The grounds of a schema, from those that it is reached with. */
export function groundsOf({ mark }: { mark: Mark | undefined }, reached: Grounds): Grounds {
  if (!mark) return reached;
  return {
    here: mark.extent === "content" ? reached.here : mark,
    below: mark.extent === "detail" ? reached.below : mark,
  };
}

/** The grounds of the references and branches of a schema: what is in the place is written there. */
export function groundsOfParts({ mark }: { mark: Mark | undefined }, grounds: Grounds): Grounds {
  return mark?.extent === "content" ? { here: grounds.below, below: grounds.below } : grounds;
}

/** The mark under which an object requires a field: that of the field, or else that of the object. */
export function groundOfRequired(node: SchemaNode, name: string, grounds: Grounds): Mark | undefined {
  const mark = markOf(node.properties.get(name));
  return mark?.extent === "place" ? mark : groundsOfParts(node, grounds).here;
}

/** The mark of a schema, or of the one that it refers to. */
function markOf(node: SchemaNode | undefined): Mark | undefined {
  return node && (node.mark ?? markOf(node.reference));
}

/** A schema of the contract, ready to be held against values. */
export interface SchemaNode {
  place: Place;
  key: string;
  mark: Mark | undefined;
  schema: JsonObject;
  /** Whether it is the schema `false`: the field must not be there. */
  isForbidden: boolean;
  reference: SchemaNode | undefined;
  properties: Map<string, SchemaNode>;
  required: string[];
  items: SchemaNode | undefined;
  /** Its branches, of which one is enough. */
  anyOf: SchemaNode[];
  allOf: SchemaNode[];
  /** The words that are known, where any other string is fine too: `anyOf: [enum, string]`. */
  listed: SchemaNode | undefined;
  /** The other keywords, each with what judges it. */
  checks: { keyword: string; validate: ValidateFunction }[];
}

/** A response of an operation. */
export interface ResponseNode {
  status: number;
  place: Place;
  mark: Mark | undefined;
  schema: SchemaNode | undefined;
  headers: HeaderNode[];
}

/** A header of a response. */
export interface HeaderNode {
  name: string;
  required: boolean;
  place: Place;
  /** The mark of the response that it is written in; one that all responses share has none. */
  mark: Mark | undefined;
  schema: SchemaNode;
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
}

/** Keywords that say where other schemas are, or that promise nothing; the rest is judged one keyword at a time. */
const notJudged = new Set(
  "$ref properties required additionalProperties items anyOf oneOf allOf description title default examples example deprecated".split(
    " ",
  ),
);

const json = "application/json";

/** Makes the contract ready: each schema a node that knows its place in the sources and the mark that it carries. */
export function buildModel(files: ContractFiles): Model {
  const places = findPlaces(files);
  const marks = new Map<string, Mark>();
  const operations = new Map<string, Map<string, OperationNode>>();
  for (const document of files.documents.toReversed()) {
    const builder = new Builder(document, places, marks);
    operations.set(builder.version, builder.operations());
  }
  const versions = files.documents.map((document) => (document.info as JsonObject).version as string);
  return { files, versions, currentVersion: versions.at(-1) ?? "", operations, marks };
}

class Builder {
  readonly version: string;
  readonly #document: JsonObject;
  readonly #places: Places;
  readonly #marks: Map<string, Mark>;
  readonly #nodes = new Map<string, SchemaNode>();
  readonly #validators = new Map<string, ValidateFunction>();
  readonly #ajv = addFormats.default(new Ajv2020({ strict: false }));

  constructor(document: JsonObject, places: Places, marks: Map<string, Mark>) {
    this.#document = document;
    this.#places = places;
    this.#marks = marks;
    this.version = (document.info as JsonObject).version as string;
  }

  operations(): Map<string, OperationNode> {
    const paths = this.#document.paths as Record<string, JsonObject>;
    return new Map(Object.keys(paths).map((path) => [path, this.#operation(path)]));
  }

  #operation(path: string): OperationNode {
    const around = `/paths${toPointer([path])}`;
    const pointer = `${around}/post`;
    const node = this.#get(pointer) as JsonObject;
    const body = `${pointer}/requestBody/content${toPointer([json])}`;
    const statuses = Object.keys(node.responses as JsonObject).filter((status) => /^\d+$/.test(status));
    return {
      id: node.operationId as string,
      version: this.version,
      path,
      place: this.#places(this.version, pointer),
      mark: this.#mark(pointer) ?? this.#mark(around),
      request: this.#schema(`${body}/schema`),
      examples: this.#examples(body),
      responses: new Map(
        statuses.map((status) => [Number(status), this.#response(`${pointer}/responses/${status}`, Number(status))]),
      ),
    };
  }

  #response(from: string, status: number): ResponseNode {
    const pointer = this.#follow(from);
    const node = this.#get(pointer) as JsonObject;
    const content = `${pointer}/content${toPointer([json])}`;
    const hasBody = isObject(this.#get(content));
    return {
      status,
      place: this.#places(this.version, pointer),
      mark: this.#mark(pointer),
      schema: hasBody ? this.#schema(`${content}/schema`) : undefined,
      headers: Object.keys((node.headers as JsonObject | undefined) ?? {}).map((name) => this.#header(pointer, name)),
    };
  }

  #header(response: string, name: string): HeaderNode {
    const own = `${response}/headers${toPointer([name])}`;
    const pointer = this.#follow(own);
    return {
      name,
      required: (this.#get(pointer) as JsonObject).required === true,
      place: this.#places(this.version, pointer),
      mark: this.#mark(pointer) ?? (pointer === own ? this.#mark(response) : undefined),
      schema: this.#schema(`${pointer}/schema`),
    };
  }

  #examples(pointer: string): Record<string, Json> {
    const examples = (this.#get(`${pointer}/examples`) as JsonObject | undefined) ?? {};
    const values = Object.keys(examples).map((name) => {
      const at = this.#follow(`${pointer}/examples${toPointer([name])}`);
      return [name, (this.#get(at) as JsonObject).value as Json] as const;
    });
    return Object.fromEntries(values);
  }

  #schema(pointer: string): SchemaNode {
    const known = this.#nodes.get(pointer);
    if (known) return known;
    const value = this.#get(pointer);
    const schema = isObject(value) ? value : {};
    const place = this.#places(this.version, pointer);
    const node: SchemaNode = {
      place,
      key: placeKey(place),
      mark: this.#mark(pointer),
      schema,
      isForbidden: value === false,
      reference: undefined,
      properties: new Map(),
      required: (schema.required as string[] | undefined) ?? [],
      items: undefined,
      anyOf: [],
      allOf: [],
      listed: undefined,
      checks: [],
    };
    this.#nodes.set(pointer, node);
    if (typeof schema.$ref === "string") node.reference = this.#schema(schema.$ref.slice(1));
    for (const name of Object.keys((schema.properties as JsonObject | undefined) ?? {})) {
      node.properties.set(name, this.#schema(`${pointer}/properties${toPointer([name])}`));
    }
    if (schema.items !== undefined) node.items = this.#schema(`${pointer}/items`);
    node.anyOf = [...this.#branches(pointer, schema, "anyOf"), ...this.#branches(pointer, schema, "oneOf")];
    node.allOf = this.#branches(pointer, schema, "allOf");
    node.listed = listed(node.anyOf);
    node.checks = Object.keys(schema)
      .filter((keyword) => !notJudged.has(keyword) && !keyword.startsWith("x-"))
      .map((keyword) => ({ keyword, validate: this.#validator({ [keyword]: schema[keyword] as Json }) }));
    return node;
  }

  #branches(pointer: string, schema: JsonObject, keyword: string): SchemaNode[] {
    const branches = (schema[keyword] as Json[] | undefined) ?? [];
    return branches.map((_, index) => this.#schema(`${pointer}/${keyword}/${index}`));
  }

  #validator(schema: JsonObject): ValidateFunction {
    const text = JSON.stringify(schema);
    const known = this.#validators.get(text);
    if (known) return known;
    const made = this.#ajv.compile(schema);
    this.#validators.set(text, made);
    return made;
  }

  #mark(pointer: string): Mark | undefined {
    const node = this.#get(pointer);
    if (!isObject(node)) return undefined;
    const [name, text] = Object.entries(node).find(([key]) => /^x-(assumed|observed)/.test(key)) ?? [];
    if (typeof text !== "string") return undefined;
    const kind = name === "x-observed" ? "observed" : "assumed";
    const place = this.#places(this.version, pointer);
    const key = placeKey(place);
    const known = this.#marks.get(key);
    if (known) return known;
    const extent = name === "x-assumed-content" ? "content" : name === "x-assumed-detail" ? "detail" : "place";
    const mark: Mark = { place, key, kind, text, extent };
    this.#marks.set(key, mark);
    return mark;
  }

  #follow(pointer: string): string {
    const node = this.#get(pointer);
    return isObject(node) && typeof node.$ref === "string" ? this.#follow(node.$ref.slice(1)) : pointer;
  }

  #get(pointer: string): Json | undefined {
    return get(this.#document, toKeys(pointer));
  }
}

/** The branch that lists the known words, where another branch takes any string. */
function listed(branches: SchemaNode[]): SchemaNode | undefined {
  const isOpen = branches.some(({ schema }) => schema.enum === undefined && [schema.type].flat().includes("string"));
  return isOpen ? branches.find(({ schema }) => Array.isArray(schema.enum)) : undefined;
}
