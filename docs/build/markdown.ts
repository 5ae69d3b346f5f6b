import { Marked, type Tokens } from "marked";
import { blockHtml } from "./highlight.ts";
import { codeHtml, escapeHtml, tabsHtml, toText } from "./html.ts";

export interface Heading {
  depth: number;
  id: string;
  text: string;
}

/** Languages with another name in the highlighter than in Markdown. */
const languages: Record<string, string> = { sh: "bash", ts: "typescript", js: "javascript" };

/**
 * Renders Markdown with anchors, coloured code, and code and tables that the keyboard can scroll.
 *
 * A `<div class="tabs">` around lines `<div data-tab="…">` becomes tabs.
 */
export function render(markdown: string) {
  const headings: Heading[] = [];
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }: Tokens.Heading): string {
        const html = this.parser.parseInline(tokens);
        const text = toText(html);
        const id = unique(slug(text), headings);
        headings.push({ depth, id, text });
        const anchor =
          depth === 1 ? "" : ` <a class="anchor" href="#${id}" aria-label="Link to ${escapeHtml(text)}">#</a>`;
        return `<h${depth} id="${id}">${html}${anchor}</h${depth}>\n`;
      },
      code({ text, lang }: Tokens.Code): string {
        const language = (lang ?? "").split(" ")[0] ?? "";
        return blockHtml(text, languages[language] ?? language);
      },
      codespan({ text }: Tokens.Codespan): string {
        return codeHtml(text);
      },
      table({ header, rows }: Tokens.Table): string {
        const inline = ({ tokens }: Tokens.TableCell) => this.parser.parseInline(tokens);
        const labels = header.map((cell) => toText(inline(cell)));
        const head = header.map((cell, index) =>
          labels[index] ? `<th scope="col">${inline(cell)}</th>` : "<td></td>",
        );
        // On a phone, a row of a wide table is shown as a list, each cell below the name of its column.
        const isWide = header.length > 2;
        const cell = (content: string, index: number) =>
          isWide && labels[index]
            ? `<td data-label="${escapeHtml(labels[index])}">${content}</td>`
            : `<td>${content}</td>`;
        const body = rows.map((cells) => `<tr>${cells.map((each, index) => cell(inline(each), index)).join("")}</tr>`);
        return `<div class="table${isWide ? " wide" : ""}" tabindex="0" role="group" aria-label="Table"><table>
<thead><tr>${head.join("")}</tr></thead>
<tbody>\n${body.join("\n")}\n</tbody></table></div>\n`;
      },
      link({ href, tokens }: Tokens.Link): string {
        return `<a href="${escapeHtml(href.replace(/^(?![a-z]+:)([^#]*)\.md(?=#|$)/, "$1.html"))}">${this.parser.parseInline(tokens)}</a>`;
      },
    },
  });
  return { html: withFilters(withTabs(marked.parse(markdown, { async: false }))), headings };
}

export function renderText(markdown: string): string {
  return render(markdown).html;
}

/** A sentence without a paragraph around it. */
export function renderInline(markdown: string): string {
  return renderText(markdown).replace(/^<p>|<\/p>\n?$/g, "");
}

function withTabs(html: string): string {
  let count = 0;
  return html.replaceAll(
    /<div class="tabs"( data-call="[^"]*")?>\n([\s\S]*?)\n<\/div><!-- tabs -->/g,
    (_, call, inner: string) => {
      const panels = [...inner.matchAll(/<div data-tab="([^"]*)">\n?([\s\S]*?)<\/div><!-- tab -->/g)];
      count += 1;
      return tabsHtml(
        `tabs-${count}`,
        "Choose one",
        panels.map(([, title = "", content = ""]) => ({ title, html: content })),
        call,
      );
    },
  );
}

/** The controls above tables that a script filters. They are there from the start: what is below them does not move. */
function withFilters(html: string): string {
  return html.replaceAll(/<div class="filtered"(?: data-columns="([^"]*)")?>/g, (open, columns: string = "") => {
    const selects = columns
      .split(" ")
      .filter(Boolean)
      .map(
        (name) =>
          `<select aria-label="${name}" autocomplete="off"><option value="">All ${name.toLowerCase()}</option></select>`,
      );
    return `${open}\n<p class="filter js-only"><input type="search" placeholder="Filter all tables" aria-label="Filter the tables" autocomplete="off">${selects.join("")}<span class="hint" role="status">All rows</span></p>`;
  });
}

function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}.]+/gu, "-")
    .replace(/^-|-$/g, "");
}

function unique(id: string, headings: Heading[]): string {
  const taken = headings.filter((heading) => heading.id === id || heading.id.startsWith(`${id}--`)).length;
  return taken === 0 ? id : `${id}--${taken + 1}`;
}
