import { escapeHtml } from "@data-validation/common/escape-html";
import { Marked, type Tokens } from "marked";
import { highlight } from "./highlight.ts";
import { codeHtml, toText } from "./html.ts";
import { LINES, responseHtml } from "./json-tree.ts";
import { aboutOf } from "./response-about.ts";
import { tabsExtension } from "./tabs.ts";

export interface Heading {
  depth: number;
  id: string;
  text: string;
}

/**
 * Renders Markdown with anchors, highlighted code and tabs; the keyboard can scroll code and
 * tables.
 */
export function renderMarkdown(markdown: string) {
  const headings: Heading[] = [];
  const marked = new Marked({
    extensions: [tabsExtension()],
    renderer: {
      heading({ tokens, depth }: Tokens.Heading): string {
        const html = this.parser.parseInline(tokens);
        const text = toText(html);
        const id = uniqueId(slug(text), headings);
        headings.push({ depth, id, text });
        return `<h${depth} id="${id}">${html}${depth === 1 ? "" : anchorHtml(id, text)}</h${depth}>\n`;
      },
      code({ text, lang }: Tokens.Code): string {
        const [language = "", kind, about, lines] = (lang ?? "").split(" ");
        if (kind === "response") return responseBlockHtml(text, about, lines);
        const code = highlight(text.trimEnd(), language);
        return `<pre tabindex="0" role="group" aria-label="Code" data-language="${language}"><code>${code}</code></pre>\n`;
      },
      // A printed tick box, since the page would not store the tick.
      checkbox(): string {
        return '<span class="box"></span>';
      },
      codespan({ text }: Tokens.Codespan): string {
        return codeHtml(text);
      },
      table({ header, rows }: Tokens.Table): string {
        const inline = ({ tokens }: Tokens.TableCell) => this.parser.parseInline(tokens);
        return tableHtml(
          header.map(inline),
          rows.map((cells) => cells.map(inline)),
        );
      },
      link({ href, tokens }: Tokens.Link): string {
        return `<a href="${escapeHtml(href.replace(/^(?![a-z]+:)([^#]*)\.md(?=#|$)/, "$1.html"))}">${this.parser.parseInline(tokens)}</a>`;
      },
    },
  });
  return { html: marked.parse(markdown, { async: false }), headings };
}

function anchorHtml(id: string, text: string): string {
  return ` <a class="anchor" href="#${id}" aria-label="Link to ${escapeHtml(text)}">#</a>`;
}

function tableHtml(header: string[], rows: string[][]): string {
  const labels = header.map(toText);
  const head = header.map((cell, at) =>
    labels[at] ? `<th scope="col">${cell}</th>` : "<td></td>",
  );
  // On a phone, a row of a wide table becomes a list. The labels are the names of the columns.
  const isWide = header.length > 2;
  const cellHtml = (content: string, index: number) =>
    isWide && labels[index]
      ? `<td data-label="${escapeHtml(labels[index])}">${content}</td>`
      : `<td>${content}</td>`;
  const body = rows.map((cells) => `<tr>${cells.map(cellHtml).join("")}</tr>`);
  return `<div class="table${isWide ? " wide" : ""}" tabindex="0" role="group" aria-label="Table"><table>
<thead><tr>${head.join("")}</tr></thead>
<tbody>\n${body.join("\n")}\n</tbody></table></div>\n`;
}

/**
 * A response of a code block: the words after `response` are the path that it is about, and the
 * lines to show.
 */
function responseBlockHtml(text: string, about?: string, lines?: string): string {
  const body: unknown = JSON.parse(text);
  return responseHtml(body, { about: about ?? aboutOf(body), lines: Number(lines ?? LINES) });
}

export function renderText(markdown: string): string {
  return renderMarkdown(markdown).html;
}

/** Renders a sentence without a paragraph around it. */
export function renderInline(markdown: string): string {
  return renderText(markdown).replace(/^<p>|<\/p>\n?$/g, "");
}

function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}.]+/gu, "-")
    .replace(/^-|-$/g, "");
}

function uniqueId(id: string, headings: Heading[]): string {
  const sameIdCount = headings.filter(
    (heading) => heading.id === id || heading.id.startsWith(`${id}--`),
  ).length;
  return sameIdCount === 0 ? id : `${id}--${sameIdCount + 1}`;
}
