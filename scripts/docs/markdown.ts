import { Marked, type Tokens } from "marked";
import { highlight } from "./highlight.ts";
import { escapeHtml, toText } from "./html.ts";

/** A heading of a page. */
export interface Heading {
  depth: number;
  id: string;
  text: string;
}

/** A page in HTML, with its headings in order. */
export interface Rendered {
  html: string;
  headings: Heading[];
}

/** Renders Markdown: headings can be linked to, code is coloured and can be scrolled by keyboard, and so can wide tables. */
export function render(markdown: string): Rendered {
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
        const name = language ? ` data-language="${language}"` : "";
        return `<pre tabindex="0" role="region" aria-label="Code"${name}><code>${highlight(text, language)}</code></pre>\n`;
      },
      table(token: Tokens.Table): string {
        const row = (cells: Tokens.TableCell[], tag: string) =>
          `<tr>${cells.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join("")}</tr>`;
        const head = row(token.header, "th")
          .replaceAll("<th>", '<th scope="col">')
          .replaceAll('<th scope="col"></th>', "<td></td>");
        const body = token.rows.map((cells) => row(cells, "td")).join("\n");
        return `<div class="table" tabindex="0" role="region" aria-label="Table"><table>\n<thead>${head}</thead>\n<tbody>\n${body}\n</tbody></table></div>\n`;
      },
      listitem(item: Tokens.ListItem): string {
        const html = this.parser.parse(item.tokens.filter(({ type }) => type !== "checkbox"));
        if (!item.task) return `<li>${html}</li>\n`;
        const text = html.replace(/^<p>|<\/p>\n?$/g, "");
        return `<li class="task"><label><input type="checkbox" autocomplete="off"> <span>${text}</span></label></li>\n`;
      },
      link({ href, tokens }: Tokens.Link): string {
        return `<a href="${escapeHtml(href.replace(/^(?![a-z]+:)([^#]*)\.md(?=#|$)/, "$1.html"))}">${this.parser.parseInline(tokens)}</a>`;
      },
    },
  });
  return { html: marked.parse(markdown, { async: false }), headings };
}

/** The name that a heading can be linked to by. */
export function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}.]+/gu, "-")
    .replace(/^-|-$/g, "");
}

function unique(id: string, headings: Heading[]): string {
  const taken = headings.filter((heading) => heading.id === id || heading.id.startsWith(`${id}--`)).length;
  return taken === 0 ? id : `${id}--${taken + 1}`;
}
