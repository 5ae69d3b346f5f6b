import { escapeHtml } from "./html.ts";

/** What is coloured in each language, in the order in which it is looked for; everything else is plain. */
const json: [string, RegExp][] = [
  ["key", /"(?:[^"\\]|\\.)*"(?=\s*:)/],
  ["string", /"(?:[^"\\]|\\.)*"/],
  ["literal", /-?\b\d+(?:\.\d+)?\b|\b(?:true|false|null)\b/],
];
const script: [string, RegExp][] = [
  ["comment", /\/\/[^\n]*/],
  ["string", /"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/],
  ["keyword", /\b(?:import|from|export|const|let|await|async|if|else|return|throw|new|for|of|typeof|function|type)\b/],
  ["literal", /\b(?:true|false|null|undefined|\d[\d_]*)\b/],
];
const shell: [string, RegExp][] = [
  ["comment", /(?<=^|\s)#[^\n]*/],
  ["string", /"(?:[^"\\]|\\.)*"|'[^']*'/],
  ["keyword", /(?<=^|\n)(?:curl|npm|npx)\b/],
];
const languages: Record<string, [string, RegExp][]> = { json, ts: script, js: script, sh: shell };

/** Colours code as HTML; in a language that it does not know, it only escapes it. */
export function highlight(code: string, language: string): string {
  const rules = languages[language];
  if (!rules) return escapeHtml(code);
  const pattern = new RegExp(rules.map(([name, { source }]) => `(?<${name}>${source})`).join("|"), "g");
  let html = "";
  let end = 0;
  for (const match of code.matchAll(pattern)) {
    const kind = Object.entries(match.groups ?? {}).find(([, text]) => text !== undefined)?.[0];
    html += `${escapeHtml(code.slice(end, match.index))}<span class="${kind}">${escapeHtml(match[0])}</span>`;
    end = match.index + match[0].length;
  }
  return html + escapeHtml(code.slice(end));
}
