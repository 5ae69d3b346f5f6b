import { camelCase } from "@data-validation/common/text";
import { versionIdentifier } from "@data-validation/contract-files/bundles";
import { type Bundle, visitReachable } from "@data-validation/openapi-document/document";

/** The types are an interface, because a declaration file does not keep the comments of a value. */
export function writeOperations(bundles: Bundle[]): string {
  const versions = bundles.map((bundle) => ({
    version: bundle.info.version,
    kinds: readKinds(bundle),
  }));
  const sizes = Object.fromEntries(bundles.flatMap(pageSizes));
  return `// The operations of each version of the API, made from openapi/ by npm run generate.
${versions.map(({ version }) => `import type * as ${versionIdentifier(version)} from "./${version}.ts";`).join("\n")}

/** The bodies of requests and successes, by version and path. */
export interface Bodies {
${versions.map(({ version }) => `  "${version}": ${versionIdentifier(version)}.Bodies;`).join("\n")}
}

/** Something of a version for each data kind. */
export interface Kinds<Of extends Record<keyof Operations, Record<string, unknown>>, V extends keyof Operations> {
${writeKinds(versions)}
}

/** The path of each operation, by version, data kind and operation. */
export interface Operations {
${versions.map(writeVersion).join("\n")}
}

${writePaths(versions)}

/** Results of a page, unless a request asks for another number, of each search that can be paged through, by its path. */
export const pageSizes: Record<string, number> = ${JSON.stringify(sizes, undefined, 2)};
`;
}

type Kind = ReturnType<typeof readKinds>[number];

function readKinds({ tags, paths }: Bundle) {
  return tags.map(({ name, description }) => ({
    name,
    description,
    members: Object.entries(paths)
      .filter(([, { post }]) => post.tags.includes(name))
      .map(([path, { post }]) => ({
        method: camelCase(post.operationId.slice(name.length)),
        path,
        description: `${post.summary}.\n\n${post.description ?? ""}`,
      })),
  }));
}

/**
 * The members of the interface of data kinds that every version has. Editors show an interface by
 * its name.
 */
function writeKinds(versions: { kinds: Kind[] }[]): string {
  const [first, ...olderKinds] = versions.map(({ kinds }) => kinds);
  const shared =
    first?.filter(({ name }) =>
      olderKinds.every((kinds) => kinds.some((kind) => kind.name === name)),
    ) ?? [];
  return shared
    .map(
      ({ name, description }) =>
        `${writeComment(2, description)}  readonly ${name}: Of[V]["${name}"];`,
    )
    .join("\n");
}

/** The default limit of each operation with an offset. */
function pageSizes(bundle: Bundle): [path: string, size: number][] {
  const sizes: [path: string, size: number][] = [];
  for (const [path, { post }] of Object.entries(bundle.paths))
    visitReachable(
      bundle,
      post.requestBody,
      ({ properties: { resultsOffset, resultsLimit } = {} }) => {
        if (resultsOffset && resultsLimit) sizes.push([path, Number(resultsLimit.default)]);
      },
    );
  return sizes;
}

function writeVersion({ version, kinds }: { version: string; kinds: Kind[] }): string {
  const lines = kinds.map(({ name, description, members }) => {
    const paths = members.map(
      (member) => `${writeComment(6, member.description)}      ${member.method}: "${member.path}";`,
    );
    return `${writeComment(4, description)}    ${name}: {\n${paths.join("\n")}\n    };`;
  });
  return `${writeComment(2, `Version ${version}.`)}  "${version}": {\n${lines.join("\n")}\n  };`;
}

/** The table of paths, which pages load. Versions with the same paths share it. */
function writePaths(versions: { version: string; kinds: Kind[] }[]): string {
  const tables = Map.groupBy(versions, ({ kinds }) => {
    const lines = kinds.map(({ name, members }) => {
      const paths = members.map(({ method, path }) => `${method}: "${path}"`);
      return `  ${name}: { ${paths.join(", ")} },`;
    });
    return `{\n${lines.join("\n")}\n}`;
  });
  const namedTables = [...tables].map(([table, sharing], index) => {
    return { table, sharing, name: `paths${index === 0 ? "" : index + 1}` };
  });
  const members = namedTables.flatMap(({ sharing, name }) =>
    sharing.map(({ version }) => `"${version}": ${name}`),
  );
  return [
    ...namedTables.map(({ name, table }) => `const ${name} = ${table} as const;\n`),
    "/** The path of each operation, by version, data kind and operation. */",
    `export const operations: Operations = { ${members.join(", ")} };`,
  ].join("\n");
}

function writeComment(indent: number, text: string): string {
  const space = " ".repeat(indent);
  const lines = text.trim().replaceAll("*/", "*\\/").split("\n");
  if (lines.length === 1) return `${space}/** ${lines[0]} */\n`;
  return `${space}/**\n${lines.map((line) => `${space} * ${line}`.trimEnd()).join("\n")}\n${space} */\n`;
}
