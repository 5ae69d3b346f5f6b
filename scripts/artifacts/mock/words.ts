import {
  type Bundle,
  combinedSchemas,
  type Node,
  visitObjects,
} from "@data-validation/openapi-document/document";

export function writeWords(bundles: Bundle[]): string {
  const listed: Record<string, (string | number)[]> = {};
  for (const bundle of bundles)
    visitObjects(bundle, ({ properties = {} }) => {
      for (const [name, member] of Object.entries(properties))
        listed[name] = [...new Set([...(listed[name] ?? []), ...wordsOf(bundle, member || {})])];
    });
  return `// The members of all bodies, each with the words that the contract lists for it, made from openapi/ by npm run generate.
export const listed: Readonly<Record<string, readonly (string | number)[]>> = ${JSON.stringify(listed, undefined, 1)};\n`;
}

function wordsOf(bundle: Bundle, schema: Node): (string | number)[] {
  return combinedSchemas(bundle, schema).flatMap(({ enum: listed = [], const: only, items }) => {
    const words = [listed, only]
      .flat()
      .filter((word) => typeof word === "string" || typeof word === "number");
    return items ? [...words, ...wordsOf(bundle, items)] : words;
  });
}
