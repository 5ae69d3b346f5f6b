import type { Node } from "@babel/types";
import { type Engine, noteOpaque } from "./engine.ts";
import { HOLE, pathsOf } from "./place.ts";
import { type Builtin, type Call, unify, Value } from "./value.ts";

/** Starts a call of the API. */
export function startCall(
  engine: Engine,
  {
    paths,
    isSure,
    node,
    file,
    settings,
  }: { paths: string[]; isSure: boolean; node: Node; file: string; settings: (Value | undefined)[] },
): Call {
  const call: Call = {
    paths,
    isSure,
    file,
    start: node.start ?? 0,
    settings: settings.flatMap((value) => value ?? []),
  };
  engine.calls.push(call);
  return call;
}

/** The paths that an address leads to, alone or after the address that a client begins with. */
function pathsAt(address: Value | undefined, base?: Value): string[] {
  if (!address) return [];
  const found = [...address.someTexts.keys()].flatMap(pathsOf);
  if (found.length > 0 || !base) return [...new Set(found)];
  const whole = `${base.onlyText ?? HOLE}/${address.onlyText ?? HOLE}`.replace(/([^:])\/{2,}/g, "$1/");
  return pathsOf(whole);
}

/**
 * What a call of an unknown function sends, when an address of the API is among its arguments. The function may be anything, so that what is
 * found by it is never certain.
 */
export function sendUnsure(
  engine: Engine,
  args: readonly Value[],
  node: Node,
  file: string,
  paths: string[],
): Value | undefined {
  if (paths.length === 0) return undefined;
  const call = startCall(engine, { paths, isSure: false, node, file, settings: [...args] });
  for (const arg of args) {
    arg.put({ call, at: "init" });
    for (const closure of arg.functions) {
      const given = Value.of({ call, at: "exchange" });
      engine.callFunction(Value.closure(closure), [given.taint()], new Value(), node, file);
    }
  }
  return Value.of({ call, at: "exchange" }).taint();
}

type ResultKind = "exchange" | "answer";

/** A function that sends, with the address first: `fetch(url, init)`, `ky.post(url, init)`, `$fetch(url, init)`. */
export function initSender(engine: Engine, gives: ResultKind, shared?: Value): Builtin {
  return ({ args, file, node }) => {
    let [address, init = new Value()] = args;
    if (address?.kind === "request") {
      init = address.field("$init");
      address = address.field("$url");
    } else if (address && args.length === 1 && address.fields.size > 0) {
      init = address;
      address = address.fields.get("url") ?? address.fields.get("href") ?? address;
    }
    const paths = pathsAt(address, baseOf(shared));
    if (paths.length === 0) return unknownAnswer(engine, args, node, file);
    const call = startCall(engine, { paths, isSure: paths.length === 1, node, file, settings: [init, shared] });
    init.put({ call, at: "init" });
    engine.sent.push({ call, value: init, node, file });
    return Value.of({ call, at: gives });
  };
}

/** A function that sends, with the address and the body first: `axios.post(url, body, config)`. */
function bodySender(engine: Engine, gives: ResultKind, shared?: Value): Builtin {
  return ({ args, file, node }) => {
    const [address, body = new Value(), config] = args;
    const paths = pathsAt(address, baseOf(shared));
    if (paths.length === 0) return unknownAnswer(engine, args, node, file);
    const call = startCall(engine, { paths, isSure: paths.length === 1, node, file, settings: [config, shared] });
    body.put({ call, at: "body" });
    engine.sent.push({ call, value: body, node, file });
    return Value.of({ call, at: gives });
  };
}

/** `$.ajax(settings)`, `$.ajax(url, settings)`, with functions that are called with the answer. */
export function ajaxSender(engine: Engine): Builtin {
  return ({ args, file, node }) => {
    const settings = (args.length > 1 ? args[1] : args[0]) ?? new Value();
    const address = args.length > 1 ? args[0] : settings.fields.get("url");
    const paths = pathsAt(address);
    if (paths.length === 0) return unknownAnswer(engine, args, node, file);
    const call = startCall(engine, { paths, isSure: paths.length === 1, node, file, settings: [settings] });
    settings.put({ call, at: "init" });
    engine.sent.push({ call, value: settings, node, file });
    const answer = Value.of({ call, at: "answer" });
    const success = settings.fields.get("success");
    if (success) engine.callFunction(success, [answer], new Value(), node, file);
    return answer;
  };
}

/** `$.post(url, body, success)`. */
export function jqueryPost(engine: Engine): Builtin {
  const send = bodySender(engine, "answer");
  const sendSettings = ajaxSender(engine);
  return (call) => {
    if (call.args.length === 1 && call.args[0]?.fields.has("url")) return sendSettings(call);
    const answer = send(call);
    for (const arg of call.args.slice(1)) {
      if (arg.functions.length > 0) engine.callFunction(arg, [answer], new Value(), call.node, call.file);
    }
    return answer;
  };
}

/** A client of a library whose methods are named after those of HTTP. */
export function httpClient(
  engine: Engine,
  kind: "axios" | "ky" | "got" | "ofetch" | "angular" | "superagent",
  shared?: Value,
): Value {
  const hasBody = kind === "axios" || kind === "angular" || kind === "superagent";
  const gives: ResultKind = kind === "ofetch" || kind === "angular" ? "answer" : "exchange";
  const client = Value.builtin(
    kind === "superagent" ? bodySender(engine, gives, shared) : initSender(engine, gives, shared),
    "sender",
  );
  const method = hasBody ? bodySender(engine, gives, shared) : initSender(engine, gives, shared);
  for (const name of ["post", "put", "patch", "get", "delete"])
    unify(client.field(name), Value.builtin(method, "sender"));
  unify(client.field("request"), Value.builtin(initSender(engine, gives, shared), "sender"));
  for (const name of ["create", "extend"]) {
    const make: Builtin = ({ args }) => httpClient(engine, kind, args[0] ?? new Value());
    unify(client.field(name), Value.builtin(make));
  }
  if (shared) unify(client.field("defaults"), shared);
  return client;
}

/** `openapi-fetch`. */
export function openapiFetch(engine: Engine, shared: Value): Value {
  const client = new Value();
  unify(client.field("POST"), Value.builtin(initSender(engine, "exchange", shared), "sender"));
  return client;
}

function baseOf(shared: Value | undefined): Value | undefined {
  for (const key of ["baseURL", "baseUrl", "prefixUrl", "prefix"]) {
    const base = shared?.fields.get(key);
    if (base) return base.find();
  }
  return undefined;
}

/** A call that leads somewhere else, or where that is not known. */
function unknownAnswer(engine: Engine, args: readonly Value[], node: Node, file: string): Value {
  for (const arg of args) {
    for (const value of [arg, ...["body", "json", "data"].flatMap((key) => arg.fields.get(key) ?? [])]) {
      noteOpaque(engine, { file, node, value, kind: "passed", to: "" });
    }
  }
  return Value.elsewhere();
}
