import openapiTS, { astToString, NULL, type OpenAPI3, tsUnion } from "openapi-typescript";
import ts from "typescript";
import { command } from "./lib/command.ts";
import { readBundle, versions } from "./lib/contract.ts";
import { withAssumptions, withDescribedReferences } from "./lib/openapi/describe.ts";
import { type Bundle, type Node, walk } from "./lib/openapi/document.ts";
import type { Output } from "./lib/output.ts";

const help = `
Usage: node scripts/types.ts [--out <folder>]

Makes the TypeScript types of each version from its bundle (npm run bundle).

  --out <folder>  where the bundles are and the artifacts go (generated)
`;

/** Writes types/<version>.ts: the paths, operations and schemas of each version as types, with the descriptions as TSDoc. */
export async function types(output: Output): Promise<void> {
  for (const version of versions()) {
    const bundle = withOpenEnums(withDescribedReferences(withAssumptions(readBundle(output.folder, version))));
    const nodes = await openapiTS(bundle as unknown as OpenAPI3, {
      // A field with a default may still be left out of a request.
      defaultNonNullable: false,
      // An object whose fields are not described is open, not empty.
      emptyObjectsUnknown: true,
      transform: (schema: unknown) => ((schema as Node)[openEnum] ? anyOtherString((schema as Node).type) : undefined),
    });
    output.write(
      `types/${version}.ts`,
      `// Types of version ${version} of the API, made from openapi/ by npm run generate.\n\n${astToString(nodes)}`,
    );
  }
}

const openEnum = "x-open-enum";

/** A copy of a bundle that marks the `string` of each open enum, `anyOf: [{ enum }, { type: string }]`. */
function withOpenEnums(bundle: Bundle): Bundle {
  const copy = structuredClone(bundle);
  walk(copy, ({ anyOf }) => {
    if (!Array.isArray(anyOf) || !anyOf.some((member) => member.enum)) return;
    for (const member of anyOf) if (!member.enum && [member.type].flat().includes("string")) member[openEnum] = true;
  });
  return copy;
}

/** `string & {}` accepts every string, and does not swallow the known values beside it: editors go on offering those. */
function anyOtherString(type: unknown): ts.TypeNode {
  const { createIntersectionTypeNode, createKeywordTypeNode, createTypeLiteralNode } = ts.factory;
  const string = createIntersectionTypeNode([
    createKeywordTypeNode(ts.SyntaxKind.StringKeyword),
    createTypeLiteralNode([]),
  ]);
  return [type].flat().includes("null") ? tsUnion([string, NULL]) : string;
}

if (import.meta.main) await command(help, ({ output }) => types(output));
