import type { ImportDeclaration, Node } from "@babel/types";
import { visitClass } from "./classes.ts";
import { closureOf, type Engine, noteOpaque } from "./engine.ts";
import { libraryExport } from "./globals.ts";
import { PACKAGE } from "./own.ts";
import { declareOwnType, declareType } from "./types.ts";
import { type Scope, unify, Value } from "./value.ts";

/** Declares the names of an import: of a module that was read, of a library that is known, or of neither. */
export function declareImport(engine: Engine, node: ImportDeclaration, scope: Scope): void {
  const source = node.source.value;
  for (const specifier of node.specifiers) {
    const local = specifier.local.name;
    const imported =
      specifier.type === "ImportSpecifier"
        ? specifier.imported.type === "Identifier"
          ? specifier.imported.name
          : specifier.imported.value
        : specifier.type === "ImportDefaultSpecifier"
          ? "default"
          : "*";
    if (source === PACKAGE || source.startsWith(`${PACKAGE}/`)) declareOwnType(engine, local, imported, scope);
    const file = engine.resolver.resolve(scope.file, source);
    const module = file === undefined ? undefined : engine.module(file);
    if (!module) {
      scope.values.set(local, libraryExport(engine, source, imported) ?? Value.elsewhere());
      continue;
    }
    scope.values.set(local, imported === "*" ? module.exports : module.exports.field(imported));
    scope.types.set(local, (args, at) => {
      const known = module.scope.findType(`export ${imported}`) ?? module.scope.findType(imported);
      return known?.make(args, at) ?? module.exports.field(imported).fields.get("prototype");
    });
  }
}

/** What `import(…)` and `require(…)` give. */
export function importedModule(engine: Engine, source: string | undefined, scope: Scope): Value {
  if (source === undefined) return Value.elsewhere();
  const file = engine.resolver.resolve(scope.file, source);
  const module = file === undefined ? undefined : engine.module(file);
  if (module) return module.exports;
  return libraryExport(engine, source, "*") ?? Value.elsewhere();
}

/** Evaluates an export, and makes its names known to other modules. */
export function exportFrom(engine: Engine, node: Node, scope: Scope): void {
  const { exports } = engine.module(scope.file) ?? { exports: new Value() };
  if (node.type === "TSExportAssignment") {
    unify(exports.field("default"), engine.visit(node.expression, scope));
  } else if (node.type === "ExportDefaultDeclaration") {
    const { declaration } = node;
    let value: Value;
    if (declaration.type === "FunctionDeclaration") {
      value = (declaration.id && scope.find(declaration.id.name)) || closureOf(engine, declaration, scope);
    } else if (declaration.type === "ClassDeclaration") {
      value = visitClass(engine, declaration, scope);
      if (declaration.id) unify(scope.find(declaration.id.name) ?? new Value(), value);
    } else {
      if (declaration.type === ("TSInterfaceDeclaration" as string)) declareType(engine, declaration, scope);
      value = engine.visit(declaration, scope);
    }
    if (!value.isUnknown) unify(exports.field("default"), value);
    noteOpaque(engine, { file: scope.file, node, value, kind: "exported" });
  } else if (node.type === "ExportAllDeclaration") {
    const file = engine.resolver.resolve(scope.file, node.source.value);
    const module = file === undefined ? undefined : engine.module(file);
    if (!module) return;
    unify(exports, module.exports);
    for (const [name, make] of module.scope.types) if (!scope.types.has(name)) scope.types.set(name, make);
  } else if (node.type === "ExportNamedDeclaration") {
    if (node.declaration) {
      engine.visit(node.declaration, scope);
      for (const name of declaredNames(node.declaration)) {
        const value = scope.values.get(name);
        if (!value) continue;
        unify(exports.field(name), value);
        noteOpaque(engine, { file: scope.file, node, value, kind: "exported" });
      }
    }
    for (const specifier of node.specifiers) exportSpecifier(engine, specifier, node.source?.value, scope, exports);
  }
}

function exportSpecifier(
  engine: Engine,
  specifier: Node,
  source: string | undefined,
  scope: Scope,
  exports: Value,
): void {
  if (specifier.type === "ExportNamespaceSpecifier") {
    unify(exports.field(specifier.exported.name), importedModule(engine, source, scope));
  }
  if (specifier.type !== "ExportSpecifier") return;
  const exported = specifier.exported.type === "Identifier" ? specifier.exported.name : specifier.exported.value;
  const local = specifier.local.name;
  if (source === undefined) {
    const value = scope.find(local);
    if (value) {
      unify(exports.field(exported), value);
      noteOpaque(engine, { file: scope.file, node: specifier, value, kind: "exported" });
    }
    const type = scope.findType(local);
    if (type) scope.types.set(`export ${exported}`, type.make);
    return;
  }
  const file = engine.resolver.resolve(scope.file, source);
  const module = file === undefined ? undefined : engine.module(file);
  if (module) {
    unify(exports.field(exported), module.exports.field(local));
    const type = module.scope.findType(`export ${local}`) ?? module.scope.findType(local);
    if (type) scope.types.set(`export ${exported}`, type.make);
  } else {
    const value = libraryExport(engine, source, local);
    if (value) unify(exports.field(exported), value);
  }
}

function declaredNames(node: Node): string[] {
  if (node.type === "VariableDeclaration") return node.declarations.flatMap(({ id }) => namesIn(id));
  return "id" in node && node.id && (node.id as Node).type === "Identifier" ? [(node.id as { name: string }).name] : [];
}

function namesIn(pattern: Node): string[] {
  switch (pattern.type) {
    case "Identifier":
      return [pattern.name];
    case "ObjectPattern":
      return pattern.properties.flatMap((property) =>
        namesIn(property.type === "RestElement" ? property.argument : property.value),
      );
    case "ArrayPattern":
      return pattern.elements.flatMap((element) => (element ? namesIn(element) : []));
    case "AssignmentPattern":
      return namesIn(pattern.left);
    case "RestElement":
      return namesIn(pattern.argument);
    default:
      return [];
  }
}
