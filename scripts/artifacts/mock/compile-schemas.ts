import { join } from "node:path";
import { withoutAnnotations } from "@data-validation/openapi-document/annotations";
import {
  type Bundle,
  inlineReferences,
  type Node,
} from "@data-validation/openapi-document/document";
import { Ajv } from "ajv";
import standaloneCode from "ajv/dist/standalone/index.js";
import addFormats from "ajv-formats";
import { rolldown } from "rolldown";

/** Larger schemas are compiled once and called, which makes the validators a tenth smaller. */
const INLINED = 3;

/** Compiles a schema, and returns the placeholder of its validator in the exported table. */
export type Add = (schema: Node) => string;

/**
 * Compiles the schemas that a table of each version refers to, and writes the table with the
 * validators as a module.
 */
export async function compileSchemas(
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
  const tableText = JSON.stringify(Object.fromEntries(table), undefined, 2).replaceAll(
    /"<(\w+)>"/g,
    "$1",
  );
  const compiled = standaloneCode
    .default(ajv, Object.fromEntries(names))
    .replaceAll(/^export const (\w+) =/gm, "const $1 =");
  return bundleCode(`${compiled}\nexport const ${exported} = ${tableText};\n`);
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
    const knownPlace = places.get(key);
    if (knownPlace !== undefined) return knownPlace;
    const newPlace = `${bundle.info.version} ${name}`;
    places.set(key, newPlace);
    schemas[newPlace] = placed(bundle, bundle.components.schemas[name] ?? {});
    return newPlace;
  }

  function placed(bundle: Bundle, schema: Node): Node {
    const placedJson = JSON.stringify(schema).replaceAll(
      /"#\/components\/schemas\/(\w+)"/g,
      (_, name: string) => `"#/schemas/${encodeURIComponent(placeOf(bundle, name))}"`,
    );
    return JSON.parse(placedJson);
  }

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
