import type { SyntaxNode, Tree } from "@lezer/common";
import { parser as php } from "@lezer/php";
import { parser as python } from "@lezer/python";
import { type Context, pathOfClass } from "../context.ts";
import { type Hit, listed } from "../hit.ts";
import { changedPaths, paths, rows } from "../names.ts";
import { withShapes } from "../shapes/apply.ts";
import { dottedShapes } from "../shapes/dotted.ts";
import { oldNames, type Shape } from "../shapes/shape.ts";
import type { Value } from "../shapes/value.ts";
import { listText } from "../text.ts";

/** Finds the old names of a PHP or Python file. Edits are offsets: the tree is never printed. */
export function analyzeSource(text: string, file: string, context: Context): Hit[] {
  const isPython = /\.py[iw]?$/i.test(file);
  const tree = (isPython ? python : php).parse(text.replace(/^\uFEFF/, " "));
  const source = new SourceFile(tree, text, isPython ? "python" : "php", context);
  const hits = listText("source", source.code, context);
  const versions = new Set(hits.filter(({ kind }) => kind === "version").map(({ start }) => start));
  const known = new Set(source.flows.map(({ start }) => start));
  const others = hits.filter(({ start }) => !known.has(start) && !source.variables.has(start));
  return [...source.flows, ...withShapes(others, source.shapes, versions, context, text)];
}

const OBJECT = /^(ArrayExpression|DictionaryExpression)$/;
const MEMBER = /^(MemberExpression|SubscriptExpression)$/;
const COMMENT = /^(Comment|LineComment|BlockComment)$/;
/** Nodes between an object and the call that it is an argument of. */
const HOLDS = /^(Pair|ArrayExpression|ValueList|DictionaryExpression|ArgList)$/;
/** The keywords of a body in HTTP libraries of Python. */
const BODY = /^(json|data|content)$/;
const ENCODERS = /^(json_encode|wp_json_encode|json\.dumps|array_filter|dict)$/;

/** A path in the text of an argument, at the end of a string. */
const PATH = new RegExp(`(?:["'/])(${paths.map((path) => path.slice(1)).join("|")})["'?]`);
const CLASS = /\bclass\s+(\w+)(?:(\s+extends\s+|\()[\\\w.]*?(\w+)\b)?/;

class SourceFile {
  readonly shapes: Shape[] = [];
  readonly flows: Hit[] = [];
  /** The places of variables, whose names are the program's own. */
  readonly variables = new Set<number>();
  /** The text with spaces instead of comments. */
  code: string;
  readonly #text: string;
  readonly #language: "php" | "python";
  readonly #context: Context;
  /** Calls by the variables that hold their results. */
  readonly #uses = new Map<string, SyntaxNode[]>();
  /** The values of each variable. */
  readonly #values = new Map<string, SyntaxNode[]>();
  readonly #literals = new Set<string>();

  constructor(tree: Tree, text: string, language: "php" | "python", context: Context) {
    this.#text = text;
    this.#context = context;
    this.#language = language;
    this.code = text;
    const nodes: SyntaxNode[] = [];
    tree.iterate({ enter: ({ node }) => void nodes.push(node) });
    if (nodes.some(({ type }) => type.isError)) throw new Error("it cannot be parsed");
    for (const node of nodes) this.#prepare(node);
    for (const node of nodes) this.#read(node);
  }

  #prepare(node: SyntaxNode): void {
    if (COMMENT.test(node.name) || isDocumentation(node)) {
      const blank = this.#textOf(node).replace(/[^\n\r]/g, " ");
      this.code = this.code.slice(0, node.from) + blank + this.code.slice(node.to);
    }
    if (node.name === "VariableName" && !isNamed(node)) this.variables.add(node.from);
    const [first] = childrenOf(node);
    if (node.name === "ArgList")
      for (const argument of childrenOf(node).filter(({ name }) => name === "VariableName")) {
        const name = this.#textOf(argument);
        this.#uses.set(name, [...(this.#uses.get(name) ?? []), argument]);
      }
    const last = node.lastChild;
    if (!/^Assign(ment|Statement)/.test(node.name) || first?.name !== "VariableName" || !last)
      return;
    const name = this.#textOf(first);
    if (OBJECT.test(last.name)) this.#literals.add(name);
    this.#values.set(name, [...(this.#values.get(name) ?? []), last]);
  }

  #read(node: SyntaxNode): void {
    if (OBJECT.test(node.name)) this.#readObject(node);
    if (MEMBER.test(node.name)) this.#readMember(node);
    if (node.name === "String") {
      const content = this.#textOf(node).slice(1, -1);
      this.shapes.push(...dottedShapes(content, node.from + 1, this.#language));
    }
    if (node.name === "CallExpression") this.#readCall(node);
  }

  #readObject(object: SyntaxNode): void {
    const entries = this.#entriesOf(object);
    const siblings = entries.flatMap(({ key }) => this.#nameIn(key) ?? []);
    for (const { key, value } of entries) {
      const name = this.#nameIn(key);
      if (name === undefined || !oldNames.has(name)) continue;
      const around = this.#around(object);
      const place = { ...this.#named(key, name), siblings, ...around };
      this.shapes.push({ ...place, as: "key", value: this.#valueOf(value) });
    }
  }

  /** Keys with their values. In PHP a pair is a node; in Python the three are siblings. */
  #entriesOf(object: SyntaxNode): { key: SyntaxNode; value: SyntaxNode }[] {
    if (object.name === "ArrayExpression")
      return pairsOf(object).flatMap((pair) => {
        const { firstChild: key, lastChild: value } = pair;
        return pair.name === "Pair" && key && value ? [{ key, value }] : [];
      });
    const children = childrenOf(object);
    return children.flatMap((colon, index) => {
      const key = children[index - 1];
      const value = children[index + 1];
      return colon.name === ":" && key && value ? [{ key, value }] : [];
    });
  }

  #readMember(member: SyntaxNode): void {
    const found = this.#memberName(member);
    const { firstChild: object, parent } = member;
    if (!found || !object) return;
    if (found.name === "get" && parent?.name === "CallExpression") {
      const [key] = argumentsOf(parent);
      const name = key && this.#nameIn(key);
      if (!key || !name || !oldNames.has(name)) return;
      const quote = this.#text[key.from];
      const move = { start: object.to, end: object.to, text: `[${quote}data${quote}]` };
      this.#addMember(key, name, object, move);
      return;
    }
    if (!oldNames.has(found.name)) return;
    const { from, to } = object;
    const [open = ""] = /^(\[['"]|\??->|\.)/.exec(this.#text.slice(to)) ?? [];
    const inserted = open.startsWith("[") ? `${open}data${open.slice(1)}]` : `${open}data`;
    const move = { start: to, end: to, text: inserted };
    // JSON has no attributes, so `data.format` in Python is an object of the program.
    if (found.node.name === "PropertyName") return;
    const isWritten =
      /^Assign(ment|Statement)/.test(parent?.name ?? "") && parent?.firstChild?.from === from;
    const written = isWritten ? parent?.lastChild : undefined;
    if (!written) {
      this.#addMember(found.node, found.name, object, move);
      return;
    }
    const what = { as: "key", siblings: [], called: [], holders: this.#holdersOf(object) } as const;
    this.shapes.push({
      ...this.#named(found.node, found.name),
      ...what,
      value: this.#valueOf(written),
    });
  }

  #addMember(node: SyntaxNode, name: string, object: SyntaxNode, move?: Shape["move"]): void {
    const what = { as: "member", siblings: [], called: [], move } as const;
    this.shapes.push({ ...this.#named(node, name), ...what, holders: this.#holdersOf(object) });
  }

  /** A call that names a changed path, with a request that comes from elsewhere or with old names as keywords. */
  #readCall(call: SyntaxNode): void {
    const given = argumentsOf(call);
    const pathOf = (one: SyntaxNode) =>
      `/${(this.#stringIn(one) ?? "").replace(/^.*?(\w+\/\w+)$/, "$1")}`;
    const address = given.findIndex((one) => changedPaths.has(pathOf(one)));
    const path = address < 0 ? undefined : pathOf(given[address] as SyntaxNode);
    if (path === undefined) return;
    const isKeyword = (at: number) => given[at + 1]?.name === "AssignOp";
    for (const [at, keyword] of given.entries())
      if (isKeyword(at)) this.#readKeyword(keyword, path);
    const sent = given.findIndex((one, at) => isKeyword(at) && BODY.test(this.#textOf(one)));
    const body = isKeyword(address + 1) ? given[sent + 2] : given[address + 1];
    if (body?.name !== "VariableName" || this.#literals.has(this.#textOf(body))) return;
    const what = { kind: "flow", from: "the request", to: null, rank: "possible" } as const;
    const reason = "it comes from a caller that is not followed";
    const place = { start: body.from, end: body.to };
    this.flows.push(listed({ ...place, ...what, reason, isBlocking: true }));
  }

  /** An old name as a keyword argument: the function that takes it may send it under its name, or not. */
  #readKeyword({ from: start, to: end }: SyntaxNode, path: string): void {
    const from = this.#text.slice(start, end);
    const row = rows.find((one) => one.path === path && one.from === from);
    if (!row?.place.startsWith("request.")) return;
    const reason = "a keyword argument: rename it together with the function that takes it";
    this.flows.push(listed({ start, end, from, to: row.to, rank: "likely", reason }));
  }

  #around(object: SyntaxNode, depth = 0): Pick<Shape, "holders" | "called"> {
    const holders: string[] = [];
    let node = object;
    for (let { parent } = node; parent; node = parent, { parent } = parent) {
      const key = this.#keyOfValue(parent, node);
      if (key !== undefined) holders.unshift(key);
      const name = parent.firstChild ? this.#textOf(parent.firstChild) : "";
      if (parent.name === "CallExpression" && !ENCODERS.test(name)) {
        const strings = argumentsOf(parent).flatMap((one) => this.#stringsIn(one));
        const chain = [...this.#chainOf(parent), name];
        return { holders, called: [...strings, ...chain, ...this.#classAround(parent)] };
      }
      if (/^Assign(ment|Statement)/.test(parent.name) && depth === 0) {
        const uses = this.#uses.get(name) ?? [];
        return { holders, called: uses.flatMap((use) => this.#around(use, 1).called) };
      }
      if (parent.name !== "CallExpression" && !HOLDS.test(parent.name)) break;
    }
    return { holders, called: [] };
  }

  /**
   * The strings that an argument ends with: of a constant its path, of a function that builds an address its arguments.
   */
  #stringsIn(argument: SyntaxNode): string[] {
    const own = this.#stringIn(argument);
    if (own !== undefined) return [own];
    if (OBJECT.test(argument.name)) return [];
    const text = this.#textOf(argument);
    const path = PATH.exec(text)?.[1];
    const [name = ""] = /\w+$/.exec(text) ?? [];
    const known = path === undefined ? this.#context.constants.get(name) : `/${path}`;
    return known === undefined ? [] : [known];
  }

  /** The path of the class whose own method is called: `$this->send([…])`, `self.send({…})`. */
  #classAround(call: SyntaxNode): string[] {
    if (!/^(\$this|self|static|parent|super)\b/.test(this.#textOf(call))) return [];
    for (let { parent } = call; parent; { parent } = parent) {
      if (!/^Class(Definition|Declaration)$/.test(parent.name)) continue;
      const [, own = "", , base = ""] = CLASS.exec(this.#textOf(parent)) ?? [];
      return pathOfClass(this.#context, [own, base]);
    }
    return [];
  }

  #keyOfValue(parent: SyntaxNode, value: SyntaxNode): string | undefined {
    if (parent.name === "Pair" && parent.firstChild) return this.#nameIn(parent.firstChild);
    if (parent.name !== "DictionaryExpression") return undefined;
    const entry = this.#entriesOf(parent).find((one) => one.value.from === value.from);
    return entry && this.#nameIn(entry.key);
  }

  /** The names of a chain of calls, before and after: `$api->phone()->setOptions(…)->validate(…)`. */
  #chainOf(call: SyntaxNode): string[] {
    const names: string[] = [];
    const take = (node: SyntaxNode) => {
      const found = MEMBER.test(node.name) ? this.#memberName(node) : undefined;
      if (found) names.push(found.name);
    };
    for (let inner = call.firstChild; inner; inner = inner.firstChild) take(inner);
    for (let outer = call.parent; outer && /^(Call|Member)Exp/.test(outer.name); ) {
      take(outer);
      outer = outer.parent;
    }
    return names;
  }

  /** The names in front of a member; of a variable that is set once, those of its value. */
  #holdersOf(node: SyntaxNode, depth = 0): string[] {
    if (node.name === "VariableName") {
      const [set, ...others] = this.#values.get(this.#textOf(node)) ?? [];
      // `$body['data'] ?? []`
      const value = set?.name === "BinaryExpression" ? set.firstChild : set;
      const isMember = value && (MEMBER.test(value.name) || this.#isGet(value));
      return isMember && others.length === 0 && depth < 3
        ? this.#holdersOf(value, depth + 1)
        : [this.#textOf(node).replace("$", "")];
    }
    const { firstChild } = node;
    if (!firstChild) return [];
    if (MEMBER.test(node.name)) {
      const found = this.#memberName(node);
      return [...this.#holdersOf(firstChild, depth), found?.name ?? ""];
    }
    if (node.name !== "CallExpression") return [];
    const holders = this.#holdersOf(firstChild, depth);
    if (holders.at(-1) !== "get") return holders;
    const [key] = argumentsOf(node);
    return [...holders.slice(0, -1), (key && this.#nameIn(key)) ?? ""];
  }

  /** Whether a node is a member that is read by a method: `body.get("result", {})`. */
  #isGet({ name, firstChild }: SyntaxNode): boolean {
    return name === "CallExpression" && /\.get$/.test(firstChild ? this.#textOf(firstChild) : "");
  }

  #memberName(member: SyntaxNode): { node: SyntaxNode; name: string } | undefined {
    const node = childrenOf(member).findLast(({ name }) =>
      /^(String|Name|PropertyName)$/.test(name),
    );
    const name = node && (node.name === "String" ? this.#nameIn(node) : this.#textOf(node));
    return node && name !== undefined ? { node, name } : undefined;
  }

  #named(node: SyntaxNode, name: string) {
    const start = node.from + Number(node.name === "String");
    return { name, start, end: start + name.length, language: this.#language };
  }

  #valueOf({ name, from: start, to: end }: SyntaxNode): Value {
    const text = this.#text.slice(start, end);
    return { start, end, text, kind: kindOf(name, text) };
  }

  /** The text of a plain string. */
  #nameIn(node: SyntaxNode): string | undefined {
    const [, , name] = /^(["'])(\w[\w-]*)\1$/.exec(this.#textOf(node)) ?? [];
    return node.name === "String" ? name : undefined;
  }

  /** The end of a string or of a concatenation, without the quotation mark. */
  #stringIn(node: SyntaxNode): string | undefined {
    return /([\w/-]+)["']$/.exec(this.#textOf(node))?.[1];
  }

  #textOf({ from, to }: SyntaxNode): string {
    return this.#text.slice(from, to);
  }
}

/** Whether a word of Python is the name of a keyword argument or of a field, which may be a name of the API. */
function isNamed({ nextSibling: next, parent }: SyntaxNode): boolean {
  if (parent?.name === "ArgList") return next?.name === "AssignOp";
  const isSet = parent?.name === "AssignStatement" && /^(AssignOp|TypeDef)$/.test(next?.name ?? "");
  return isSet && parent.parent?.parent?.name === "ClassDefinition";
}

/** A string as a statement is documentation. */
function isDocumentation({ name, parent }: SyntaxNode): boolean {
  return name === "String" && parent?.name === "ExpressionStatement";
}

const COMPUTED = /^(Call|Unary|Binary|Conditional|Await|Cast)Expression$|^FormatString$/;

function kindOf(name: string, text: string): Value["kind"] {
  if (/^true$/i.test(text)) return "true";
  if (/^false$/i.test(text)) return "false";
  if (name === "String") return "string";
  if (/^(VariableName|MemberExpression|SubscriptExpression)$/.test(name)) return "plain";
  return COMPUTED.test(name) ? "computed" : "other";
}

/** The entries of an array of PHP, in both spellings: `[…]`, `array(…)`. */
function pairsOf(array: SyntaxNode): SyntaxNode[] {
  return childrenOf(array).flatMap((one) => (one.name === "ValueList" ? childrenOf(one) : [one]));
}

function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) children.push(child);
  return children;
}

function argumentsOf(call: SyntaxNode): SyntaxNode[] {
  const list = childrenOf(call).find(({ name }) => name === "ArgList");
  return list ? childrenOf(list).filter(({ name }) => !/^[(),]$/.test(name)) : [];
}
