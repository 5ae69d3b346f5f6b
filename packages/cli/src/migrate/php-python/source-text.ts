import type { SyntaxNode } from "@lezer/common";
import type { WrittenValue } from "../shapes/new-value.ts";

const OBJECT_NODE = /^(ArrayExpression|DictionaryExpression)$/;
export const MEMBER_NODE = /^(MemberExpression|SubscriptExpression)$/;
export const ASSIGNMENT_NODE = /^Assign(ment|Statement)/;

interface Entry {
  key: SyntaxNode;
  value: SyntaxNode;
  name: string | undefined;
}

export class SourceText {
  readonly text: string;
  readonly language: "php" | "python";

  constructor(text: string, language: "php" | "python") {
    this.text = text;
    this.language = language;
  }

  textOf({ from, to }: SyntaxNode): string {
    return this.text.slice(from, to);
  }

  /** Whether a node is an object: of PHP, of Python, or `dict(key=value)`. */
  isObject(node: SyntaxNode): boolean {
    return OBJECT_NODE.test(node.name) || this.#isDict(node);
  }

  #isDict({ name, firstChild }: SyntaxNode): boolean {
    return name === "CallExpression" && !!firstChild && this.textOf(firstChild) === "dict";
  }

  /** Undefined for a node that is not a plain string. */
  nameIn(node: SyntaxNode): string | undefined {
    const [, , name] = /^(["'])(\w[\w-]*)\1$/.exec(this.textOf(node)) ?? [];
    return node.name === "String" ? name : undefined;
  }

  /** The end of a string or of a concatenation, without the quotation mark. */
  stringIn(node: SyntaxNode): string | undefined {
    return /([\w/-]+)["']$/.exec(this.textOf(node))?.[1];
  }

  memberName(member: SyntaxNode): { node: SyntaxNode; name: string } | undefined {
    const node = childrenOf(member).findLast(({ name }) =>
      /^(String|Name|PropertyName)$/.test(name),
    );
    const name = node && (node.name === "String" ? this.nameIn(node) : this.textOf(node));
    return node && name !== undefined ? { node, name } : undefined;
  }

  /**
   * Keys with their values. In PHP a pair is a node; in Python the three are siblings. The name is
   * undefined for a key that is not a plain string.
   */
  entriesOf(object: SyntaxNode): Entry[] {
    if (object.name === "ArrayExpression")
      return pairsOf(object).flatMap((pair) => {
        const { firstChild: key, lastChild: value } = pair;
        const isPair = pair.name === "Pair" && key && value;
        return isPair ? [{ key, value, name: this.nameIn(key) }] : [];
      });
    const isDict = this.#isDict(object);
    const children = isDict ? argumentsOf(object) : childrenOf(object);
    return children.flatMap((separator, index) => {
      const key = children[index - 1];
      const value = children[index + 1];
      if (separator.name !== (isDict ? "AssignOp" : ":") || !key || !value) return [];
      return [{ key, value, name: isDict ? this.textOf(key) : this.nameIn(key) }];
    });
  }

  keyOfValue(parent: SyntaxNode, value: SyntaxNode): string | undefined {
    if (parent.name === "Pair" && parent.firstChild) return this.nameIn(parent.firstChild);
    const object = parent.name === "ArgList" ? parent.parent : parent;
    if (!object || object.name === "ArrayExpression" || !this.isObject(object)) return undefined;
    return this.entriesOf(object).find((entry) => entry.value.from === value.from)?.name;
  }

  nameAt(node: SyntaxNode, name: string) {
    const start = node.from + Number(node.name === "String");
    return { name, start, end: start + name.length, language: this.language };
  }

  valueOf({ name, from: start, to: end }: SyntaxNode): WrittenValue {
    const text = this.text.slice(start, end);
    return { start, end, text, kind: valueKindOf(name, text) };
  }
}

const COMPUTED = /^(Call|Unary|Binary|Conditional|Await|Cast)Expression$|^FormatString$/;

function valueKindOf(name: string, text: string): WrittenValue["kind"] {
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

export function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) children.push(child);
  return children;
}

export function argumentsOf(call: SyntaxNode): SyntaxNode[] {
  const list = childrenOf(call).find(({ name }) => name === "ArgList");
  return list ? childrenOf(list).filter(({ name }) => !/^[(),]$/.test(name)) : [];
}
