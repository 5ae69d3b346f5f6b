import { highlight } from "./highlight.ts";
import { escapeHtml } from "./html.ts";

/** A block of code: it can be scrolled by keyboard, and a script adds a button that copies it. */
export function blockHtml(code: string, language: string, label = "Code"): string {
  const name = language ? ` data-language="${escapeHtml(language)}"` : "";
  return `<pre tabindex="0" role="group" aria-label="${escapeHtml(label)}"${name}><code>${highlight(code.trimEnd(), language)}</code></pre>\n`;
}
