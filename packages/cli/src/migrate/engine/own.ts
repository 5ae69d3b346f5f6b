import type { Node, TSType } from "@babel/types";
import type { Engine } from "./engine.ts";
import { kinds, methodPath, pathsOf } from "./place.ts";
import { type Call, type Scope, unify, Value } from "./value.ts";

/** This package, whose client and types are known without looking at them. */
export const PACKAGE = "@data-validation/client";

/** What a type of this package says: `RequestBody<"/phone/validate", "2.0">`. */
export function ownType(engine: Engine, name: string, args: readonly TSType[], scope: Scope): Value | undefined {
  if (name === "Client") {
    const [version] = args;
    return clientOf(engine, version && versionOf(engine, version, scope));
  }
  const places: Record<string, string> = {
    RequestBody: "body",
    ResponseBody: "answer",
    Query: "request.query",
    Extras: "request",
  };
  const at = places[name];
  const [path, version] = args;
  if (at === undefined || path?.type !== "TSLiteralType" || path.literal.type !== "StringLiteral") return undefined;
  const call: Call = {
    paths: pathsOf(path.literal.value),
    isSure: true,
    file: scope.file,
    start: path.start ?? 0,
    settings: [],
    version: version ? versionOf(engine, version, scope) : Value.text("2.1"),
  };
  engine.calls.push(call);
  return Value.of({ call, at });
}

function versionOf(engine: Engine, type: TSType, { file }: Scope): Value | undefined {
  if (type.type !== "TSLiteralType" || type.literal.type !== "StringLiteral") return undefined;
  const value = Value.text(type.literal.value, [{ file, node: type.literal }]);
  engine.pins.push({ file, node: type.literal, value });
  return value;
}

/** A client of this package: a method for each operation, and `POST`. */
export function clientOf(engine: Engine, version: Value | undefined): Value {
  const client = new Value();
  client.kind = "client";
  const start = (file: string, node: Node, path: string | undefined, paths: string[] = path ? [path] : []): Call => {
    const call: Call = {
      paths,
      isSure: true,
      file,
      start: node.start ?? 0,
      settings: [],
      version: version ?? Value.text("2.1"),
    };
    engine.calls.push(call);
    return call;
  };
  for (const [kind, names] of Object.entries(kinds)) {
    for (const name of names) {
      const method = Value.builtin(({ args, file, node }) => {
        const call = start(file, node, methodPath(kind, name));
        args[0]?.put({ call, at: "request.query" });
        args[1]?.put({ call, at: "request" });
        for (const value of args.slice(0, 2)) engine.sent.push({ call, value, node, file });
        return Value.of({ call, at: "exchange" });
      }, "sender");
      unify(client.field(kind).field(name), method);
    }
  }
  const post = Value.builtin(({ args, file, node }) => {
    const paths = pathsOf(args[0]?.onlyText ?? "");
    const call = start(file, node, undefined, paths);
    args[1]?.put({ call, at: "init" });
    if (args[1]) engine.sent.push({ call, value: args[1], node, file });
    return Value.of({ call, at: "exchange" });
  }, "sender");
  unify(client.field("POST"), post);
  return client;
}
