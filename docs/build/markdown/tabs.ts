// Tabs in Markdown: `<div class="tabs">` around a `<div data-tab="Title">` for each panel, as pages
// and sections write them.
import { escapeHtml } from "@data-validation/common/escape-html";
import { Marked, type Token, type TokenizerAndRendererExtension, type Tokens } from "marked";
import type { SampleCall } from "../../samples/index.ts";

export interface Tabs {
  panels: { title: string; content: string }[];
  /** The call of samples, which the page writes again for the reader's settings. */
  call?: SampleCall;
  /** Whether the panels are responses by their statuses. */
  areStatuses?: boolean;
}

export function tabsMarkdown({ panels, call, areStatuses = false }: Tabs): string {
  const parts = panels.map(
    ({ title, content }) => `<div data-tab="${title}">\n\n${content}\n\n</div><!-- tab -->`,
  );
  const callAttribute = call ? ` data-call="${escapeHtml(JSON.stringify(call))}"` : "";
  const kind = areStatuses ? " statuses" : "";
  return `<div class="tabs${kind}"${callAttribute}>\n${parts.join("\n")}\n</div><!-- tabs -->`;
}

/** Tabs in which the lines for the layout are left out, except for the titles. */
export function withTitlesOfTabs(markdown: string): string {
  return markdown.replaceAll(/^<div data-tab="([^"]*)">$/gm, "$1:");
}

const TABS =
  /^<div class="tabs(?<kind> statuses)?"(?<data> data-call="[^"]*")?>\n(?<inner>[\s\S]*?)\n<\/div><!-- tabs -->(?:\n+|$)/;

const PANEL = /<div data-tab="(?<title>[^"]*)">\n(?<content>[\s\S]*?)<\/div><!-- tab -->/g;

interface TabsToken extends Tokens.Generic {
  type: "tabs";
  raw: string;
  kind: string;
  data: string;
  panels: { title: string; tokens: Tokens.Generic[] }[];
}

/** Reads tabs, and writes them as radio buttons and panels, which need no script. */
export function tabsExtension(): TokenizerAndRendererExtension {
  let count = 0;
  return {
    name: "tabs",
    level: "block",
    start: (markdown) => markdown.indexOf('<div class="tabs'),
    tokenizer(markdown): TabsToken | undefined {
      const match = TABS.exec(markdown);
      if (!match) return undefined;
      const { kind = "", data = "", inner = "" } = match.groups ?? {};
      const panels = [...inner.matchAll(PANEL)].map(
        ({ groups: { title = "", content = "" } = {} }) => ({
          title,
          tokens: this.lexer.blockTokens(content),
        }),
      );
      return { type: "tabs", raw: match[0], kind, data, panels };
    },
    renderer(token) {
      const { kind, data, panels } = token as TabsToken;
      count += 1;
      const choices = panels.map(({ title }, index) =>
        choiceHtml(`tabs-${count}`, title, index === 0),
      );
      const bodies = panels.map(
        ({ title, tokens }) =>
          `<div class="panel" data-title="${title}">\n${this.parser.parse(tokens)}</div>`,
      );
      return `<div class="tabbed${kind}"${data}><fieldset class="tabs"><legend class="unseen">Choose one</legend>${choices.join("")}</fieldset>\n${bodies.join("\n")}\n</div>\n`;
    },
  };
}

function choiceHtml(name: string, title: string, isChecked: boolean): string {
  return `<label><input type="radio" name="${name}" value="${title}"${isChecked ? " checked" : ""} autocomplete="off">${title}</label>`;
}

/** Markdown in which each block of code, and the tabs with their code, are replaced. */
export function replaceCode(markdown: string, replace: (block: string) => string): string {
  const tokens = new Marked({ extensions: [tabsExtension()] }).lexer(markdown);
  return tokens.map((token) => (isCode(token) ? replace(token.raw) : token.raw)).join("");
}

function isCode({ type, raw }: Token): boolean {
  return type === "tabs" || (type === "code" && raw.startsWith("```"));
}
