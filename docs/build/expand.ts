import { testKeys } from "../../packages/mock/src/test-keys.ts";
import { collectAssumptions, parts } from "../../scripts/assumptions.ts";
import { markOf } from "../../scripts/lib/openapi/marks.ts";
import { languages } from "../samples/index.ts";
import { operationAddress } from "./addresses.ts";
import { answer, exampleOf, type MockRequest } from "./answer.ts";
import { apiChangelog } from "./api-changelog.ts";
import { answerLine, columns, HALF, json, read, requestBlock, sampleBlock, tabs } from "./blocks.ts";
import { errorTable, findingTable, fixTable } from "./catalogue.ts";
import { clientsFromSite } from "./clients.ts";
import { bodiesOf, fieldsOf } from "./fields.ts";
import { changeList, changeTables, sideBySide, silentBreak, silentChanges } from "./migration.ts";
import { bundleOf, callOf, mockAddress, operation, operationsOf, type Source } from "./source.ts";

/**
 * Fills in what a page's Markdown asks for, so that nothing written by hand repeats the contract or guesses an answer:
 *
 * - `{{name words}}` on a line of its own becomes what the function of that name in {@link directives} gives for the words;
 * - `{{summary}}` anywhere is what the contract says of itself in a sentence;
 * - a fenced block in the language of such a name hands over its content as well: the value of the body's member `request`.
 *
 * @param root - The way from the page to the start of the site: empty or `../`.
 * @returns Markdown; lines that hold a tag of HTML alone are for the layout.
 */
export async function expand(markdown: string, source: Source, root: string): Promise<string> {
  const { info } = bundleOf(source, source.current);
  let expanded = "";
  let end = 0;
  for (const match of markdown.matchAll(
    /^\{\{(\w+) ?(.*)\}\}$|^```(call|modes|migrate|silent) (.*)\n([\s\S]*?)^```$/gm,
  )) {
    const name = match[1] ?? match[3] ?? "";
    const words = (match[2] ?? match[4] ?? "").split(" ").filter(Boolean);
    const directive = directives[name];
    if (!directive) throw new Error(`There is no directive ${name}.`);
    const request = match[5] === undefined ? undefined : (JSON.parse(match[5]) as unknown);
    expanded += markdown.slice(end, match.index) + (await directive({ source, words, request, root }));
    end = match.index + match[0].length;
  }
  return (expanded + markdown.slice(end)).replaceAll("{{summary}}", info.summary);
}

interface DirectiveInput {
  source: Source;
  words: string[];
  /** What a fenced block holds. */
  request: unknown;
  root: string;
}

const directives: Record<string, (given: DirectiveInput) => string | Promise<string>> = {
  /** A request and its answer: operation, version, and the name of an example unless there is a block; `key=…` or `key=` for none. */
  async call({ source, words, request }) {
    const [id = "", version = source.current, example = ""] = words.filter((word) => !word.includes("="));
    const key = words.find((word) => word.startsWith("key="))?.slice("key=".length);
    const asked =
      request === undefined
        ? exampleOf(source, version, id, example)
        : { operation: operation(source, version, id), request };
    return pair({ ...asked, ...(key !== undefined && { key: key || null }) }, source);
  },
  samples: ({ source, words }) => samples(source, wanted(source, words)),
  answer: async ({ source, words }) => columns([json((await answer(source, wanted(source, words))).body)], "tall"),
  modes: ({ source, words: [id = "", example = "", show = ""], request }) => modes(source, id, example, show, request),
  operations: ({ source, root }) => operationTable(source, root),
  /** The description of a schema of the current version, with its mark. */
  schema: ({ source, words: [name = ""] }) => {
    const { components } = bundleOf(source, source.current) as unknown as {
      components: { schemas: Record<string, { description?: string }> };
    };
    const schema = components.schemas[name] ?? {};
    const { description } = schema;
    const why = markOf(schema)?.text;
    if (!description) throw new Error(`There is no schema ${name} with a description.`);
    return why ? `${description.trim()}\n\n**Assumed**: ${why}` : description.trim();
  },
  errorTable: ({ source, root }) => errorTable(source, root),
  findingTable: ({ source, root }) => findingTable(source, root),
  fixTable: ({ source, root }) => fixTable(source, root),
  keys: ({ source }) => keyTable(source),
  exampleNames: ({ source, root }) => exampleNames(source, root),
  changes: ({ source }) => changeTables(source),
  changeList: ({ source }) => changeList(source),
  silentChanges: ({ source }) => silentChanges(source),
  apiChangelog: ({ source, root }) => apiChangelog(source, root),
  migrate: ({ source, words: [id = ""], request }) => sideBySide(source, id, request),
  silent: ({ source, words: [id = "", path = ""], request }) => silentBreak(source, id, path, request),
  assumptions: ({ source }) => assumptionTables(source),
  clients: () => clientsFromSite(),
};

function wanted(source: Source, [id = "", version = source.current, example = ""]: string[]): MockRequest {
  return exampleOf(source, version, id, example);
}

async function pair(asked: MockRequest, source: Source): Promise<string> {
  const answered = await answer(source, asked);
  return columns([requestBlock(asked, HALF), `${answerLine(answered)}\n\n${json(answered.body, HALF)}`]);
}

/** A call in every language, as tabs. */
function samples(source: Source, { operation, request }: MockRequest): string {
  const call = callOf(operation, source.current, mockAddress, request, "test");
  return tabs(languages.map((language) => ({ title: language.title, content: sampleBlock(language, call) })));
}

/** One request in each correction mode: what they decide in a table, then what they return. */
async function modes(source: Source, id: string, example: string, show: string, own: unknown): Promise<string> {
  const { operation: described, request } = own
    ? { operation: operation(source, source.current, id), request: own }
    : exampleOf(source, source.current, id, example);
  const bundle = bundleOf(source, source.current);
  const fields = fieldsOf(bundle, bodiesOf(bundle, described.node).request);
  const names = fields.find(({ path }) => path === "request.options.correctionMode")?.values ?? [];
  const { options, ...others } = request as { options?: object };
  const answers = await Promise.all(
    names.map(async (correctionMode) => {
      const asked = { operation: described, request: { ...others, options: { ...options, correctionMode } } };
      return [String(correctionMode), (await answer(source, asked)).body as Validation] as const;
    }),
  );
  const [first] = answers;
  const rest = without(options ?? {}, "correctionMode");
  const shown = { ...others, ...(Object.keys(rest).length > 0 && { options: rest }) };
  const value = (part: unknown) => (part ? `\`${String(read(part, show))}\`` : "");
  const row = (title: string, cell: (body: Validation) => string) =>
    `| ${title} | ${answers.map(([, body]) => cell(body)).join(" | ")} |`;
  const code = (text: unknown) => `\`${String(text)}\``;
  return `${requestBlock({ operation: described, request: shown })}

| | ${answers.map(([name]) => code(name)).join(" | ")} |
|---|${answers.map(() => "---|").join("")}
${row("result.isValid", ({ result }) => code(result.isValid))}
${row("result.proposal", ({ result }) => code(result.proposal))}
${row(`resultCorrected.${show}`, ({ resultCorrected }) => (resultCorrected ? value(resultCorrected) : "`null`"))}
${row(`suggestions[].${show}`, ({ suggestions }) => suggestions.map(value).join(", ") || "`[]`")}

The \`result\` describes the data as sent, in every mode:

${json({ result: without(first?.[1].result ?? {}, "proposal") })}

What differs is \`proposal\`, which says what is offered, and where the corrected data is:

${columns(
  answers.map(
    ([name, { resultCorrected, suggestions, result }]) =>
      `${code(name)}\n\n${json({ result: { proposal: result.proposal }, resultCorrected, suggestions }, HALF)}`,
  ),
  "quartet",
)}`;
}

interface Validation {
  result: { isValid: boolean; proposal: string };
  resultCorrected: unknown;
  suggestions: unknown[];
}

function without(value: object, name: string): object {
  return Object.fromEntries(Object.entries(value).filter(([key]) => key !== name));
}

function operationTable(source: Source, root: string): string {
  const versions = source.bundles.map(({ info }) => info.version).toReversed();
  const rows = operationsOf(source, source.current).map(({ path, summary }) => {
    const links = versions.map((version) => `[${version}](${root}${operationAddress(version, path)})`);
    return `| \`${path}\` | ${summary} | ${links.join(", ")} |`;
  });
  return `| Path | What it does | Reference |\n|---|---|---|\n${rows.join("\n")}`;
}

/** What each test key of the mock gets, asked of the mock. */
async function keyTable(source: Source): Promise<string> {
  const described = operation(source, source.current, "emailValidate");
  const [example] = Object.values(described.examples);
  const rows = [null, ...Object.values(testKeys)].map(async (key) => {
    const answered = await answer(source, { operation: described, request: example?.value.request, key });
    const [error] = (answered.body as { errors: { subtype: string }[] }).errors;
    const special = Object.entries(answered.headers).filter(([name]) => name !== "content-type");
    const headers = special.map(([name, value]) => `, \`${name}: ${value}\``).join("");
    return `| ${key === null ? "none" : `\`${key}\``} | ${answered.status}${headers} | \`${error?.subtype}\` |`;
  });
  return `| Key | Status | errors[].subtype |\n|---|---|---|\n${(await Promise.all(rows)).join("\n")}`;
}

function exampleNames(source: Source, root: string): string {
  const rows = operationsOf(source, source.current).map(({ path, examples }) => {
    const names = Object.keys(examples).map((name) => `\`${name}\``);
    return `| [${path}](${root}${operationAddress(source.current, path)}) | ${names.join(", ")} |`;
  });
  return `| Operation | Examples |\n|---|---|\n${rows.join("\n")}`;
}

function assumptionTables({ bundles }: Source): string {
  const all = collectAssumptions(bundles);
  const cell = (text: string) => text.replaceAll("|", "\\|");
  const tables = parts.map(({ title, prefix }) => {
    const rows = all
      .filter(({ pointer }) => pointer.startsWith(prefix))
      .map(
        ({ pointer, what, why, versions }) =>
          `| \`#${cell(pointer)}\` | ${cell(what || `\`${pointer.split("/").at(-1)}\``)} | ${cell(why)} | ${versions.join(", ")} |`,
      );
    return `## ${title}\n\n| Where | What it is | What is assumed, and why | Versions |\n|---|---|---|---|\n${rows.join("\n")}`;
  });
  return `${all.length} places are marked.\n\n${tables.join("\n\n")}`;
}
