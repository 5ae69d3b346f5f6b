import type { SyntaxNode } from "@lezer/common";
import { parser as php } from "@lezer/php";
import { parser as python } from "@lezer/python";
import { blankRanges } from "../blank.ts";
import type { CodeContext } from "../context.ts";
import { type Hit, makeHit, makeRequestHit } from "../hit.ts";
import { changedPaths, fieldChanges, oldNames } from "../names.ts";
import { applyShapes } from "../shapes/apply.ts";
import { dottedShapes } from "../shapes/dotted-paths.ts";
import { makeShape, type Shape } from "../shapes/shape.ts";
import { listText } from "../text.ts";
import { ASSIGNMENT_NODE, argumentsOf, MEMBER_NODE, SourceText } from "./source-text.ts";
import { Surroundings } from "./surroundings.ts";
import { Variables } from "./variables.ts";

/** Edits are offsets: the tree is never printed. */
export function analysePhpOrPython(text: string, file: string, context: CodeContext): Hit[] {
  const isPython = /\.py[iw]?$/i.test(file);
  const nodes: SyntaxNode[] = [];
  const tree = (isPython ? python : php).parse(text.replace(/^\uFEFF/, " "));
  tree.iterate({ enter: ({ node }) => void nodes.push(node) });
  if (nodes.some(({ type }) => type.isError)) throw new Error("it cannot be parsed");
  const source = new SourceText(text, isPython ? "python" : "php");
  const variables = new Variables(source, nodes);
  const surroundings = new Surroundings(source, variables, context);
  const { shapes, untracked } = new ShapeReader(source, variables, surroundings, nodes);
  const hits = listText("php-python", withoutComments(text, nodes), context);
  const versions = new Set(hits.filter(({ kind }) => kind === "version").map(({ start }) => start));
  const untrackedStarts = new Set(untracked.map(({ start }) => start));
  const otherHits = hits.filter(
    ({ start }) => !untrackedStarts.has(start) && !variables.places.has(start),
  );
  return [...untracked, ...applyShapes(otherHits, shapes, versions, context, text)];
}

/** The keywords of a body in HTTP libraries of Python. */
const BODY = /^(json|data|content)$/;
const COMMENT = /^(Comment|LineComment|BlockComment)$/;

function withoutComments(text: string, nodes: readonly SyntaxNode[]): string {
  const comments = nodes.filter((node) => COMMENT.test(node.name) || isDocumentation(node));
  return blankRanges(
    text,
    comments.map(({ from: start, to: end }) => ({ start, end })),
  );
}

/** A string as a statement is documentation. */
function isDocumentation({ name, parent }: SyntaxNode): boolean {
  return name === "String" && parent?.name === "ExpressionStatement";
}

class ShapeReader {
  readonly shapes: Shape[] = [];
  readonly untracked: Hit[] = [];
  readonly #source: SourceText;
  readonly #variables: Variables;
  readonly #surroundings: Surroundings;

  constructor(
    source: SourceText,
    variables: Variables,
    surroundings: Surroundings,
    nodes: readonly SyntaxNode[],
  ) {
    this.#source = source;
    this.#variables = variables;
    this.#surroundings = surroundings;
    for (const node of nodes) this.#read(node);
  }

  #read(node: SyntaxNode): void {
    if (this.#source.isObject(node)) this.#readObject(node);
    if (MEMBER_NODE.test(node.name)) this.#readMember(node);
    if (node.name === "String") {
      const content = this.#source.textOf(node).slice(1, -1);
      this.shapes.push(...dottedShapes(content, node.from + 1, this.#source.language));
    }
    if (node.name === "CallExpression") this.#readCall(node);
  }

  #readObject(object: SyntaxNode): void {
    const entries = this.#source.entriesOf(object);
    const siblings = entries.flatMap(({ name }) => name ?? []);
    for (const { key, value, name } of entries) {
      if (name === undefined || !oldNames.has(name)) continue;
      const around = this.#surroundings.around(object);
      const place = { ...this.#source.nameAt(key, name), siblings, ...around };
      this.shapes.push({ ...place, as: "key", value: this.#source.valueOf(value) });
    }
  }

  #readMember(member: SyntaxNode): void {
    const memberName = this.#source.memberName(member);
    const { firstChild: object, parent } = member;
    if (!memberName || !object) return;
    if (memberName.name === "get" && parent?.name === "CallExpression") {
      const [key] = argumentsOf(parent);
      const name = key && this.#source.nameIn(key);
      if (!key || !name || !oldNames.has(name)) return;
      const quote = this.#source.text[key.from];
      const move = { start: object.to, end: object.to, text: `[${quote}data${quote}]` };
      this.#addMember(key, name, object, move);
      return;
    }
    if (!oldNames.has(memberName.name)) return;
    const { from, to } = object;
    const [open = ""] = /^(\[['"]|\??->|\.)/.exec(this.#source.text.slice(to)) ?? [];
    const inserted = open.startsWith("[") ? `${open}data${open.slice(1)}]` : `${open}data`;
    const move = { start: to, end: to, text: inserted };
    // JSON has no attributes, so `data.format` in Python is an object of the program.
    if (memberName.node.name === "PropertyName") return;
    const isWritten = ASSIGNMENT_NODE.test(parent?.name ?? "") && parent?.firstChild?.from === from;
    const written = isWritten ? parent?.lastChild : undefined;
    if (!written) {
      this.#addMember(memberName.node, memberName.name, object, move);
      return;
    }
    const place = this.#source.nameAt(memberName.node, memberName.name);
    const parentNames = this.#surroundings.parentNamesOf(object);
    const value = this.#source.valueOf(written);
    this.shapes.push(makeShape({ ...place, as: "key", parentNames, value }));
  }

  #addMember(node: SyntaxNode, name: string, object: SyntaxNode, move?: Shape["move"]): void {
    const place = this.#source.nameAt(node, name);
    const parentNames = this.#surroundings.parentNamesOf(object);
    this.shapes.push(makeShape({ ...place, as: "member", parentNames, move }));
  }

  /**
   * A call that names a changed path, with a request that comes from elsewhere or with old names as
   * keywords.
   */
  #readCall(call: SyntaxNode): void {
    const callArguments = argumentsOf(call);
    const pathOf = (one: SyntaxNode) =>
      `/${(this.#source.stringIn(one) ?? "").replace(/^.*?(\w+\/\w+)$/, "$1")}`;
    const address = callArguments.findIndex((one) => changedPaths.has(pathOf(one)));
    const path = address < 0 ? undefined : pathOf(callArguments[address] as SyntaxNode);
    if (path === undefined) return;
    const isKeyword = (at: number) => callArguments[at + 1]?.name === "AssignOp";
    for (const [at, keyword] of callArguments.entries())
      if (isKeyword(at)) this.#readKeyword(keyword, path);
    const keywordIndex = callArguments.findIndex(
      (one, at) => isKeyword(at) && BODY.test(this.#source.textOf(one)),
    );
    const body = isKeyword(address + 1)
      ? callArguments[keywordIndex + 2]
      : callArguments[address + 1];
    if (body?.name !== "VariableName" || this.#variables.isLiteral(this.#source.textOf(body)))
      return;
    this.untracked.push(makeRequestHit({ start: body.from, end: body.to }));
  }

  /**
   * An old name as a keyword argument: the function that takes it may send it under its name, or
   * not.
   */
  #readKeyword({ from: start, to: end }: SyntaxNode, path: string): void {
    const from = this.#source.text.slice(start, end);
    const change = fieldChanges.find((one) => one.path === path && one.from === from);
    if (!change?.place.startsWith("request.")) return;
    const reason = "a keyword argument: rename it together with the function that takes it";
    this.untracked.push(makeHit({ start, end, from, to: change.to, rank: "likely", reason }));
  }
}
