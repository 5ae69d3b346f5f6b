import type { Node } from "@babel/types";
import { callFunction, callIdle } from "./calls.ts";
import { createEngine, type Engine, noteOpaque } from "./engine.ts";
import { visit } from "./evaluate.ts";
import { walk } from "./parse.ts";
import { assign, declareNames } from "./patterns.ts";
import { createModule, type Module, type ReadScript, type Resolver } from "./program.ts";
import { visitStatement } from "./statements.ts";
import { type Closure, unify, Value } from "./value.ts";

/** What the scripts of a project do with the API. */
export interface Analysis {
  engine: Engine;
  /** The scripts that were evaluated: those that were asked for, and what they import. */
  modules: Module[];
}

/** Evaluates scripts, and what they import, as far as it concerns the API. */
export function analyze(
  files: readonly string[],
  resolver: Resolver,
  readScript: ReadScript,
  onError: (file: string, reason: string) => void,
  isOfInterest: (key: string) => boolean,
): Analysis {
  const modules = new Map<string, Module | undefined>();
  const load = (file: string): Module | undefined => {
    if (modules.has(file)) return modules.get(file);
    const script = readScript(file);
    const module = script && createModule(script);
    modules.set(file, module);
    if (module) attempt(file, () => evaluate(engine, module));
    return module;
  };
  const faults = new Set<string>();
  /** One file that cannot be followed does not end the run. */
  const attempt = (file: string, work: () => void): void => {
    try {
      work();
    } catch (error) {
      if (!faults.has(file)) onError(file, `it cannot be followed: ${(error as Error).message}`);
      faults.add(file);
      engine.depth = 0;
      engine.active.clear();
    }
  };
  const engine: Engine = createEngine({
    resolver,
    readScript,
    module: load,
    isOfInterest,
    visit: (node, scope, around) => visit(engine, node, scope, around),
    callFunction: (...call) => callFunction(engine, ...call),
  });
  for (const file of files) load(file);
  const loaded = [...modules.values()].flatMap((module) => module ?? []);
  callIdleFunctions(engine, loaded, attempt);
  for (const { file, scope } of loaded) {
    // Types that nothing uses are looked at for what they look like.
    for (const make of [...scope.types.values()]) attempt(file, () => void make([], scope));
  }
  for (const module of loaded) attempt(module.file, () => evaluateExpressions(engine, module));
  callIdleFunctions(engine, loaded, attempt);
  return { engine, modules: loaded };
}

function evaluate(engine: Engine, module: Module): void {
  const { scope, exports, syntax, file } = module;
  const commonJs = new Value();
  unify(commonJs.field("exports"), exports);
  scope.values.set("module", commonJs);
  scope.values.set("exports", exports);
  visitStatement(engine, syntax, scope);
  const isCommonJs = !syntax.body.some(({ type }) => type.startsWith("Export"));
  if (isCommonJs) {
    for (const value of exports.fields.values()) noteOpaque(engine, { file, node: syntax, value, kind: "exported" });
  }
  if (/\.vue$/.test(file)) joinComponent(engine, module);
}

/** A component of Vue with options: what its data and methods are is what `this` has. */
function joinComponent(engine: Engine, { exports, scope }: Module): void {
  const component = exports.fields.get("default");
  if (!component) return;
  for (const key of ["methods", "computed"]) {
    const members = component.fields.get(key);
    if (members) unify(component, members);
  }
  for (const key of ["data", "setup"]) {
    for (const closure of component.fields.get(key)?.functions ?? []) {
      engine.called.add(closure.node);
      engine.idle.delete(closure.node);
      unify(component, callAndGet(engine, closure.node, closure.scope, component));
    }
  }
  for (const [name, value] of component.fields) if (!scope.values.has(name)) scope.values.set(name, value);
}

function callAndGet(engine: Engine, node: Node, scope: Module["scope"], self: Value): Value {
  const before = engine.opaques.length;
  const closure = { node, scope, self } as Parameters<typeof callIdle>[1];
  callIdle(engine, closure);
  const given = engine.opaques.splice(before).filter(({ kind }) => kind === "given")[0];
  return given?.value ?? new Value();
}

/** The expressions of a template see the names of the script, and what a name holds that is kept in a box. */
function evaluateExpressions(engine: Engine, { expressions, scope }: Module): void {
  for (const [name, value] of [...scope.values]) {
    if (value.kind === "state" && value.fields.has("value")) scope.values.set(name, value.field("value"));
  }
  // Loops first: they give the names that other expressions use.
  for (const expression of expressions) {
    const { list, alias } = expression as unknown as { list?: Node; alias?: Node };
    if ((expression.type as string) !== "TemplateLoop" || !list || !alias) continue;
    declareNames(alias, scope);
    assign(engine, alias, visit(engine, list, scope).item(), scope);
  }
  for (const expression of expressions) {
    if ((expression.type as string) !== "TemplateLoop") visit(engine, expression, scope);
  }
}

/** Does a piece of work on a file, and goes on when it fails. */
type Attempt = (file: string, work: () => void) => void;

/**
 * Calls the functions that nothing called so far, as something outside would. Those come first whose names stand nowhere else: what they
 * call is then known by its callers.
 */
function callIdleFunctions(engine: Engine, modules: readonly Module[], attempt: Attempt): void {
  const counts = new Map<string, number>();
  const names = new Map<Node, string>();
  for (const { syntax } of modules) {
    walk(syntax, (node, parent) => {
      if (parent) noteName(node, parent, names);
      if (node.type !== "Identifier" || parent?.type === "ExportSpecifier") return;
      counts.set(node.name, (counts.get(node.name) ?? 0) + 1);
    });
  }
  const declared = new Map<string, number>();
  for (const name of names.values()) declared.set(name, (declared.get(name) ?? 0) + 1);
  /** How often a name stands where no function gets it. */
  const uses = ({ node }: Closure): number => {
    const name = names.get(node);
    return name === undefined ? 0 : (counts.get(name) ?? 0) - (declared.get(name) ?? 0);
  };
  const callNow = (closure: Closure): void => {
    // What is read like a field has its reader where its name stands.
    if (engine.getters.has(closure.node) && uses(closure) > 0) engine.reached.add(closure.node);
    if (engine.idle.delete(closure.node)) attempt(closure.scope.file, () => callIdle(engine, closure));
  };
  for (const closure of [...engine.idle.values()].filter((one) => uses(one) === 0)) callNow(closure);
  for (const closure of [...engine.idle.values()].sort((one, other) => uses(one) - uses(other))) callNow(closure);
  for (let [next] = engine.idle.values(); next; [next] = engine.idle.values()) callNow(next);
}

/** Notes the name that a function has by where it stands. */
function noteName(node: Node, parent: Node, names: Map<Node, string>): void {
  if (node.type === "ClassDeclaration" && node.id) {
    // A class is called by its name.
    const maker = node.body.body.find((member) => member.type === "ClassMethod" && member.kind === "constructor");
    if (maker) names.set(maker, node.id.name);
  }
  if (!/Function|Method/.test(node.type)) return;
  const named = "id" in node && node.id ? (node.id as Node) : undefined;
  const target =
    named ??
    (parent.type === "VariableDeclarator"
      ? parent.id
      : parent.type === "AssignmentExpression" && parent.left.type === "MemberExpression"
        ? parent.left.property
        : parent.type === "ObjectProperty" && parent.value === node
          ? parent.key
          : "key" in node
            ? (node.key as Node)
            : undefined);
  if ("kind" in node && node.kind === "constructor") return;
  if (target?.type === "Identifier") names.set(node, target.name);
  else if (target?.type === "PrivateName") names.set(node, target.id.name);
}
