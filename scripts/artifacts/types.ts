import { readFileSync } from "node:fs";
import { readBundles } from "@data-validation/contract-files/bundles";
import {
  type Bundle,
  type Node,
  referenceName,
  visitObjects,
  visitReachable,
} from "@data-validation/openapi-document/document";
import { jsonBodyOf } from "@data-validation/openapi-document/examples";
import { acceptsAnyText, withValueLists } from "@data-validation/openapi-document/values";
import { withWholeForms } from "@data-validation/openapi-document/whole-forms";
import type { ArtifactFolder } from "@data-validation/tooling/artifact-folder";
import { UserError } from "@data-validation/tooling/command";
import openapiTS, { astToString, NULL, type OpenAPI3, tsUnion } from "openapi-typescript";
import ts from "typescript";
import { withAssumptions, withDescribedReferences } from "../lib/openapi/describe.ts";
import { withNullBesideReferences } from "../lib/openapi/optional-objects.ts";
import { ADVICE_KEY, RENAMED_KEY, withAdvice } from "../lib/types/advice.ts";
import { keepAdvised, withNames } from "../lib/types/readable-types.ts";

/**
 * The types that name the replacement of a name that a version lacks. They are published unchanged.
 */
const ADVICE = "scripts/lib/types/advice-types.ts";

/**
 * Writes for each version the types for everybody, and those of the client, which name the
 * replacement of another version's name.
 */
export async function writeTypes(output: ArtifactFolder): Promise<void> {
  for (const read of readBundles(output.folder)) {
    const described = withDescribedReferences(withAssumptions(withValueLists(read)));
    const bundle = withNullBesideReferences(withOpenEnums(withWholeForms(described)));
    const { version } = bundle.info;
    const title = `Types of version ${version} of the API, made from openapi/ by npm run generate.`;
    const plain = withNames(await declareTypes(bundle), new Map(), requestOnlySchemas(bundle));
    output.write(`types/${version}.ts`, `// ${title}\n\n${WITH_REQUIRED}\n\n${astToString(plain)}`);
    const advised = withAdvice(bundle);
    const bodies = bodiesOf(bundle);
    const namedTypes = withNames(
      await declareTypes(advised),
      renamedSchemas(advised),
      requestOnlySchemas(advised),
    );
    const names = bodies.flatMap(({ request, response }) => [request, response]);
    const { nodes, otherNames } = keepAdvised(namedTypes, names);
    const advisedText = astToString(nodes);
    const members = bodies.map(
      (body) => `    "${body.path}": { request: ${body.request}; response: ${body.response} };`,
    );
    const used = ["Moved", "NotIn", "Renamed"].filter((name) => advisedText.includes(`${name}<`));
    const parts = [
      `// ${title}\nimport type { ${otherNames.join(", ")} } from "../types/${version}.ts";`,
      ...(used.length > 0 ? [`import type { ${used.join(", ")} } from "./advice.ts";`] : []),
      // Every type that a program may infer is exported, so that its declaration files can name it.
      `export type * from "../types/${version}.ts";\nexport type * from "./advice.ts";`,
      ...(advisedText.includes("WithRequired<") ? [WITH_REQUIRED] : []),
      `/** The bodies of each operation, by path. */\nexport interface Bodies {\n${members.join("\n")}\n}`,
      advisedText,
    ];
    output.write(`client/${version}.ts`, parts.join("\n\n"));
  }
  output.write("client/advice.ts", readFileSync(ADVICE, "utf8"));
}

async function declareTypes(bundle: Bundle): Promise<ts.Node[]> {
  return openapiTS(bundle as unknown as OpenAPI3, {
    // A request may leave out a field with a default.
    defaultNonNullable: false,
    // An object without described fields is open, not empty.
    emptyObjectsUnknown: true,
    transform: (schema: unknown) => replacedType(schema as Node, bundle.info.version),
  });
}

const WITH_REQUIRED = `/** An object that mentions a field, not as null; its value may be undefined, as where a row of a table lacks it. */
type WithRequired<T, K extends keyof T> = T & Record<K, Exclude<T[K], null>>;`;

function bodiesOf(bundle: Bundle) {
  return Object.entries(bundle.paths).map(([path, { post }]) => ({
    path,
    request: bodyName(bundle, post.requestBody),
    response: bodyName(bundle, post.responses[200]),
  }));
}

function bodyName(bundle: Bundle, holder: Node): string {
  const name = referenceName(jsonBodyOf(bundle, holder).schema);
  if (name !== undefined) return name;
  throw new UserError(
    "The body of an operation is not a schema of its own: the client's types have no name for it.",
  );
}

/** The type of a schema; undefined for the one that openapi-typescript makes. */
function replacedType(schema: Node, version: string): ts.TypeNode | undefined {
  if (schema[OPEN_ENUM]) return anyOtherString(schema.type);
  const text = schema[ADVICE_KEY];
  if (typeof text !== "string") return undefined;
  const literals = [version, text].map((word) =>
    ts.factory.createLiteralTypeNode(ts.factory.createStringLiteral(word)),
  );
  return ts.factory.createTypeReferenceNode("NotIn", literals);
}

function requestOnlySchemas(bundle: Bundle): Set<string> {
  const received = namesIn(bundle, "responses");
  return new Set([...namesIn(bundle, "requestBody")].filter((name) => !received.has(name)));
}

/** The names of the schemas that the requests or the responses refer to, directly or indirectly. */
function namesIn(bundle: Bundle, part: "requestBody" | "responses"): Set<string> {
  const names = new Set<string>();
  const nodes = Object.values(bundle.paths).map(({ post }) => post[part]);
  visitReachable(bundle, nodes, ({ $ref }) =>
    names.add(/^#\/components\/schemas\/(.+)$/.exec(String($ref))?.[1] ?? ""),
  );
  return names;
}

function renamedSchemas({ components }: Bundle): Map<string, string[]> {
  const schemas = Object.entries(components.schemas);
  return new Map(
    schemas.flatMap(([name, schema]) =>
      schema[RENAMED_KEY] ? [[name, schema[RENAMED_KEY] as string[]]] : [],
    ),
  );
}

const OPEN_ENUM = "x-open-enum";

/**
 * A copy of a bundle that marks the `string` of each open enum: `anyOf: [{ enum }, { type: string
 * }]`.
 */
function withOpenEnums(bundle: Bundle): Bundle {
  const copy = structuredClone(bundle);
  visitObjects(copy, ({ anyOf }) => {
    if (!Array.isArray(anyOf) || !anyOf.some((member) => member.enum)) return;
    for (const member of anyOf) if (acceptsAnyText(member)) member[OPEN_ENUM] = true;
  });
  return copy;
}

/** `string & {}` accepts every string, and editors still suggest the known values beside it. */
function anyOtherString(type: unknown): ts.TypeNode {
  const members = [
    ts.factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword),
    ts.factory.createTypeLiteralNode([]),
  ];
  const string = ts.factory.createIntersectionTypeNode(members);
  return [type].flat().includes("null") ? tsUnion([string, NULL]) : string;
}
