import { UserError } from "../lib/command.ts";
import { tool } from "../lib/tool.ts";
import { capital } from "./text.ts";

/** A schema as Redocly's generators get it; of the kinds of schemas, those that the contract uses. */
type Schema = { description?: string } & (
  | { kind: "scalar"; scalar: "string" | "integer" | "number" | "boolean" }
  | { kind: "array"; items: Schema }
  | { kind: "object"; properties: Property[] }
  | { kind: "ref"; name: string }
  | { kind: "enum"; values: string[] }
  | { kind: "union"; members: Schema[] }
  | { kind: "null" }
);
type Property = { name: string; schema: Schema; required: boolean; description?: string };
/** An operation; its schemas are named after it. */
type Call = Record<"name" | "path" | "summary" | "description", string>;
type Document = { version: string; services: { operations: Call[] }[]; schemas: Property[] };

/** What has a description, and a name: that of a type or a method, or that in JSON. */
type Named = { name: string; text: string };
export type Type =
  | { kind: "string" | "integer" | "number" | "boolean" }
  | { kind: "list"; items: Type }
  | { kind: "object"; name: string }
  | { kind: "enum"; name: string; closed: boolean };
export type Field = Named & { type: Type; required: boolean; nullable: boolean };
/** An object: the query of a request, another part of one, or a part of a response. */
export type Model = Named & { role: "query" | "request" | "response"; fields: Field[] };
/** The values of a field; closed if a request can have no others. */
export type Enum = Named & { closed: boolean; values: Named[] };
/** A call; its options and its response are names of models. */
export type Operation = Named & { path: string; query: Model; options: string; response: string };
/** The calls for a kind of data. */
export type Group = { kind: string; className: string; operations: Operation[] };
/** The calls of a version of the API. A type that only an older version has ends with its suffix: `V20`. */
export type Api = { version: string; suffix: string; groups: Group[] };

/** What clients in any language are written from. What is the same in two versions is there once. */
export class Contract {
  readonly apis: Api[] = [];
  readonly groups = new Map<string, Group>();
  readonly models = new Map<string, Model>();
  readonly enums = new Map<string, Enum>();
}

/** Reads the contract of each version; the current one comes first. */
export async function readContract(versions: readonly string[]): Promise<Contract> {
  const documents = await Promise.all(versions.map(readDocument));
  const contract = new Contract();
  for (const document of documents) readApi(contract, document, documents[0] as Document);
  return contract;
}

/** As a generator of Redocly, this module prints the model that generators get. */
export default {
  name: "model",
  run({ model }: { model: unknown }) {
    console.log(JSON.stringify(model));
    return [];
  },
};

async function readDocument(version: string): Promise<Document> {
  const words = [`generated/openapi/${version}.json`, "--generator", import.meta.filename];
  const { code, output, errors } = await tool("redocly", ["generate-client", ...words]);
  if (code !== 0) throw new UserError(`The contract cannot be read.\n\n${errors}`);
  return JSON.parse(output);
}

/** A schema, or the one that a reference leads to. */
const resolveIn = ({ schemas }: Document, schema: Schema) =>
  schema?.kind === "ref" ? schemas.find(({ name }) => name === schema.name)?.schema : schema;

/** A schema without its texts, and with those that it leads to. */
const shapeOf = (document: Document, schema: Schema) =>
  JSON.stringify(schema, (key, value) =>
    /^(description|metadata)$/.test(key) ? undefined : resolveIn(document, value),
  );

/** Reads the document of a version into what is known of the others. */
function readApi({ apis, groups, models, enums }: Contract, document: Document, current: Document) {
  const suffix = document === current ? "" : `V${document.version.replace(".", "")}`;
  const resolve = (schema: Schema) => resolveIn(document, schema) ?? schema;

  /** A schema and those that it is made of, down to objects. */
  function partsOf(schema: Schema): Schema[] {
    if (schema.kind === "union") return schema.members.flatMap(partsOf);
    if (schema.kind === "array") return [schema, ...partsOf(schema.items)];
    const isNamed = schema.kind === "ref" && resolve(schema).kind !== "object";
    return isNamed ? [schema, ...partsOf(resolve(schema))] : [schema];
  }

  /** The fields of an object; where there are several, the fields of all, which are then optional. */
  function propertiesOf(schema: Schema): Property[] {
    const objects = partsOf(schema)
      .map(resolve)
      .filter((one) => one.kind === "object");
    const all = objects.flatMap(({ properties }) => properties);
    return [...new Map(all.map((one) => [one.name, objects.length > 1 ? { ...one, required: false } : one])).values()];
  }

  function readModel(ownName: string, role: Model["role"]): Model {
    const schema = { kind: "ref", name: ownName } as const;
    const name = shapeOf(document, schema) === shapeOf(current, schema) ? ownName : ownName + suffix;
    const model = models.get(name) ?? { name, text: resolve(schema).description ?? "", role, fields: [] };
    if (models.has(name)) return model;
    models.set(name, model);
    model.fields = propertiesOf(schema).map((property) => readField(property, model));
    if (model.fields.length === 0) throw new Error(`The contract has no ${ownName}.`);
    return model;
  }

  function readField({ name, schema, required, description }: Property, model: Model): Field {
    const parts = partsOf(schema);
    const has = (kind: Schema["kind"]) => parts.some((part) => part.kind === kind);
    const text = description ?? resolve(schema).description ?? "";
    const items = readType(parts, name, text, model);
    // One object, or a list of them: whoever reads it gets a list.
    const type = has("array") ? ({ kind: "list", items } as const) : items;
    return { name, type, required, nullable: has("null"), text: text.replaceAll(ITEM, "").trim() };
  }

  function readType(parts: Schema[], field: string, fieldText: string, { role, name: owner }: Model): Type {
    const named = parts.findLast((part) => part.kind === "ref");
    const target = named && resolve(named);
    const inner = role === "query" ? "request" : role;
    if (named && target?.kind === "object") return { kind: "object", name: readModel(named.name, inner).name };
    const scalar = parts.find((part) => part.kind === "scalar");
    const words = parts.flatMap((part) => (part.kind === "enum" ? part.values : []));
    if (scalar && words.length === 0) return { kind: scalar.scalar };
    // An enum that has no name has that of its field, after its owner's where the field is one word such as `type`.
    const before = /[A-Z]/.test(field) ? "" : owner.replace(/(Query|Options)$/, "");
    // The list of one operation is stated, and assumed for the others.
    const name = named?.name.replace(/^Assumed/, "") ?? before + capital(field);
    const closed = !scalar && role !== "response";
    const text = target?.description ?? fieldText;
    const texts = new Map([...text.matchAll(ITEM)].map(([, value, meaning]) => [value, meaning]));
    const values = words.map((word) => ({ name: word, text: texts.get(word) ?? "" }));
    if (closed || !enums.has(name)) enums.set(name, { name, text: text.replaceAll(ITEM, "").trim(), closed, values });
    return { kind: "enum", name, closed };
  }

  function readOperation({ name: id, path, summary, description }: Call): Operation {
    const query = readModel(`${capital(id)}Query`, "query");
    const { name: options } = readModel(`${capital(id)}Options`, "request");
    const { name: response } = readModel(`${capital(id)}Response`, "response");
    readModel("RequestClient", "request");
    readModel("ErrorResponse", "response");
    const text = `${summary}.\n\n${description.trim()}`;
    return { name: path.replace(/^.*\//, ""), path, text, query, options, response };
  }

  const all = document.services.flatMap((service) => service.operations);
  const own = [...Map.groupBy(all, ({ path }) => path.split("/")[1] ?? "")].map(([kind, calls]) => {
    const operations = calls.map(readOperation);
    const names = operations.flatMap(({ query, options, response }) => [query.name, options, response]);
    const className = capital(kind) + (names.some((name) => name.endsWith(suffix)) ? suffix : "");
    return groups.get(className) ?? { kind, className, operations };
  });
  for (const group of own) groups.set(group.className, group);
  apis.push({ version: document.version, suffix, groups: own });
}

/** An item of the list in a description: a value of an enum. */
const ITEM = /^\* `(\w+)`: (.+)\n*/gm;
