import { highlight } from "./highlight.ts";
import { escapeHtml } from "./html.ts";

/** A block of code that the keyboard can scroll; a script adds the copy button. */
export function blockHtml(code: string, language: string, label = "Code"): string {
  const name = language ? ` data-language="${escapeHtml(language)}"` : "";
  return `<pre tabindex="0" role="group" aria-label="${escapeHtml(label)}"${name}><code>${highlight(code.trimEnd(), language)}</code></pre>\n`;
}
