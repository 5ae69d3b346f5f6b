import { getOrInsert } from "@data-validation/common/get-or-insert";
import { currentVersion } from "@data-validation/contract-files/bundles";
import { type ReadFile, sourcePlaceKey } from "@data-validation/contract-files/source-places";
import type { Bundle, OperationObject } from "@data-validation/openapi-document/document";
import { examplesOfBody } from "@data-validation/openapi-document/examples";
import { fieldPath } from "@data-validation/openapi-document/field-path";
import { isJsonObject, type JsonObject } from "@data-validation/openapi-document/json";
import { markOf } from "@data-validation/openapi-document/marks";
import { acceptsAnyText } from "@data-validation/openapi-document/values";
import type { Contract } from "./load.ts";
import type { ContractModel, Mark, OperationNode, ResponseNode, SchemaNode } from "./model.ts";
import { type Position, Trail } from "./trail.ts";

/** The models that were built, since verify needs the one of its contract in two places. */
const models = new WeakMap<Contract, ContractModel>();

/** Builds a node for each schema, with its place in the sources and the mark that covers it. */
export function buildModel(contract: Contract): ContractModel {
  return getOrInsert(models, contract, () => build(contract));
}

function build({ documents, read }: Contract): ContractModel {
  // The newest version first, so that its marks come first.
  const builders = documents.toReversed().map((document) => new Builder(document, read));
  return {
    versions: documents.map(({ info }) => info.version),
    currentVersion: currentVersion(documents),
    operations: builders.flatMap(({ operations }) => operations),
    marks: new Map(builders.flatMap(({ marks }) => [...marks])),
    nodes: builders.flatMap(({ nodes }) => nodes),
  };
}

/**
 * The context of a schema: the marks that cover it (`here`) and its contents (`below`), the
 * operation and the field.
 */
interface SchemaContext
  extends Pick<SchemaNode, "version" | "operation" | "field" | "direction" | "isBranch"> {
  here: Mark | undefined;
  below: Mark | undefined;
}

const JSON_TYPE = "application/json";

class Builder {
  readonly operations: OperationNode[];
  readonly marks = new Map<string, Mark>();
  readonly nodes: SchemaNode[] = [];
  readonly #document: Bundle;
  readonly #trail: Trail;

  constructor(document: Bundle, read: ReadFile) {
    this.#document = document;
    this.#trail = new Trail(document, read);
    const paths = this.#trail.members(this.#trail.root, "paths");
    this.operations = paths.map(([path, position]) => this.#operation(path, position));
  }

  #operation(path: string, pathItem: Position): OperationNode {
    const position = this.#trail.step(pathItem, "post");
    const { operationId, requestBody } = position.value as never as OperationObject;
    const context = {
      here: undefined,
      below: undefined,
      version: this.#document.info.version,
      operation: path,
      field: "",
      isBranch: false,
    };
    const request: SchemaContext = { ...context, direction: "request" };
    const response: SchemaContext = { ...context, direction: "response" };
    const responses = this.#trail
      .members(position, "responses")
      .filter(([status]) => /^\d+$/.test(status));
    return {
      id: operationId,
      version: this.#document.info.version,
      path,
      place: position.place,
      mark: this.#mark(position) ?? this.#mark(pathItem),
      request: this.#schema(
        this.#trail.step(position, "requestBody", "content", JSON_TYPE, "schema"),
        request,
      ),
      examples: examplesOfBody(this.#document, requestBody),
      responses: new Map(
        responses.map(([status, position]) => [
          Number(status),
          this.#response(this.#trail.resolve(position), Number(status), response),
        ]),
      ),
    };
  }

  #response(position: Position, status: number, context: SchemaContext): ResponseNode {
    const schema = this.#trail.step(position, "content", JSON_TYPE, "schema");
    const mark = this.#mark(position);
    return {
      status,
      place: position.place,
      mark,
      schema: schema.value === undefined ? undefined : this.#schema(schema, context),
      headers: this.#trail.members(position, "headers").map(([name, headerPosition]) => {
        const target = this.#trail.resolve(headerPosition);
        // The mark of a response does not cover a header that all responses share.
        const covering = this.#mark(target) ?? (target === headerPosition ? mark : undefined);
        const header = { ...context, here: covering, below: covering, field: `header ${name}` };
        return {
          name,
          place: target.place,
          required: (target.value as JsonObject).required === true,
          schema: this.#schema(this.#trail.step(target, "schema"), header),
        };
      }),
    };
  }

  #schema(position: Position, context: SchemaContext): SchemaNode {
    const { value, place } = position;
    const schema = isJsonObject(value) ? value : {};
    const { mark, below, beside } = marksCovering(this.#mark(position), context);
    const { version, operation, field, direction, isBranch } = context;
    const { parts, properties, items, anyOf } = this.#inside(position, context, beside, below);
    const key = sourcePlaceKey(place);
    const branches = [...parts, ...anyOf];
    const node: SchemaNode = {
      place,
      key,
      reach: `${key}|${mark?.key ?? ""}|${direction}`,
      mark,
      version,
      operation,
      field,
      direction,
      isBranch,
      schema,
      isForbidden: value === false,
      parts,
      properties,
      items,
      anyOf,
      required: this.#required(position, beside),
      knownBranch: knownValuesIn(anyOf),
      // The object's own fields replace those of its parts.
      members: new Map([
        ...branches.toReversed().flatMap(({ members }) => [...members]),
        ...properties,
      ]),
      owner: undefined,
    };
    node.owner = properties.size > 0 ? node : branches.find(({ owner }) => owner)?.owner;
    if (!node.isForbidden) this.nodes.push(node);
    return node;
  }

  #inside(
    position: Position,
    context: SchemaContext,
    beside: Mark | undefined,
    below: Mark | undefined,
  ): Pick<SchemaNode, "parts" | "anyOf" | "properties" | "items"> {
    const schema = isJsonObject(position.value) ? position.value : {};
    const here = { ...context, here: beside, below };
    const inside = { ...context, here: below, below, isBranch: false };
    const branch = { ...here, isBranch: true };
    const properties = this.#properties(position, inside);
    const referred = "$ref" in schema ? [this.#schema(this.#trail.resolve(position), here)] : [];
    const parts = [...referred, ...this.#all(position, "allOf", here)];
    const inItems = { ...inside, field: `${context.field}[]` };
    const items =
      "items" in schema ? this.#schema(this.#trail.step(position, "items"), inItems) : undefined;
    const anyOf = [
      ...this.#all(position, "anyOf", branch),
      ...this.#all(position, "oneOf", branch),
    ];
    return { parts, anyOf, properties, items };
  }

  #properties(position: Position, inside: SchemaContext): Map<string, SchemaNode> {
    const nodes = this.#trail.members(position, "properties").map(([name, property]) => {
      const inField = { ...inside, field: fieldPath(inside.field, name) };
      return [name, this.#schema(property, inField)] as const;
    });
    return new Map(nodes);
  }

  #required(position: Position, beside: Mark | undefined): Map<string, Mark | undefined> {
    const names = isJsonObject(position.value) ? ((position.value.required ?? []) as string[]) : [];
    const marked = names.map((name) => {
      const field = this.#trail.step(position, "properties", name);
      const mark = this.#mark(field) ?? this.#mark(this.#trail.resolve(field));
      return [name, mark?.extent === "place" ? mark : beside] as const;
    });
    return new Map(marked);
  }

  #all(position: Position, keyword: string, context: SchemaContext): SchemaNode[] {
    return this.#trail.members(position, keyword).map(([, part]) => this.#schema(part, context));
  }

  #mark({ value, place }: Position): Mark | undefined {
    const mark = isJsonObject(value) ? markOf(value) : undefined;
    if (!mark) return undefined;
    const key = sourcePlaceKey(place);
    const markOfPlace = this.marks.get(key) ?? { ...mark, place, key };
    this.marks.set(key, markOfPlace);
    return markOfPlace;
  }
}

/** The branch with the known words of an open enum. */
function knownValuesIn(branches: SchemaNode[]): SchemaNode | undefined {
  const isOpen = branches.some(({ schema }) => acceptsAnyText(schema));
  return isOpen ? branches.find(({ schema }) => Array.isArray(schema.enum)) : undefined;
}

/** The marks that cover a schema, its contents, and its `$ref`, `allOf` and branches (`beside`). */
function marksCovering(ownMark: Mark | undefined, context: SchemaContext) {
  const mark = ownMark && ownMark.extent !== "content" ? ownMark : context.here;
  const below = ownMark && ownMark.extent !== "detail" ? ownMark : context.below;
  // A mark on the content of a place covers what it refers to.
  return { mark, below, beside: ownMark?.extent === "content" ? below : mark };
}
