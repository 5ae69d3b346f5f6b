import ts from "typescript";

/**
 * A source text without the interfaces and members at some places: `paths`, `components headers`.
 */
export function withoutTypes(text: string, places: string[]): string {
  const keptTexts: string[] = [];
  let end = 0;
  const visit = (node: ts.Node, above: string[]): void => {
    const isNamed = ts.isInterfaceDeclaration(node) || ts.isPropertySignature(node);
    const names = isNamed
      ? [...above, (node.name as ts.Identifier | ts.StringLiteral).text]
      : above;
    if (!places.includes(names.join(" "))) {
      ts.forEachChild(node, (child) => visit(child, names));
      return;
    }
    keptTexts.push(text.slice(end, node.pos));
    end = node.end;
  };
  visit(ts.createSourceFile("types.ts", text, ts.ScriptTarget.ESNext), []);
  return keptTexts.join("") + text.slice(end);
}
