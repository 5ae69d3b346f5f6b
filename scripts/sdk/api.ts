import type { Model as Document, ModelOperation, Property, Schema } from "./model.ts";
import { capital } from "./text.ts";

/** The type of a field. */
export type Type =
  | { kind: "string" | "integer" | "number" | "boolean" }
  | { kind: "list"; items: Type }
  | { kind: "object"; name: string }
  | { kind: "enum"; name: string; closed: boolean };

/** A field of a query, of options or of a response. */
export interface Field {
  /** Its name in JSON. */
  wire: string;
  type: Type;
  required: boolean;
  nullable: boolean;
  text: string;
}

/** An object of a request or a response. */
export interface Model {
  name: string;
  text: string;
  fields: Field[];
}

/** The values of a field. */
export interface Enum {
  name: string;
  text: string;
  /** Whether the contract allows no other values. */
  closed: boolean;
  values: { value: string; text: string }[];
}

/** A call. */
export interface Operation {
  /** The group of calls, `phone`, and the call in it, `validate`. */
  kind: string;
  method: string;
  path: string;
  title: string;
  text: string;
  query: Model;
  /** The forms of the query: the fields that each requires. */
  forms: string[][];
  options: string;
  response: string;
}

/** The calls of a version of the API. */
export interface Api {
  version: string;
  /** What the names of types have that only this version has: nothing in the current one, `V20` in 2.0. */
  suffix: string;
  operations: Operation[];
}

/** What a client in any language is written from. A type that is the same in two versions is there once. */
export interface Sdk {
  /** The current version first. */
  apis: Api[];
  /** The queries of the operations; languages with named arguments write none of them. */
  queries: Map<string, Model>;
  requests: Map<string, Model>;
  responses: Map<string, Model>;
  enums: Map<string, Enum>;
}

/** Puts the documents of the versions together; the current one comes first. */
export function readApis(documents: [version: string, document: Document][]): Sdk {
  const sdk: Sdk = { apis: [], queries: new Map(), requests: new Map(), responses: new Map(), enums: new Map() };
  const [, current] = documents[0] as [string, Document];
  for (const [version, document] of documents) {
    const suffix = document === current ? "" : `V${version.replaceAll(".", "")}`;
    const names = new Map(document.schemas.map(({ name }) => [name, name]));
    for (const name of names.keys())
      if (shapeOf(document, name) !== shapeOf(current, name)) names.set(name, name + suffix);
    sdk.apis.push({ version, suffix, operations: readOperations(sdk, document, names, closedEnums(current)) });
  }
  return sdk;
}

/** A schema without its texts, and with those that it leads to. */
function shapeOf({ schemas }: Document, name: string): string {
  const expand = (key: string, value: unknown): unknown => {
    if (key === "description" || key === "metadata") return undefined;
    const { kind, name: target } = (value ?? {}) as { kind?: string; name?: string };
    return kind === "ref" ? schemas.find((one) => one.name === target)?.schema : value;
  };
  return JSON.stringify(schemas.find((one) => one.name === name)?.schema ?? null, expand);
}

/** The names of the closed enums, by their values. */
function closedEnums({ schemas }: Document): Map<string, string> {
  const closed = schemas.flatMap(({ name, schema }): [string, string][] => {
    const members = membersOf(schema).filter(({ kind }) => kind !== "null");
    return members.map((member) => [`${member.kind === "enum" && members.length === 1 ? member.values : ""}`, name]);
  });
  return new Map(closed.filter(([values]) => values));
}

/** A group of calls, with the versions that have it. */
export interface Kind {
  className: string;
  versions: string[];
  operations: Operation[];
}

/** The groups of calls; one that is the same in two versions is there once. */
export function kindsOf({ apis }: Sdk): Kind[] {
  const kinds = new Map<string, Kind>();
  for (const { version, suffix, operations } of apis)
    for (const [kind, own] of Map.groupBy(operations, (operation) => operation.kind)) {
      const key = own.map(({ path, query, options, response }) => [path, query.name, options, response]).join();
      const known = kinds.get(key);
      if (known) known.versions.push(version);
      else kinds.set(key, { className: capital(kind) + suffix, versions: [version], operations: own });
    }
  return [...kinds.values()];
}

/** Reads the operations of one version, and their types into what is known of the others. */
function readOperations(sdk: Sdk, document: Document, names: Map<string, string>, closed: Map<string, string>) {
  const named = new Map(document.schemas.map(({ name, schema }) => [name, schema]));
  const resolve = (schema: Schema): Schema => (schema.kind === "ref" ? (named.get(schema.name) ?? schema) : schema);
  const fieldsOf = (schema: Schema) => (resolve(schema) as { properties: Property[] }).properties;
  const nameOf = (schema: Schema) => names.get((schema as { name: string }).name) as string;

  /** Reads an object and those that it leads to. */
  function readModel(list: Map<string, Model>, schema: Schema): string {
    const name = nameOf(schema);
    if (list.has(name)) return name;
    const model: Model = { name, text: resolve(schema).description ?? "", fields: [] };
    list.set(name, model);
    model.fields = fieldsOf(schema).map((property) => readField(list, name, property));
    return name;
  }

  function readField(list: Map<string, Model>, owner: string, property: Property): Field {
    const { name: wire, schema, required } = property;
    const text = property.description ?? resolve(schema).description ?? "";
    const nullable = membersOf(resolve(schema)).some(({ kind }) => kind === "null");
    const type = readType(list, schema, schema.kind === "ref" ? schema.name : enumName(owner, wire), text);
    return { wire, type, required, nullable, text: withoutList(text) };
  }

  function readType(list: Map<string, Model>, schema: Schema, name: string, text: string): Type {
    const members = membersOf(resolve(schema)).filter(({ kind }) => kind !== "null");
    const values = members.flatMap((member) => (member.kind === "enum" ? member.values : []));
    if (values.length > 0) return readEnum(name, values, members.length === 1, text);
    // One object, or a list of them: whoever reads it gets a list.
    const member = members.find(({ kind }) => kind === "array") ?? (members[0] as Schema);
    const target = resolve(member);
    if (target.kind === "array") {
      const itemName = target.items.kind === "ref" ? target.items.name : name;
      return { kind: "list", items: readType(list, target.items, itemName, resolve(target.items).description ?? text) };
    }
    if (target.kind === "scalar") return { kind: target.scalar };
    if (target.kind !== "object") throw new Error(`${name} is of a kind that no client knows yet: ${target.kind}.`);
    return { kind: "object", name: readModel(list, member.kind === "ref" ? member : schema) };
  }

  /** An open enum with the values of a closed one takes its name: the list is one, which the specification states for one operation. */
  function readEnum(own: string, values: string[], isClosed: boolean, text: string): Type {
    const name = closed.get(`${values}`) ?? own;
    const texts = new Map([...text.matchAll(ITEM)].map(([, value, meaning]) => [value, meaning]));
    const all = values.map((value) => ({ value, text: texts.get(value) ?? "" }));
    if (isClosed || !sdk.enums.has(name))
      sdk.enums.set(name, { name, text: withoutList(text), closed: isClosed, values: all });
    return { kind: "enum", name, closed: isClosed };
  }

  /** A query of several forms is one object with the fields of all. */
  function readQuery(schema: Schema): { query: Model; forms: string[][] } {
    const forms = membersOf(resolve(schema)).map((form) => fieldsOf(form));
    const properties = new Map(forms.flat().map((property) => [property.name, property]));
    const query: Model = { name: nameOf(schema), text: resolve(schema).description ?? "", fields: [] };
    query.fields = [...properties.values()].map((property) => {
      const field = readField(sdk.requests, query.name, property);
      return { ...field, required: field.required && forms.length === 1 };
    });
    sdk.queries.set(query.name, query);
    return { query, forms: forms.map((form) => form.filter(({ required }) => required).map(({ name }) => name)) };
  }

  function readOperation(operation: ModelOperation): Operation {
    const { path, summary: title, requestBody, successResponses, errorResponses } = operation;
    const [root] = fieldsOf(requestBody.schema) as [Property];
    const envelope = Object.fromEntries(fieldsOf(root.schema).map(({ name, schema }) => [name, schema]));
    const query = envelope.query as Schema;
    const options = envelope.options as Schema;
    const client = envelope.client as Schema;
    readModel(sdk.requests, client);
    readModel(sdk.responses, errorResponses[0].schema);
    const [, kind = "", method = ""] = path.split("/");
    return {
      ...{ kind, method, path, title, text: operation.description.trim(), ...readQuery(query) },
      options: readModel(sdk.requests, options),
      response: readModel(sdk.responses, successResponses[0].schema),
    };
  }

  return document.services.flatMap(({ operations }) => operations).map(readOperation);
}

function membersOf(schema: Schema): Schema[] {
  return schema.kind === "union" ? schema.members : [schema];
}

/** The name of an enum that has none: that of its field, after its owner's where the field is one word such as `type`. */
function enumName(owner: string, wire: string): string {
  const name = capital(wire);
  return /^.+[A-Z]/.test(name) ? name : owner.replace(/(Query|Options)$/, "") + name;
}

/** The list in a description, an item a value of an enum. */
const ITEM = /^\* `(\w+)`: (.+)$/gm;

function withoutList(text: string): string {
  return text.replaceAll(ITEM, "").trim();
}
