import { testKeys } from "../../packages/mock/src/test-keys.ts";
import { collectAssumptions, parts } from "../../scripts/assumptions.ts";
import { follow } from "../../scripts/lib/openapi/document.ts";
import { referenceAddress } from "./addresses.ts";
import { type Asked, answer, exampleOf } from "./answer.ts";
import { answerLine, columns, HALF, json, read, requestBlock } from "./blocks.ts";
import { bodiesOf, fieldsOf } from "./fields.ts";
import { writeJson } from "./json.ts";
import { changeList, changeTables, sideBySide, silentBreak } from "./migration.ts";
import { bundleOf, operation, operationsOf, type Source } from "./source.ts";

/** Where the mock of `npm start` is; the examples of the pages call it. */
export const mockAddress = "http://127.0.0.1:4010";

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

interface Given {
  source: Source;
  words: string[];
  /** What a fenced block holds. */
  request: unknown;
  root: string;
}

const directives: Record<string, (given: Given) => string | Promise<string>> = {
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
  curl: ({ source, words }) => curl(wanted(source, words)),
  client: ({ source, words }) => clientCall(wanted(source, words)),
  fetch: ({ source, words }) => fetchCall(wanted(source, words)),
  answer: async ({ source, words }) => columns([json((await answer(source, wanted(source, words))).body)], "tall"),
  modes: ({ source, words: [id = "", example = "", show = ""], request }) => modes(source, id, example, show, request),
  operations: ({ source, root }) => operationTable(source, root),
  /** The description of a schema of the current version. */
  schema: ({ source, words: [name = ""] }) => {
    const { components } = bundleOf(source, source.current) as unknown as {
      components: { schemas: Record<string, { description?: string }> };
    };
    const description = components.schemas[name]?.description;
    if (!description) throw new Error(`There is no schema ${name} with a description.`);
    return description.trim();
  },
  errors: ({ source }) => errorTables(source),
  keys: ({ source }) => keyTable(source),
  exampleNames: ({ source, root }) => exampleNames(source, root),
  changes: ({ source }) => changeTables(source),
  changeList: ({ source }) => changeList(source),
  migrate: ({ source, words: [id = ""], request }) => sideBySide(source, id, request),
  silent: ({ source, words: [id = "", path = ""], request }) => silentBreak(source, id, path, request),
  assumptions: ({ source }) => assumptionTables(source),
};

function wanted(source: Source, [id = "", version = source.current, example = ""]: string[]): Asked {
  return exampleOf(source, version, id, example);
}

async function pair(asked: Asked, source: Source): Promise<string> {
  const answered = await answer(source, asked);
  return columns([requestBlock(asked, HALF), `${answerLine(answered)}\n\n${json(answered.body, HALF)}`]);
}

function curl({ operation: { path, version }, request }: Asked): string {
  const body = writeJson({ request }, 90, "  ").replaceAll("'", "'\\''");
  return `\`\`\`sh
curl ${mockAddress}${path} \\
  -H "Authorization: Bearer test" \\
  -H "Content-Type: application/json" \\
  -H "api-version: ${version}" \\
  -d '${body}'
\`\`\``;
}

function clientCall({ operation: { tag, path }, request }: Asked): string {
  const { query, ...extras } = request as { query: unknown };
  const values = [query, ...(Object.keys(extras).length > 0 ? [extras] : [])];
  const line = values.map((value) => literal(value, "")).join(", ");
  const given = line.length < 50 ? line : `\n${values.map((value) => `  ${literal(value, "  ")},\n`).join("")}`;
  const name = path.split("/").at(-1);
  return `\`\`\`ts
import { createClient } from "@data-validation/client";

const api = createClient({ baseUrl: "${mockAddress}", apiKey: "test" });
const { data, error } = await api.${tag}.${name}(${given});

if (error) throw new Error(error.errors[0]?.description);
console.log(data.result.isValid, data.resultCorrected?.data);
\`\`\``;
}

function fetchCall({ operation: { path, version }, request }: Asked): string {
  return `\`\`\`js
const response = await fetch("${mockAddress}${path}", {
  method: "POST",
  headers: {
    "Authorization": "Bearer test",
    "Content-Type": "application/json",
    "api-version": "${version}",
  },
  body: JSON.stringify(${literal({ request }, "  ")}),
});
console.log(response.status, await response.json());
\`\`\``;
}

/** A value as a literal of JavaScript: names without quotation marks. */
function literal(value: unknown, indent: string): string {
  return writeJson(value, 80, indent).replaceAll(/(^|[{,]) *"(\w+)": /gm, (whole) => whole.replaceAll('"', ""));
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
  const rows = operationsOf(source, source.current).map(({ path, id, tag, summary }) => {
    const links = versions.map((version) => `[${version}](${root}${referenceAddress(version, tag, id)})`);
    return `| \`${path}\` | ${summary} | ${links.join(", ")} |`;
  });
  return `| Path | What it does | Reference |\n|---|---|---|\n${rows.join("\n")}`;
}

interface ErrorBody {
  errors: { group: string; type: string; subtype: string; severity: string; description: string }[];
}

/** A table for each status with the errors that the contract shows for it. */
function errorTables(source: Source): string {
  const bundle = bundleOf(source, source.current);
  const responses = operationsOf(source, source.current).map(({ node }) => node.responses as Record<string, object>);
  const statuses = [...new Set(responses.flatMap(Object.keys))].filter((status) => Number(status) >= 400);
  return statuses
    .map((status) => {
      const nodes = responses.flatMap((all) =>
        all[status] ? [follow(bundle, all[status] as Record<string, unknown>)] : [],
      );
      const [node] = nodes as { description: string; "x-assumed"?: string }[];
      const examples = new Map(
        nodes.flatMap((response) => {
          const { content } = response as {
            content: Record<string, { examples: Record<string, Record<string, unknown>> }>;
          };
          return Object.entries(content["application/json"]?.examples ?? {});
        }),
      );
      const rows = [...examples].map(([name, example]) => {
        const { summary, value } = follow(bundle, example) as { summary?: string; value: ErrorBody };
        const [error] = value.errors;
        return `| \`${error?.group}\` | \`${error?.type}\` | \`${error?.subtype}\` | ${summary ?? error?.description} | \`${name}\` |`;
      });
      const mark = node?.["x-assumed"] ? `\n\n**Assumed:** ${node["x-assumed"]}` : "";
      return `### ${status}\n\n${node?.description.trim()}${mark}\n\n| group | type | subtype | When | Example |\n|---|---|---|---|---|\n${rows.join("\n")}`;
    })
    .join("\n\n");
}

/** What each test key of the mock gets, asked of the mock. */
async function keyTable(source: Source): Promise<string> {
  const described = operation(source, source.current, "emailValidate");
  const [example] = Object.values(described.examples);
  const rows = [null, ...Object.values(testKeys)].map(async (key) => {
    const answered = await answer(source, { operation: described, request: example?.value.request, key });
    const [error] = (answered.body as ErrorBody).errors;
    const special = Object.entries(answered.headers).filter(([name]) => name !== "content-type");
    const headers = special.map(([name, value]) => `, \`${name}: ${value}\``).join("");
    return `| ${key === null ? "none" : `\`${key}\``} | ${answered.status}${headers} | \`${error?.subtype}\` |`;
  });
  return `| Key | Status | errors[].subtype |\n|---|---|---|\n${(await Promise.all(rows)).join("\n")}`;
}

function exampleNames(source: Source, root: string): string {
  const rows = operationsOf(source, source.current).map(({ path, tag, id, examples }) => {
    const names = Object.keys(examples).map((name) => `\`${name}\``);
    return `| [${path}](${root}${referenceAddress(source.current, tag, id)}) | ${names.join(", ")} |`;
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
