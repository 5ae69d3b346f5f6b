import { camelCase } from "@data-validation/common/text";
import {
  currentVersion,
  readBundles,
  versionIdentifier,
} from "@data-validation/contract-files/bundles";
import { type Bundle, visitReachable } from "@data-validation/openapi-document/document";
import { failureExamplesOf } from "@data-validation/openapi-document/examples";
import type { ArtifactFolder } from "@data-validation/tooling/artifact-folder";
import { nextSteps } from "../lib/next-steps.ts";
import { withAssumptions } from "../lib/openapi/describe.ts";
import { detailsHeaderOf, limitHeadersOf } from "./mock/tables.ts";

export function writeClient(output: ArtifactFolder): void {
  const bundles = readBundles(output.folder).map(withResponseTexts).map(withAssumptions);
  const current = currentVersion(bundles);
  output.write("client/operations.ts", writeOperations(bundles));
  for (const bundle of bundles.filter(({ info }) => info.version === current)) {
    output.write("client/errors.ts", writeErrors(bundle));
    output.write("client/next-steps.ts", writeNextSteps(bundle));
    output.write("client/headers.ts", writeHeaders(bundle));
  }
}

/** A copy of a bundle in which the description of an operation also describes its success. */
function withResponseTexts(bundle: Bundle): Bundle {
  const copy = structuredClone(bundle);
  for (const { post } of Object.values(copy.paths)) {
    const texts = [post.description, post.responses["200"]?.description].map(String);
    post.description = texts.map((text) => text.trim()).join("\n\n");
  }
  return copy;
}

/** The types are an interface, because a declaration file does not keep the comments of a value. */
function writeOperations(bundles: Bundle[]): string {
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
  const [first, ...others] = versions.map(({ kinds }) => kinds);
  const shared =
    first?.filter(({ name }) =>
      others.every((kinds) => kinds.some((kind) => kind.name === name)),
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
  const named = [...tables].map(([table, sharing], index) => {
    return { table, sharing, name: `paths${index === 0 ? "" : index + 1}` };
  });
  const members = named.flatMap(({ sharing, name }) =>
    sharing.map(({ version }) => `"${version}": ${name}`),
  );
  return [
    ...named.map(({ name, table }) => `const ${name} = ${table} as const;\n`),
    "/** The path of each operation, by version, data kind and operation. */",
    `export const operations: Operations = { ${members.join(", ")} };`,
  ].join("\n");
}

function writeErrors(bundle: Bundle): string {
  const failures = failureExamplesOf(bundle).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const types = new Set(
    failures.flatMap(({ value }) => value.errors.map(({ type }) => `"${type}"`)),
  );
  const statuses = new Set(failures.map(({ status }) => status));
  const constants = failures.map(({ name, status, summary, value }) => {
    const body = JSON.stringify(value, undefined, 2).replaceAll("\n", "\n  ");
    return `/** ${summary}. */\nexport const ${name} = {\n  status: ${status},\n  body: ${body},\n};`;
  });
  const source = [
    `// The errors of version ${bundle.info.version} of the API by the names of their examples, made from openapi/ by npm run generate.`,
    `/** The types of errors in the contract. */\nexport type ErrorType = ${[...types].sort().join(" | ")};`,
    `/** The status codes of errors in the contract. */\nexport type ErrorStatus = ${[...statuses].sort().join(" | ")};`,
    ...constants,
  ];
  return `${source.join("\n\n")}\n`;
}

/** What to do after each error. */
function writeNextSteps(bundle: Bundle): string {
  const { byStatus, byReason } = nextSteps(bundle);
  const statuses = Object.entries(byStatus);
  const exceptions = byReason
    .filter(({ status, step }) => byStatus[status]?.step !== step)
    .map(({ text: _, ...reason }) => reason);
  const texts = byReason.map(({ step: _, ...reason }) => reason);
  return `// What to do after an error of the API, made from openapi/ by npm run generate.

/** Correct the request, retry it later, or stop: every other call fails too. */
export type NextStep = "correct" | "retry" | "stop";

/** An error by its reason: its status, its type and, unless each of the type is meant, its subtype. */
interface Reason {
  status: number;
  type: string;
  subtype?: string;
}

/** What to do by the status code. */
export const stepsByStatus: Record<number, NextStep> = ${JSON.stringify(Object.fromEntries(statuses.map(([status, { step }]) => [status, step])), undefined, 2)};

/** The reasons that decide otherwise than their status. */
export const stepsByReason: (Reason & { step: NextStep })[] = ${JSON.stringify(exceptions, undefined, 2)};

/** What happened, by the status code. */
export const textsByStatus: Record<number, string> = ${JSON.stringify(Object.fromEntries(statuses.map(([status, { text }]) => [status, text])), undefined, 2)};

/** What happened, for the reasons that override their status. */
export const textsByReason: (Reason & { text: string })[] = ${JSON.stringify(texts, undefined, 2)};
`;
}

/**
 * The optional headers of every call, in lower case, by the ends of their names: real names start
 * with the vendor's word.
 */
function writeHeaders(bundle: Bundle): string {
  const endOf = (header: string) => header.toLowerCase().replace(/^[^-]*/, "");
  const ends = Object.entries(limitHeadersOf(bundle)).map(([name, header]) => [
    name,
    endOf(header),
  ]);
  return `// The optional headers of the API, made from openapi/ by npm run generate: the ends of their names, after the vendor's word.

/** The response headers that state the limits of a key. */
export const limitHeaderEnds = ${JSON.stringify(Object.fromEntries(ends), undefined, 2)} as const;

/** The request header that asks for details of the request. */
export const detailsHeaderEnd = ${JSON.stringify(endOf(detailsHeaderOf(bundle)))};
`;
}

/** A TSDoc block, indented by a number of spaces. */
function writeComment(indent: number, text: string): string {
  const space = " ".repeat(indent);
  const lines = text.trim().replaceAll("*/", "*\\/").split("\n");
  if (lines.length === 1) return `${space}/** ${lines[0]} */\n`;
  return `${space}/**\n${lines.map((line) => `${space} * ${line}`.trimEnd()).join("\n")}\n${space} */\n`;
}
