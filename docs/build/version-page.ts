import type { Bundle } from "../../scripts/lib/openapi/document.ts";
import { operationAddress } from "./addresses.ts";
import { codeHtml, escapeHtml } from "./html.ts";
import { renderInline, renderText } from "./markdown.ts";
import { nameOfTag } from "./navigation.ts";
import { type OperationSource, operationsOf, type Source } from "./source.ts";
import { standingNote } from "./standing.ts";

export function versionPage(source: Source, bundle: Bundle): string {
  const { version, title, summary } = bundle.info;
  const operations = operationsOf(source, version);
  const kinds = bundle.tags.map(({ name, description }) => {
    const own = operations.filter(({ tag }) => tag === name);
    return `<h2 id="${name}">${nameOfTag(name)}</h2>\n${renderText(description)}${operationLinks(own)}`;
  });
  const note =
    version === source.current
      ? `<p>This is the default version. Pin it: send <code>api-version: ${version}</code> with every request.</p>`
      : `<p class="note">Send <code>api-version: ${version}</code> with every request: the default is ${source.current}. <a href="../migration.html">Migrate to ${source.current}</a></p>`;
  const documents = [...source.documents.keys()].filter((name) => name.startsWith(`${version}.`));
  return `<main id="content" tabindex="-1">
<h1>${escapeHtml(title)} ${version}</h1>
<p>${escapeHtml(summary)}</p>
${note}
<p class="hint">${renderInline(standingNote("../"))}</p>
${kinds.join("\n")}
<h2 id="files">Documents and files</h2>
<ul>
${documents.map((name) => `<li><a href="../openapi/${name}">${name}</a>, OpenAPI</li>`).join("\n")}
<li><a href="../types/${version}.ts">types/${version}.ts</a>, types for TypeScript</li>
<li><a href="../collections/postman/${version}.json">postman/${version}.json</a>, requests for Postman; Bruno imports it too</li>
<li><a href="reference.html">Full reference</a> on one page, with Redoc</li>
</ul>
</main>`;
}

/** Operations as links to their pages, from a page of the same version. */
export function operationLinks(operations: OperationSource[]): string {
  const items = operations.map(
    ({ version, path, summary, marks }) =>
      `<li><a class="card" href="${operationAddress(version, path).split("/").at(-1)}">${codeHtml(path)} <span>${escapeHtml(summary)}</span>${marks.length > 0 ? "" : ' <span class="badge stated">Stated</span>'}</a></li>`,
  );
  return `<ul class="operations">\n${items.join("\n")}\n</ul>`;
}
