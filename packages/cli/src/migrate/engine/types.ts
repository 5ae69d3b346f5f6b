import type { Node, TSType, TSTypeElement, TSTypeParameterDeclaration } from "@babel/types";
import { type Engine, keyOf, mention, nameOf } from "./engine.ts";
import { ownType } from "./own.ts";
import { type Scope, type TypeMaker, unify, Value } from "./value.ts";

/** Types that stand for what they wrap. */
const TRANSPARENT = new Set([
  ..."Promise PromiseLike Readonly Partial Required NonNullable Awaited DeepPartial DeepReadonly Omit Pick Exclude Extract".split(
    " ",
  ),
  ..."Ref ShallowRef ComputedRef Signal WritableSignal Accessor Observable Subject BehaviorSubject Writable MaybeRef Jsonify".split(
    " ",
  ),
  ..."Mutable Immutable Draft Maybe Nullable Optional PropsWithChildren".split(" "),
]);
const LISTS = new Set(["Array", "ReadonlyArray", "Set", "Iterable", "AsyncIterable", "Record", "Map", "NonEmptyArray"]);
/** Types of libraries that hold what they wrap in a field. */
const HOLDERS: Record<string, string> = {
  AxiosResponse: "data",
  AxiosPromise: "data",
  FetchResponse: "data",
  Response: "body",
  HttpResponse: "body",
  UseQueryResult: "data",
  SWRResponse: "data",
};

/** What a type says of the values that have it; undefined when that is nothing. */
export function typeValue(engine: Engine, type: Node | null | undefined, scope: Scope): Value | undefined {
  switch (type?.type) {
    case "TSTypeAnnotation":
    case "TSParenthesizedType":
    case "TSOptionalType":
    case "TSRestType":
      return typeValue(engine, type.typeAnnotation, scope);
    case "TSTypeOperator":
      return type.operator === "readonly" ? typeValue(engine, type.typeAnnotation, scope) : undefined;
    case "TSStringKeyword":
    case "TSNumberKeyword":
    case "TSBooleanKeyword":
      return new Value();
    case "TSLiteralType":
      return type.literal.type === "StringLiteral"
        ? Value.text(type.literal.value, [{ file: scope.file, node: type.literal }])
        : new Value();
    case "TSTypeLiteral":
      return literalType(engine, type.members, scope, [], type);
    case "TSArrayType":
      return listOf(typeValue(engine, type.elementType, scope));
    case "TSTupleType": {
      const tuple = new Value();
      type.elementTypes.forEach((element, index) => {
        const value = typeValue(engine, element.type === "TSNamedTupleMember" ? element.elementType : element, scope);
        if (value) unify(tuple.field(String(index)), value);
      });
      return tuple;
    }
    case "TSUnionType":
    case "TSIntersectionType": {
      const values = type.types.flatMap((one) => typeValue(engine, one, scope) ?? []);
      return values.length > 0 ? values.reduce(unify) : undefined;
    }
    case "TSIndexedAccessType": {
      const owner = typeValue(engine, type.objectType, scope);
      const { indexType: index } = type;
      if (index.type !== "TSLiteralType" || index.literal.type !== "StringLiteral") return owner?.item();
      const key = index.literal.value;
      mention(engine, {
        kind: "string",
        file: scope.file,
        node: type,
        name: index.literal,
        key,
        owner: owner ?? Value.elsewhere(),
        around: typeNames(type.objectType),
      });
      return owner?.field(key);
    }
    case "TSTypeQuery":
      return type.exprName.type === "Identifier" ? scope.find(type.exprName.name) : undefined;
    case "TSTypeReference":
      return reference(engine, type, scope);
    default:
      return undefined;
  }
}

/** The keys that lead to an indexed type: `result`, `data` of `Answer["result"]["data"]`. */
function typeNames(type: Node): string[] {
  if (type.type !== "TSIndexedAccessType") return [nameOf(type)].filter(Boolean);
  const { indexType: index } = type;
  const key = index.type === "TSLiteralType" && index.literal.type === "StringLiteral" ? [index.literal.value] : [];
  return [...typeNames(type.objectType), ...key];
}

function listOf(item: Value | undefined): Value | undefined {
  if (!item) return undefined;
  const list = new Value();
  unify(list.item(), item);
  return list;
}

function reference(
  engine: Engine,
  type: Extract<TSType, { type: "TSTypeReference" }>,
  scope: Scope,
): Value | undefined {
  const args =
    (type.typeParameters ?? (type as { typeArguments?: typeof type.typeParameters }).typeArguments)?.params ?? [];
  const { typeName } = type;
  const name = nameOf(typeName.type === "TSQualifiedName" ? typeName.right : typeName);
  if (
    typeName.type === "TSQualifiedName" &&
    ["infer", "TypeOf", "InferOutput", "InferType", "output", "input"].includes(name)
  ) {
    return typeValue(engine, args[0], scope);
  }
  const known = scope.findType(name);
  if (known) return known.make(args, scope);
  if (["InferOutput", "InferInput", "ReturnType"].includes(name)) {
    const value = typeValue(engine, args[0], scope);
    return name === "ReturnType" ? value?.functions.flatMap(({ node }) => engine.results.get(node) ?? [])[0] : value;
  }
  if (TRANSPARENT.has(name)) return typeValue(engine, args[0], scope);
  if (LISTS.has(name)) return listOf(typeValue(engine, args.at(-1), scope));
  const holder = HOLDERS[name];
  if (holder) {
    const held = typeValue(engine, args[0], scope);
    if (!held) return undefined;
    const value = new Value();
    unify(value.field(holder), held);
    return value;
  }
  // A class is a type too.
  const instance = scope.find(name)?.fields.get("prototype");
  return instance?.find();
}

/** A type of members: of a type literal or an interface. */
export function literalType(
  engine: Engine,
  members: TSTypeElement[],
  scope: Scope,
  around: readonly string[],
  parent: Node,
): Value {
  const value = new Value().declare();
  for (const element of members) {
    if (element.type === "TSIndexSignature") {
      const item = typeValue(engine, element.typeAnnotation, scope);
      if (item) unify(value.item(), item);
      continue;
    }
    if (element.type !== "TSPropertySignature" && element.type !== "TSMethodSignature") continue;
    const key = keyOf(element.key, element.computed ?? false);
    if (key === undefined) continue;
    if (element.type === "TSPropertySignature") {
      mention(engine, {
        kind: "signature",
        file: scope.file,
        node: element,
        name: element.key,
        key,
        owner: value,
        around,
        parent,
      });
      const annotation = element.typeAnnotation?.typeAnnotation;
      const inner = annotation && unwrapList(annotation);
      const type =
        inner?.type === "TSTypeLiteral"
          ? wrapList(annotation, literalType(engine, inner.members, scope, [...around, key], inner))
          : typeValue(engine, annotation, scope);
      if (type) unify(value.field(key), type);
    }
  }
  return value;
}

function unwrapList(type: TSType): TSType {
  return type.type === "TSArrayType" ? type.elementType : type;
}

function wrapList(type: TSType | undefined, value: Value): Value {
  return type?.type === "TSArrayType" ? (listOf(value) as Value) : value;
}

/** Declares an interface or an alias in a scope. */
export function declareType(engine: Engine, node: Node, scope: Scope): void {
  if (node.type !== "TSInterfaceDeclaration" && node.type !== "TSTypeAliasDeclaration") return;
  const make = (inner: Scope): Value | undefined => {
    if (node.type === "TSTypeAliasDeclaration") {
      const type = node.typeAnnotation;
      if (type.type === "TSTypeLiteral") return literalType(engine, type.members, inner, [node.id.name], type);
      return typeValue(engine, type, inner);
    }
    const value = literalType(engine, node.body.body, inner, [node.id.name], node.body);
    for (const { expression, typeParameters } of (node.extends ?? []) as {
      expression: Node;
      typeParameters?: { params: TSType[] };
    }[]) {
      const base = inner.findType(nameOf(expression))?.make(typeParameters?.params ?? [], inner);
      if (base) unify(value, base);
    }
    return value;
  };
  let isActive = false;
  const maker: TypeMaker = (args, at) => {
    const names = parameterNames(node.typeParameters);
    if (names.length === 0) {
      const known = engine.shared.get(node);
      if (known) return known.find();
      const value = new Value();
      engine.shared.set(node, value);
      const made = make(scope);
      return made ? unify(value, made) : value;
    }
    if (isActive) return undefined;
    isActive = true;
    const inner = scope.inner();
    names.forEach((name, index) => {
      const type = args[index] && typeValue(engine, args[index], at);
      inner.types.set(name, () => type ?? new Value());
    });
    const value = make(inner);
    isActive = false;
    return value;
  };
  scope.types.set(node.id.name, maker);
}

function parameterNames(parameters: Node | null | undefined): string[] {
  const params = (parameters as TSTypeParameterDeclaration | null | undefined)?.params ?? [];
  return params.map((parameter) =>
    typeof parameter.name === "string" ? parameter.name : nameOf(parameter.name as Node),
  );
}

/** Declares a type that is imported from this package. */
export function declareOwnType(engine: Engine, local: string, imported: string, scope: Scope): void {
  scope.types.set(local, (args, at) => ownType(engine, imported, args, at));
}
