import { join } from "node:path";
import { withoutAnnotations } from "@data-validation/openapi-document/annotations";
import {
  type Bundle,
  combinedSchemas,
  inlineReferences,
  type Node,
  propertyOf,
} from "@data-validation/openapi-document/document";
import { QUERY_TYPES } from "@data-validation/openapi-document/values";
import { UserError } from "@data-validation/tooling/command";
import { Ajv } from "ajv";
import standaloneCode from "ajv/dist/standalone/index.js";
import addFormats from "ajv-formats";
import { rolldown } from "rolldown";
import { byId } from "./operations.ts";

/**
 * The compiled validators of a data kind, which need neither Ajv nor `eval`; in two modules, as
 * many programs check only requests.
 */
export async function writeValidators(
  bundles: Bundle[],
): Promise<{ requests: string; responses: string }> {
  const requests = (bundle: Bundle, add: Add) =>
    byId(bundle, ({ request }) => ({
      request: add(request),
      forms: formsOf(bundle, request).map(add),
      exclusive: exclusiveOf(bundle, request),
      named: namedOf(bundle, request),
      ofTypes: typesOfOptions(bundle, request),
    }));
  const responses = (bundle: Bundle, add: Add) =>
    byId(bundle, (operation) =>
      Object.fromEntries(operation.responses.map(({ status, schema }) => [status, add(schema)])),
    );
  return {
    requests: await compileSchemas("requests", bundles, true, requests),
    responses: await compileSchemas("responses", bundles, false, responses),
  };
}

/**
 * The module that validates own data for the mock: records in the shapes of responses, and lists of
 * domains, mailboxes and names.
 */
export function writeDataValidator(bundles: Bundle[]): Promise<string> {
  const { companies, locations, replace, ...own } = ownData.properties;
  const members = Object.entries(own).map(([name, { items }]) => [
    name,
    Object.keys(items.properties),
  ]);
  const table = (bundle: Bundle, add: Add) => ({
    judge: add(ownData),
    members: { "": Object.keys(ownData.properties), ...Object.fromEntries(members) },
    objects: {
      ...objectsIn(bundle, "companies", schemaOf("CompanyItem")),
      ...objectsIn(bundle, "locations", schemaOf("LocationItem")),
    },
  });
  return compileSchemas("data", bundles, true, table, (ajv) => {
    for (const [name, format] of Object.entries(ownFormats)) ajv.addFormat(name, format);
  });
}

const schemaOf = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const isValid = { type: "boolean" };
const listSchema = (items: Node) => ({ type: "array", items });
const entriesSchema = (required: string[], properties: Record<string, Node>) => ({
  type: "array",
  items: { type: "object", required, properties, additionalProperties: false },
});

/** The schema of a user's own data. */
const ownData = {
  type: "object",
  additionalProperties: false,
  properties: {
    companies: listSchema(schemaOf("CompanyItem")),
    locations: listSchema(schemaOf("LocationItem")),
    domains: entriesSchema(["domain"], {
      domain: { type: "string", format: "domain" },
      isValid,
      flags: schemaOf("EmailFlags"),
    }),
    mailboxes: entriesSchema(["email"], { email: { type: "string", format: "mailbox" }, isValid }),
    names: entriesSchema(["type", "value"], {
      type: { enum: ["name", "surname"] },
      value: { type: "string", format: "text" },
      gender: { enum: [0, 1, 2] },
      vocative: { type: "string" },
    }),
    replace: { type: "boolean" },
  },
};

/**
 * The members of a schema's objects, by the name of the object; each member with the name of its
 * object or of its items' object, or null.
 */
function objectsIn(
  bundle: Bundle,
  name: string,
  schema: Node,
): Record<string, Record<string, string | null>> {
  const members: Record<string, string | null> = {};
  const objects = { [name]: members };
  for (const [member, property] of combinedSchemas(bundle, schema).flatMap(propertiesOf)) {
    const item = combinedSchemas(bundle, property).find(({ items }) => items)?.items ?? property;
    const isObject = combinedSchemas(bundle, item).some((part) => propertiesOf(part).length > 0);
    const inner = item.$ref?.split("/").at(-1) ?? `${name}.${member}`;
    members[member] = isObject ? inner : null;
    if (isObject) Object.assign(objects, objectsIn(bundle, inner, item));
  }
  return objects;
}

function propertiesOf({ properties = {} }: Node): [string, Node][] {
  return Object.entries(properties).filter((entry): entry is [string, Node] => entry[1] !== false);
}

/**
 * Formats of a user's own data. Ajv's `date` would load all formats of Ajv at each start of the
 * mock.
 */
const ownFormats = {
  date: /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
  domain: /^[^\s@.]+(?:\.[^\s@.]+)+$/,
  mailbox: /^[^\s@]+@[^\s@]+$/,
  text: /\S/,
};

/** Larger schemas are compiled once and called, which makes the validators a tenth smaller. */
const INLINED = 3;

/** Compiles a schema, and returns the placeholder of its validator in the exported table. */
type Add = (schema: Node) => string;

/**
 * Compiles the schemas that a table of each version refers to, and writes the table with the
 * validators as a module.
 */
async function compileSchemas(
  exported: string,
  bundles: Bundle[],
  allErrors: boolean,
  tableOf: (bundle: Bundle, add: Add) => unknown,
  addOwnFormats: (ajv: Ajv) => unknown = addFormats.default,
): Promise<string> {
  // Draft 7 makes the code a third smaller, and the contract uses no keyword of draft 2020-12.
  const code = { source: true, esm: true, lines: true };
  const ajv = new Ajv({ strict: false, allErrors, inlineRefs: INLINED, code });
  addOwnFormats(ajv);
  const { checks, schemas, adderOf } = createRegistry();
  const table = bundles.map((whole) => {
    const bundle = withoutAnnotations(whole);
    return [bundle.info.version, tableOf(bundle, adderOf(bundle))];
  });
  // One document, so that Ajv compiles shared references once.
  ajv.addSchema({ schemas, checks }, "contract");
  const names = Object.keys(checks).map((name) => [name, `contract#/checks/${name}`]);
  const text = JSON.stringify(Object.fromEntries(table), undefined, 2).replaceAll(
    /"<(\w+)>"/g,
    "$1",
  );
  const compiled = standaloneCode
    .default(ajv, Object.fromEntries(names))
    .replaceAll(/^export const (\w+) =/gm, "const $1 =");
  return bundleCode(`${compiled}\nexport const ${exported} = ${text};\n`);
}

/** Collects the schemas of all versions. Equal ones are stored once, under the first version. */
function createRegistry() {
  const checkNames = new Map<string, string>();
  const checks: Record<string, Node> = {};
  const schemas: Record<string, Node> = {};
  const places = new Map<string, string>();

  function placeOf(bundle: Bundle, name: string): string {
    const $ref = `#/components/schemas/${name}`;
    const key = JSON.stringify(inlineReferences(bundle, { $ref }));
    const found = places.get(key);
    if (found !== undefined) return found;
    const own = `${bundle.info.version} ${name}`;
    places.set(key, own);
    schemas[own] = placed(bundle, bundle.components.schemas[name] ?? {});
    return own;
  }

  function placed(bundle: Bundle, schema: Node): Node {
    const text = JSON.stringify(schema).replaceAll(
      /"#\/components\/schemas\/(\w+)"/g,
      (_, name: string) => `"#/schemas/${encodeURIComponent(placeOf(bundle, name))}"`,
    );
    return JSON.parse(text);
  }

  /** Adds the schemas of a version. */
  function adderOf(bundle: Bundle): Add {
    return (schema) => {
      const key = JSON.stringify(inlineReferences(bundle, schema));
      const name = checkNames.get(key) ?? `check${checkNames.size + 1}`;
      if (!checkNames.has(key)) checks[name] = placed(bundle, schema);
      checkNames.set(key, name);
      return `<${name}>`;
    };
  }

  return { checks, schemas, adderOf };
}

/** Bundles the modules of Ajv that its generated code requires. */
async function bundleCode(code: string): Promise<string> {
  const imports: string[] = [];
  const body = code.replaceAll(/require\("([^"]+)"\)/g, (_, path: string) => {
    imports.push(`import * as imported${imports.length} from ${JSON.stringify(path)};`);
    return `imported${imports.length - 1}`;
  });
  const id = join(import.meta.dirname, "validators.generated.js");
  const bundle = await rolldown({
    input: id,
    platform: "neutral",
    resolve: { mainFields: ["main"] },
    plugins: [
      {
        name: "code",
        resolveId: (source) => (source === id ? id : null),
        load: (path) => (path === id ? `${imports.join("\n")}\n${body}` : null),
        // Text of a `require` that Ajv keeps for its own generator.
        transform: (text) => text.replaceAll(/^\w+\.code = .require.*$/gm, ""),
      },
    ],
  });
  const { output } = await bundle.generate({ format: "esm" });
  return `// The validators of a data kind, made from openapi/ by npm run generate.\n${output[0].code}`;
}

/** The alternatives of a query as schemas of their own; the query itself if it has none. */
function formsOf(bundle: Bundle, request: Node): Node[] {
  const query = propertyOf(bundle, propertyOf(bundle, request, "request"), "query");
  // Fields that exclude each other are explained before the forms.
  const { oneOf, anyOf, not: _, ...rest } = query;
  const alternatives = oneOf ?? anyOf;
  return alternatives
    ? alternatives.map((form) => ({ ...rest, allOf: [...(rest.allOf ?? []), form] }))
    : [query];
}

/** The pairs of query fields that exclude each other. */
function exclusiveOf(bundle: Bundle, request: Node): string[][] {
  const { not } = propertyOf(bundle, propertyOf(bundle, request, "request"), "query");
  return (not?.anyOf ?? []).flatMap(({ required }) => (required ? [required] : []));
}

/** The options that only some types of a query have, with these types. */
function typesOfOptions(bundle: Bundle, request: Node): Record<string, string[]> {
  const root = propertyOf(bundle, request, "request");
  const type = propertyOf(bundle, propertyOf(bundle, root, "query"), "type");
  const queryTypes = combinedSchemas(bundle, type).flatMap(({ enum: listed = [] }) => listed);
  const options = propertyOf(bundle, root, "options");
  const typesByOption: Record<string, string[]> = {};
  for (const name of Object.keys(options.properties ?? {})) {
    const types = propertyOf(bundle, options, name)[QUERY_TYPES] as string[] | undefined;
    if (types === undefined) continue;
    typesByOption[name] = types;
    const unknown = types.find((one) => !queryTypes.includes(one));
    if (unknown)
      throw new UserError(`${name}: ${QUERY_TYPES} has ${unknown}, which is no type of a query.`);
  }
  return typesByOption;
}

/**
 * The members of a request by the path of their object, each with the values that the contract
 * lists, or null.
 */
function namedOf(bundle: Bundle, request: Node): Record<string, Record<string, string[] | null>> {
  const valuesByPath: Record<string, Record<string, string[] | null>> = {};
  const visit = (schema: Node, path: string) => {
    for (const part of combinedSchemas(bundle, schema)) {
      for (const [name, member] of Object.entries(part.properties ?? {})) {
        if (!member) continue;
        const values = combinedSchemas(bundle, member).flatMap(({ enum: listed = [] }) =>
          listed.map(String),
        );
        valuesByPath[path] ??= {};
        valuesByPath[path][name] =
          values.length > 0 ? [...new Set([...(valuesByPath[path][name] ?? []), ...values])] : null;
        visit(member, `${path}/${name}`);
      }
    }
  };
  visit(request, "");
  return valuesByPath;
}
