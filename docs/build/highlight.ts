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
import { escapeHtml } from "./html.ts";

const languages = {
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
for (const [name, definition] of Object.entries(languages))
  highlighter.registerLanguage(name, definition);

export function highlight(code: string, language: string): string {
  if (!highlighter.getLanguage(language)) return escapeHtml(code);
  return highlighter.highlight(code, { language }).value;
}
