import type { Bundle } from "../../scripts/lib/openapi/document.ts";
import { operationAddress } from "./addresses.ts";
import { codeHtml, escapeHtml } from "./html.ts";
import { renderText } from "./markdown.ts";
import { operationsOf, type Source } from "./source.ts";

/** The operations of a version, by the kind of data. */
export function versionPage(source: Source, bundle: Bundle): string {
  const { version, title, summary } = bundle.info;
  const operations = operationsOf(source, version);
  const kinds = bundle.tags.map(({ name, description }) => {
    const items = operations
      .filter(({ tag }) => tag === name)
      .map(
        ({ path, summary }) =>
          `<li><a href="${operationAddress(version, path).split("/").at(-1)}">${codeHtml(path)}<span>${escapeHtml(summary)}</span></a></li>`,
      );
    return `<h2 id="${name}">${escapeHtml(`${name[0]?.toUpperCase()}${name.slice(1)}`)}</h2>\n${renderText(description)}<ul class="operations">\n${items.join("\n")}\n</ul>`;
  });
  const note =
    version === source.current
      ? `<p>A request without <code>api-version</code> is response as ${version}.</p>`
      : `<p class="note">Send <code>api-version: ${version}</code> with every request: without it, ${source.current} answers. <a href="../migration.html">Move to ${source.current}</a></p>`;
  return `<main id="content" tabindex="-1">
<h1>${escapeHtml(title)} ${version}</h1>
<p class="lead">${escapeHtml(summary)}</p>
${note}
${kinds.join("\n")}
<h2 id="files">The contract</h2>
<ul>
<li><a href="reference.html">Everything on one page</a>, with Redoc</li>
<li>OpenAPI 3.1: <a href="../openapi/${version}.yaml">YAML</a>, <a href="../openapi/${version}.json">JSON</a></li>
</ul>
</main>`;
}
