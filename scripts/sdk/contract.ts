import { readFileSync } from "node:fs";
import { UserError } from "../lib/command.ts";
import { kindOf } from "../lib/openapi/document.ts";
import { capital } from "../lib/text.ts";
import { tool } from "../lib/tool.ts";

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
/** A version as Redocly's generators get it, and its schemas as the contract has them. */
type Document = { version: string; services: { operations: Call[] }[]; schemas: Property[]; written: Written };
type Written = Record<string, { anyOf?: { required?: string[] }[] }>;

/** What has a description, and a name: that of a type or a method, or that in JSON. */
type Named = { name: string; text: string };
export type Type =
  | { kind: "string" | "integer" | "number" | "boolean" }
  | { kind: "list"; items: Type }
  | { kind: "object"; name: string }
  | { kind: "enum"; name: string; closed: boolean };
export type Field = Named & { type: Type; required: boolean; nullable: boolean };
/** An object: the query of a request, another part of one, or a part of a response. A query has one of its forms, others have one. */
export type Model = Named & { role: "query" | "request" | "response"; fields: Field[]; forms: Field[][] };
/** The values of a field; closed if a request can have no others. */
export type Enum = Named & { closed: boolean; values: Named[] };
/** A call; its options and its response are names of models. A form of its query needs fields: `prefix and number`. */
export type Operation = Named & { path: string; query: Model; needs: string[]; options: string; response: string };
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
  const read = await Promise.all(versions.map(documentOf));
  const contract = new Contract();
  for (const document of read) readApi(contract, document, read[0] as Document);
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

/** The documents that were read: to start Redocly takes longer than to write a package. */
const documents = new Map<string, Promise<Document>>();

function documentOf(version: string): Promise<Document> {
  const document = documents.get(version) ?? readDocument(version);
  documents.set(version, document);
  return document;
}

async function readDocument(version: string): Promise<Document> {
  const file = `generated/openapi/${version}.json`;
  const words = ["generate-client", file, "--generator", import.meta.filename];
  const { code, output, errors } = await tool("redocly", words);
  if (code !== 0) throw new UserError(`The contract cannot be read.\n\n${errors}`);
  return { ...JSON.parse(output), written: JSON.parse(readFileSync(file, "utf8")).components.schemas };
}

/** A schema, or the one that a reference leads to. */
const resolveIn = ({ schemas }: Document, schema: Schema) =>
  schema?.kind === "ref" ? schemas.find(({ name }) => name === schema.name)?.schema : schema;

/** A schema without its texts, and with those that it leads to. */
const shapeOf = (document: Document, schema: Schema) =>
  JSON.stringify(schema, (key, value) => (key === "description" ? undefined : resolveIn(document, value)));

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

  /** The properties of each form of an object. What a form requires beside an `allOf` is only in the contract itself. */
  function formsOf(name: string): Property[][] {
    const schema = resolve({ kind: "ref", name });
    const forms = schema.kind === "union" ? schema.members.map(resolve) : [schema];
    return forms.map((form, index) => {
      const required = document.written[name]?.anyOf?.[index]?.required ?? [];
      const properties = form.kind === "object" ? form.properties : [];
      return properties.map((one) => ({ ...one, required: one.required || required.includes(one.name) }));
    });
  }

  function readModel(ownName: string, role: Model["role"]): Model {
    const schema = { kind: "ref", name: ownName } as const;
    const name = shapeOf(document, schema) === shapeOf(current, schema) ? ownName : ownName + suffix;
    const model = models.get(name) ?? { name, text: resolve(schema).description ?? "", role, fields: [], forms: [] };
    if (models.has(name)) return model;
    models.set(name, model);
    model.forms = formsOf(ownName).map((properties) => properties.map((property) => readField(property, model)));
    const fields = new Map(model.forms.flat().map((field) => [field.name, field]));
    model.fields = [...fields.values()].map((one) => ({ ...one, required: one.required && model.forms.length === 1 }));
    if (model.fields.length === 0) throw new Error(`The contract has no ${ownName}.`);
    return model;
  }

  function readField({ name, schema, required, description }: Property, model: Model): Field {
    const parts = partsOf(schema);
    const has = (kind: Schema["kind"]) => parts.some((part) => part.kind === kind);
    const text = description ?? resolve(schema).description ?? "";
    const items = readType(parts, name, text, model);
    // One object or a list of them; it is read as a list.
    const type = has("array") ? ({ kind: "list", items } as const) : items;
    return { name, type, required, nullable: has("null"), text: text.replaceAll(ITEM, "").trim() };
  }

  function readType(parts: Schema[], field: string, fieldText: string, { role, name: owner }: Model): Type {
    const named = parts.findLast((part) => part.kind === "ref");
    const target = named && resolve(named);
    if (named && target?.kind === "object")
      return { kind: "object", name: readModel(named.name, role === "query" ? "request" : role).name };
    const scalar = parts.find((part) => part.kind === "scalar");
    const words = parts.flatMap((part) => (part.kind === "enum" ? part.values : []));
    if (scalar && words.length === 0) return { kind: scalar.scalar };
    // An enum that has no name has that of its field, after its owner's where the field is one word such as `type`.
    const before = /[A-Z]/.test(field) ? "" : owner.replace(/(Query|Options)$/, "");
    // The list of one operation is stated, and assumed for the others.
    const name = named?.name.replace(/^Assumed/, "") ?? before + capital(field);
    const closed = !scalar && role !== "response";
    readEnum(name, target?.description ?? fieldText, closed, words);
    return { kind: "enum", name, closed };
  }

  function readEnum(name: string, text: string, closed: boolean, words: string[]): void {
    const texts = new Map([...text.matchAll(ITEM)].map(([, word, meaning]) => [word, meaning]));
    const values = words.map((word) => ({ name: word, text: texts.get(word) ?? "" }));
    const paragraphs = [text.replaceAll(ITEM, "").trim(), closed ? "" : "Other values are possible, as strings."];
    const about = paragraphs.filter(Boolean).join("\n\n");
    if (closed || !enums.has(name)) enums.set(name, { name, text: about, closed, values });
  }

  function readOperation({ name: id, path, summary, description }: Call): Operation {
    const query = readModel(`${capital(id)}Query`, "query");
    const { name: options } = readModel(`${capital(id)}Options`, "request");
    const { name: response } = readModel(`${capital(id)}Response`, "response");
    readModel("RequestClient", "request");
    readModel("RequestError", "response");
    const needs = query.forms.map((form) => form.flatMap((one) => (one.required ? [one.name] : [])).join(" and "));
    const text = `${summary}.\n\n${description.trim()}`;
    return { name: path.replace(/^.*\//, ""), path, text, query, needs, options, response };
  }

  const all = document.services.flatMap((service) => service.operations);
  const own = [...Map.groupBy(all, ({ path }) => kindOf(path))].map(([kind, calls]) => {
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
