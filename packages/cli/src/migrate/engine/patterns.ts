import type { Node } from "@babel/types";
import { chainOf, type Engine, keyOf, meet, mention, nameOf, noteOpaque } from "./engine.ts";
import { typeValue } from "./types.ts";
import { type Scope, unify, Value } from "./value.ts";

/** Writes a value to what stands on the left of an assignment or in a declaration, and takes it apart where that is a pattern. */
export function assign(engine: Engine, target: Node, value: Value, scope: Scope, around: readonly string[] = []): void {
  switch (target.type) {
    case "Identifier": {
      const known = scope.find(target.name);
      const type = typeValue(engine, target.typeAnnotation, scope);
      const met = meet(type, value);
      if (known) unify(known, met);
      return;
    }
    case "ObjectPattern": {
      const met = meet(typeValue(engine, target.typeAnnotation, scope), value);
      for (const property of target.properties) {
        if (property.type === "RestElement") {
          assign(engine, property.argument, met, scope);
          continue;
        }
        const key = keyOf(property.key, property.computed);
        if (key === undefined) {
          noteOpaque(engine, { file: scope.file, node: property, value: met, kind: "dynamic" });
          assign(engine, property.value, Value.elsewhere(), scope);
          continue;
        }
        mention(engine, {
          kind: "pattern",
          file: scope.file,
          node: property,
          name: property.key,
          key,
          owner: met,
          around,
          parent: target,
        });
        assign(engine, property.value, met.field(key), scope, [...around, key]);
      }
      return;
    }
    case "ArrayPattern":
      target.elements.forEach((element, index) => {
        if (element?.type === "RestElement") assign(engine, element.argument, value, scope);
        else if (element) assign(engine, element, value.field(String(index)), scope);
      });
      return;
    case "AssignmentPattern": {
      const otherwise = engine.visit(target.right, scope, chainOf(target.left));
      assign(
        engine,
        target.left,
        otherwise.isUnknown && !value.isUnknown ? value : unify(value, otherwise),
        scope,
        around,
      );
      return;
    }
    case "RestElement":
      assign(engine, target.argument, value, scope);
      return;
    case "TSParameterProperty": {
      const { parameter } = target;
      assign(engine, parameter, value, scope);
      const name = nameOf(parameter.type === "AssignmentPattern" ? parameter.left : parameter);
      const own = scope.own;
      const bound = scope.find(name);
      if (own && bound) unify(own.field(name), bound);
      return;
    }
    case "TSAsExpression":
    case "TSNonNullExpression":
    case "ParenthesizedExpression":
      assign(engine, target.expression, value, scope);
      return;
    default:
      unify(engine.visit(target, scope), value);
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
