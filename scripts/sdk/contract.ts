import { readFileSync } from "node:fs";
import { join } from "node:path";
import { UserError } from "../lib/command.ts";
import { inTemporaryFolder } from "../lib/files.ts";
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

/** A document as Redocly's generators get it. */
interface Document {
  services: {
    operations: {
      path: string;
      summary: string;
      description: string;
      requestBody: { schema: Schema };
      successResponses: [{ schema: Schema }];
      errorResponses: [{ schema: Schema }];
    }[];
  }[];
  schemas: { name: string; schema: Schema }[];
}

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
  for (const [index, document] of documents.entries())
    readApi(contract, versions[index] as string, document, documents[0] as Document);
  return contract;
}

/** As a generator of Redocly, this module writes the model that generators get to a file. */
export default {
  name: "model",
  run: ({ model, output }: { model: unknown; output: { path: string } }) => [
    { path: output.path, content: JSON.stringify(model) },
  ],
};

function readDocument(version: string): Promise<Document> {
  return inTemporaryFolder(async (folder) => {
    const file = join(folder, "model.ts");
    const words = [`generated/openapi/${version}.json`, "--generator", import.meta.filename, "-o", file];
    const { code, errors } = await tool("redocly", ["generate-client", ...words]);
    if (code !== 0) throw new UserError(`The contract cannot be read.\n\n${errors}`);
    return JSON.parse(readFileSync(file, "utf8"));
  });
}

/** A schema without its texts, and with those that it leads to. */
function shapeOf({ schemas }: Document, name: string): string {
  const schemaOf = (name: string) => schemas.find((one) => one.name === name)?.schema;
  return JSON.stringify(schemaOf(name) ?? null, (key, value) => {
    if (key === "description" || key === "metadata") return undefined;
    return value?.kind === "ref" ? schemaOf(value.name) : value;
  });
}

/** Reads the document of a version into what is known of the others. */
function readApi({ apis, groups, models, enums }: Contract, version: string, document: Document, current: Document) {
  const suffix = document === current ? "" : `V${version.replace(".", "")}`;
  const schemas = new Map(document.schemas.map(({ name, schema }) => [name, schema]));
  const resolve = (schema: Schema): Schema => (schema.kind === "ref" ? (schemas.get(schema.name) ?? schema) : schema);

  /** The fields of an object; of a union, the fields of its members, which are then optional. */
  function propertiesOf(schema: Schema): Property[] {
    const whole = resolve(schema);
    if (whole.kind === "object") return whole.properties;
    if (whole.kind !== "union") throw new Error(`A schema of the kind ${whole.kind} has no fields.`);
    const all = whole.members.flatMap(propertiesOf);
    return [...new Map(all.map((one) => [one.name, { ...one, required: false }])).values()];
  }

  function readModel(schema: Schema | undefined, role: Model["role"]): Model {
    if (schema?.kind !== "ref") throw new Error("An object of the contract has no name.");
    const isShared = shapeOf(document, schema.name) === shapeOf(current, schema.name);
    const name = isShared ? schema.name : schema.name + suffix;
    const model = models.get(name) ?? { name, text: resolve(schema).description ?? "", role, fields: [] };
    if (models.has(name)) return model;
    models.set(name, model);
    model.fields = propertiesOf(schema).map((property) => readField(property, model));
    return model;
  }

  function readField({ name, schema, required, description }: Property, { role, name: owner }: Model): Field {
    const whole = resolve(schema);
    const text = description ?? whole.description ?? "";
    const nullable = whole.kind === "union" && whole.members.some(({ kind }) => kind === "null");
    // An enum that has no name has that of its field, after its owner's where the field is one word such as `type`.
    const isOneWord = !/[A-Z]/.test(name);
    const enumName = isOneWord ? owner.replace(/(Query|Options)$/, "") + capital(name) : capital(name);
    return { name, type: readType(schema, role, enumName, text), required, nullable, text: withoutList(text) };
  }

  function readType(schema: Schema, role: Model["role"], name: string, text: string): Type {
    if (schema.kind === "scalar") return { kind: schema.scalar };
    if (schema.kind === "array") return { kind: "list", items: readType(schema.items, role, name, text) };
    if (schema.kind === "enum") return readEnum(schema.values, role !== "response", name, text);
    if (schema.kind === "union") return readUnion(schema.members, role, name, text);
    const target = resolve(schema);
    if (schema.kind === "ref" && target.kind !== "object")
      return readType(target, role, schema.name, target.description ?? text);
    return { kind: "object", name: readModel(schema, role === "query" ? "request" : role).name };
  }

  function readUnion(all: Schema[], role: Model["role"], name: string, text: string): Type {
    const members = all.filter(({ kind }) => kind !== "null");
    const values = members.flatMap((member) => (member.kind === "enum" ? member.values : []));
    if (members.length > 1 && values.length > 0) return readEnum(values, false, name, text);
    // One object, or a list of them: whoever reads it gets a list.
    const member = members.find(({ kind }) => kind === "array") ?? (members[0] as Schema);
    return readType(member, role, name, text);
  }

  function readEnum(values: string[], closed: boolean, ownName: string, text: string): Type {
    // The list of one operation is stated, and assumed for the others.
    const name = ownName.replace(/^Assumed/, "");
    const texts = new Map([...text.matchAll(ITEM)].map(([, value, meaning]) => [value, meaning]));
    const named = values.map((value) => ({ name: value, text: texts.get(value) ?? "" }));
    if (closed || !enums.has(name)) enums.set(name, { name, text: withoutList(text), closed, values: named });
    return { kind: "enum", name, closed };
  }

  const operations = document.services.flatMap((service) => service.operations);
  const byKind = Map.groupBy(operations, ({ path }) => path.split("/")[1] ?? "");
  const own = [...byKind].map(([kind, calls]) => {
    const operations = calls.map((call): Operation => {
      const { path, summary, description, requestBody, successResponses, errorResponses } = call;
      const parts = propertiesOf(requestBody.schema).flatMap(({ schema }) => propertiesOf(schema));
      const envelope = new Map(parts.map(({ name, schema }) => [name, schema]));
      const query = readModel(envelope.get("query"), "query");
      const { name: options } = readModel(envelope.get("options"), "request");
      const { name: response } = readModel(successResponses[0].schema, "response");
      readModel(envelope.get("client"), "request");
      readModel(errorResponses[0].schema, "response");
      const text = `${summary}.\n\n${description.trim()}`;
      return { name: path.replace(/^.*\//, ""), path, text, query, options, response };
    });
    const names = operations.flatMap(({ query, options, response }) => [query.name, options, response]);
    const className = capital(kind) + (names.some((name) => name.endsWith(suffix)) ? suffix : "");
    const group = groups.get(className) ?? { kind, className, operations };
    groups.set(className, group);
    return group;
  });
  apis.push({ version, suffix, groups: own });
}

/** The list in a description, an item a value of an enum. */
const ITEM = /^\* `(\w+)`: (.+)$/gm;

function withoutList(text: string): string {
  return text
    .replaceAll(ITEM, "")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
}
