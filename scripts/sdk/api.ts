import type { Model as Document, ModelOperation, Property, Schema } from "./model.ts";

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
  queries: Model[];
  requests: Model[];
  responses: Model[];
  enums: Enum[];
}

/** Puts the documents of the versions together; the current one comes first. */
export function readApis(documents: [version: string, document: Document][]): Sdk {
  const sdk: Sdk = { apis: [], queries: [], requests: [], responses: [], enums: [] };
  for (const [version, document] of documents) {
    const suffix = sdk.apis.length === 0 ? "" : `V${version.replaceAll(".", "")}`;
    const read = readApi(document);
    const next = renamed(read, twinNames([...sdk.enums, ...read.enums]));
    const changed = changedNames(typesOf(sdk), typesOf(next));
    const { operations, ...types } = renamed(next, (name) => (changed.has(name) ? name + suffix : name));
    for (const list of ["queries", "requests", "responses", "enums"] as const) {
      const known = new Set(sdk[list].map(({ name }) => name));
      sdk[list].push(...(types[list].filter(({ name }) => !known.has(name)) as (Model & Enum)[]));
    }
    sdk.apis.push({ version, suffix, operations });
  }
  return sdk;
}

/** The types and operations of one version. */
type Part = Omit<Sdk, "apis"> & { operations: Operation[] };

const typesOf = ({ queries, requests, responses, enums }: Omit<Sdk, "apis">): (Model | Enum)[] => [
  ...queries,
  ...requests,
  ...responses,
  ...enums,
];

/** The names of types that a version has otherwise than the versions before it. */
function changedNames(before: (Model | Enum)[], types: (Model | Enum)[]): Set<string> {
  const known = new Map(before.map((type) => [type.name, type]));
  const shape = (type: Model | Enum) =>
    JSON.stringify("values" in type ? type.values : type, (key, value) => (key === "text" ? undefined : value));
  const changed = new Set<string>();
  const isChanged = (type: Model | Enum) => {
    const other = known.get(type.name);
    const holdsChanged = "fields" in type && type.fields.some((field) => changed.has(nameOf(field.type) ?? ""));
    return other !== undefined && (holdsChanged || shape(other) !== shape(type));
  };
  for (let size = -1; size < changed.size; ) {
    size = changed.size;
    for (const type of types) if (isChanged(type)) changed.add(type.name);
  }
  return changed;
}

/** The name of the object or enum that a type leads to. */
function nameOf(type: Type): string | undefined {
  if (type.kind === "list") return nameOf(type.items);
  return "name" in type ? type.name : undefined;
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
      const className = kind.charAt(0).toUpperCase() + kind.slice(1) + suffix;
      const known = kinds.get(key);
      if (known) known.versions.push(version);
      else kinds.set(key, { className, versions: [version], operations: own });
    }
  return [...kinds.values()];
}

/** Types and operations with other names of types; of two types that get one name, the first stays. */
function renamed({ queries, requests, responses, enums, operations }: Part, rename: (name: string) => string): Part {
  const inType = (type: Type): Type => {
    if (type.kind === "list") return { ...type, items: inType(type.items) };
    return "name" in type ? { ...type, name: rename(type.name) } : type;
  };
  const inField = (field: Field): Field => ({ ...field, type: inType(field.type) });
  const inModel = (model: Model): Model => ({ ...model, name: rename(model.name), fields: model.fields.map(inField) });
  return {
    queries: queries.map(inModel),
    requests: requests.map(inModel),
    responses: responses.map(inModel),
    enums: enums
      .filter(({ name }) => rename(name) === name || !enums.some((one) => one.name === rename(name)))
      .map((values) => ({ ...values, name: rename(values.name) })),
    operations: operations.map((operation) => ({
      ...operation,
      query: inModel(operation.query),
      options: rename(operation.options),
      response: rename(operation.response),
    })),
  };
}

/** Reads the document of one version. */
function readApi({ services, schemas }: Document): Part {
  const named = new Map(schemas.map(({ name, schema }) => [name, schema]));
  const [requests, responses] = [new Map<string, Model>(), new Map<string, Model>()];
  const enums = new Map<string, Enum>();

  const resolve = (schema: Schema): Schema => (schema.kind === "ref" ? (named.get(schema.name) ?? schema) : schema);
  const fieldsOf = (schema: Schema) => (resolve(schema) as { properties: Property[] }).properties;

  /** Reads an object and those that it leads to. */
  function readModel(list: Map<string, Model>, schema: Schema): string {
    const { name } = schema as { name: string };
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

  function readEnum(name: string, values: string[], closed: boolean, text: string): Type {
    if (!enums.has(name)) enums.set(name, { name, text: withoutList(text), closed, values: withTexts(values, text) });
    return { kind: "enum", name, closed };
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
    if (target.kind === "object")
      return { kind: "object", name: readModel(list, member.kind === "ref" ? member : schema) };
    if (target.kind === "scalar") return { kind: target.scalar };
    throw new Error(`${name} has a type that the clients in other languages do not know: ${target.kind}.`);
  }

  /** A query of several forms is one object with the fields of all. */
  function readQuery(schema: Schema): { query: Model; forms: string[][] } {
    const { name } = schema as { name: string };
    const forms = membersOf(resolve(schema)).map((form) => fieldsOf(form));
    const properties = new Map(forms.flat().map((property) => [property.name, property]));
    const fields = [...properties.values()].map((property) => ({
      ...readField(requests, name, property),
      required: property.required && forms.length === 1,
    }));
    const required = forms.map((form) => form.filter((property) => property.required).map((property) => property.name));
    return { query: { name, text: resolve(schema).description ?? "", fields }, forms: required };
  }

  function readOperation(operation: ModelOperation): Operation {
    const { path, summary: title, requestBody, successResponses, errorResponses } = operation;
    const [root] = fieldsOf(requestBody.schema) as [Property];
    const envelope = Object.fromEntries(fieldsOf(root.schema).map(({ name, schema }) => [name, schema]));
    const [query, options, client] = [envelope.query, envelope.options, envelope.client] as [Schema, Schema, Schema];
    readModel(requests, client);
    readModel(responses, (errorResponses[0] as { schema: Schema }).schema);
    const [, kind = "", method = ""] = path.split("/");
    return {
      ...{ kind, method, path, title, text: operation.description.trim(), ...readQuery(query) },
      options: readModel(requests, options),
      response: readModel(responses, successResponses[0].schema),
    };
  }

  const operations = services.flatMap((service) => service.operations).map(readOperation);
  return {
    operations,
    queries: operations.map(({ query }) => query),
    requests: [...requests.values()],
    responses: [...responses.values()],
    enums: [...enums.values()],
  };
}

/** An open enum with the values of a closed one takes its name: the list is one, which the specification states for one operation. */
function twinNames(enums: Enum[]): (name: string) => string {
  const valuesOf = ({ values }: Enum) => values.map(({ value }) => value).join();
  const closed = new Map(enums.filter((one) => one.closed).map((one) => [valuesOf(one), one.name]));
  const twins = new Map(enums.map((one) => [one.name, closed.get(valuesOf(one)) ?? one.name]));
  return (name) => twins.get(name) ?? name;
}

function membersOf(schema: Schema): Schema[] {
  return schema.kind === "union" ? schema.members : [schema];
}

/** The name of an enum that has none: that of its field, after its owner's where the field is one word such as `type`. */
function enumName(owner: string, wire: string): string {
  const name = wire.charAt(0).toUpperCase() + wire.slice(1);
  return /^.+[A-Z]/.test(name) ? name : owner.replace(/(Query|Options)$/, "") + name;
}

/** The list in a description, an item a value of an enum. */
const ITEM = /^\* `(\w+)`: (.+)$/gm;

function withoutList(text: string): string {
  return text.replaceAll(ITEM, "").trim();
}

function withTexts(values: string[], text: string): Enum["values"] {
  const texts = new Map([...text.matchAll(ITEM)].map(([, value, meaning]) => [value, meaning]));
  return values.map((value) => ({ value, text: texts.get(value) ?? "" }));
}
