import type { Bundle, Node } from "../../scripts/lib/openapi/document.ts";
import { languages } from "../samples/index.ts";
import { writeJson } from "../samples/literal.ts";
import { markdownAddress } from "./addresses.ts";
import { answer, type MockAnswer } from "./answer.ts";
import { blockHtml } from "./code-block.ts";
import { failuresOf, findingAnchor } from "./failures.ts";
import { fieldTree, markHtml } from "./field-tree.ts";
import { bodiesOf, type Field, treeOf } from "./fields.ts";
import { codeHtml, escapeHtml, tabsHtml } from "./html.ts";
import { type Heading, renderText } from "./markdown.ts";
import { contents } from "./shell.ts";
import { baseUrl, callOf, type OperationSource, type Source } from "./source.ts";

/** An example with the answer of the mock to it. */
interface AnsweredExample {
  name: string;
  summary: string;
  request: unknown;
  answered: MockAnswer;
}

/** An operation of a version as a page: its fields as trees, an example for each outcome, and samples in every language. */
export async function operationPage(source: Source, bundle: Bundle, described: OperationSource): Promise<string> {
  const { version, path, tag, summary, description, node, examples } = described;
  const { request, response } = bodiesOf(bundle, node);
  const shown = await Promise.all(
    Object.entries(examples).map(async ([name, { summary = "", value }]): Promise<AnsweredExample> => {
      const answered = await answer(source, { operation: described, request: value.request });
      return { name, summary, request: value.request, answered };
    }),
  );
  const featured = mostTelling(shown);
  const guess = markHtml(described);
  const parts: [id: string, title: string, html: string][] = [
    ["request", "Request", `${headersHtml(described)}${fieldTree(treeOf(bundle, request), isShownInRequest)}`],
    ["answer", "Answer", fieldTree(treeOf(bundle, response), isShownInAnswer)],
    ["examples", "Examples", examplesHtml(shown, described)],
    ["errors", "Errors", errorsHtml(source, described)],
  ];
  const headings = parts.map(([id, text]): Heading => ({ depth: 2, id, text }));
  return `<main id="content" tabindex="-1" class="operation">
<p class="where"><a href="index.html">Version ${version}</a> / ${escapeHtml(tag)}</p>
<h1>${escapeHtml(summary)}</h1>
<p class="endpoint"><span class="verb">POST</span> ${codeHtml(path)}</p>
${renderText(description)}${guess}
${contents(headings).replace('class="contents"', 'class="jumps"')}
<div class="columns">
<div class="told">
${parts.map(([id, title, html]) => `<section>\n<h2 id="${id}">${title} <a class="anchor" href="#${id}" aria-label="Link to ${title}">#</a></h2>\n${html}\n</section>`).join("\n")}
</div>
${featured ? asideHtml(source, described, featured) : ""}
</div>
</main>`;
}

/** The example that shows most of what an operation does: one with a correction, else one with an answer that is not empty. */
function mostTelling(shown: AnsweredExample[]): AnsweredExample | undefined {
  const has = (name: string) => (example: AnsweredExample) => {
    const value = (example.answered.body as Record<string, unknown>)[name];
    return value !== null && value !== undefined && (!Array.isArray(value) || value.length > 0);
  };
  return shown.find(has("resultCorrected")) ?? shown.find(has("results")) ?? shown[0];
}

const isShownInRequest = ({ path }: Field) => path !== "request.client";
const isShownInAnswer = ({ path }: Field) =>
  /^(result|results)(\.|\[|$)/.test(path) && !path.startsWith("result.errors");

function headersHtml({ version, node }: OperationSource): string {
  const isRequired = ((node.parameters ?? []) as Node[]).length > 0;
  const row = (name: string, value: string, text: string) =>
    `<div class="field"><p class="name">${codeHtml(name)} <span class="type">header</span></p><p>${value ? `${codeHtml(value)} ` : ""}${text}</p></div>`;
  return `<div class="fields headers">
${row("Authorization", "Bearer <API_KEY>", "with the key of your project.")}
${row("Content-Type", "application/json", "")}
${isRequired ? row("api-version", version, "so that this version answers, and no other.") : ""}
</div>
`;
}

function examplesHtml(shown: AnsweredExample[], { version, id }: OperationSource): string {
  return shown
    .map(({ name, summary, request, answered }) => {
      const place = new URLSearchParams({ operation: id, version, example: name });
      return `<details class="example" id="example-${escapeHtml(name)}">
<summary><span>${escapeHtml(summary || name)}</span> <code>${escapeHtml(name)}</code></summary>
<p>Request</p>
${blockHtml(writeJson({ request }, 60), "json", `Request of the example ${name}`)}
<p>Answer ${answered.status}</p>
${blockHtml(writeJson(answered.body, 60), "json", `Answer to the example ${name}`)}
<p><a href="../playground.html#${escapeHtml(String(place))}">Change it in the playground</a></p>
</details>`;
    })
    .join("\n");
}

function errorsHtml(source: Source, described: OperationSource): string {
  const rows = failuresOf(source, described.version, described).map(({ status, group, type, subtype, when }) => {
    const anchor = findingAnchor(group, type, subtype);
    return `<tr><td data-label="Status">${status}</td><td data-label="Error"><a href="../errors.html#${anchor}">${codeHtml(`${type} ${subtype}`)}</a></td><td data-label="When">${escapeHtml(when)}</td></tr>`;
  });
  return `<p>A request that fails gets a body with <code>errors</code>. <a href="../guides/errors.html">Handling errors</a> says what to do.</p>
<div class="table wide" tabindex="0" role="group" aria-label="Table"><table>
<thead><tr><th scope="col">Status</th><th scope="col">Error</th><th scope="col">When</th></tr></thead>
<tbody>
${rows.join("\n")}
</tbody></table></div>`;
}

function asideHtml(
  source: Source,
  described: OperationSource,
  { name, summary, request, answered }: AnsweredExample,
): string {
  const call = callOf(described, source.current, baseUrl(source), request);
  const panels = languages.map((language) => ({
    title: language.title,
    html: blockHtml(language.write(call), language.id, `${language.title}`),
  }));
  return `<aside class="sample" aria-label="A call and its answer" data-operation="${described.id}" data-path="${described.path}" data-version="${described.version}" data-example="${escapeHtml(name)}">
<p class="what">${escapeHtml(summary || name)}</p>
${tabsHtml("language", "Language", panels)}
<p class="answer-line">Answer <span class="good">${answered.status}</span></p>
${blockHtml(writeJson(answered.body, 60), "json", "Answer")}
<p class="act"><button type="button" class="main" data-try hidden>Try it</button> <a href="${markdownAddress(described.version, described.path).split("/").at(-1)}">All of it as Markdown</a></p>
</aside>`;
}
