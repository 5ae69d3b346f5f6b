import type TypeScript from "typescript";
import type { Compiler } from "./compiler.ts";

/** The package whose client and types are known without looking at them. */
const PACKAGE = "@data-validation/client";

/** How many constants in a row are followed; constants that are made from each other end here. */
const LONGEST_CHAIN = 20;

/** What names in sources stand for. */
export interface Names {
  /** The declaration that a name refers to, through imports between the sources. */
  declarationOf(name: TypeScript.Node): TypeScript.Declaration | undefined;
  /** What the constant is set to that a name refers to. */
  constantOf(name: TypeScript.Node): TypeScript.Expression | undefined;
  isConstant(declaration: TypeScript.VariableDeclaration): boolean;
  /** Whether a type is one of this package, of a name. */
  isType(type: TypeScript.TypeNode, name: string): type is TypeScript.TypeReferenceNode;
  /** Whether a type is one of this package. */
  isOwnType(type: TypeScript.TypeReferenceNode): boolean;
  /** Whether a call makes a client of this package. */
  isCreateClient(call: TypeScript.CallExpression): boolean;
  /** Whether a value is a client of this package. */
  isClient(expression: TypeScript.Expression, depth?: number): boolean;
  /** The text of an address as far as it ends: `/phone/validate` of `${base}/phone/validate`. */
  endOf(expression: TypeScript.Expression, depth?: number): string | undefined;
  /** Takes off what does not change a value: brackets, `await`, `!`, `as`, `satisfies`. */
  unwrap(expression: TypeScript.Expression): TypeScript.Expression;
}

/** Resolves names with what the compiler's checker knows of scopes and imports. */
export function createNames(ts: Compiler, checker: TypeScript.TypeChecker): Names {
  /** The name under which something is imported from this package. */
  const importedAs = (name: TypeScript.Node): string | undefined => {
    const declaration = checker.getSymbolAtLocation(name)?.declarations?.[0];
    if (!declaration || !ts.isImportSpecifier(declaration)) return undefined;
    const source = declaration.parent.parent.parent.moduleSpecifier;
    if (!ts.isStringLiteral(source) || !source.text.startsWith(PACKAGE)) return undefined;
    return (declaration.propertyName ?? declaration.name).text;
  };

  const names: Names = {
    declarationOf(name) {
      let symbol = checker.getSymbolAtLocation(name);
      if (symbol && symbol.flags & ts.SymbolFlags.Alias) symbol = checker.getAliasedSymbol(symbol);
      return symbol?.declarations?.length === 1 ? symbol.declarations[0] : undefined;
    },
    constantOf(name) {
      const declaration = names.declarationOf(name);
      if (!declaration || !ts.isVariableDeclaration(declaration)) return undefined;
      return names.isConstant(declaration) ? declaration.initializer : undefined;
    },
    isConstant: (declaration) => (ts.getCombinedNodeFlags(declaration) & ts.NodeFlags.Const) !== 0,
    isType: (type, name): type is TypeScript.TypeReferenceNode =>
      ts.isTypeReferenceNode(type) && ts.isIdentifier(type.typeName) && importedAs(type.typeName) === name,
    isOwnType: ({ typeName }) => ts.isIdentifier(typeName) && importedAs(typeName) !== undefined,
    isCreateClient: ({ expression }) => ts.isIdentifier(expression) && importedAs(expression) === "createClient",
    isClient(expression, depth = 0) {
      const inner = names.unwrap(expression);
      if (ts.isCallExpression(inner)) return names.isCreateClient(inner);
      const declaration = ts.isIdentifier(inner) ? names.declarationOf(inner) : undefined;
      if (!declaration || depth > LONGEST_CHAIN) return false;
      const isTyped = ts.isParameter(declaration) || ts.isVariableDeclaration(declaration);
      if (isTyped && declaration.type && names.isType(declaration.type, "Client")) return true;
      const value = names.constantOf(inner);
      return value !== undefined && names.isClient(value, depth + 1);
    },
    endOf(expression, depth = 0) {
      const inner = names.unwrap(expression);
      if (depth > LONGEST_CHAIN) return undefined;
      if (ts.isStringLiteralLike(inner)) return inner.text;
      if (ts.isTemplateExpression(inner)) return inner.templateSpans.at(-1)?.literal.text;
      const isSum = ts.isBinaryExpression(inner) && inner.operatorToken.kind === ts.SyntaxKind.PlusToken;
      if (isSum) return names.endOf(inner.right, depth + 1);
      if (ts.isNewExpression(inner)) return inner.arguments?.[0] && names.endOf(inner.arguments[0], depth + 1);
      const value = ts.isIdentifier(inner) ? names.constantOf(inner) : undefined;
      return value && names.endOf(value, depth + 1);
    },
    unwrap: (expression) =>
      ts.isParenthesizedExpression(expression) ||
      ts.isAwaitExpression(expression) ||
      ts.isNonNullExpression(expression) ||
      ts.isAsExpression(expression) ||
      ts.isSatisfiesExpression(expression)
        ? names.unwrap(expression.expression)
        : expression,
  };
  return names;
}
