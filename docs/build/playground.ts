import { createRequire } from "node:module";
import { Ajv2020 } from "ajv/dist/2020.js";
import standaloneCode from "ajv/dist/standalone/index.js";
import addFormats from "ajv-formats";
import type { Plugin } from "rolldown";
import { apis, defaultApi } from "../../packages/mock/src/apis.ts";
import { createRequestJudge } from "../../packages/mock/src/judge/request.ts";
import { differingOperations } from "../../scripts/lib/openapi/differences.ts";
import type { Node } from "../../scripts/lib/openapi/document.ts";
import type { JsonObject } from "../../scripts/lib/openapi/json.ts";
import { script } from "./script.ts";

/**
 * The playground with the mock's own judge of requests in it. Two of the mock's modules are exchanged on the way: its validators, which
 * compile schemas while they run, for validators that are compiled now, so that the page needs no `eval`; and the bundles, for bundles
 * without what no request is judged by.
 */
export async function playgroundScript(): Promise<string> {
  return script("docs/browser/playground/main.ts", [compiledValidators(), slimBundles()]);
}

function compiledValidators(): Plugin {
  return {
    name: "compiled-validators",
    load(id) {
      return id.endsWith("/judge/validators.ts") ? { code: writeValidators(), moduleType: "js" } : null;
    },
  };
}

/** A module with the two exports of packages/mock/src/judge/validators.ts. */
function writeValidators(): string {
  const ajv = new Ajv2020({ strict: false, allErrors: true, code: { source: true, esm: true, lines: false } });
  addFormats.default(ajv);
  const names: Record<string, string> = {};
  const keys: Record<string, Record<string, string>> = {};
  // What two versions judge in the same way is compiled once.
  const shared: Record<string, string> = {};
  const newest = { document: defaultApi.document as JsonObject };
  for (const [version, api] of [...apis].toReversed()) {
    const root = `contract${version}`;
    ajv.addSchema(api.document, root);
    const of: Record<string, string> = {};
    keys[version] = of;
    const differing = differingOperations({ document: api.document as JsonObject }, newest);
    const add = (path: string, key: string, schema: object) => {
      if (of[key]) return;
      const isShared = !differing.includes(path);
      const same = isShared && version !== defaultApi.version ? shared[key] : undefined;
      if (same) {
        of[key] = same;
        return;
      }
      const name = `judge${Object.keys(names).length}`;
      if (isShared) shared[key] = name;
      of[key] = name;
      names[name] = name;
      ajv.addSchema({ $id: name, ...schema });
    };
    for (const operation of api.operations.values()) {
      const form = (schema: object) =>
        JSON.parse(JSON.stringify(schema).replaceAll('"contract#', `"${root}#`)) as object;
      // The judge itself tells which schemas it asks about.
      const judge = createRequestJudge(api, operation, {
        check: (pointer) => {
          add(operation.path, pointer, { $ref: `${root}${pointer}` });
          return [
            { instancePath: "/request/query", schemaPath: "", keyword: "required", params: { missingProperty: "" } },
          ];
        },
        checkSchema: (schema) => {
          add(operation.path, JSON.stringify(strip(schema)), form(schema));
          return [];
        },
      });
      judge({ request: { query: {} } });
    }
  }
  const tables = Object.entries(keys).map(([version, of]) => {
    const rows = Object.entries(of).map(([key, name]) => `${JSON.stringify(key)}: ${name}`);
    return `${JSON.stringify(version)}: {${rows.join(",\n")}}`;
  });
  return `${inModule(standaloneCode.default(ajv, names))}
const tables = {${tables.join(",\n")}};
export const cutOut = (schema) => JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"contract#/'));
export function createValidators({ version }) {
  const run = (key, value) => {
    const validate = tables[version][key];
    return validate(value) ? [] : validate.errors;
  };
  return { check: run, checkSchema: (schema, value) => run(JSON.stringify(schema), value) };
}
`;
}

/** Ajv writes `require` into its modules. */
function inModule(code: string): string {
  const imports: string[] = [];
  const body = code.replaceAll(/require\("([^"]+)"\)/g, (_, path: string) => {
    const name = `required${imports.length}`;
    const file = createRequire(import.meta.url).resolve(path);
    imports.push(`import * as ${name} from ${JSON.stringify(file)};`);
    return name;
  });
  return `${imports.join("\n")}\n${body}`;
}

function slimBundles(): Plugin {
  return {
    name: "slim-bundles",
    load(id) {
      const version = [...apis.keys()].find((name) => id.endsWith(`/generated/strict/${name}.json`));
      return version
        ? { code: JSON.stringify(slim(apis.get(version)?.document as Document)), moduleType: "json" }
        : null;
    },
  };
}

interface Document {
  info: { version: string };
  paths: Record<string, { post: Node }>;
  components: Record<"schemas" | "responses" | "parameters" | "examples", Record<string, Node>>;
}

/** A bundle with what the playground reads of it: the requests, their examples and schemas, and the examples of errors. */
function slim({ info, paths, components }: Document): object {
  const operations = Object.entries(paths).map(([path, { post }]) => {
    const { operationId, summary, requestBody, responses } = post;
    const failures = Object.entries(responses as Node).filter(([status]) => status !== "200");
    return [
      path,
      { post: { operationId, summary, requestBody: strip(requestBody), responses: Object.fromEntries(failures) } },
    ];
  });
  const responses = Object.entries(components.responses).map(([name, response]) => {
    const { content, headers } = response as { content: Record<string, { examples: Node }>; headers?: Node };
    const examples = content["application/json"]?.examples ?? {};
    return [name, { content: { "application/json": { examples } }, ...(headers && { headers: {} }) }];
  });
  const bundle = { info: { version: info.version }, paths: Object.fromEntries(operations) };
  const roots = JSON.stringify([bundle, responses]);
  return {
    ...bundle,
    components: {
      responses: Object.fromEntries(responses),
      parameters: { ApiVersion: { required: components.parameters.ApiVersion?.required } },
      schemas: reachable(components.schemas, "schemas", roots),
      examples: reachable(components.examples ?? {}, "examples", roots),
    },
  };
}

/** The components that a text refers to, and those that they refer to in turn. */
function reachable(components: Record<string, Node>, kind: string, text: string): Record<string, Node> {
  const found: Record<string, Node> = {};
  const visit = (from: string) => {
    for (const [, name = ""] of from.matchAll(new RegExp(`"#/components/${kind}/([^"/]+)"`, "g"))) {
      if (found[name]) continue;
      found[name] = strip(components[name] as Node);
      visit(JSON.stringify(found[name]));
    }
  };
  visit(text);
  return found;
}

/** A copy of a schema without what nobody is judged by. An object of examples by name, which is not a schema's, stays. */
function strip<Value>(value: Value, isMap = false): Value {
  if (Array.isArray(value)) return value.map((item) => strip(item)) as Value;
  if (typeof value !== "object" || value === null) return value;
  const members = Object.entries(value).filter(([key, member]) => {
    if (isMap) return true;
    return !["description", "x-assumed"].includes(key) && !(key === "examples" && Array.isArray(member));
  });
  const kept = members.map(([key, member]) => {
    const isExamples = key === "examples" && !isMap;
    return [key, isExamples ? member : strip(member, key === "properties" && !isMap)];
  });
  return Object.fromEntries(kept) as Value;
}
