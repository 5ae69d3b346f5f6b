/**
 * Replaces the types of an older version that the newer one also has by exports of the newer, so
 * that both have each type once.
 *
 * @param older - text of the older version's types
 * @param newer - text of the newer version's types
 * @param from - where the newer ones are imported from
 */
export function withSharedTypes(older: string, newer: string, from: string): string {
  const own = declarationsIn(older);
  const others = declarationsIn(newer);
  const equal = new Set([...own.keys()].filter((name) => own.get(name) === others.get(name)));
  // A type is equal only if all that it refers to are.
  for (let size = -1; size !== equal.size; ) {
    size = equal.size;
    for (const name of equal)
      if (referencesIn(own.get(name) ?? "", own).some((one) => !equal.has(one))) equal.delete(name);
  }
  const shared = [...equal].filter((name) => !name.includes("."));
  const rest = shared.reduce((text, name) => text.replace(own.get(name) ?? "", ""), older);
  const names = shared.join(", ");
  return `${rest}\nimport type { ${names} } from ${JSON.stringify(from)};\nexport type { ${names} };\n`;
}

/** The exported types of a text, and the schemas of its `components`, by their names. */
function declarationsIn(text: string): Map<string, string> {
  const chunks = text.split(/^(?=export )/m);
  const types = chunks.flatMap((chunk): [string, string][] => {
    const [, name] = /^export type (\w+) =/.exec(chunk) ?? [];
    return name === undefined ? [] : [[name, chunk]];
  });
  const components = chunks.find((chunk) => chunk.startsWith("export interface components ")) ?? "";
  const schemas = [
    ...components.matchAll(
      /(?: {8}\/\*\*[\s\S]*?\*\/\n)? {8}(\w+)\??: [\s\S]*?;\n(?= {8}\S| {4}\})/g,
    ),
  ];
  return new Map([
    ...types,
    ...schemas.map(([all, name]): [string, string] => [`schemas.${name}`, all]),
  ]);
}

function referencesIn(text: string, declared: ReadonlyMap<string, string>): string[] {
  const schemas = [...text.matchAll(/components\["schemas"\]\["(\w+)"\]/g)].map(
    ([, name]) => `schemas.${name}`,
  );
  const types = [...text.matchAll(/\b[A-Z]\w*\b/g)].map(([name]) => name);
  return [...schemas, ...types].filter((name) => declared.has(name));
}
