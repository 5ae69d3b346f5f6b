import type { Class } from "@babel/types";
import { closureOf, type Engine, keyOf, meet } from "./engine.ts";
import { typeValue } from "./types.ts";
import { type Closure, type Scope, unify, Value } from "./value.ts";

/** A class: its constructor gives its one instance, which stands for all of them. */
export function visitClass(engine: Engine, node: Class, scope: Scope): Value {
  const known = engine.shared.get(node);
  if (known) return known.find();
  const value = new Value();
  engine.shared.set(node, value);
  const instance = new Value();
  unify(value.field("prototype"), instance);
  value.kind = "class";
  const inner = scope.inner();
  inner.self = instance;
  if (node.id) inner.values.set(node.id.name, value);
  if (node.superClass) {
    const base = engine.visit(node.superClass, scope).fields.get("prototype");
    if (base) unify(instance, base);
  }
  for (const member of node.body.body) {
    if (member.type === "StaticBlock") {
      engine.visit(member, inner);
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
      if (member.value) unify(field, meet(type, engine.visit(member.value, inner, key ? [key] : [])));
    }
  }
  return value;
}
