import type TypeScript from "typescript";
import type { Compiler } from "./compiler.ts";
import { createNames } from "./names.ts";
import { item, member, methodPath, type Place, pathOf } from "./places.ts";
import type { Sources } from "./sources.ts";

/** Methods of arrays whose callback gets an item first. */
const ITEM_CALLBACKS = ["map", "forEach", "filter", "find", "some", "every", "flatMap", "findLast"];

/** Says of expressions which part of a request or an answer they are, by following constants to where they come from. */
export interface Tracer {
  /** The place of a value; undefined when it is none of the API's, or that cannot be told. */
  placeOf(expression: TypeScript.Expression): Place | undefined;
  /** The place that a binding pattern takes apart. */
  placeOfPattern(pattern: TypeScript.BindingPattern): Place | undefined;
  /** Notes that an object literal, followed to where it is written, is sent as a place. */
  expect(expression: TypeScript.Expression, place: Place): void;
  /** The object literals that are sent, with their places. */
  sent: Map<TypeScript.ObjectLiteralExpression, Place>;
  /** Whether a call makes a client of this package. */
  isCreateClient(call: TypeScript.CallExpression): boolean;
  /** Whether a type comes from this package. */
  isOwnType(type: TypeScript.TypeReferenceNode): boolean;
  /** What a call sends: the path that it calls, and the places of its arguments; undefined when it calls no operation. */
  sending(call: TypeScript.CallExpression): { path: string; places: (string | undefined)[] } | undefined;
  /** The place that a type of this package stands for. */
  placeOfType(type: TypeScript.TypeNode | undefined): Place | undefined;
}

/** Makes a tracer for sources. */
export function createTracer(ts: Compiler, { checker }: Sources): Tracer {
  const sent = new Map<TypeScript.ObjectLiteralExpression, Place>();
  const active = new Set<TypeScript.Node>();

  const names = createNames(ts, checker);
  const { constantOf, declarationOf, isClient, isConstant, isCreateClient, isType, endOf, unwrap } = names;

  /** What a type annotation of this package says: `RequestBody<"/phone/validate", "2.0">`. */
  const placeOfType = (type: TypeScript.TypeNode | undefined): Place | undefined => {
    const places = { RequestBody: "body", ResponseBody: "answer", Query: "request.query" };
    for (const [name, at] of Object.entries(places)) {
      if (!type || !isType(type, name)) continue;
      const [path] = type.typeArguments ?? [];
      if (path && ts.isLiteralTypeNode(path) && ts.isStringLiteral(path.literal))
        return { path: path.literal.text, at };
    }
    return undefined;
  };

  /** The path that a call goes to, and where its arguments belong. */
  const sending: Tracer["sending"] = (call) => {
    const { expression } = call;
    const [address] = call.arguments;
    if (ts.isIdentifier(expression) && expression.text === "fetch") {
      const path = address && pathOf(endOf(address) ?? "");
      return path ? { path, places: [undefined, "init"] } : undefined;
    }
    if (!ts.isPropertyAccessExpression(expression)) return undefined;
    const { name } = expression;
    if (["POST", "post"].includes(name.text)) {
      const path = address && pathOf(endOf(address) ?? "");
      return path ? { path, places: [undefined, name.text === "POST" ? "init" : "body"] } : undefined;
    }
    if (!ts.isPropertyAccessExpression(expression.expression)) return undefined;
    const { expression: client, name: kind } = expression.expression;
    const path = methodPath(kind.text, name.text);
    return path && isClient(client) ? { path, places: ["request.query", "request"] } : undefined;
  };

  const follow = (expression: TypeScript.Expression): Place | undefined => {
    const inner = unwrap(expression);
    if (ts.isIdentifier(inner)) return placeOfName(inner);
    if (ts.isPropertyAccessExpression(inner)) return stepTo(inner.expression, inner.name.text);
    if (ts.isElementAccessExpression(inner)) {
      const { argumentExpression: index } = inner;
      if (ts.isStringLiteralLike(index)) return stepTo(inner.expression, index.text);
      const list = tracer.placeOf(inner.expression);
      return list && item(list);
    }
    if (ts.isCallExpression(inner)) return placeOfCall(inner);
    if (ts.isObjectLiteralExpression(inner)) return sent.get(inner);
    if (ts.isBinaryExpression(inner) && isChoice(inner.operatorToken.kind)) {
      return tracer.placeOf(inner.left) ?? tracer.placeOf(inner.right);
    }
    return undefined;
  };

  const isChoice = (kind: TypeScript.SyntaxKind) =>
    kind === ts.SyntaxKind.QuestionQuestionToken || kind === ts.SyntaxKind.BarBarToken;

  const stepTo = (expression: TypeScript.Expression, name: string): Place | undefined => {
    const place = tracer.placeOf(expression);
    return place && member(place, name);
  };

  const placeOfCall = (call: TypeScript.CallExpression): Place | undefined => {
    const target = sending(call);
    if (target) return { path: target.path, at: "exchange" };
    const { expression } = call;
    if (ts.isPropertyAccessExpression(expression)) {
      const place = tracer.placeOf(expression);
      if (place?.at === "json") return { path: place.path, at: "answer" };
      if (expression.name.text === "then") return placeOfCallback(call.arguments[0]);
      const list = tracer.placeOf(expression.expression);
      if (list?.at === "results") return ["find", "at", "findLast"].includes(expression.name.text) ? item(list) : list;
      return undefined;
    }
    const declaration = ts.isIdentifier(expression) ? declarationOf(expression) : undefined;
    const result = declaration && resultOf(declaration);
    return result && tracer.placeOf(result);
  };

  const placeOfCallback = (callback: TypeScript.Expression | undefined): Place | undefined => {
    const result = callback && resultOf(callback);
    return result && tracer.placeOf(result);
  };

  /** The one expression that a function gives back. */
  const resultOf = (declaration: TypeScript.Node): TypeScript.Expression | undefined => {
    const value =
      ts.isVariableDeclaration(declaration) && isConstant(declaration) ? declaration.initializer : declaration;
    if (!value || !(ts.isArrowFunction(value) || ts.isFunctionExpression(value) || ts.isFunctionDeclaration(value))) {
      return undefined;
    }
    if (!value.body || !ts.isBlock(value.body)) return value.body;
    const returns: TypeScript.Expression[] = [];
    const collect = (node: TypeScript.Node): void => {
      if (ts.isFunctionLike(node)) return;
      if (ts.isReturnStatement(node) && node.expression) returns.push(node.expression);
      ts.forEachChild(node, collect);
    };
    ts.forEachChild(value.body, collect);
    return returns.length === 1 ? returns[0] : undefined;
  };

  const placeOfName = (name: TypeScript.Identifier): Place | undefined => {
    const declaration = declarationOf(name);
    if (!declaration) return undefined;
    if (ts.isVariableDeclaration(declaration)) {
      const annotated = placeOfType(declaration.type);
      if (annotated) return annotated;
      return isConstant(declaration) && declaration.initializer ? tracer.placeOf(declaration.initializer) : undefined;
    }
    if (ts.isParameter(declaration)) return placeOfParameter(declaration);
    if (!ts.isBindingElement(declaration) || declaration.dotDotDotToken) return undefined;
    const place = tracer.placeOfPattern(declaration.parent);
    const key = declaration.propertyName ?? declaration.name;
    return place && (ts.isIdentifier(key) || ts.isStringLiteral(key)) ? member(place, key.text) : undefined;
  };

  /** A parameter has the place of its type, or of what the caller of a callback is known to pass. */
  const placeOfParameter = (parameter: TypeScript.ParameterDeclaration): Place | undefined => {
    const annotated = placeOfType(parameter.type);
    if (annotated) return annotated;
    const callback = parameter.parent;
    const call = callback.parent;
    if (callback.parameters[0] !== parameter || !call || !ts.isCallExpression(call)) return undefined;
    if (call.arguments[0] !== callback || !ts.isPropertyAccessExpression(call.expression)) return undefined;
    const { expression, name } = call.expression;
    const place = tracer.placeOf(expression);
    if (name.text === "then") return place;
    return place && ITEM_CALLBACKS.includes(name.text) ? item(place) : undefined;
  };

  const tracer: Tracer = {
    sent,
    isCreateClient,
    isOwnType: names.isOwnType,
    sending,
    placeOfType,
    placeOf(expression) {
      // A constant that is made from itself leads nowhere.
      if (active.has(expression)) return undefined;
      active.add(expression);
      try {
        return follow(expression);
      } finally {
        active.delete(expression);
      }
    },
    placeOfPattern(pattern) {
      const { parent } = pattern;
      if (ts.isParameter(parent)) return placeOfParameter(parent);
      if (ts.isVariableDeclaration(parent)) {
        const annotated = placeOfType(parent.type);
        return annotated ?? (parent.initializer && tracer.placeOf(parent.initializer));
      }
      const place = tracer.placeOfPattern(parent.parent);
      const key = parent.propertyName;
      return place && key && (ts.isIdentifier(key) || ts.isStringLiteral(key)) ? member(place, key.text) : undefined;
    },
    expect(expression, place) {
      const inner = unwrap(expression);
      if (ts.isIdentifier(inner)) {
        const value = constantOf(inner);
        if (!value || active.has(value)) return;
        active.add(value);
        tracer.expect(value, place);
        active.delete(value);
      } else if (ts.isCallExpression(inner)) {
        const isJson = inner.expression.getText() === "JSON.stringify";
        if (isJson && inner.arguments[0]) tracer.expect(inner.arguments[0], place);
      } else if (ts.isConditionalExpression(inner)) {
        tracer.expect(inner.whenTrue, place);
        tracer.expect(inner.whenFalse, place);
      } else if (ts.isObjectLiteralExpression(inner) && !sent.has(inner)) {
        sent.set(inner, place);
        for (const property of inner.properties) {
          if (ts.isSpreadAssignment(property)) tracer.expect(property.expression, place);
          const { name } = property;
          const next =
            name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? member(place, name.text) : undefined;
          if (next && ts.isPropertyAssignment(property)) tracer.expect(property.initializer, next);
          if (next && ts.isShorthandPropertyAssignment(property)) expectShorthand(property, next);
        }
      }
    },
  };

  const expectShorthand = (property: TypeScript.ShorthandPropertyAssignment, place: Place) => {
    const declaration = checker.getShorthandAssignmentValueSymbol(property)?.declarations?.[0];
    if (!declaration || !ts.isVariableDeclaration(declaration) || !isConstant(declaration)) return;
    if (declaration.initializer) tracer.expect(declaration.initializer, place);
  };

  return tracer;
}
