import { join } from "node:path";
import { Ajv } from "ajv";
import standaloneCode from "ajv/dist/standalone/index.js";
import addFormats from "ajv-formats";
import { rolldown } from "rolldown";
import { type Bundle, follow, inline, type Node } from "../lib/openapi/document.ts";
import { bare, type MockOperation, operationsOf } from "./operations.ts";

/**
 * The validators of a data kind as two modules, so that a program that checks only requests loads no others.
 * Nothing is compiled at run time: they run where `eval` is forbidden, and without Ajv.
 */
export async function writeValidators(bundles: Bundle[]): Promise<{ requests: string; responses: string }> {
  return {
    requests: await compile("requests", bundles, true, (bundle, operation, add) => ({
      request: add(operation.request),
      forms: formsOf(bundle, operation).map(add),
      named: namedOf(bundle, operation),
    })),
    responses: await compile("responses", bundles, false, (_, operation, add) =>
      Object.fromEntries(operation.responses.map(({ status, schema }) => [status, add(schema)])),
    ),
  };
}

/** Adds a schema to what is compiled, and returns what stands for its validator in the table that is exported. */
type Add = (schema: Node) => string;

async function compile(
  exported: string,
  bundles: Bundle[],
  allErrors: boolean,
  of: (bundle: Bundle, operation: MockOperation, add: Add) => Record<string, unknown>,
): Promise<string> {
  // The contract uses nothing that draft 2020-12 alone has; without it the code is a third smaller.
  const ajv = new Ajv({ strict: false, allErrors, code: { source: true, esm: true, lines: true } });
  addFormats.default(ajv);
  const known = new Map<string, string>();
  const table = bundles.map((whole) => {
    const bundle = bare(whole);
    const root = `contract${bundle.info.version}`;
    ajv.addSchema(bundle, root);
    const add: Add = (schema) => {
      // What two versions check alike is compiled once.
      const key = JSON.stringify(inline(bundle, schema));
      const name = known.get(key) ?? `check${known.size + 1}`;
      if (!known.has(key)) {
        known.set(key, name);
        const text = JSON.stringify(schema).replaceAll('"$ref":"#/', `"$ref":"${root}#/`);
        ajv.addSchema({ $id: name, ...(JSON.parse(text) as Node) });
      }
      return `<${name}>`;
    };
    const operations = operationsOf(bundle).map((operation) => [operation.id, of(bundle, operation, add)]);
    return [bundle.info.version, Object.fromEntries(operations)];
  });
  const text = JSON.stringify(Object.fromEntries(table), undefined, 2).replaceAll(/"<(\w+)>"/g, "$1");
  const names = Object.fromEntries([...known.values()].map((name) => [name, name]));
  const code = standaloneCode.default(ajv, names).replaceAll(/^export const (\w+) =/gm, "const $1 =");
  return inOneFile(`${code}\nexport const ${exported} = ${text};\n`);
}

/** Ajv's code asks for modules of Ajv with `require`: they are put into the file. */
async function inOneFile(code: string): Promise<string> {
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
        // A function of Ajv has the code that would ask for it: here it is in the file.
        transform: (text) => text.replaceAll(/^\w+\.code = .require.*$/gm, ""),
      },
    ],
  });
  const { output } = await bundle.generate({ format: "esm" });
  return `// The validators of a data kind, made from openapi/ by npm run generate.\n${output[0].code}`;
}

/** The forms that a query can have: the alternatives of its schema, each on its own; one form where there are no alternatives. */
function formsOf(bundle: Bundle, { request }: MockOperation): Node[] {
  const envelope = property(bundle, property(bundle, request, "request"), "query");
  const { oneOf, anyOf, ...rest } = envelope as Node & { oneOf?: Node[]; anyOf?: Node[] };
  const alternatives = oneOf ?? anyOf;
  return alternatives ? alternatives.map((form) => ({ ...rest, allOf: [form] })) : [envelope];
}

function property(bundle: Bundle, schema: Node, name: string): Node {
  const { properties } = follow(bundle, schema) as { properties: Record<string, Node> };
  return follow(bundle, properties[name] as Node);
}

/** The members of a request that the contract names, by the path of their object; for each the values that it lists, or null. */
function namedOf(bundle: Bundle, { request }: MockOperation): Record<string, Record<string, string[] | null>> {
  const found: Record<string, Record<string, string[] | null>> = {};
  const visit = (schema: Node, path: string) => {
    for (const part of partsOf(bundle, schema)) {
      for (const [name, member] of Object.entries((part.properties ?? {}) as Record<string, Node | boolean>)) {
        if (typeof member === "boolean") continue;
        const values = partsOf(bundle, member).flatMap(({ enum: listed = [] }) => listed as string[]);
        found[path] ??= {};
        found[path][name] = values.length > 0 ? [...new Set([...(found[path][name] ?? []), ...values])] : null;
        visit(member, `${path}/${name}`);
      }
    }
  };
  visit(request, "");
  return found;
}

/** A schema and its alternatives, references followed. */
function partsOf(bundle: Bundle, schema: Node): Node[] {
  const node = follow(bundle, schema);
  const alternatives = ["allOf", "anyOf", "oneOf"].flatMap((key) => (node[key] ?? []) as Node[]);
  return [node, ...alternatives.flatMap((part) => partsOf(bundle, part))];
}
