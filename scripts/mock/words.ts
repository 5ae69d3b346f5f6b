import { type Bundle, type Node, partsOf } from "../lib/openapi/document.ts";

/** The module of what the contract lists: the names of all members, and the words that each may have. */
export function writeWords(bundles: Bundle[]): string {
  const listed: Record<string, (string | number)[]> = {};
  for (const bundle of bundles) collect(bundle, bundle, listed);
  return `// The members of all bodies, each with the words that the contract lists for it, made from openapi/ by npm run generate.
export const listed: Readonly<Record<string, readonly (string | number)[]>> = ${JSON.stringify(listed, undefined, 1)};\n`;
}

function collect(bundle: Bundle, value: unknown, listed: Record<string, (string | number)[]>): void {
  if (typeof value !== "object" || value === null) return;
  for (const [name, member] of Object.entries((value as Node).properties ?? {})) {
    listed[name] = [...new Set([...(listed[name] ?? []), ...wordsOf(bundle, member as Node)])];
  }
  for (const member of Object.values(value)) collect(bundle, member, listed);
}

function wordsOf(bundle: Bundle, schema: Node): (string | number)[] {
  return partsOf(bundle, schema).flatMap(({ enum: listed = [], const: only, items }) => {
    const own = [listed, only].flat().filter((word) => typeof word === "string" || typeof word === "number");
    return items ? [...own, ...wordsOf(bundle, items as Node)] : own;
  });
}
