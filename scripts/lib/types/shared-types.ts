import ts from "typescript";

/** An exported type, or a schema of `components`. */
interface Declaration {
  text: string;
  references: string[];
}

/**
 * Replaces the types of an older version that the newer one also has by exports of the newer, so
 * that both have each type once.
 *
 * @param older - text of the older version's types
 * @param newer - text of the newer version's types
 * @param from - where the newer ones are imported from
 */
export function withSharedTypes(older: string, newer: string, from: string): string {
  const olderTypes = declarationsIn(older);
  const newerTypes = declarationsIn(newer);
  const equal = new Map(
    [...olderTypes].filter(([name, { text }]) => text === newerTypes.get(name)?.text),
  );
  // A type is equal only if all that it refers to are.
  for (let size = -1; size !== equal.size; ) {
    size = equal.size;
    for (const [name, { references }] of equal)
      if (references.some((reference) => olderTypes.has(reference) && !equal.has(reference)))
        equal.delete(name);
  }
  const shared = [...equal.keys()].filter((name) => !name.includes("."));
  const remainingText = shared.reduce(
    (text, name) => text.replace(olderTypes.get(name)?.text ?? "", ""),
    older,
  );
  const names = shared.join(", ");
  return `${remainingText}\nimport type { ${names} } from ${JSON.stringify(from)};\nexport type { ${names} };\n`;
}

/** The exported types of a text, and the schemas of its `components`, by their names. */
function declarationsIn(text: string): Map<string, Declaration> {
  const source = ts.createSourceFile("types.ts", text, ts.ScriptTarget.ESNext, true);
  const declared = new Map<string, Declaration>();
  const add = (name: string, node: ts.Node) =>
    declared.set(name, { text: node.getFullText(), references: referencesIn(node) });
  for (const statement of source.statements) {
    const isExported = ts.isTypeAliasDeclaration(statement) && statement.modifiers !== undefined;
    if (isExported) add(statement.name.text, statement);
    if (!ts.isInterfaceDeclaration(statement) || statement.name.text !== "components") continue;
    const schemas = statement.members.find(({ name }) => name?.getText() === "schemas");
    schemas?.forEachChild((type) => {
      if (ts.isTypeLiteralNode(type))
        for (const member of type.members) add(`schemas.${member.name?.getText()}`, member);
    });
  }
  return declared;
}

/** The names that a type refers to; `schemas.Name` for `components["schemas"]["Name"]`. */
function referencesIn(node: ts.Node): string[] {
  if (ts.isTypeReferenceNode(node)) return [node.typeName.getText(), ...partsOf(node)];
  if (ts.isIndexedAccessTypeNode(node) && node.objectType.getText() === 'components["schemas"]')
    return [`schemas.${JSON.parse(node.indexType.getText())}`];
  return partsOf(node);
}

function partsOf(node: ts.Node): string[] {
  const references: string[] = [];
  node.forEachChild((child) => void references.push(...referencesIn(child)));
  return references;
}
