import { capitalise } from "@data-validation/common/text";
import { readBundle } from "@data-validation/contract-files/bundles";
import { withoutAnnotations } from "@data-validation/openapi-document/annotations";
import {
  allOfSchemas,
  type Bundle,
  choicesOf,
  followReferences,
  inlineReferences,
  kindOfPath,
  type Node,
  referenceName,
  type OperationObject as Source,
} from "@data-validation/openapi-document/document";
import { toPortable } from "@data-validation/openapi-document/portable";
import { describedValues } from "@data-validation/openapi-document/values";
import { withWholeForms } from "@data-validation/openapi-document/whole-forms";

type NamedText = { name: string; text: string };
export type FieldType =
  | { kind: "string" | "integer" | "number" | "boolean" }
  /** An object with any fields. */
  | { kind: "map" }
  | { kind: "list"; items: FieldType }
  | { kind: "object"; name: string }
  | { kind: "enum"; name: string; closed: boolean };
export type ModelField = NamedText & { type: FieldType; required: boolean; nullable: boolean };
/** An object. Only a query has several forms, each with all its fields. */
export type Model = NamedText & {
  role: "query" | "request" | "response";
  fields: ModelField[];
  forms: ModelField[][];
};
/** The values of a field. A closed enum is in requests and has no other values. */
export type ModelEnum = NamedText & { closed: boolean; values: NamedText[] };
/**
 * An operation. `options` and `response` are names of models; `needs` are the required fields of
 * each form: `prefix and number`.
 */
export type ApiOperation = NamedText & {
  path: string;
  query: Model;
  needs: string[];
  options: string;
  response: string;
  /** Whether a success has a `result` with a verdict, and not a list of results. */
  isValidation: boolean;
};
export type OperationGroup = { kind: string; className: string; operations: ApiOperation[] };
/** A version of the API. Types that only an older version has end in its suffix: `V20`. */
export type ApiVersion = { version: string; suffix: string; groups: OperationGroup[] };

/** The input of the writers. What two versions have in common is in it once. */
export class Contract {
  readonly apis: ApiVersion[] = [];
  readonly groups = new Map<string, OperationGroup>();
  readonly models = new Map<string, Model>();
  readonly enums = new Map<string, ModelEnum>();

  /** The names of the models that are the whole body of a success. */
  get bodyNames(): ReadonlySet<string> {
    const operations = [...this.groups.values()].flatMap((group) => group.operations);
    return new Set(operations.map(({ response }) => response));
  }
}

/** Reads the contract of each version, the current one first. */
export function readContract(versions: readonly string[]): Contract {
  return contractOfBundles(versions.map((version) => readBundle("generated", version)));
}

/** Reads the contract in bundles, that of the current version first. */
export function contractOfBundles(strict: Bundle[]): Contract {
  const contract = new Contract();
  const bundles = strict.map((bundle) => withWholeForms(toPortable(bundle)));
  for (const bundle of bundles) new ApiReader(contract, bundle, bundles[0] as Bundle).read();
  return contract;
}

/** A property of an object, as one of its forms has it. */
type Property = { name: string; schema: Node; required: boolean };

const scalars = ["string", "integer", "number", "boolean"] as const;

/**
 * Adds a version to the models of the others. A model that differs from the current one gets the
 * suffix.
 */
class ApiReader {
  readonly #contract: Contract;
  readonly #bundle: Bundle;
  readonly #current: Bundle;
  readonly #suffix: string;
  /** The models of this version, by their names in the contract. */
  readonly #models = new Map<string, Model>();

  constructor(contract: Contract, bundle: Bundle, current: Bundle) {
    this.#contract = contract;
    this.#bundle = bundle;
    this.#current = current;
    this.#suffix = bundle === current ? "" : `V${bundle.info.version.replace(".", "")}`;
  }

  read(): void {
    const kinds = Map.groupBy(Object.entries(this.#bundle.paths), ([path]) => kindOfPath(path));
    const groups = [...kinds].map(([kind, paths]) => {
      return this.#groupOf(
        kind,
        paths.map(([path, { post }]) => this.#readOperation(path, post)),
      );
    });
    for (const group of groups) this.#contract.groups.set(group.className, group);
    const { version } = this.#bundle.info;
    this.#contract.apis.push({ version, suffix: this.#suffix, groups });
  }

  /** The current version's group, unless a model of this group differs in this version. */
  #groupOf(kind: string, operations: ApiOperation[]): OperationGroup {
    const names = operations.flatMap(({ query, options, response }) => [
      query.name,
      options,
      response,
    ]);
    const isOwn = names.some((name) => name.endsWith(this.#suffix));
    const className = capitalise(kind) + (isOwn ? this.#suffix : "");
    return this.#contract.groups.get(className) ?? { kind, className, operations };
  }

  #readOperation(path: string, { operationId, summary, description = "" }: Source): ApiOperation {
    const query = this.#readModel(`${capitalise(operationId)}Query`, "query");
    const { name: options } = this.#readModel(`${capitalise(operationId)}Options`, "request");
    const response = this.#readModel(`${capitalise(operationId)}Response`, "response");
    this.#readModel("RequestClient", "request");
    this.#readModel("RequestError", "response");
    const needs = query.forms.map((form) =>
      form.flatMap(({ name, required }) => (required ? name : [])).join(" and "),
    );
    return {
      name: path.replace(/^.*\//, ""),
      path,
      text: `${summary}.\n\n${description.trim()}`,
      query,
      needs,
      options,
      response: response.name,
      isValidation: response.fields.some(({ name }) => name === "result"),
    };
  }

  #readModel(ownName: string, role: Model["role"]): Model {
    const model = this.#models.get(ownName) ?? this.#addModel(ownName, role);
    this.#models.set(ownName, model);
    return model;
  }

  #addModel(ownName: string, role: Model["role"]): Model {
    const isShared = schemaShape(this.#bundle, ownName) === schemaShape(this.#current, ownName);
    const name = isShared ? ownName : ownName + this.#suffix;
    const known = this.#contract.models.get(name);
    if (known) return known;
    const schema = this.#bundle.components.schemas[ownName] ?? {};
    const model: Model = { name, text: schema.description ?? "", role, fields: [], forms: [] };
    // A model may contain itself, so it is registered before its fields are read.
    this.#contract.models.set(name, model);
    model.forms = this.#formsOf(schema).map((properties) =>
      properties.map((property) => this.#readField(property, model)),
    );
    const fields = new Map(model.forms.flat().map((field) => [field.name, field]));
    model.fields = [...fields.values()].map((field) => {
      return { ...field, required: field.required && model.forms.length === 1 };
    });
    if (model.fields.length === 0) throw new Error(`The contract has no ${ownName}.`);
    return model;
  }

  #formsOf(schema: Node): Property[][] {
    const choices = choicesOf(schema);
    return (choices.length > 0 ? choices : [schema]).map((form) => {
      const parts = allOfSchemas(this.#bundle, form);
      const required = parts.flatMap((part) => part.required ?? []);
      const properties = parts.flatMap((part) => Object.entries(part.properties ?? {}));
      return properties.flatMap(([name, schema]) =>
        // A field that may only be null is one of another form.
        schema && schema.type !== "null" ? { name, schema, required: required.includes(name) } : [],
      );
    });
  }

  #readField({ name, schema, required }: Property, model: Model): ModelField {
    const parts = this.#partsOf(schema);
    const types = parts.flatMap(({ type = [] }) => type);
    const text = schema.description ?? followReferences(this.#bundle, schema).description ?? "";
    const items = this.#readType(parts, { name, text }, model);
    // A field of one object or a list of them is read as a list.
    const type: FieldType = types.includes("array") ? { kind: "list", items } : items;
    return { name, type, required, nullable: types.includes("null"), text: text.trim() };
  }

  /** A schema with its alternatives, its items and the values that it refers to. */
  #partsOf(schema: Node): Node[] {
    const target = followReferences(this.#bundle, schema);
    if (target !== schema) return [schema, ...(target.properties ? [] : this.#partsOf(target))];
    const inner = [...choicesOf(schema), schema.items ?? []].flat();
    return [schema, ...inner.flatMap((part) => this.#partsOf(part))];
  }

  #readType(parts: Node[], field: NamedText, owner: Model): FieldType {
    const reference = parts.findLast(({ $ref }) => $ref);
    const target = reference && followReferences(this.#bundle, reference);
    const schemaName = reference && referenceName(reference);
    if (schemaName && target?.properties) {
      const role = owner.role === "query" ? "request" : owner.role;
      return { kind: "object", name: this.#readModel(schemaName, role).name };
    }
    const plain = parts
      .filter((part) => !part.enum && choicesOf(part).length === 0)
      .flatMap(({ type = [] }) => type);
    const scalar = scalars.find((kind) => plain.includes(kind));
    const values = enumValuesOf(parts);
    if (scalar && values.length === 0) return { kind: scalar };
    if (values.length === 0 && plain.includes("object")) return { kind: "map" };
    // Operations with a stated and with an assumed list of values share its enum.
    const name = schemaName?.replace(/^Assumed/, "") ?? enumNameOf(field.name, owner.name);
    const closed = !scalar && owner.role !== "response";
    this.#addEnum({ name, text: target?.description ?? field.text, closed, values });
    return { kind: "enum", name, closed };
  }

  /** Adds an enum. A closed one, of a request, replaces the open one of the same name. */
  #addEnum({ name, text, closed, values }: ModelEnum): void {
    const { enums } = this.#contract;
    if (values.length === 0) throw new Error(`The contract has no values of ${name}.`);
    const paragraphs = [text.trim(), closed ? "" : "Other values are possible, as strings."];
    const about = paragraphs.filter(Boolean).join("\n\n");
    if (closed || !enums.has(name)) enums.set(name, { name, text: about, closed, values });
  }
}

function schemaShape(bundle: Bundle, name: string): string {
  const { schemas } = bundle.components;
  return JSON.stringify(inlineReferences(bundle, withoutAnnotations(schemas[name])));
}

function enumValuesOf(parts: Node[]): NamedText[] {
  const values = [...new Set(parts.flatMap((part) => part.enum ?? []))].map(String);
  const texts = new Map(parts.flatMap((part) => [...describedValues(part)]));
  return values.map((name) => ({ name, text: texts.get(name) ?? "" }));
}

/**
 * An enum without a name is named after its field, and after its owner if the field is a single
 * word.
 */
function enumNameOf(field: string, owner: string): string {
  const before = /[A-Z]/.test(field) ? "" : owner.replace(/(Query|Options)$/, "");
  return before + capitalise(field);
}
