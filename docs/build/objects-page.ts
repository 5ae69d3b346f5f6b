import type { Bundle } from "../../scripts/lib/openapi/document.ts";
import { operationAddress } from "./addresses.ts";
import { fieldTree } from "./field-tree.ts";
import { codeHtml, escapeHtml } from "./html.ts";
import { type Heading, renderInline, renderText } from "./markdown.ts";
import { fieldTable } from "./operation-markdown.ts";
import { contents } from "./shell.ts";
import { objectTree, type SharedObject, sharedObjects } from "./shown-fields.ts";

const INTRODUCTION =
  "Objects that several operations have in common. The specification shows none of their fields: [all are assumed](../assumptions.md).";

export function objectsPage(bundle: Bundle): string {
  const objects = sharedObjects(bundle);
  const sections = objects.map((object) => {
    const { name, anchor } = object;
    const title = titleOf(object);
    return `<section>
<h2 id="${anchor}">${title} <a class="anchor" href="#${anchor}" aria-label="Link to ${title}">#</a></h2>
${renderText(describe(bundle, object))}<p class="hint">Schema ${codeHtml(name)}. In ${operationLinks(bundle, object)}.</p>
${fieldTree(objectTree(bundle, object), { in: "response", isOpen: () => true })}
</section>`;
  });
  const headings = objects.map((object): Heading => ({ depth: 2, id: object.anchor, text: titleOf(object) }));
  return `<main id="content" tabindex="-1">
<h1>Shared objects ${escapeHtml(bundle.info.version)}</h1>
<p>${renderInline(INTRODUCTION)}</p>
${sections.join("\n")}
</main>
${contents(headings)}`;
}

export function objectsMarkdown(bundle: Bundle): string {
  const sections = sharedObjects(bundle).map(
    (object) =>
      `## ${titleOf(object)}\n\n${describe(bundle, object)}\n\n${fieldTable(objectTree(bundle, object), "always present")}`,
  );
  return `# Shared objects, version ${bundle.info.version}\n\n${INTRODUCTION}\n\n${sections.join("\n\n")}\n`;
}

function titleOf({ anchor }: SharedObject): string {
  return `${anchor[0]?.toUpperCase()}${anchor.slice(1).replaceAll("-", " ")}`;
}

function describe({ components }: Bundle, { name }: SharedObject): string {
  return String(components.schemas[name]?.description).trim();
}

function operationLinks({ info, paths }: Bundle, object: SharedObject): string {
  if (object.paths.length === Object.keys(paths).length) return "all operations";
  const links = object.paths.map(
    (path) => `<a href="${operationAddress(info.version, path).split("/").at(-1)}">${codeHtml(path)}</a>`,
  );
  return links.join(", ");
}
