import { readFileSync } from "node:fs";
import { extname } from "node:path";
import { listAssumptions } from "@data-validation/contract-files/assumption-list";
import { mockAddress } from "../../samples/sample.ts";
import { exampleOf, type MockRequest, respondFromMock } from "../contract/response.ts";
import { bundleOf, callOf, findOperation, type Source } from "../contract/source.ts";
import {
  HALF,
  pairBlock,
  requestBlock,
  responseBlock,
  responseJson,
  samplesBlock,
  tableMarkdown,
} from "../sections/blocks.ts";
import { effectTable } from "../sections/effects.ts";
import { errorTable, findingTable, otherFindingTable } from "../sections/error-tables.ts";
import { forcedNames } from "../sections/forced-names.ts";
import { gradeTable } from "../sections/grade-table.ts";
import { keyTable } from "../sections/key-table.ts";
import {
  changedOperations,
  changeTables,
  laterSteps,
  migrationSummary,
  sideBySide,
  silentBreak,
} from "../sections/migration.ts";
import { modeTable } from "../sections/mode-table.ts";
import { operationTable } from "../sections/operation-table.ts";
import { releasesMarkdown } from "../sections/releases.ts";
import { retryTable } from "../sections/retry-table.ts";

interface DirectiveInput {
  source: Source;
  args: string[];
  request: unknown;
  root: string;
  /** Whether the site is for others than the reader of a checkout. */
  published: boolean;
}

type Directive = (input: DirectiveInput) => string | Promise<string>;

/**
 * The directives of pages by their names: functions that return Markdown from the contract and the
 * mock.
 */
export const directives = {
  call: async (input) => {
    const request = requestOf(input);
    const response = await respondFromMock(input.source, request);
    return pairBlock([requestBlock(request, HALF), responseBlock(response, HALF)]);
  },
  samples: (input) => {
    const { operation, request } = requestOf(input);
    const call = callOf(input.source, operation, request);
    // The quick start runs the mock first, on a published site too.
    const isOfMock = !input.published || input.args.includes("mock");
    return samplesBlock(isOfMock ? { ...call, baseUrl: mockAddress, key: "test" } : call);
  },
  /** The description of a validation response without its first sentence. */
  reading: ({ source }) =>
    findOperation(source, source.current, "emailValidate").reading.replace(/^[^.]*\.\s+/, ""),
  response: async (input) =>
    responseJson((await respondFromMock(input.source, requestOf(input))).body),
  modes: ({ source, args, root }) => modeTable(source, args, root),
  operations: ({ source, root }) => operationTable(source, root),
  /** The arguments once for each version, newest first. The name of the version replaces `*`. */
  eachVersion: ({ source, args }) =>
    source.bundles
      .map(({ info }) => args.join(" ").replaceAll("*", info.version))
      .toReversed()
      .join("\n"),
  schema: ({ source, args: [name = ""] }) => {
    const { description } = bundleOf(source, source.current).components.schemas[name] ?? {};
    if (!description) throw new Error(`There is no schema ${name} with a description.`);
    return description.trim();
  },
  errorTable: ({ source, root }) => errorTable(source, root),
  findingTable: ({ source, root }) => findingTable(source, root),
  otherFindingTable: ({ source }) => otherFindingTable(source),
  retryTable: () => retryTable(),
  keys: ({ source }) => keyTable(source),
  forced: ({ source }) => forcedNames(source),
  migrationSummary: ({ source }) => migrationSummary(source),
  changes: ({ source }) => changeTables(source),
  effects: async ({ source }) => tableMarkdown(...(await effectTable(source))),
  laterVersions: laterSteps,
  changed: ({ source, root }) => changedOperations(source, root),
  migrate: ({ source, args: [id = ""], request }) => sideBySide(source, id, request),
  silent: ({ source, args: [id = "", path = ""], request }) =>
    silentBreak(source, id, path, request),
  grades: ({ source }) => gradeTable(source),
  releases: () => releasesMarkdown(),
  file: ({ args: [name = ""] }) => fileBlock("yaml", `docs/samples/${name}`),
  /** A file of a client generator, which test/generators runs. */
  profile: ({ args: [tool = "", name = ""] }) =>
    fileBlock(`${extname(name).slice(1)} ${tool}`, `docs/samples/profiles/${tool}/${name}`),
  /** A file of an example repository, which `npm run suite -- examples` runs. */
  example: ({ args: [name = ""] }) => fileBlock("typescript", `examples/${name}`),
  assumptions: ({ source }) => foldTables(listAssumptions(source.bundles)),
} satisfies Record<string, Directive>;

export type DirectiveName = keyof typeof directives;

function fileBlock(language: string, file: string): string {
  return `\`\`\`${language}\n${readFileSync(file, "utf8")}\`\`\``;
}

/** Tables below headings, each folded with the number of its rows. */
function foldTables(markdown: string): string {
  return markdown.replaceAll(/(?<=^## .*\n\n)(?:^\|.*\n?)+/gm, (rows) => {
    const count = rows.trim().split("\n").length - 2;
    const summary = count === 1 ? "1 assumption" : `${count} assumptions`;
    return `<details><summary>${summary}</summary>\n\n${rows.trim()}\n\n</details>\n`;
  });
}

/**
 * The request of a directive: operation, version and, without a block, example; `key=…` for another
 * key.
 */
function requestOf({ source, args, request }: DirectiveInput): MockRequest {
  const [id = "", version = source.current, example = ""] = args.filter(
    (arg) => !arg.includes("=") && arg !== "mock",
  );
  const key = args.find((arg) => arg.startsWith("key="))?.slice("key=".length);
  const credentials = key === undefined ? {} : { key };
  if (request === undefined) return { ...exampleOf(source, version, id, example), ...credentials };
  return { operation: findOperation(source, version, id), request, ...credentials };
}
