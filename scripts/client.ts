import { command } from "./lib/command.ts";
import { type Bundle, type Operation, readBundle, versions } from "./lib/contract.ts";
import { withAssumptions } from "./lib/describe.ts";
import type { Output } from "./lib/output.ts";

const help = `
Usage: node scripts/client.ts [--out <folder>]

Makes what packages/client needs at run time from the bundles (npm run bundle): the path of each operation of each version.

  --out <folder>  where the bundles are and the artifacts go (generated)
`;

/** Writes client/operations.ts: the current version, and the path of each operation by version, data kind and operation. */
export function client(output: Output): void {
  const bundles = versions().map((version) => withAssumptions(readBundle(output.folder, version)));
  const current = bundles.find((bundle) => !bundle.components.parameters.ApiVersion?.required)?.info.version;
  const source = [
    "// The operations of each version of the API, made from openapi/ by npm run generate.",
    "",
    "/** The version that answers a request without the header that selects one. */",
    `export const currentVersion = ${JSON.stringify(current)};`,
    "",
    "/** The path of each operation, by version, data kind and operation. */",
    `export const operations = {\n${bundles.map(version).join("\n")}\n} as const;`,
  ];
  output.write("client/operations.ts", `${source.join("\n")}\n`);
}

function version({ info, tags, paths }: Bundle): string {
  const kinds = tags.map((tag) => {
    const members = Object.entries(paths).filter(([, { post }]) => post.tags.includes(tag.name));
    const lines = members.map(
      ([path, { post }]) => `${comment(6, sentences(post))}      ${method(tag.name, post)}: "${path}",`,
    );
    return `${comment(4, tag.description)}    ${tag.name}: {\n${lines.join("\n")}\n    },`;
  });
  return `${comment(2, `Version ${info.version}.`)}  "${info.version}": {\n${kinds.join("\n")}\n  },`;
}

/** The operation's word within its data kind: `validate` of `phoneValidate`. */
function method(kind: string, { operationId }: Operation): string {
  const word = operationId.slice(kind.length);
  return word.charAt(0).toLowerCase() + word.slice(1);
}

function sentences({ summary, description = "" }: Operation): string {
  return `${summary}.\n\n${description}`;
}

/** A TSDoc block, indented by a number of spaces. */
function comment(indent: number, text: string): string {
  const space = " ".repeat(indent);
  const lines = text.trim().replaceAll("*/", "*\\/").split("\n");
  if (lines.length === 1) return `${space}/** ${lines[0]} */\n`;
  return `${space}/**\n${lines.map((line) => `${space} * ${line}`.trimEnd()).join("\n")}\n${space} */\n`;
}

if (import.meta.main) await command(help, ({ output }) => client(output));
