import { escapeHtml } from "@data-validation/common/escape-html";
import highlighter from "highlight.js/lib/core";
import bash from "highlight.js/lib/languages/bash";
import http from "highlight.js/lib/languages/http";
import java from "highlight.js/lib/languages/java";
import javascript from "highlight.js/lib/languages/javascript";
import json from "highlight.js/lib/languages/json";
import php from "highlight.js/lib/languages/php";
import phpTemplate from "highlight.js/lib/languages/php-template";
import python from "highlight.js/lib/languages/python";
import typescript from "highlight.js/lib/languages/typescript";
import yaml from "highlight.js/lib/languages/yaml";

const grammars = {
  bash,
  http,
  java,
  javascript,
  json,
  php,
  "php-template": phpTemplate,
  python,
  typescript,
  yaml,
};
for (const [name, definition] of Object.entries(grammars))
  highlighter.registerLanguage(name, definition);

/**
 * Code as HTML with the classes of highlight.js; without colours in a language that has no
 * definition here.
 */
export function highlight(code: string, language: string): string {
  if (!highlighter.getLanguage(language)) return escapeHtml(code);
  const html = withoutPlainSpans(highlighter.highlight(code, { language }).value);
  // A URL that does not fit on a line goes on the next one as a whole, and a backslash never alone.
  if (language !== "bash" && language !== "sh") return html;
  return html
    .replaceAll(/https?:\/\/[^\s"'<]+(?: \\$)?/gm, '<span class="url">$&</span>')
    .replaceAll(/[^\s/>]+ \\(?=<\/span>)/g, '<span class="kept">$&</span>');
}

/**
 * Punctuation has no colour, and a literal needs one element only. They would be a third of a page
 * with examples.
 */
function withoutPlainSpans(html: string): string {
  return html
    .replaceAll(/<span class="hljs-punctuation">([^<]*)<\/span>/g, "$1")
    .replaceAll(
      /<span class="hljs-literal"><span class="hljs-keyword">([^<]*)<\/span><\/span>/g,
      '<span class="hljs-literal">$1</span>',
    );
}
