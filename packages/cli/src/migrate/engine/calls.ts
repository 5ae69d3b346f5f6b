import type { Node } from "@babel/types";
import { copyOf, type Engine, keyOf, meet, nameOf, noteOpaque } from "./engine.ts";
import { importedModule } from "./imports.ts";
import { callMethod } from "./methods.ts";
import { assign, declareNames } from "./patterns.ts";
import { HOLE, pathsOf } from "./place.ts";
import { sendUnsure } from "./senders.ts";
import { visitStatement } from "./statements.ts";
import { typeValue } from "./types.ts";
import { type Closure, Scope, unify, Value } from "./value.ts";

/** How many calls within calls are followed, and how much work a program may be before calls are no longer looked into one by one. */
const DEEPEST = 12;
const MOST_WORK = 3_000_000;

type CallNode = Extract<Node, { type: "CallExpression" | "OptionalCallExpression" }>;

/** What a call gives. */
export function visitCall(engine: Engine, node: CallNode, scope: Scope): Value {
  const { callee } = node;
  const typeArgs = (node.typeParameters ?? (node as { typeArguments?: typeof node.typeParameters }).typeArguments) as
    | { params: Node[] }
    | null
    | undefined;
  const type = typeArgs?.params[0] ? typeValue(engine, typeArgs.params[0], scope) : undefined;
  const around = [nameOf(callee).split(".").at(-1) ?? ""].filter(Boolean);
  const visitArgs = () =>
    node.arguments.map((argument) =>
      engine.visit(argument as Node, scope, argument.type === "ObjectExpression" ? [] : around),
    );
  if (callee.type === "Super") {
    visitArgs();
    return new Value();
  }
  if (
    callee.type === "Import" ||
    (callee.type === "Identifier" && callee.name === "require" && !scope.find("require"))
  ) {
    return importedModule(engine, visitArgs()[0]?.onlyText, scope);
  }
  if (callee.type !== "MemberExpression" && callee.type !== "OptionalMemberExpression") {
    const called = engine.visit(callee as Node, scope);
    return typed(type, callFunction(engine, called, visitArgs(), new Value(), node, scope.file));
  }
  const owner = engine.visit(callee.object, scope);
  const name = keyOf(callee.property, callee.computed);
  const index = callee.computed && name === undefined ? engine.visit(callee.property as Node, scope) : undefined;
  const args = visitArgs();
  if (name === undefined) {
    const called = index?.texts ? copyOf([...index.texts.keys()].map((key) => owner.field(key))) : owner.item();
    return typed(type, callFunction(engine, called, args, owner, node, scope.file));
  }
  const method = owner.fields.has(name) ? owner.field(name) : undefined;
  if (method && (method.builtin || method.functions.length > 0)) {
    return typed(type, callFunction(engine, method, args, owner, node, scope.file));
  }
  const known = callMethod(engine, { owner, name, args, node, scope });
  if (known) return typed(type, known);
  return typed(type, callUnknown(engine, args, node, scope.file, owner));
}

/** Gives the result of a call the type that was written with it: `json<Answer>()`, `useState<Answer>()`, `post<Answer>(…)`. */
function typed(type: Value | undefined, result: Value): Value {
  if (!type) return result;
  const places = result.places.map(({ at }) => at);
  if (places.includes("answer")) {
    unify(result, type);
  } else if (places.includes("exchange")) {
    const isAnswer = type.fields.has("result") || type.fields.has("suggestions");
    if (!isAnswer) return unify(result, type);
    for (const key of ["$answer", "data", "body"]) unify(result.field(key), type);
    for (const key of ["result", "resultCorrected", "suggestions"]) unify(result.field(key), type.field(key));
  } else if (result.kind === "state") {
    for (const key of ["0", "value", "current"]) unify(result.field(key), type);
  } else if (result.kind === "query") {
    unify(result.field("data"), type);
  } else {
    return meet(type, result);
  }
  return result;
}

/** Calls what is a function in any of the ways that are known. */
export function callFunction(
  engine: Engine,
  called: Value,
  args: Value[],
  self: Value,
  node: Node,
  file: string,
): Value {
  const { builtin } = called;
  if (builtin) return builtin({ args, self, file, node });
  const closures = called.functions;
  if (closures.length === 0) return callUnknown(engine, args, node, file, self);
  const before = engine.calls.length;
  const results = closures.slice(0, 4).map((closure) => inline(engine, closure, args, self));
  for (const closure of closures) engine.reached.add(closure.node);
  const [first = new Value()] = results;
  const result = results.length === 1 ? first : results.reduce((one, other) => unify(one, other), first);
  // A function that was read and that sends in a way that is not known: what it is called with is what it sends.
  if (engine.calls.length === before && result.places.length === 0 && result.isUnknown) {
    return sendUnsure(engine, args, node, file, pathOfArgs(args)) ?? result;
  }
  return result;
}

function pathOfArgs(args: readonly Value[]): string[] {
  for (const arg of args) {
    for (const value of [arg, ...["url", "path", "endpoint", "uri"].flatMap((key) => arg.fields.get(key) ?? [])]) {
      const text = value.onlyText;
      if (text?.includes("/") && text.replaceAll(HOLE, "").length > 1) {
        const paths = pathsOf(text);
        if (paths.length > 0) return paths;
      }
    }
  }
  return [];
}

/** Passes arguments to a function that was not read. */
export function callUnknown(engine: Engine, args: Value[], node: Node, file: string, self?: Value): Value {
  const sent = sendUnsure(engine, args, node, file, pathOfArgs(args));
  if (sent) return sent;
  const to = "callee" in node ? nameOf(node.callee as Node) : "";
  const isLog = /^(console|log|logger|debug|winston|pino|consola|this\.log|this\.logger)\b|Error$/i.test(to);
  for (const value of args) {
    noteOpaque(engine, { file, node, value, kind: isLog ? "printed" : "passed", to });
  }
  // A method of something of the API gives nothing of the API that is known.
  return self && self.places.length > 0 && !self.isUnknown ? new Value() : Value.elsewhere();
}

/** Evaluates a function's body for the arguments of one call. */
export function inline(
  engine: Engine,
  closure: Closure,
  args: readonly Value[],
  self?: Value,
  onScope: (scope: Scope) => void = () => {},
): Value {
  const { node } = closure;
  const isPlain = args.every(
    (arg) =>
      arg.places.length === 0 &&
      arg.fields.size === 0 &&
      arg.functions.length === 0 &&
      !arg.builtin &&
      arg.someTexts.size === 0,
  );
  const known = engine.results.get(node);
  const active = engine.active.get(node) ?? 0;
  const isSpent = engine.depth > DEEPEST || (engine.depth > 0 && engine.work > MOST_WORK) || active > 1;
  if (known && (isPlain || isSpent)) return known.find();
  if (isSpent) return Value.elsewhere();
  engine.called.add(node);
  engine.idle.delete(node);
  const scope = new Scope(closure.scope.file, closure.scope);
  const result = new Value();
  scope.result = result;
  onScope(scope);
  if (node.type !== "ArrowFunctionExpression") {
    const own = closure.self ?? (self && self.fields.size > 0 ? self : undefined);
    if (own) scope.self = own;
  }
  if (isPlain) engine.results.set(node, result);
  engine.active.set(node, active + 1);
  engine.depth++;
  try {
    if (node.type === "FunctionExpression" && node.id) scope.values.set(node.id.name, Value.closure(closure));
    const params = node.params as Node[];
    for (const parameter of params) declareNames(parameter, scope);
    params.forEach((parameter, index) => {
      if (parameter.type === "Identifier" && parameter.name === "this") return;
      if (parameter.type === "RestElement") {
        const rest = new Value();
        for (const [at, arg] of args.slice(index).entries()) unify(rest.field(String(at)), arg);
        assign(engine, parameter.argument, rest, scope);
      } else {
        assign(
          engine,
          parameter,
          args[index] ?? (args.length === 0 && index > 0 ? Value.elsewhere() : new Value()),
          scope,
        );
      }
    });
    const returns = "returnType" in node ? typeValue(engine, node.returnType as Node, scope) : undefined;
    if (node.body.type === "BlockStatement") visitStatement(engine, node.body, scope);
    else unify(result, engine.visit(node.body, scope, ["return"]));
    if (returns) return meet(returns, result);
  } finally {
    engine.depth--;
    engine.active.set(node, active);
  }
  return result.find();
}

/** Evaluates a function as something calls it that was not read. */
export function callIdle(engine: Engine, closure: Closure): void {
  const { node } = closure;
  const args = (node.params as Node[]).map(() => Value.elsewhere());
  let inner: Scope | undefined;
  const value = inline(engine, closure, args, undefined, (scope) => {
    inner = scope;
  });
  const field = engine.getters.get(node);
  if (field) unify(field, value);
  const returns = node.body.type === "BlockStatement" ? (inner?.returns ?? []) : [node.body];
  for (const given of new Set(returns.length > 0 ? returns : [node])) {
    noteOpaque(engine, { file: closure.scope.file, node: given, value, kind: "given", from: node });
  }
}

/** What `new` gives. */
export function visitNew(engine: Engine, node: Extract<Node, { type: "NewExpression" }>, scope: Scope): Value {
  const name = nameOf(node.callee);
  const called = engine.visit(node.callee as Node, scope);
  const args = node.arguments.map((argument) => engine.visit(argument as Node, scope));
  const [first = new Value(), second = new Value()] = args;
  const type =
    node.typeParameters?.type === "TSTypeParameterInstantiation" ? node.typeParameters.params.at(-1) : undefined;
  const prototype = called.fields.get("prototype");
  if (prototype) {
    const maker = prototype.fields.get("constructor");
    if (maker) callFunction(engine, maker, args, prototype, node, scope.file);
    return prototype.find();
  }
  switch (name) {
    case "Promise": {
      const result = new Value();
      const settle = Value.builtin(({ args: [value] }) => (value ? unify(result, value) : result));
      callFunction(engine, first, [settle, Value.builtin(() => new Value())], new Value(), node, scope.file);
      return result;
    }
    case "Map":
    case "WeakMap":
    case "Set":
    case "Array": {
      const list = new Value();
      list.kind = "list";
      const item = type && typeValue(engine, type, scope);
      if (item) unify(list.item(), item);
      unify(list.item(), name === "Set" ? first.item() : name === "Map" ? first.item().field("1") : new Value());
      return list;
    }
    case "Headers":
    case "Blob":
      return name === "Blob" ? first.item() : first;
    case "URL":
      return first;
    case "Request": {
      const request = new Value();
      request.kind = "request";
      unify(request.field("$url"), first);
      unify(request.field("$init"), second);
      return request;
    }
    case "Response":
      return first;
    case "XMLHttpRequest":
      return new Value();
  }
  return callUnknown(engine, args, node, scope.file);
}
