import type { Expression, Node, ObjectExpression, PatternLike, TemplateLiteral } from "@babel/types";
import { callFunction, visitCall, visitNew } from "./calls.ts";
import { visitClass } from "./classes.ts";
import {
  chainOf,
  closureOf,
  copyOf,
  type Engine,
  either,
  keyOf,
  meet,
  mention,
  nameOf,
  noteComparison,
  noteOpaque,
} from "./engine.ts";
import { globalValue } from "./globals.ts";
import { importedModule } from "./imports.ts";
import { childrenOf } from "./parse.ts";
import { assign } from "./patterns.ts";
import { HOLE } from "./place.ts";
import { visitStatement } from "./statements.ts";
import { typeValue } from "./types.ts";
import { joinTexts, type Scope, unify, Value } from "./value.ts";

/** What an expression stands for; evaluates everything in it. */
export function visit(
  engine: Engine,
  node: Node | null | undefined,
  scope: Scope,
  around: readonly string[] = [],
): Value {
  if (!node) return new Value();
  engine.work++;
  switch (node.type) {
    case "Identifier":
      if (node.name === "undefined" || node.name === "NaN") return new Value();
      return (
        scope.find(node.name) ?? storeValue(node.name, scope) ?? globalValue(engine, node.name) ?? Value.elsewhere()
      );
    case "StringLiteral":
    case "DirectiveLiteral":
      return Value.text(node.value, [{ file: scope.file, node }]);
    case "NumericLiteral":
      return Value.text(String(node.extra?.raw ?? node.value), [{ file: scope.file, node }]);
    case "NullLiteral":
    case "BooleanLiteral":
    case "BigIntLiteral":
    case "RegExpLiteral":
      return new Value();
    case "TemplateLiteral":
      return visitTemplate(engine, node, scope);
    case "TaggedTemplateExpression":
      visit(engine, node.tag, scope);
      for (const part of node.quasi.expressions) {
        const value = visit(engine, part, scope);
        noteOpaque(engine, { file: scope.file, node: part, value, kind: "passed", to: nameOf(node.tag) });
      }
      return Value.elsewhere();
    case "ObjectExpression":
      return visitObject(engine, node, scope, around);
    case "ArrayExpression": {
      const list = new Value();
      node.elements.forEach((element, index) => {
        if (!element) return;
        if (element.type === "SpreadElement") unify(list.item(), visit(engine, element.argument, scope).item());
        else unify(list.field(String(index)), visit(engine, element, scope, around));
      });
      return list;
    }
    case "ArrowFunctionExpression":
    case "FunctionExpression":
      return closureOf(engine, node, scope);
    case "ClassExpression":
      return visitClass(engine, node, scope);
    case "MemberExpression":
    case "OptionalMemberExpression":
      return visitMember(engine, node, scope);
    case "CallExpression":
    case "OptionalCallExpression":
      return visitCall(engine, node, scope);
    case "NewExpression":
      return visitNew(engine, node, scope);
    case "AwaitExpression":
    case "ParenthesizedExpression":
    case "TSNonNullExpression":
    case "TypeCastExpression":
      return visit(
        engine,
        "argument" in node ? node.argument : (node as { expression: Expression }).expression,
        scope,
        around,
      );
    case "TSAsExpression":
    case "TSSatisfiesExpression":
    case "TSTypeAssertion":
      return meet(typeValue(engine, node.typeAnnotation, scope), visit(engine, node.expression, scope, around));
    case "TSInstantiationExpression":
      return visit(engine, node.expression, scope);
    case "ConditionalExpression":
      visit(engine, node.test, scope);
      return either(visit(engine, node.consequent, scope, around), visit(engine, node.alternate, scope, around));
    case "LogicalExpression": {
      const left = visit(engine, node.left, scope, around);
      const right = visit(engine, node.right, scope, around);
      return node.operator === "&&" ? right : either(left, right);
    }
    case "SequenceExpression":
      return node.expressions.map((expression) => visit(engine, expression, scope)).at(-1) ?? new Value();
    case "UnaryExpression":
    case "UpdateExpression":
      visit(engine, node.argument, scope);
      return new Value();
    case "BinaryExpression":
      return visitBinary(engine, node, scope);
    case "AssignmentExpression": {
      const value = visit(engine, node.right, scope, chainOf(node.left));
      assign(engine, node.left as PatternLike, value, scope, chainOf(node.right));
      if (isVersionHeader(node.left)) engine.pins.push({ file: scope.file, node: node.right, value });
      return value;
    }
    case "ThisExpression":
      return scope.own ?? Value.elsewhere();
    case "ImportExpression":
      return importedModule(engine, visit(engine, node.source, scope).onlyText, scope);
    case "YieldExpression": {
      const value = visit(engine, node.argument, scope);
      unify(scope.around.result?.item() ?? new Value(), value);
      return Value.elsewhere();
    }
    case "SpreadElement":
      return visit(engine, node.argument, scope).item();
    case "JSXElement":
      return visitElement(engine, node, scope);
    case "JSXExpressionContainer":
    case "JSXSpreadChild":
      return visit(engine, node.expression, scope);
    default:
      if (visitStatement(engine, node, scope)) return new Value();
      for (const child of childrenOf(node)) visit(engine, child, scope);
      return Value.elsewhere();
  }
}

/** The header that selects the version (section 9). */
const VERSION_HEADER = "api-version";

function isVersionHeader(target: Node): boolean {
  if (target.type !== "MemberExpression") return false;
  return keyOf(target.property, target.computed)?.toLowerCase() === VERSION_HEADER;
}

/** What a store of Svelte holds: `$answer` of `answer`. */
function storeValue(name: string, scope: Scope): Value | undefined {
  const store = name.startsWith("$") && name.length > 1 ? scope.find(name.slice(1)) : undefined;
  return store?.fields.get("value")?.find();
}

function visitTemplate(engine: Engine, { quasis, expressions }: TemplateLiteral, scope: Scope): Value {
  const parts = quasis.flatMap((quasi, index): Value[] => {
    const expression = expressions[index];
    const text = Value.text(quasi.value.cooked ?? quasi.value.raw, [{ file: scope.file, node: quasi }]);
    return expression ? [text, visit(engine, expression, scope)] : [text];
  });
  return joinTexts(parts);
}

function visitBinary(engine: Engine, node: Extract<Node, { type: "BinaryExpression" }>, scope: Scope): Value {
  const right = visit(engine, node.right, scope);
  if (node.left.type === "PrivateName") return new Value();
  if (node.operator === "in") {
    mentionTexts(engine, visit(engine, node.left, scope), right, node, node.left, scope, chainOf(node.right));
    return new Value();
  }
  // A long sum leans to the left: it is walked without a level of calls for each of its terms.
  const terms: Value[] = [right];
  let { left } = node as { left: Expression };
  while (left.type === "BinaryExpression" && left.operator === node.operator && left.left.type !== "PrivateName") {
    terms.unshift(visit(engine, left.right, scope));
    left = left.left;
  }
  const first = visit(engine, left, scope);
  if (node.operator === "+") return joinTexts([first, ...terms]);
  if (/^[!=]==?$/.test(node.operator)) {
    noteComparison(engine, first, right, scope);
    noteComparison(engine, right, first, scope);
  }
  return new Value();
}

function visitObject(engine: Engine, node: ObjectExpression, scope: Scope, around: readonly string[]): Value {
  const value = new Value().write();
  for (const property of node.properties) {
    if (property.type === "SpreadElement") {
      const spread = visit(engine, property.argument, scope, around);
      if (spread.isUnknown && spread.places.length === 0) value.taint();
      else unify(value, spread);
      continue;
    }
    const key =
      keyOf(property.key, property.computed) ??
      (property.computed ? visit(engine, property.key, scope).onlyText : undefined);
    if (property.type === "ObjectMethod") {
      const method = closureOf(engine, property, scope, value);
      if (key === undefined) continue;
      if (property.kind === "get") engine.getters.set(property, value.field(key));
      else if (property.kind === "method") unify(value.field(key), method);
      continue;
    }
    if (key !== undefined) {
      mention(engine, {
        kind: property.computed && keyOf(property.key, true) === undefined ? "string" : "property",
        file: scope.file,
        node: property,
        name: property.key,
        key,
        owner: value,
        around,
        parent: node,
      });
    } else if (property.computed) {
      noteOpaque(engine, { file: scope.file, node: property, value, kind: "dynamic" });
    }
    const inner = visit(engine, property.value, scope, key === undefined ? around : [...around, key]);
    if (key?.toLowerCase() === VERSION_HEADER)
      engine.pins.push({ file: scope.file, node: property.value, value: inner });
    unify(key === undefined ? value.item() : value.field(key), inner);
  }
  return value;
}

function visitMember(
  engine: Engine,
  node: Extract<Node, { type: "MemberExpression" | "OptionalMemberExpression" }>,
  scope: Scope,
): Value {
  const owner = visit(engine, node.object, scope);
  const key = keyOf(node.property, node.computed);
  const around = chainOf(node.object);
  if (key !== undefined) {
    mention(engine, {
      kind: node.computed ? "element" : "access",
      file: scope.file,
      node,
      name: node.property,
      key,
      owner,
      around,
    });
    return owner.field(key);
  }
  const index = visit(engine, node.property, scope);
  return mentionTexts(engine, index, owner, node, node.property, scope, around);
}

/** Notes the use of a key that is not written where it is used. Gives back the member. */
function mentionTexts(
  engine: Engine,
  index: Value,
  owner: Value,
  node: Node,
  written: Node,
  scope: Scope,
  around: readonly string[],
): Value {
  const texts = index.someTexts;
  const isOpen =
    texts.size === 0 || index.isUnknown || !index.texts || [...texts.keys()].some((text) => text.includes(HOLE));
  if (isOpen) noteOpaque(engine, { file: scope.file, node, value: owner, kind: "dynamic" });
  for (const [key, literals] of texts) {
    for (const literal of literals) {
      const kind = literal.node === written ? "element" : "string";
      mention(engine, {
        kind,
        file: literal.file,
        node: literal.node === written ? node : literal.node,
        name: literal.node,
        key,
        owner,
        around,
      });
    }
  }
  if (isOpen) return owner.item();
  const members = [...texts.keys()].map((key) => owner.field(key));
  return members.length === 1 ? (members[0] as Value) : copyOf(members);
}

function visitElement(engine: Engine, node: Extract<Node, { type: "JSXElement" }>, scope: Scope): Value {
  const { name, attributes } = node.openingElement;
  const tag = name.type === "JSXIdentifier" ? name.name : "";
  const props = new Value();
  for (const attribute of attributes) {
    if (attribute.type === "JSXSpreadAttribute") {
      const spread = visit(engine, attribute.argument, scope);
      if (!spread.isUnknown) unify(props, spread);
      continue;
    }
    const key = nameOf(attribute.name as Node) || (attribute.name.type === "JSXIdentifier" ? attribute.name.name : "");
    const value = visit(engine, attribute.value, scope);
    unify(props.field(key), value);
  }
  const children = node.children.map((child) => visit(engine, child, scope));
  const [child] = children.filter(({ functions }) => functions.length > 0);
  if (child) unify(props.field("children"), child);
  const component = /^[A-Z]/.test(tag) ? scope.find(tag) : undefined;
  if (component && component.functions.length > 0)
    callFunction(engine, component, [props], new Value(), node, scope.file);
  return new Value();
}
