import type { Class, Node, Statement } from "@babel/types";
import { chainOf, type Engine, keyOf, meet, noteOpaque } from "./engine.ts";
import { assign, closureOf, noteComparison, visit, within } from "./evaluate.ts";
import { declareImport, exportFrom } from "./imports.ts";
import type { Scope } from "./scope.ts";
import { declareType, typeValue } from "./types.ts";
import { type Closure, unify, Value } from "./value.ts";

/** Evaluates a statement or declaration; gives back false for what is none. */
export function visitStatement(engine: Engine, node: Node, scope: Scope): boolean {
  switch (node.type) {
    case "Program":
    case "BlockStatement":
    case "StaticBlock":
    case "TSModuleBlock": {
      const inner = node.type === "Program" ? scope : within(scope);
      declare(engine, node.body as Statement[], inner);
      for (const statement of node.body) visit(engine, statement, inner);
      return true;
    }
    case "VariableDeclaration":
      for (const { id, init } of node.declarations) {
        if (init)
          assign(
            engine,
            id,
            visit(engine, init, scope, id.type === "Identifier" ? [id.name] : []),
            scope,
            chainOf(init),
          );
        else if (id.type === "Identifier") assign(engine, id, new Value(), scope);
      }
      return true;
    case "FunctionDeclaration":
    case "TSDeclareFunction":
    case "TSInterfaceDeclaration":
    case "TSTypeAliasDeclaration":
    case "ImportDeclaration":
    case "EmptyStatement":
      return true;
    case "ClassDeclaration":
      if (node.id) unify(scope.find(node.id.name) ?? new Value(), visitClass(engine, node, scope));
      else visitClass(engine, node, scope);
      return true;
    case "TSEnumDeclaration":
      if (node.id) {
        const value = scope.find(node.id.name) ?? new Value();
        for (const { id, initializer } of node.members ?? []) {
          const key = keyOf(id, false);
          if (key !== undefined && initializer) unify(value.field(key), visit(engine, initializer, scope));
        }
      }
      return true;
    case "TSModuleDeclaration":
      visit(engine, node.body, scope);
      return true;
    case "ReturnStatement":
      if (node.argument) {
        scope.around.returns.push(node);
        unify(scope.around.result ?? new Value(), visit(engine, node.argument, scope, ["return"]));
      }
      return true;
    case "ExpressionStatement":
    case "ThrowStatement":
      visit(engine, node.type === "ThrowStatement" ? node.argument : node.expression, scope);
      return true;
    case "IfStatement":
      visit(engine, node.test, scope);
      visit(engine, node.consequent, scope);
      if (node.alternate) visit(engine, node.alternate, scope);
      return true;
    case "ForStatement":
    case "WhileStatement":
    case "DoWhileStatement":
    case "LabeledStatement":
    case "TryStatement":
    case "WithStatement": {
      const inner = within(scope);
      if (node.type === "ForStatement" && node.init) {
        declare(engine, [node.init as Statement], inner);
        visit(engine, node.init, inner);
      }
      const parts = node as unknown as Record<string, Node | null | undefined>;
      for (const key of ["test", "update", "object", "block", "handler", "finalizer", "body"]) {
        if (parts[key]) visit(engine, parts[key], inner);
      }
      return true;
    }
    case "CatchClause": {
      const inner = within(scope);
      if (node.param) {
        declareNames(node.param, inner);
        assign(engine, node.param, Value.elsewhere(), inner);
      }
      visit(engine, node.body, inner);
      return true;
    }
    case "ForOfStatement":
    case "ForInStatement": {
      const inner = within(scope);
      const right = visit(engine, node.right, scope);
      let value = right.item();
      if (node.type === "ForInStatement") {
        noteOpaque(engine, { file: scope.file, node: node.right, value: right, kind: "listed" });
        value = Value.elsewhere();
      }
      if (node.left.type === "VariableDeclaration") {
        declare(engine, [node.left], inner);
        for (const { id } of node.left.declarations) assign(engine, id, value, inner);
      } else {
        assign(engine, node.left, value, scope);
      }
      visit(engine, node.body, inner);
      return true;
    }
    case "SwitchStatement": {
      const subject = visit(engine, node.discriminant, scope);
      const inner = within(scope);
      for (const { test, consequent } of node.cases) {
        if (test) noteComparison(engine, subject, visit(engine, test, scope), scope);
        declare(engine, consequent, inner);
        for (const statement of consequent) visit(engine, statement, inner);
      }
      return true;
    }
    case "ExportNamedDeclaration":
    case "ExportDefaultDeclaration":
    case "ExportAllDeclaration":
    case "TSExportAssignment":
      exportFrom(engine, node, scope);
      return true;
    default:
      return false;
  }
}

/** Makes the names known that statements declare, before they are evaluated. */
export function declare(engine: Engine, statements: readonly Node[], scope: Scope): void {
  for (const statement of statements) {
    const node = "declaration" in statement && statement.declaration ? (statement.declaration as Node) : statement;
    switch (node.type) {
      case "VariableDeclaration":
        for (const { id } of node.declarations)
          declareNames(id, node.kind === "var" ? scope.around : scope, node.kind === "var");
        break;
      case "FunctionDeclaration":
        if (node.id) scope.values.set(node.id.name, closureOf(engine, node, scope));
        break;
      case "ClassDeclaration":
      case "TSEnumDeclaration":
        if (node.id) scope.values.set(node.id.name, new Value());
        break;
      case "TSInterfaceDeclaration":
      case "TSTypeAliasDeclaration":
        declareType(engine, node, scope);
        break;
      case "ImportDeclaration":
        declareImport(engine, node, scope);
        break;
      case "IfStatement":
      case "ForStatement":
      case "ForOfStatement":
      case "TryStatement":
      case "BlockStatement":
      case "WhileStatement":
        declareVars(node, scope.around);
        break;
    }
  }
}

/** Names that `var` declares in blocks belong to the function around them. */
function declareVars(root: Node, scope: Scope): void {
  const parts = root as unknown as Record<string, Node | Node[] | null | undefined>;
  for (const key of ["body", "consequent", "alternate", "block", "init", "left", "finalizer", "handler"]) {
    for (const node of [parts[key]].flat()) {
      if (!node || typeof node !== "object" || !("type" in node)) continue;
      if (node.type === "VariableDeclaration" && node.kind === "var") {
        for (const { id } of node.declarations) declareNames(id, scope, true);
      } else if (!/Function|Class|Declaration/.test(node.type)) declareVars(node, scope);
    }
  }
}

/** Makes the names of a pattern known. */
export function declareNames(pattern: Node, scope: Scope, isKept = false): void {
  switch (pattern.type) {
    case "Identifier":
      if (!isKept || !scope.values.has(pattern.name)) scope.values.set(pattern.name, new Value());
      break;
    case "ObjectPattern":
      for (const property of pattern.properties) {
        declareNames(property.type === "RestElement" ? property.argument : property.value, scope, isKept);
      }
      break;
    case "ArrayPattern":
      for (const element of pattern.elements) if (element) declareNames(element, scope, isKept);
      break;
    case "AssignmentPattern":
      declareNames(pattern.left, scope, isKept);
      break;
    case "RestElement":
      declareNames(pattern.argument, scope, isKept);
      break;
    case "TSParameterProperty":
      declareNames(pattern.parameter, scope, isKept);
      break;
  }
}

/** A class: its constructor gives its one instance, which stands for all of them. */
export function visitClass(engine: Engine, node: Class, scope: Scope): Value {
  const known = engine.shared.get(node);
  if (known) return known.find();
  const value = new Value();
  engine.shared.set(node, value);
  const instance = new Value();
  unify(value.field("prototype"), instance);
  value.kind = "class";
  const inner = within(scope);
  inner.self = instance;
  if (node.id) inner.values.set(node.id.name, value);
  if (node.superClass) {
    const base = visit(engine, node.superClass, scope).fields.get("prototype");
    if (base) unify(instance, base);
  }
  for (const member of node.body.body) {
    if (member.type === "StaticBlock") {
      visit(engine, member, inner);
      continue;
    }
    if (!("key" in member)) continue;
    const key = keyOf(member.key, "computed" in member ? (member.computed ?? false) : false);
    const owner = "static" in member && member.static ? value : instance;
    if (member.type === "ClassMethod" || member.type === "ClassPrivateMethod") {
      const isConstructor = member.type === "ClassMethod" && member.kind === "constructor";
      const method = closureOf(engine, member as Closure["node"], inner, owner);
      const field = owner.field(isConstructor ? "constructor" : (key ?? "[]"));
      if (member.kind === "get") engine.getters.set(member, field);
      else unify(field, method);
    } else if (
      member.type === "ClassProperty" ||
      member.type === "ClassPrivateProperty" ||
      member.type === "ClassAccessorProperty"
    ) {
      const type = "typeAnnotation" in member ? typeValue(engine, member.typeAnnotation, inner) : undefined;
      const field = owner.field(key ?? "[]");
      if (type) unify(field, type);
      if (member.value) unify(field, meet(type, visit(engine, member.value, inner, key ? [key] : [])));
    }
  }
  return value;
}
