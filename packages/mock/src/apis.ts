import document20 from "../../../generated/strict/2.0.json" with { type: "json" };
import document21 from "../../../generated/strict/2.1.json" with { type: "json" };
import type { ApiError } from "./contract.ts";

/** One version of the contract, looked up the way a server needs it. */
export interface Api {
  version: string;
  document: object;
  /** By path, for example `/phone/validate`. */
  operations: ReadonlyMap<string, Operation>;
}

/** One operation of one version. */
export interface Operation {
  id: string;
  path: string;
  method: string;
  /** JSON pointer of the request body's schema, from the root of the document. */
  requestSchema: string;
  responses: ReadonlyMap<number, ResponseModel>;
  /** The status of the response that an example belongs to, by the example's name. */
  statusOf: ReadonlyMap<string, number>;
}

/** One response of an operation. */
export interface ResponseModel {
  /** JSON pointer of the body's schema, from the root of the document. */
  schema: string;
  headers: Record<string, { required?: boolean; schema: object }>;
  examples: Record<string, { value: unknown }>;
}

/** A failed request: the status and the error object that the contract's example of that name shows. */
export interface ErrorExample {
  status: number;
  error: ApiError;
}

/** Every call is a POST (section 1, rule 1); the style guide holds the contract to it. */
const METHOD = "post";

const documents = [document20, document21] as unknown as Document[];

/** Every version of the contract by its name, `2.0` and `2.1`. */
export const apis: ReadonlyMap<string, Api> = new Map(
  documents.map((document) => [document.info.version, readApi(document)]),
);

/** The version that answers a request without the header api-version (section 9): the one that does not require it. */
export const defaultApi: Api = findDefault();

/** The error example of a name, for example `bodyNotJson`, wherever in the contract it stands. */
export function errorExample(api: Api, name: string): ErrorExample {
  for (const operation of api.operations.values()) {
    const status = operation.statusOf.get(name);
    const example = status === undefined ? undefined : operation.responses.get(status)?.examples[name];
    if (status === undefined || example === undefined) continue;
    const [error] = (example.value as { errors: ApiError[] }).errors;
    if (error) return { status, error };
  }
  throw new Error(`The contract ${api.version} has no error example named ${name}.`);
}

/** The schema of a property, by the names that lead to it from the schema at a JSON pointer. */
export function resolveSchema(api: Api, pointer: string, properties: string[]): object {
  const document = api.document as Document;
  return properties.reduce(
    (schema, name) =>
      resolveReference(document, (schema as { properties: Record<string, object> }).properties[name] as object),
    resolvePointer(document, pointer).node,
  );
}

/** The defaults of an options schema's properties, by the name of the property; one without a default is absent. */
export function readDefaults(api: Api, schema: string): Record<string, unknown> {
  const document = api.document as Document;
  const { properties = {} } = resolvePointer(document, `#/components/schemas/${schema}`).node as {
    properties?: Record<string, object | boolean>;
  };
  const defaults = Object.entries(properties).map(([name, property]) => {
    const own = typeof property === "object" ? resolveReference(document, property) : {};
    return [name, "default" in own ? own.default : undefined] as const;
  });
  return Object.fromEntries(defaults.filter(([, value]) => value !== undefined));
}

interface Document {
  info: { version: string };
  paths: Record<string, Record<typeof METHOD, OperationNode>>;
  components: { parameters: Record<string, { required?: boolean }> };
}

interface OperationNode {
  operationId: string;
  responses: Record<string, object>;
}

function findDefault(): Api {
  const document = documents.find((candidate) => candidate.components.parameters.ApiVersion?.required !== true);
  const api = document && apis.get(document.info.version);
  if (!api) throw new Error("No version of the contract answers a request without the header api-version.");
  return api;
}

function readApi(document: Document): Api {
  const operations = Object.entries(document.paths).map(
    ([path, item]) => [path, readOperation(document, path, item[METHOD])] as const,
  );
  return { version: document.info.version, document, operations: new Map(operations) };
}

function readOperation(document: Document, path: string, node: OperationNode): Operation {
  const base = `#/paths/${escapePointer(path)}/${METHOD}`;
  const responses = new Map(
    Object.keys(node.responses).map((status) => [
      Number(status),
      readResponse(document, `${base}/responses/${status}`),
    ]),
  );
  const statusOf = new Map(
    [...responses].flatMap(([status, { examples }]) => Object.keys(examples).map((name) => [name, status] as const)),
  );
  return {
    id: node.operationId,
    path,
    method: METHOD.toUpperCase(),
    requestSchema: `${base}/requestBody/content/application~1json/schema`,
    responses,
    statusOf,
  };
}

function readResponse(document: Document, pointer: string): ResponseModel {
  const at = resolvePointer(document, pointer);
  const node = at.node as {
    headers?: Record<string, object>;
    content: { "application/json": { examples: Record<string, object> } };
  };
  const follow = <T>(member: object) => resolveReference(document, member) as T;
  return {
    schema: `${at.pointer}/content/application~1json/schema`,
    headers: mapValues(node.headers ?? {}, follow<{ required?: boolean; schema: object }>),
    examples: mapValues(node.content["application/json"].examples, follow<{ value: unknown }>),
  };
}

function mapValues<From, To>(record: Record<string, From>, map: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}

function escapePointer(token: string): string {
  return token.replaceAll("~", "~0").replaceAll("/", "~1");
}

/** The node at a JSON pointer, following the references on it, and the pointer where it really stands. */
function resolvePointer(document: Document, pointer: string): { node: object; pointer: string } {
  const tokens = pointer
    .split("/")
    .slice(1)
    .map((token) => token.replaceAll("~1", "/").replaceAll("~0", "~"));
  const node = tokens.reduce(
    (parent, token) => (parent as Record<string, object>)[token] as object,
    document as object,
  );
  return "$ref" in node ? resolvePointer(document, String(node.$ref)) : { node, pointer };
}

function resolveReference(document: Document, node: object): object {
  return "$ref" in node ? resolvePointer(document, String(node.$ref)).node : node;
}
