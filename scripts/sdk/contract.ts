import { capital } from "@data-validation/common/text";
import { readBundle } from "@data-validation/contract-files/bundles";
import {
  type Bundle,
  choicesOf,
  composedOf,
  follow,
  inline,
  kindOf,
  type Node,
  type Operation as Source,
} from "@data-validation/openapi-document/document";
import { describedValues } from "@data-validation/openapi-document/values";
import { portable } from "../lib/openapi/portable.ts";
import { withoutAnnotations } from "../mock/operations.ts";

/** A name in the contract and its description. */
type Named = { name: string; text: string };
export type Type =
  | { kind: "string" | "integer" | "number" | "boolean" }
  /** An object with any fields. */
  | { kind: "map" }
  | { kind: "list"; items: Type }
  | { kind: "object"; name: string }
  | { kind: "enum"; name: string; closed: boolean };
export type Field = Named & { type: Type; required: boolean; nullable: boolean };
/** An object. Only a query has several forms, each with all its fields. */
export type Model = Named & {
  role: "query" | "request" | "response";
  fields: Field[];
  forms: Field[][];
};
/** The values of a field. A closed enum is in requests and has no other values. */
export type Enum = Named & { closed: boolean; values: Named[] };
/** An operation. `options` and `response` are names of models; `needs` are the required fields of each form: `prefix and number`. */
export type Operation = Named & {
  path: string;
  query: Model;
  needs: string[];
  options: string;
  response: string;
  /** Whether a success has a `result` with a verdict, and not a list of results. */
  isValidation: boolean;
};
/** The operations of a data kind. */
export type Group = { kind: string; className: string; operations: Operation[] };
/** A version of the API. Types that only an older version has end in its suffix: `V20`. */
export type Api = { version: string; suffix: string; groups: Group[] };

/** The input of the writers. What two versions have in common is in it once. */
export class Contract {
  readonly apis: Api[] = [];
  readonly groups = new Map<string, Group>();
  readonly models = new Map<string, Model>();
  readonly enums = new Map<string, Enum>();
}

/** Reads the contract of each version, the current one first. */
export function readContract(versions: readonly string[]): Contract {
  return contractOf(versions.map((version) => readBundle("generated", version)));
}

/** The same of bundles, that of the current version first. */
export function contractOf(strict: Bundle[]): Contract {
  const contract = new Contract();
  const bundles = strict.map(portable);
  for (const bundle of bundles) readApi(contract, bundle, bundles[0] as Bundle);
  return contract;
}

/** The schema with everything in it, without descriptions. */
function shapeOf(bundle: Bundle, name: string): string {
  const { schemas } = bundle.components;
  return JSON.stringify(inline(bundle, withoutAnnotations(schemas[name])));
}

/** Adds a version to what is read of the others. */
function readApi({ apis, groups, models, enums }: Contract, bundle: Bundle, current: Bundle) {
  const { version } = bundle.info;
  const suffix = bundle === current ? "" : `V${version.replace(".", "")}`;

  /** A schema with its alternatives, its items and the values that it refers to. */
  function partsOf(schema: Node): Node[] {
    const target = follow(bundle, schema);
    if (target !== schema) return [schema, ...(target.properties ? [] : partsOf(target))];
    const inner = [...choicesOf(schema), schema.items ?? []].flat();
    return [schema, ...inner.flatMap(partsOf)];
  }

  /** The properties of each form of an object. */
  function formsOf(schema: Node): { name: string; schema: Node; required: boolean }[][] {
    const choices = choicesOf(schema);
    return (choices.length > 0 ? choices : [schema]).map((form) => {
      const parts = composedOf(bundle, form);
      const required = parts.flatMap((part) => part.required ?? []);
      const properties = parts.flatMap((part) => Object.entries(part.properties ?? {}));
      return properties.flatMap(([name, schema]) =>
        // A field that may only be null is one of another form.
        schema && schema.type !== "null" ? { name, schema, required: required.includes(name) } : [],
      );
    });
  }

  function readModel(ownName: string, role: Model["role"]): Model {
    const name =
      shapeOf(bundle, ownName) === shapeOf(current, ownName) ? ownName : ownName + suffix;
    const known = models.get(name);
    if (known) return known;
    const schema = bundle.components.schemas[ownName] ?? {};
    const model: Model = { name, text: schema.description ?? "", role, fields: [], forms: [] };
    models.set(name, model);
    model.forms = formsOf(schema).map((properties) =>
      properties.map((property) => readField(property, model)),
    );
    const fields = new Map(model.forms.flat().map((field) => [field.name, field]));
    model.fields = [...fields.values()].map((field) => {
      return { ...field, required: field.required && model.forms.length === 1 };
    });
    if (model.fields.length === 0) throw new Error(`The contract has no ${ownName}.`);
    return model;
  }

  function readField(
    { name, schema, required }: ReturnType<typeof formsOf>[0][0],
    model: Model,
  ): Field {
    const parts = partsOf(schema);
    const types = parts.flatMap(({ type = [] }) => type);
    const text = schema.description ?? follow(bundle, schema).description ?? "";
    const items = readType(parts, name, text, model);
    // A field of one object or a list of them is read as a list.
    const type: Type = types.includes("array") ? { kind: "list", items } : items;
    return {
      name,
      type,
      required,
      nullable: types.includes("null"),
      text: text.trim(),
    };
  }

  function readType(
    parts: Node[],
    field: string,
    fieldText: string,
    { role, name: owner }: Model,
  ): Type {
    const named = parts.findLast(({ $ref }) => $ref);
    const target = named && follow(bundle, named);
    const schemaName = named?.$ref?.split("/").at(-1);
    if (schemaName && target?.properties)
      return {
        kind: "object",
        name: readModel(schemaName, role === "query" ? "request" : role).name,
      };
    const words = [...new Set(parts.flatMap((part) => part.enum ?? []))].map(String);
    const plain = parts
      .filter((part) => !part.enum && choicesOf(part).length === 0)
      .flatMap(({ type = [] }) => type);
    const scalar = scalars.find((kind) => plain.includes(kind));
    if (scalar && words.length === 0) return { kind: scalar };
    if (words.length === 0 && plain.includes("object")) return { kind: "map" };
    // An enum without a name is named after its field, and after its owner if the field is a single word.
    const before = /[A-Z]/.test(field) ? "" : owner.replace(/(Query|Options)$/, "");
    // Operations with a stated and with an assumed list of values share its enum.
    const name = schemaName?.replace(/^Assumed/, "") ?? before + capital(field);
    const closed = !scalar && role !== "response";
    const texts = new Map(parts.flatMap((part) => [...describedValues(part)]));
    const values = words.map((word) => ({ name: word, text: texts.get(word) ?? "" }));
    readEnum(name, target?.description ?? fieldText, closed, values);
    return { kind: "enum", name, closed };
  }

  function readEnum(name: string, text: string, closed: boolean, values: Named[]): void {
    if (values.length === 0) throw new Error(`The contract has no values of ${name}.`);
    const paragraphs = [text.trim(), closed ? "" : "Other values are possible, as strings."];
    const about = paragraphs.filter(Boolean).join("\n\n");
    if (closed || !enums.has(name)) enums.set(name, { name, text: about, closed, values });
  }

  function readOperation(
    path: string,
    { operationId, summary, description = "" }: Source,
  ): Operation {
    const query = readModel(`${capital(operationId)}Query`, "query");
    const { name: options } = readModel(`${capital(operationId)}Options`, "request");
    const { name: response } = readModel(`${capital(operationId)}Response`, "response");
    readModel("RequestClient", "request");
    readModel("RequestError", "response");
    const needs = query.forms.map((form) =>
      form.flatMap(({ name, required }) => (required ? name : [])).join(" and "),
    );
    const text = `${summary}.\n\n${description.trim()}`;
    const isValidation = !!models.get(response)?.fields.some(({ name }) => name === "result");
    const name = path.replace(/^.*\//, "");
    return { name, path, text, query, needs, options, response, isValidation };
  }

  const kinds = Map.groupBy(Object.entries(bundle.paths), ([path]) => kindOf(path));
  const ofVersion = [...kinds].map(([kind, paths]) => {
    const operations = paths.map(([path, { post }]) => readOperation(path, post));
    const names = operations.flatMap(({ query, options, response }) => [
      query.name,
      options,
      response,
    ]);
    const className = capital(kind) + (names.some((name) => name.endsWith(suffix)) ? suffix : "");
    return groups.get(className) ?? { kind, className, operations };
  });
  for (const group of ofVersion) groups.set(group.className, group);
  apis.push({ version, suffix, groups: ofVersion });
}

const scalars = ["string", "integer", "number", "boolean"] as const;
