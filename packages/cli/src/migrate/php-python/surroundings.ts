import type { SyntaxNode } from "@lezer/common";
import { type CodeContext, pathOfClass } from "../context.ts";
import { operationPaths } from "../names.ts";
import type { Shape } from "../shapes/shape.ts";
import { ASSIGNMENT_NODE, argumentsOf, MEMBER_NODE, type SourceText } from "./source-text.ts";
import type { Variables } from "./variables.ts";

/** Nodes between an object and the call that it is an argument of. */
const CONTAINER_NODE = /^(Pair|ArrayExpression|ValueList|DictionaryExpression|ArgList)$/;
const ENCODERS = /^(json_encode|wp_json_encode|json\.dumps|array_filter|dict)$/;

/** A path in the text of an argument, at the end of a string. */
const PATH = new RegExp(`(?:["'/])(${operationPaths.map((path) => path.slice(1)).join("|")})["'?]`);
const CLASS = /\bclass\s+(\w+)(?:(\s+extends\s+|\()[\\\w.]*?(\w+)\b)?/;

/** The keys that hold an object or a member, and the call that takes it. */
export class Surroundings {
  readonly #source: SourceText;
  readonly #variables: Variables;
  readonly #context: CodeContext;

  constructor(source: SourceText, variables: Variables, context: CodeContext) {
    this.#source = source;
    this.#variables = variables;
    this.#context = context;
  }

  around(object: SyntaxNode, depth = 0): Pick<Shape, "parentNames" | "called"> {
    const parentNames: string[] = [];
    let node = object;
    for (let { parent } = node; parent; node = parent, { parent } = parent) {
      const key = this.#source.keyOfValue(parent, node);
      if (key !== undefined) parentNames.unshift(key);
      const name = parent.firstChild ? this.#source.textOf(parent.firstChild) : "";
      if (parent.name === "CallExpression" && !ENCODERS.test(name)) {
        const strings = argumentsOf(parent).flatMap((one) => this.#stringsIn(one));
        const chain = [...this.#chainOf(parent), name];
        return { parentNames, called: [...strings, ...chain, ...this.#classAround(parent)] };
      }
      if (ASSIGNMENT_NODE.test(parent.name) && depth === 0) {
        const uses = this.#variables.usesOf(name);
        return { parentNames, called: uses.flatMap((use) => this.around(use, 1).called) };
      }
      if (parent.name !== "CallExpression" && !CONTAINER_NODE.test(parent.name)) break;
    }
    return { parentNames, called: [] };
  }

  /**
   * The strings that an argument ends with: of a constant its path, of a function that builds an
   * address its arguments.
   */
  #stringsIn(argument: SyntaxNode): string[] {
    const ending = this.#source.stringIn(argument);
    if (ending !== undefined) return [ending];
    if (this.#source.isObject(argument)) return [];
    const text = this.#source.textOf(argument);
    const writtenPath = PATH.exec(text)?.[1];
    if (writtenPath !== undefined) return [`/${writtenPath}`];
    const [constant = ""] = /\w+$/.exec(text) ?? [];
    const path = this.#context.constants.get(constant);
    return path === undefined ? [] : [path];
  }

  /** The path of the class whose own method is called: `$this->send([…])`, `self.send({…})`. */
  #classAround(call: SyntaxNode): string[] {
    if (!/^(\$this|self|static|parent|super)\b/.test(this.#source.textOf(call))) return [];
    for (let { parent } = call; parent; { parent } = parent) {
      if (!/^Class(Definition|Declaration)$/.test(parent.name)) continue;
      const [, name = "", , base = ""] = CLASS.exec(this.#source.textOf(parent)) ?? [];
      return pathOfClass(this.#context, [name, base]);
    }
    return [];
  }

  /**
   * The names of a chain of calls, before and after: `$api->phone()->setOptions(…)->validate(…)`.
   */
  #chainOf(call: SyntaxNode): string[] {
    const names: string[] = [];
    const take = (node: SyntaxNode) => {
      const member = MEMBER_NODE.test(node.name) ? this.#source.memberName(node) : undefined;
      if (member) names.push(member.name);
    };
    for (let inner = call.firstChild; inner; inner = inner.firstChild) take(inner);
    for (let outer = call.parent; outer && /^(Call|Member)Exp/.test(outer.name); ) {
      take(outer);
      outer = outer.parent;
    }
    return names;
  }

  /** The names in front of a member; of a variable that is set once, those of its value. */
  parentNamesOf(node: SyntaxNode, depth = 0): string[] {
    if (node.name === "VariableName") {
      const [firstValue, ...otherValues] = this.#variables.valuesOf(this.#source.textOf(node));
      // `$body['data'] ?? []`
      const value = firstValue?.name === "BinaryExpression" ? firstValue.firstChild : firstValue;
      const isMember = value && (MEMBER_NODE.test(value.name) || this.#isGet(value));
      return isMember && otherValues.length === 0 && depth < 3
        ? this.parentNamesOf(value, depth + 1)
        : [this.#source.textOf(node).replace("$", "")];
    }
    const { firstChild } = node;
    if (!firstChild) return [];
    if (MEMBER_NODE.test(node.name)) {
      const member = this.#source.memberName(node);
      return [...this.parentNamesOf(firstChild, depth), member?.name ?? ""];
    }
    if (node.name !== "CallExpression") return [];
    const parentNames = this.parentNamesOf(firstChild, depth);
    if (parentNames.at(-1) !== "get") return parentNames;
    const [key] = argumentsOf(node);
    return [...parentNames.slice(0, -1), (key && this.#source.nameIn(key)) ?? ""];
  }

  /** Whether a node is a member that is read by a method: `body.get("result", {})`. */
  #isGet({ name, firstChild }: SyntaxNode): boolean {
    return (
      name === "CallExpression" && /\.get$/.test(firstChild ? this.#source.textOf(firstChild) : "")
    );
  }
}
