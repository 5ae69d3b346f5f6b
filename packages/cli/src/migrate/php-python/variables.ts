import type { SyntaxNode } from "@lezer/common";
import { ASSIGNMENT_NODE, childrenOf, type SourceText } from "./source-text.ts";

/** One name in two scopes counts as one variable. */
export class Variables {
  /** The places of variables, whose names are the program's own. */
  readonly places = new Set<number>();
  readonly #source: SourceText;
  /** Where variables are arguments. */
  readonly #uses = new Map<string, SyntaxNode[]>();
  readonly #values = new Map<string, SyntaxNode[]>();
  /** Those that hold an object which the source itself writes. */
  readonly #literals = new Set<string>();

  constructor(source: SourceText, nodes: readonly SyntaxNode[]) {
    this.#source = source;
    for (const node of nodes) this.#add(node);
  }

  usesOf(name: string): readonly SyntaxNode[] {
    return this.#uses.get(name) ?? [];
  }

  valuesOf(name: string): readonly SyntaxNode[] {
    return this.#values.get(name) ?? [];
  }

  isLiteral(name: string): boolean {
    return this.#literals.has(name);
  }

  #add(node: SyntaxNode): void {
    if (node.name === "VariableName" && !isNamed(node)) this.places.add(node.from);
    if (node.name === "ArgList") this.#addArguments(node);
    if (ASSIGNMENT_NODE.test(node.name)) this.#addAssignment(node);
  }

  #addArguments(list: SyntaxNode): void {
    for (const argument of childrenOf(list).filter(({ name }) => name === "VariableName")) {
      const name = this.#source.textOf(argument);
      this.#uses.set(name, [...this.usesOf(name), argument]);
    }
  }

  #addAssignment({ firstChild: target, lastChild: value }: SyntaxNode): void {
    if (target?.name !== "VariableName" || !value) return;
    const name = this.#source.textOf(target);
    if (this.#source.isObject(value)) this.#literals.add(name);
    this.#values.set(name, [...this.valuesOf(name), value]);
  }
}

/**
 * Whether a word of Python is the name of a keyword argument or of a field, which may be a name of
 * the API.
 */
function isNamed({ nextSibling: next, parent }: SyntaxNode): boolean {
  if (parent?.name === "ArgList") return next?.name === "AssignOp";
  const isSet = parent?.name === "AssignStatement" && /^(AssignOp|TypeDef)$/.test(next?.name ?? "");
  return isSet && parent.parent?.parent?.name === "ClassDefinition";
}
