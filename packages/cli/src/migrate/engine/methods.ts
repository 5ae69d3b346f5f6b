import type { Node } from "@babel/types";
import { type Engine, mention, noteComparison } from "./engine.ts";
import { pathsOf } from "./place.ts";
import { startCall } from "./senders.ts";
import { type Call, joinTexts, type Scope, unify, Value } from "./value.ts";

interface MethodCall {
  owner: Value;
  name: string;
  args: Value[];
  node: Node;
  scope: Scope;
}

const SAME = new Set(
  "filter slice reverse sort toSorted toReversed splice fill catch finally toString trim valueOf optional nullable nullish passthrough strict loose strip partial required readonly brand describe default catchall min max length email url unsafe asReadonly unwrap asObservable clone retry timeout type accept auth use buffer ok bind as withCredentials responseType".split(
    " ",
  ),
);
const ITEM_CALLBACKS = new Set("forEach some every findIndex findLastIndex".split(" "));
const HEADER_METHODS = new Set("set append setRequestHeader setHeader header headers".split(" "));

/** What a method gives whose owner's source was not read: of lists, promises, requests, expectations and the like. */
export function callMethod(engine: Engine, { owner, name, args, node, scope }: MethodCall): Value | undefined {
  const { file } = scope;
  const [first = new Value(), second] = args;
  const call = (callback: Value, ...given: Value[]) => engine.callFunction(callback, given, new Value(), node, file);
  const isFunction = (value: Value): boolean => value.functions.length > 0 || value.builtin !== undefined;
  const subject = owner.fields.get("$subject");
  if (subject) return expectation(engine, subject, name, args, scope);
  if (HEADER_METHODS.has(name) && first.onlyText?.toLowerCase() === "api-version" && second) {
    engine.pins.push({ file, node: ("arguments" in node && node.arguments[1]) || node, value: second });
    for (const { call } of owner.places) call.settings.push(headersWith(second));
    unify(owner.field("api-version"), second);
    return owner;
  }
  const exchange = owner.places.find(({ at }) => at === "exchange");
  if (exchange) {
    if (["json", "text", "fetchRes", "unwrap"].includes(name)) return owner.field("$answer");
    if (name === "send") {
      first.put({ call: exchange.call, at: "body" });
      engine.sent.push({ call: exchange.call, value: first, node, file });
      return owner;
    }
    if (HEADER_METHODS.has(name)) {
      const headers = new Value();
      unify(headers.field("headers"), first);
      exchange.call.settings.push(headers);
      return owner;
    }
    if (name === "end" && isFunction(first)) return call(first, Value.elsewhere(), owner);
    if (name === "expect") {
      for (const arg of args) if (isFunction(arg)) call(arg, owner);
      return owner;
    }
    if (name === "reply") return stubReply(args, exchange.call);
  }
  switch (name) {
    case "then":
    case "done":
    case "success": {
      const results = args
        .slice(0, 1)
        .filter(isFunction)
        .map((callback) => call(callback, owner));
      if (second && isFunction(second)) call(second, Value.elsewhere());
      return results[0] ?? owner;
    }
    case "always":
    case "tap":
      if (isFunction(first)) call(first, owner);
      return owner;
    case "subscribe": {
      const next = isFunction(first) ? first : first.fields.get("next");
      if (next) call(next, owner);
      return new Value();
    }
    case "pipe":
      return args.reduce((value, operator) => {
        const callback = operator.fields.get("$operator");
        if (!callback) return value;
        const result = call(callback, value);
        return operator.kind === "tap" ? value : result;
      }, owner);
    case "json":
    case "text":
      return owner.places.some(({ at }) => at === "answer") || owner.kind === "body" ? owner : undefined;
    case "map":
    case "flatMap": {
      if (!isFunction(first)) return undefined;
      const result = call(first, owner.item());
      const list = new Value();
      unify(list.item(), name === "flatMap" ? result.item() : result);
      return list;
    }
    case "filter":
    case "find":
    case "findLast":
      if (isFunction(first)) call(first, owner.item());
      return name === "filter" ? owner : owner.item();
    case "reduce":
    case "reduceRight": {
      const start = second ?? owner.item();
      // What one round gives is what the next begins with.
      for (let round = 0; round < 3 && isFunction(first); round++) unify(start, call(first, start, owner.item()));
      return start;
    }
    case "at":
    case "pop":
    case "shift":
      return owner.item();
    case "push":
    case "unshift":
    case "add":
      for (const arg of args) unify(owner.item(), arg);
      return owner;
    case "concat":
      if (owner.onlyText !== undefined) return joinTexts([owner, ...args]);
      for (const arg of args) unify(owner, arg);
      return owner;
    case "join":
      return joinList(owner, first.onlyText ?? ",");
    case "flat":
      return owner.item();
    case "get":
      return owner.kind === "list" ? owner.item() : undefined;
    case "set":
      if (owner.kind === "list" && second) unify(owner.item(), second);
      return owner.kind === "list" ? owner : undefined;
    case "values":
      return owner.kind === "list" ? owner : undefined;
    case "includes":
    case "indexOf":
    case "startsWith":
    case "endsWith":
      noteComparison(engine, owner.places.length > 0 ? owner.item() : owner, first, scope);
      noteComparison(engine, owner, first, scope);
      if (owner.someTexts.size === 0) noteComparison(engine, first, owner.item(), scope);
      return new Value();
    case "parse":
    case "parseAsync":
    case "validateSync":
    case "cast":
      return owner.kind === "schema" ? unify(owner, first) : undefined;
    case "safeParse":
    case "safeParseAsync": {
      if (owner.kind !== "schema") return undefined;
      const result = new Value();
      unify(result.field("data"), unify(owner, first));
      return result;
    }
    case "extend":
    case "merge":
    case "and":
    case "or":
      return owner.kind === "schema" ? unify(owner, first) : undefined;
    case "array":
      if (owner.kind !== "schema") return undefined;
      return schemaList(owner);
    case "open": {
      const paths = pathsOf(second?.onlyText ?? "");
      if (paths.length === 0) return undefined;
      owner.put({
        call: startCall(engine, { paths, isSure: paths.length === 1, node, file, settings: [] }),
        at: "exchange",
      });
      return new Value();
    }
    case "hasOwnProperty":
    case "propertyIsEnumerable":
      for (const [key, literals] of first.someTexts) {
        for (const literal of literals) {
          mention(engine, {
            kind: "string",
            file: literal.file,
            node: literal.node,
            name: literal.node,
            key,
            owner,
            around: [],
          });
        }
      }
      return new Value();
    case "call":
      return isFunction(owner) ? engine.callFunction(owner, args.slice(1), first, node, file) : undefined;
    case "addEventListener":
    case "on":
      return undefined;
  }
  if (ITEM_CALLBACKS.has(name)) {
    if (isFunction(first)) call(first, owner.item());
    return new Value();
  }
  if (SAME.has(name)) {
    for (const arg of args) if (isFunction(arg)) call(arg, owner.item(), owner.item());
    return owner;
  }
  return undefined;
}

function headersWith(version: Value): Value {
  const settings = new Value();
  unify(settings.field("headers").field("api-version"), version);
  return settings;
}

function joinList(list: Value, separator: string): Value {
  const parts: Value[] = [];
  for (let index = 0; list.fields.has(String(index)); index++) {
    if (index > 0) parts.push(Value.text(separator));
    parts.push(list.field(String(index)));
  }
  return parts.length > 0 ? joinTexts(parts) : new Value();
}

export function schemaList(schema: Value): Value {
  const list = new Value();
  list.kind = "schema";
  unify(list.item(), schema);
  return list;
}

/** `expect(answer.result.data).toEqual({ … })`: what is expected has the fields of what is looked at. */
function expectation(engine: Engine, subject: Value, name: string, args: Value[], scope: Scope): Value {
  const [first] = args;
  if (!first) return new Value();
  if (/Equal|MatchObject|eql|deep|include|Contain|toBe$/i.test(name)) {
    if (first.fields.size > 0)
      unify(
        /Contain|include/i.test(name) && subject.places.some(({ at }) => at === "results") ? subject.item() : subject,
        first,
      );
    noteComparison(engine, subject, first, scope);
    noteComparison(engine, subject.item(), /Contain|include/i.test(name) ? first : first.item(), scope);
  }
  if (/property/i.test(name)) {
    for (const [text, literals] of first.someTexts) {
      for (const { file, node } of literals) {
        mention(engine, { kind: "string", file, node, name: node, key: text, owner: subject, around: [] });
      }
    }
  }
  return new Value();
}

/** A stub of the API in a test: what it replies with is an answer. */
function stubReply(args: Value[], call: Call): Value {
  const [, body = new Value()] = args;
  body.put({ call, at: "answer" });
  return new Value();
}
