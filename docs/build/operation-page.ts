import { languages } from "../samples/index.ts";
import { writeJson } from "../samples/literal.ts";
import { table } from "./blocks.ts";
import { type ShownExample, showExamples } from "./examples.ts";
import { failuresOf, findingAnchor } from "./failures.ts";
import { fieldTree, standingHtml } from "./field-tree.ts";
import type { Field } from "./fields.ts";
import { blockHtml } from "./highlight.ts";
import { callAttribute, codeHtml, escapeHtml, tabsHtml } from "./html.ts";
import { type Heading, renderInline, renderText } from "./markdown.ts";
import { changedPaths, counterpartsOf } from "./migration.ts";
import { contents } from "./shell.ts";
import { fieldTrees } from "./shown-fields.ts";
import { callOf, type OperationSource, type Source } from "./source.ts";
import { standingNote } from "./standing.ts";

export async function operationPage(source: Source, described: OperationSource): Promise<string> {
  const { version, path, tag, summary, description, reading, marks } = described;
  const { request, response } = fieldTrees(described);
  const examples = await showExamples(source, described);
  const shown = { isOpen: isOpenAtFirst, counterparts: counterpartsOf(source, described) };
  const parts: [id: string, title: string, html: string][] = [
    ["request-fields", "Request", headersHtml(described) + fieldTree(request, { in: "request", ...shown })],
    ["response-fields", "Response", renderText(reading) + fieldTree(response, { in: "response", ...shown })],
    ["examples", "Examples", examplesHtml(examples, described)],
    ["errors", "Errors", errorsHtml(source, described)],
  ];
  const headings = parts.map(([id, text]): Heading => ({ depth: 2, id, text }));
  const standing = standingHtml({ standing: marks.length > 0 ? "assumed" : "stated", marks });
  return `<main id="content" tabindex="-1" class="operation">
<p class="hint"><a href="index.html">Version ${version}</a> / <a href="index.html#${tag}">${escapeHtml(tag)}</a></p>
<h1>${escapeHtml(summary)}</h1>
<p class="endpoint"><span class="badge must">POST</span> ${codeHtml(path)} ${standing} <a class="main" href="${playgroundLink(described, examples[0]?.name)}">Try it</a></p>
${noticeHtml(source, described)}${renderText(description)}<p class="hint">${renderInline(standingNote("../"))}</p>
${contents(headings).replace('class="contents"', 'class="jumps"')}
<div class="columns">
${examples[0] ? asideHtml(source, described, examples[0]) : ""}
<div>
${parts.map(([id, title, html]) => `<section>\n<h2 id="${id}">${title} <a class="anchor" href="#${id}" aria-label="Link to ${title}">#</a></h2>\n${html}\n</section>`).join("\n")}
</div>
</div>
</main>`;
}

/** What a reader of an older version has to know. */
function noticeHtml(source: Source, { version, path }: OperationSource): string {
  const { current } = source;
  if (version === current) return "";
  const change = changedPaths(source).includes(path)
    ? `This operation changes in ${current}: <a href="../migration.html#${findingAnchor(...path.slice(1).split("/"))}">migrate to ${current}</a>.`
    : `This operation is the same in ${current}: only the header changes. <a href="../migration.html">Migrate to ${current}</a>.`;
  return `<p class="note">You are reading version ${version}. Send <code>api-version: ${version}</code>: the default is ${current}. ${change}</p>\n`;
}

/** What most readers look for: the query, the options, and the data of the result. */
function isOpenAtFirst({ path }: Field): boolean {
  return /^(request(\.query|\.options)?|(result|results\[\])(\.data)?|results)$/.test(path);
}

function headersHtml({ version, node }: OperationSource): string {
  const headers = Object.entries({
    Authorization: "Bearer <API_KEY>",
    "Content-Type": "application/json",
    Accept: "application/json",
    ...(node.parameters && { "api-version": version }),
  });
  const rows = headers.map(([name, value]) => `<div><dt>${codeHtml(name)}</dt><dd>${codeHtml(value)}</dd></div>`);
  return `<dl class="facts headers">${rows.join("")}</dl>\n`;
}

function playgroundLink({ id, version }: OperationSource, example = ""): string {
  return escapeHtml(`../playground.html#${new URLSearchParams({ operation: id, version, example })}`);
}

function examplesHtml(examples: ShownExample[], described: OperationSource): string {
  const shown = examples.map(
    ({ name, summary, request, response }) => `<details class="example" id="example-${escapeHtml(name)}">
<summary><span>${renderInline(summary)}</span></summary>
<p class="hint">Request</p>
${blockHtml(writeJson({ request }, 60), "json", `Request of the example ${name}`)}
<p class="hint">Response ${response.status}</p>
${blockHtml(writeJson(response.body, 60), "json", `Response of the example ${name}`)}
<p><a href="${playgroundLink(described, name)}">Open in the playground</a>. Its name for the mock is ${codeHtml(name)}.</p>
</details>`,
  );
  const rest = Object.keys(described.examples).length - examples.length;
  const more = `<p><a href="${playgroundLink(described, examples[0]?.name)}">${rest} more examples in the playground</a></p>`;
  return `${shown.join("\n")}\n${rest > 0 ? more : ""}`;
}

function errorsHtml(source: Source, described: OperationSource): string {
  const rows = failuresOf(source, described.version, described).map(
    ({ status, group, type, subtype, when, isAssumed }) => [
      `${status}${isAssumed ? "" : " **Stated**"}`,
      `[\`${type} ${subtype}\`](../errors.html#${findingAnchor(group, type, subtype)})`,
      when,
    ],
  );
  return `<p>The body of a failed request has <code>errors</code>. See <a href="../guides/errors.html">Handling errors</a>.</p>
${renderText(table(["Status", "Error", "Cause"], rows)).trimEnd()}`;
}

function asideHtml(source: Source, described: OperationSource, { summary, request, response }: ShownExample) {
  const call = callOf(source, described, request);
  const panels = languages.map((language) => ({
    title: language.title,
    html: blockHtml(language.write(call), language.id, `${language.title}`),
  }));
  return `<aside class="sample" aria-label="A call and its response">
<p><strong>${renderInline(summary)}</strong></p>
${tabsHtml("language", "Language", panels, callAttribute(call))}
<p class="hint">Response <span class="good">${response.status}</span></p>
${blockHtml(writeJson(response.body, 60), "json", "Response")}
</aside>`;
}
