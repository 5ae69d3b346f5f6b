import type { Node } from "@babel/types";
import type { Module, ReadScript, Resolver } from "./program.ts";
import { type Call, type Closure, type Scope, unify, Value } from "./value.ts";

/** How a name stands in a source. */
export type MentionKind =
  /** `answer.details` */
  | "access"
  /** `answer["details"]` */
  | "element"
  /** `const { details } = answer` */
  | "pattern"
  /** `{ details: 1 }` */
  | "property"
  /** `details: string` of a type */
  | "signature"
  /** A string that is compared with a name, or used as a key somewhere else. */
  | "string"
  /** An attribute of an element of JSX. */
  | "attribute";

/** A name in a source that stands for a member of something. */
export interface Mention {
  kind: MentionKind;
  file: string;
  /** The whole: the access, the property of a literal or a pattern. */
  node: Node;
  /** The name itself. */
  name: Node;
  key: string;
  /** What it is a member of; several where a function is called with several. */
  owners: Value[];
  /** The names around it, outermost first: `result`, `data` of `answer.result.data.format`. */
  around: readonly string[];
  /** The literal or the pattern that it is a part of. */
  parent?: Node | undefined;
}

/** A use of a whole value that may read or write its fields where it cannot be seen. */
export interface Opaque {
  file: string;
  node: Node;
  value: Value;
  /** `passed`: to a function that was not read; `given`: back to callers that were not seen; `exported`: from a module; `dynamic`: a key that is not known;
   * `listed`: its keys are listed; `printed`: to a log. */
  kind: "passed" | "given" | "exported" | "dynamic" | "listed" | "printed";
  /** The function that it is passed to. */
  to?: string | undefined;
  /** The function that gives it back. */
  from?: Node | undefined;
}

/** A header or an option that asks for a version. */
export interface Pin {
  file: string;
  /** The expression for the version. */
  node: Node;
  /** Where the version is written, if it is known. */
  value: Value;
}

/** What the parts of the engine need of one another, since an expression holds statements, which hold expressions. */
export interface Evaluator {
  /** What an expression stands for, after everything in it is evaluated. */
  visit(node: Node | null | undefined, scope: Scope, around?: readonly string[]): Value;
  /** Calls what is a function in any of the ways that are known. */
  callFunction(called: Value, args: Value[], self: Value, node: Node, file: string): Value;
}

/** What was found in the scripts, and the means to evaluate more of them. */
export interface Engine extends Evaluator {
  /** Whether a name is worth noting. */
  isOfInterest(key: string): boolean;
  readonly mentions: Map<Node, Mention>;
  readonly opaques: Opaque[];
  readonly pins: Pin[];
  readonly calls: Call[];
  /** What calls send. */
  readonly sent: { call: Call; value: Value; node: Node; file: string }[];
  /** Functions that were made and not called so far. */
  readonly idle: Map<Node, Closure>;
  readonly called: Set<Node>;
  /** Functions that code calls which was read. */
  readonly reached: Set<Node>;
  /** Functions that are read like fields, with these fields. */
  readonly getters: Map<Node, Value>;
  module(file: string): Module | undefined;
  readonly resolver: Resolver;
  readonly readScript: ReadScript;
  /** Counts the work, so that what is called from everywhere is not looked at without an end. */
  work: number;
  depth: number;
  readonly active: Map<Node, number>;
  readonly results: Map<Node, Value>;
  /** What identifies a class or a type that was evaluated. */
  readonly shared: Map<Node, Value>;
}

export function createEngine(
  means: Pick<Engine, keyof Evaluator | "resolver" | "readScript" | "module" | "isOfInterest">,
): Engine {
  return {
    ...means,
    mentions: new Map(),
    opaques: [],
    pins: [],
    calls: [],
    sent: [],
    idle: new Map(),
    called: new Set(),
    reached: new Set(),
    getters: new Map(),
    work: 0,
    depth: 0,
    active: new Map(),
    results: new Map(),
    shared: new Map(),
  };
}

/** Notes that a name stands for a member of a value. */
export function mention(engine: Engine, found: Omit<Mention, "owners"> & { owner: Value }): void {
  const { owner, ...rest } = found;
  if (!engine.isOfInterest(rest.key) && rest.kind !== "string") return;
  const known = engine.mentions.get(found.name);
  if (!known) engine.mentions.set(found.name, { ...rest, owners: [owner] });
  else if (!known.owners.some((one) => one.find() === owner.find())) known.owners.push(owner);
}

/** Notes a use of a whole value. What nothing is known of is not noted. */
export function noteOpaque(engine: Engine, opaque: Opaque): void {
  const { value } = opaque;
  if (value.places.length === 0 && value.fields.size === 0 && (value.isUnknown || value.someTexts.size > 0)) return;
  engine.opaques.push(opaque);
}

/** Makes a function that waits to be called. */
export function closureOf(engine: Engine, node: Closure["node"], scope: Scope, self?: Value): Value {
  const closure: Closure = { node, scope, self };
  if (!engine.called.has(node)) engine.idle.set(node, closure);
  return Value.closure(closure);
}

/** Notes strings that a field's name is compared with: `finding.relatedTo[0] === "numberWithPrefix"`. */
export function noteComparison(engine: Engine, subject: Value, texts: Value, scope: Scope): void {
  if (!subject.places.some(({ at }) => at === "field")) return;
  for (const [text, literals] of texts.someTexts) {
    for (const { file, node } of literals) {
      mention(engine, {
        kind: "string",
        file: file || scope.file,
        node,
        name: node,
        key: text,
        owner: subject,
        around: [],
      });
    }
  }
}

/** The name of a function or of a value, as it is written: `log.info`. */
export function nameOf(node: Node | null | undefined): string {
  switch (node?.type) {
    case "Identifier":
      return node.name;
    case "ThisExpression":
      return "this";
    case "MemberExpression":
    case "OptionalMemberExpression": {
      const name = node.property.type === "PrivateName" ? node.property.id.name : nameOf(node.property);
      return node.computed ? nameOf(node.object) : `${nameOf(node.object)}.${name}`;
    }
    case "StringLiteral":
      return node.value;
    case "CallExpression":
    case "OptionalCallExpression":
      return nameOf(node.callee);
    case "AwaitExpression":
      return nameOf(node.argument);
    case "TSNonNullExpression":
    case "TSAsExpression":
    case "TSSatisfiesExpression":
    case "ParenthesizedExpression":
      return nameOf(node.expression);
    case "TSTypeReference":
      return nameOf(node.typeName);
    default:
      return "";
  }
}

/** The names that lead to an expression, outermost first. */
export function chainOf(node: Node): string[] {
  return nameOf(node).split(".").filter(Boolean);
}

/** The key of a property as far as it is written out. */
export function keyOf(key: Node, computed: boolean): string | undefined {
  if (key.type === "StringLiteral") return key.value;
  if (key.type === "NumericLiteral") return String(key.value);
  if (key.type === "TemplateLiteral" && key.expressions.length === 0) return key.quasis[0]?.value.cooked ?? undefined;
  if (key.type === "PrivateName") return `#${key.id.name}`;
  return key.type === "Identifier" && !computed ? key.name : undefined;
}

/** One of two values: what is known of one must not be lost because nothing is known of the other. */
export function either(one: Value, other: Value): Value {
  if (one.isUnknown === other.isUnknown) return unify(one, other);
  return copyOf([one, other]).taint();
}

/** What values have in common with their places and functions; what is written to it does not reach them. */
export function copyOf(values: readonly Value[]): Value {
  const copy = new Value();
  for (const value of values) {
    for (const place of value.places) copy.put(place);
    for (const closure of value.functions) unify(copy, Value.closure(closure));
    for (const [text, literals] of value.someTexts) unify(copy, Value.text(text, literals));
    if (value.builtin) unify(copy, Value.builtin(value.builtin, value.kind));
  }
  return copy;
}

/** Gives a value the type that it is said to have: what comes from elsewhere is what its type says. */
export function meet(type: Value | undefined, value: Value): Value {
  if (!type) return value;
  if (value.isUnknown && value.places.length === 0) return type;
  return unify(type, value);
}
