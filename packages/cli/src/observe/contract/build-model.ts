import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { currentVersion } from "../../../../../scripts/lib/bundles.ts";
import { placeKey } from "../../../../../scripts/lib/contract/places.ts";
import { isObject, type Json, type JsonObject } from "../../../../../scripts/lib/openapi/json.ts";
import { markOf } from "../../../../../scripts/lib/openapi/marks.ts";
import type { ContractFiles } from "./load.ts";
import { join, type Mark, type Model, type OperationNode, type ResponseNode, type SchemaNode } from "./model.ts";
import { type Position, parseSources, Trail } from "./trail.ts";

/** Makes the contract ready: each schema a node that knows its place in the sources and the mark that it rests on. */
export function buildModel(files: ContractFiles): Model {
  const sources = parseSources(files);
  // The newest version first, so that its marks come first.
  const builders = files.documents.toReversed().map((document) => new Builder(document, sources));
  // Reading the operations collects the marks and the nodes.
  const operations = new Map(builders.map((builder) => [builder.version, builder.operations()]));
  return {
    files,
    versions: builders.map(({ version }) => version).toReversed(),
    currentVersion: currentVersion(files.documents as never),
    operations,
    marks: new Map(builders.flatMap(({ marks }) => [...marks])),
    nodes: builders.flatMap(({ nodes }) => nodes),
  };
}

/** How a schema is reached: under which marks, and by which field of which operation. */
interface Context extends Pick<SchemaNode, "operation" | "field" | "direction" | "isBranch"> {
  here: Mark | undefined;
  below: Mark | undefined;
}

const json = "application/json";

/** Keywords that say where other schemas are, or that promise nothing; the rest is judged one keyword at a time. */
const NOT_JUDGED =
  /^(\$ref|properties|required|additionalProperties|items|anyOf|oneOf|allOf|description|title|default|examples?|deprecated|x-.*)$/;

class Builder {
  readonly version: string;
  readonly marks = new Map<string, Mark>();
  readonly nodes: SchemaNode[] = [];
  readonly #trail: Trail;
  readonly #validators = new Map<string, ValidateFunction>();
  readonly #ajv = addFormats.default(new Ajv2020({ strict: false }));

  constructor(document: JsonObject, sources: Map<string, Json>) {
    this.version = (document.info as { version: string }).version;
    this.#trail = new Trail(document, this.version, sources);
  }

  operations(): Map<string, OperationNode> {
    const paths = this.#trail.step(this.#trail.root, "paths");
    return new Map(this.#keys(paths).map((path) => [path, this.#operation(path, this.#trail.step(paths, path))]));
  }

  #operation(path: string, around: Position): OperationNode {
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
    const { ground, below, beside } = groundsOf(this.#mark(position), context);
    const { operation, field, direction, isBranch } = context;
    const here = { ...context, here: beside, below };
    const inside = { ...context, here: below, below, isBranch: false };
    const branch = { ...here, isBranch: true };
    const key = placeKey(place);
    const properties = this.#properties(position, inside);
    const referred = "$ref" in schema ? [this.#schema(this.#trail.resolve(position), here)] : [];
    const parts = [...referred, ...this.#all(position, "allOf", here)];
    const inItems = { ...inside, field: `${field}[]` };
    const items = "items" in schema ? this.#schema(this.#trail.step(position, "items"), inItems) : undefined;
    const anyOf = [...this.#all(position, "anyOf", branch), ...this.#all(position, "oneOf", branch)];
    const node: SchemaNode = {
      ...{ place, key, reach: `${key}|${ground?.key ?? ""}|${direction}`, ground },
      ...{ operation, field, direction, isBranch, schema },
      isForbidden: value === false,
      ...{ parts, properties, items, anyOf },
      required: this.#required(position, beside),
      listed: listed(anyOf),
      members: membersOf(properties, [...parts, ...anyOf]),
      owner: undefined,
      checks: this.#checks(schema),
    };
    node.owner = properties.size > 0 ? node : [...parts, ...anyOf].find(({ owner }) => owner)?.owner;
    if (!node.isForbidden) this.nodes.push(node);
    return node;
  }

  #properties(position: Position, inside: Context): Map<string, SchemaNode> {
    const properties = this.#trail.step(position, "properties");
    const nodes = this.#keys(properties).map((name) => {
      const inField = { ...inside, field: join(inside.field, name) };
      return [name, this.#schema(this.#trail.step(properties, name), inField)] as const;
    });
    return new Map(nodes);
  }

  #required(position: Position, ground: Mark | undefined): Map<string, Mark | undefined> {
    const names = isObject(position.value) ? ((position.value.required ?? []) as string[]) : [];
    const marked = names.map((name) => {
      const field = this.#trail.step(position, "properties", name);
      const mark = this.#mark(field) ?? this.#mark(this.#trail.resolve(field));
      return [name, mark?.extent === "place" ? mark : ground] as const;
    });
    return new Map(marked);
  }

  #all(position: Position, keyword: string, context: Context): SchemaNode[] {
    const list = this.#trail.step(position, keyword);
    return this.#keys(list).map((index) => this.#schema(this.#trail.step(list, index), context));
  }

  #checks(schema: JsonObject): SchemaNode["checks"] {
    const keywords = Object.keys(schema).filter((keyword) => !NOT_JUDGED.test(keyword));
    return keywords.map((keyword) => ({ keyword, validate: this.#validator({ [keyword]: schema[keyword] as Json }) }));
  }

  #validator(schema: JsonObject): ValidateFunction {
    const text = JSON.stringify(schema);
    const validate = this.#validators.get(text) ?? this.#ajv.compile(schema);
    this.#validators.set(text, validate);
    return validate;
  }

  #mark({ value, place }: Position): Mark | undefined {
    const mark = isObject(value) ? markOf(value) : undefined;
    if (!mark) return undefined;
    const key = placeKey(place);
    const kind = mark.name === "x-observed" ? "observed" : "assumed";
    const known = this.marks.get(key) ?? { ...mark, place, key, kind };
    this.marks.set(key, known);
    return known;
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

/** The marks that a schema, what is in it and what holds beside it (`$ref`, `allOf`, branches) rest on. */
function groundsOf(mark: Mark | undefined, context: Context) {
  const ground = mark && mark.extent !== "content" ? mark : context.here;
  const below = mark && mark.extent !== "detail" ? mark : context.below;
  // A mark on the content of a place is one on what is referred to there.
  return { ground, below, beside: mark?.extent === "content" ? below : ground };
}

/** Every field by its name; of several, the object's own, and otherwise the first. */
function membersOf(properties: Map<string, SchemaNode>, beside: SchemaNode[]): Map<string, SchemaNode> {
  return new Map([...beside.toReversed().flatMap(({ members }) => [...members]), ...properties]);
}
