import { type ParserPlugin, parse, parseExpression } from "@babel/parser";
import type { Node } from "@babel/types";
import type { SyntaxNode } from "@lezer/common";
import { parser } from "@lezer/html";
import { assertDepth, parseScript } from "../engine/parse.ts";
import type { Script } from "../engine/program.ts";
import { endingOf } from "./kinds.ts";

interface Span {
  start: number;
  end: number;
}

/**
 * Reads the scripts of a page: of HTML, Vue, Svelte and Astro. Everything else of the page becomes white space, so that offsets in the
 * script are those in the file.
 *
 * @throws ParseError
 */
export function readPage(file: string, text: string): Script {
  const ending = endingOf(file);
  const found = scriptsOf(text, ending);
  const blank = text.replace(/[^\r\n]/g, " ");
  let source = "";
  let at = 0;
  for (const { start, end } of found.scripts) {
    // A semicolon keeps the end of one script from becoming the beginning of the next.
    source += `${blank.slice(at, start)}${text.slice(start, end)}`;
    at = end;
    if (at < text.length && blank[at] === " ") {
      source += ";";
      at++;
    }
  }
  source += blank.slice(at);
  const { program } = parseScript(source, found.language);
  return { file, syntax: program, expressions: expressionsOf(text, ending, found) };
}

interface PageParts {
  scripts: Span[];
  /** Where the markup has no expressions: in scripts and styles. */
  closed: Span[];
  language: string;
  attributes: (Span & { name: string })[];
}

function scriptsOf(text: string, ending: string): PageParts {
  const found: PageParts = { scripts: [], closed: [], language: "js", attributes: [] };
  if (ending === "astro") {
    const [front, fence = ""] = /^\uFEFF?(---\r?\n)[\s\S]*?\r?\n---/.exec(text) ?? [];
    found.language = "tsx";
    if (front) {
      const start = text.indexOf(fence) + fence.length;
      found.scripts.push({ start, end: front.length - 3 });
      found.closed.push({ start: 0, end: front.length });
    }
  }
  const skip = found.closed[0]?.end ?? 0;
  const markup = " ".repeat(skip) + text.slice(skip);
  const cursor = parser.parse(markup).cursor();
  do {
    const { name, from, to } = cursor;
    if (name === "ScriptText") {
      found.closed.push({ start: from, end: to });
      const language = languageOf(cursor.node, markup);
      if (language === undefined) continue;
      if (/^tsx?$/.test(language)) found.language = found.language === "tsx" ? "tsx" : language;
      found.scripts.push({ start: from, end: to });
    } else if (name === "StyleText" || name === "Comment") {
      found.closed.push({ start: from, end: to });
    } else if (name === "AttributeValue" || name === "UnquotedAttributeValue") {
      const attribute = cursor.node.parent?.getChild("AttributeName");
      const isQuoted = name === "AttributeValue" && /["']/.test(markup[from] ?? "");
      if (attribute) {
        const span = isQuoted ? { start: from + 1, end: to - 1 } : { start: from, end: to };
        found.attributes.push({ name: markup.slice(attribute.from, attribute.to), ...span });
      }
    }
  } while (cursor.next());
  return found;
}

/** The language of a script element's text; undefined when it is data. */
function languageOf(script: SyntaxNode, text: string): string | undefined {
  const open = script.parent?.getChild("OpenTag");
  const tag = open ? text.slice(open.from, open.to) : "";
  const attribute = (name: string) => new RegExp(`\\s${name}\\s*=\\s*["']?([^"'\\s>]+)`).exec(tag)?.[1];
  const type = attribute("type");
  if (type && !/^(module|text\/(javascript|typescript|babel)|application\/javascript)$/.test(type)) return undefined;
  const language = attribute("lang");
  return language === "typescript" ? "ts" : (language ?? (type === "text/typescript" ? "ts" : "js"));
}

/** The expressions of a template, each at its offset in the file. */
function expressionsOf(text: string, ending: string, found: PageParts): Node[] {
  const spans: Span[] = [];
  const isClosed = (at: number) => found.closed.some(({ start, end }) => at >= start && at < end);
  if (ending === "vue" || ending.startsWith("htm")) {
    for (const match of text.matchAll(/\{\{([\s\S]*?)\}\}/g)) {
      if (!isClosed(match.index)) spans.push({ start: match.index + 2, end: match.index + match[0].length - 2 });
    }
  }
  if (ending === "vue") {
    spans.push(...found.attributes.filter(({ name }) => /^(v-|:|@|#)/.test(name)));
  } else if (ending === "svelte" || ending === "astro") {
    spans.push(...braces(text, isClosed));
  } else {
    spans.push(...found.attributes.filter(({ name }) => /^(on[a-z]+$|\*|\[|\(|:|@|v-|x-|ng-)/i.test(name)));
  }
  return spans.flatMap((span) => readExpression(text, span));
}

/** The contents of outermost braces. */
function braces(text: string, isClosed: (at: number) => boolean): Span[] {
  const spans: Span[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === "{" && !isClosed(at)) {
      if (depth === 0) start = at + 1;
      depth++;
    } else if (text[at] === "}" && depth > 0 && !isClosed(at)) {
      depth--;
      if (depth === 0) spans.push({ start, end: at });
    }
  }
  return spans;
}

const plugins: ParserPlugin[] = ["typescript", "jsx"];

function readExpression(text: string, { start, end }: Span): Node[] {
  const source = text.slice(start, end);
  const loop = /^\s*(\(?[^()]*?\)?)\s+(?:in|of)\s+([\s\S]+)$/.exec(source);
  const each = /^\s*#each\s+([\s\S]+?)\s+as\s+([\s\S]+?)(?:,\s*\w+)?(?:\s*\([^)]*\))?\s*$/.exec(source);
  if (each)
    return loopOf(
      start + source.indexOf(each[1] ?? ""),
      each[1] ?? "",
      start + source.lastIndexOf(each[2] ?? ""),
      each[2] ?? "",
    );
  if (loop && !/["'`=?]/.test(loop[1] ?? "")) {
    const list = loop[2] ?? "";
    const alias = (loop[1] ?? "").replace(/^\(|\)$/g, "").split(",")[0] ?? "";
    return loopOf(end - list.length, list, start + source.indexOf(alias), alias);
  }
  const [lead = ""] =
    /^\s*(?:#(?:if|key|await)|:(?:else if|then|catch)|@(?:html|const|render|debug)|[#:/]\w+)?\s*/.exec(source) ?? [];
  const rest = source.slice(lead.length);
  if (rest.trim() === "") return [];
  return parseAt(rest, start + lead.length);
}

/** A loop of a template, as the loop of a program that it is. */
function loopOf(listAt: number, list: string, aliasAt: number, alias: string): Node[] {
  const [right] = parseAt(list, listAt);
  const [left] = parseAt(`(${alias}) => 0`, Math.max(0, aliasAt - 1));
  if (!right) return [];
  const [parameter] = left?.type === "ArrowFunctionExpression" ? left.params : [];
  if (!parameter) return [right];
  return [{ type: "TemplateLoop", list: right, alias: parameter } as unknown as Node];
}

function parseAt(source: string, startIndex: number): Node[] {
  const nodes = parseLoosely(source, startIndex);
  for (const node of nodes) assertDepth(node);
  return nodes;
}

function parseLoosely(source: string, startIndex: number): Node[] {
  const options = { plugins, errorRecovery: true, startLine: 1, startColumn: 0, startIndex } as const;
  try {
    return [parseExpression(source, options)];
  } catch {
    try {
      return parse(source, { ...options, sourceType: "script" }).program.body;
    } catch {
      return [];
    }
  }
}
