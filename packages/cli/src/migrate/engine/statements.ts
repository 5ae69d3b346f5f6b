import type { Node, Statement } from "@babel/types";
import { visitClass } from "./classes.ts";
import { chainOf, closureOf, type Engine, keyOf, noteComparison, noteOpaque } from "./engine.ts";
import { declareImport, exportFrom } from "./imports.ts";
import { assign, declareNames } from "./patterns.ts";
import { declareType } from "./types.ts";
import { type Scope, unify, Value } from "./value.ts";

/** Evaluates a statement or declaration; gives back false for what is none. */
export function visitStatement(engine: Engine, node: Node, scope: Scope): boolean {
  switch (node.type) {
    case "Program":
    case "BlockStatement":
    case "StaticBlock":
    case "TSModuleBlock": {
      const inner = node.type === "Program" ? scope : scope.inner();
      declare(engine, node.body as Statement[], inner);
      for (const statement of node.body) engine.visit(statement, inner);
      return true;
    }
    case "VariableDeclaration":
      for (const { id, init } of node.declarations) {
        if (init)
          assign(
            engine,
            id,
            engine.visit(init, scope, id.type === "Identifier" ? [id.name] : []),
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
          if (key !== undefined && initializer) unify(value.field(key), engine.visit(initializer, scope));
        }
      }
      return true;
    case "TSModuleDeclaration":
      engine.visit(node.body, scope);
      return true;
    case "ReturnStatement":
      if (node.argument) {
        scope.around.returns.push(node);
        unify(scope.around.result ?? new Value(), engine.visit(node.argument, scope, ["return"]));
      }
      return true;
    case "ExpressionStatement":
    case "ThrowStatement":
      engine.visit(node.type === "ThrowStatement" ? node.argument : node.expression, scope);
      return true;
    case "IfStatement":
      engine.visit(node.test, scope);
      engine.visit(node.consequent, scope);
      if (node.alternate) engine.visit(node.alternate, scope);
      return true;
    case "ForStatement":
    case "WhileStatement":
    case "DoWhileStatement":
    case "LabeledStatement":
    case "TryStatement":
    case "WithStatement": {
      const inner = scope.inner();
      if (node.type === "ForStatement" && node.init) {
        declare(engine, [node.init as Statement], inner);
        engine.visit(node.init, inner);
      }
      const parts = node as unknown as Record<string, Node | null | undefined>;
      for (const key of ["test", "update", "object", "block", "handler", "finalizer", "body"]) {
        if (parts[key]) engine.visit(parts[key], inner);
      }
      return true;
    }
    case "CatchClause": {
      const inner = scope.inner();
      if (node.param) {
        declareNames(node.param, inner);
        assign(engine, node.param, Value.elsewhere(), inner);
      }
      engine.visit(node.body, inner);
      return true;
    }
    case "ForOfStatement":
    case "ForInStatement": {
      const inner = scope.inner();
      const right = engine.visit(node.right, scope);
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
      engine.visit(node.body, inner);
      return true;
    }
    case "SwitchStatement": {
      const subject = engine.visit(node.discriminant, scope);
      const inner = scope.inner();
      for (const { test, consequent } of node.cases) {
        if (test) noteComparison(engine, subject, engine.visit(test, scope), scope);
        declare(engine, consequent, inner);
        for (const statement of consequent) engine.visit(statement, inner);
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
