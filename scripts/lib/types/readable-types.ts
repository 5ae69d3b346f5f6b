import ts from "typescript";

const { factory } = ts;

/**
 * Adds a type for each schema with fields, so that an editor shows its name. openapi-typescript has
 * `--root-types` for that, but writes them as aliases of `components["schemas"]["Name"]`, which an
 * editor resolves to the fields; and neither its options nor its `transform` see the members of
 * `components`. So its syntax tree is changed.
 *
 * @param renamed - Sentences about the other names of a schema's fields, by the name of the schema.
 * @param requestNames - The names of the schemas that only requests use.
 */
export function withNames(
  nodes: ts.Node[],
  renamed: Map<string, string[]>,
  requestNames: Set<string>,
): ts.Node[] {
  const schemaTypes: ts.TypeAliasDeclaration[] = [];
  const nameMember = (member: ts.Node): ts.Node => {
    if (!ts.isPropertySignature(member)) return member;
    const schema = requestNames.has(nameOf(member)) ? withReadonlyLists(member) : member;
    // An editor shows the values of an enum instead of its name.
    if (!hasFields(schema.type)) return schema;
    schemaTypes.push(typeOf(schema));
    return referenceTo(nameOf(schema));
  };
  const otherNodes = nodes.map((node) =>
    ts.isInterfaceDeclaration(node) && node.name.text === "components"
      ? visitSchemas(node, nameMember)
      : node,
  );
  const names = new Set(schemaTypes.map(({ name }) => name.text));
  return [
    ...otherNodes.filter((node) => !isWithRequired(node)),
    ...schemaTypes.map(withUndefined),
  ].map((node) => nameReferences(node, names, renamed));
}

function visitSchemas(node: ts.Node, replace: (schema: ts.Node) => ts.Node): ts.Node {
  if (ts.isPropertySignature(node) && nameOf(node) !== "schemas") return node;
  const visit = ts.isTypeLiteralNode(node)
    ? replace
    : (child: ts.Node) => visitSchemas(child, replace);
  return ts.visitEachChild(node, visit, undefined);
}

function typeOf(schema: ts.PropertySignature): ts.TypeAliasDeclaration {
  const type = factory.createTypeAliasDeclaration(
    [factory.createModifier(ts.SyntaxKind.ExportKeyword)],
    nameOf(schema),
    undefined,
    schema.type as ts.TypeNode,
  );
  moveComments(schema, type);
  return type;
}

/** The member of a schema that has a type of its own. */
function referenceTo(name: string): ts.PropertySignature {
  const reference = factory.createTypeReferenceNode(name);
  return factory.createPropertySignature(undefined, name, undefined, reference);
}

/**
 * The type `WithRequired` of openapi-typescript, in whose place scripts/artifacts/types.ts writes a
 * better one.
 */
function isWithRequired(node: ts.Node): boolean {
  return ts.isTypeAliasDeclaration(node) && node.name.text === "WithRequired";
}

/**
 * The types with advice at any depth, and the names of other types that they or the bodies need.
 */
export function keepAdvised(
  nodes: ts.Node[],
  bodies: string[],
): { nodes: ts.Node[]; otherNames: string[] } {
  const types = nodes.filter(ts.isTypeAliasDeclaration);
  const references = new Map(types.map((type) => [type.name.text, referencesOf(type)]));
  const advised = new Set(["Moved", "NotIn", "Renamed"]);
  for (let size = 0; size < advised.size; ) {
    size = advised.size;
    for (const [name, used] of references)
      if (used.some((other) => advised.has(other))) advised.add(name);
  }
  const used = [
    ...bodies,
    ...[...references].flatMap(([name, names]) => (advised.has(name) ? names : [])),
  ];
  const otherNames = [...new Set(used)].filter(
    (name) => name === "components" || (references.has(name) && !advised.has(name)),
  );
  return {
    nodes: types.filter((type) => advised.has(type.name.text)),
    otherNames: otherNames.sort(),
  };
}

function referencesOf(node: ts.Node): string[] {
  const names: string[] = [];
  const visit = (child: ts.Node): void => {
    if (ts.isTypeReferenceNode(child) && ts.isIdentifier(child.typeName))
      names.push(child.typeName.text);
    ts.forEachChild(child, visit);
  };
  visit(node);
  return names;
}

function hasFields(node: ts.Node | undefined): boolean {
  if (!node) return false;
  if (ts.isTypeLiteralNode(node)) return node.members.length > 0;
  return (
    schemaName(node) !== undefined ||
    !!ts.forEachChild(node, (child) => hasFields(child) || undefined)
  );
}

/**
 * Writes `components["schemas"]["Name"]` as `Name`, or as `Renamed<…, Name>` if its fields have
 * other names in another version.
 */
function nameReferences(
  node: ts.Node,
  names: Set<string>,
  renamed: Map<string, string[]>,
): ts.Node {
  const visit = (child: ts.Node): ts.Node => {
    const name = schemaName(child);
    if (name === undefined || !names.has(name)) return ts.visitEachChild(child, visit, undefined);
    const sentences = renamed.get(name);
    const reference = factory.createTypeReferenceNode(name);
    if (!sentences) return reference;
    const literals = sentences.map((sentence) =>
      factory.createLiteralTypeNode(factory.createStringLiteral(sentence)),
    );
    const type = sentences.some((sentence) => /[a-z]\.[a-z]/.test(sentence)) ? "Moved" : "Renamed";
    return factory.createTypeReferenceNode(type, [
      factory.createUnionTypeNode(literals),
      reference,
    ]);
  };
  return ts.visitEachChild(node, visit, undefined);
}

/** Makes the lists in a type read-only, for values with `as const`. */
function withReadonlyLists<N extends ts.Node>(node: N): N {
  const visit = (child: ts.Node): ts.Node => {
    const visited = ts.visitEachChild(child, visit, undefined);
    if (visited !== child) moveComments(child, visited);
    return ts.isArrayTypeNode(visited)
      ? factory.createTypeOperatorNode(ts.SyntaxKind.ReadonlyKeyword, visited)
      : visited;
  };
  return visit(node) as N;
}

/** Allows `undefined` for an optional field, for projects with `exactOptionalPropertyTypes`. */
function withUndefined(node: ts.Node): ts.Node {
  const child = ts.visitEachChild(node, withUndefined, undefined);
  if (
    !ts.isPropertySignature(child) ||
    !child.questionToken ||
    !child.type ||
    isImpossible(child.type)
  )
    return child;
  const type = factory.createUnionTypeNode([
    child.type,
    factory.createKeywordTypeNode(ts.SyntaxKind.UndefinedKeyword),
  ]);
  const optional = factory.createPropertySignature(
    child.modifiers,
    child.name,
    child.questionToken,
    type,
  );
  moveComments(child, optional);
  return optional;
}

function isImpossible(type: ts.TypeNode): boolean {
  if (type.kind === ts.SyntaxKind.NeverKeyword) return true;
  return (
    ts.isTypeReferenceNode(type) && ts.isIdentifier(type.typeName) && type.typeName.text === "NotIn"
  );
}

function schemaName(node: ts.Node): string | undefined {
  if (!ts.isIndexedAccessTypeNode(node) || !ts.isIndexedAccessTypeNode(node.objectType))
    return undefined;
  const { objectType: root, indexType: kind } = node.objectType;
  if (
    !ts.isTypeReferenceNode(root) ||
    !ts.isIdentifier(root.typeName) ||
    root.typeName.text !== "components"
  )
    return undefined;
  return textOf(kind) === "schemas" ? textOf(node.indexType) : undefined;
}

function textOf(node: ts.TypeNode): string | undefined {
  return ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal)
    ? node.literal.text
    : undefined;
}

const nameOf = ({ name }: ts.PropertySignature) => (name as ts.Identifier | ts.StringLiteral).text;

function moveComments(from: ts.Node, to: ts.Node): void {
  ts.setSyntheticLeadingComments(to, ts.getSyntheticLeadingComments(from));
}
