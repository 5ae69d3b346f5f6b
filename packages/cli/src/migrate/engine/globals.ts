import { copyOf, type Engine, noteOpaque } from "./engine.ts";
import { schemaList } from "./methods.ts";
import { clientOf, PACKAGE } from "./own.ts";
import { pathsOf } from "./place.ts";
import { ajaxSender, httpClient, initSender, jqueryPost, openapiFetch, startCall } from "./senders.ts";
import { type Builtin, unify, Value } from "./value.ts";

/** What a name stands for that no source declares. */
export function globalValue(engine: Engine, name: string): Value | undefined {
  switch (name) {
    case "fetch":
      return Value.builtin(initSender(engine, "exchange"), "sender");
    case "$fetch":
      return httpClient(engine, "ofetch");
    case "axios":
      return httpClient(engine, "axios");
    case "ky":
      return httpClient(engine, "ky");
    case "$":
    case "jQuery":
      return jquery(engine);
    case "window":
    case "globalThis":
    case "self": {
      const value = Value.elsewhere();
      unify(value.field("fetch"), Value.builtin(initSender(engine, "exchange"), "sender"));
      return value;
    }
    case "JSON":
      return members({
        stringify: ({ args: [value = new Value(), keys], file, node }) => {
          // A list of keys, or a function that is called with each.
          if (keys && (keys.fields.size > 0 || keys.functions.length > 0 || keys.isUnknown)) {
            noteOpaque(engine, { file, node, value, kind: "dynamic" });
          }
          return value;
        },
        parse: passThrough,
      });
    case "Promise":
      return members({ all: passThrough, resolve: passThrough, race: items, any: items, allSettled: settled });
    case "Object":
      return members({
        freeze: passThrough,
        seal: passThrough,
        assign: ({ args }) =>
          args.reduce((one, other) => (other.isUnknown ? one.taint() : unify(one, other)), args[0] ?? new Value()),
        values: ({ args: [value], file, node }) => {
          if (value) noteOpaque(engine, { file, node, value, kind: "listed" });
          return value ?? new Value();
        },
        keys: listKeys(engine),
        entries: listKeys(engine),
        getOwnPropertyNames: listKeys(engine),
      });
    case "Array":
      return members({ from: passThrough, isArray: () => new Value(), of: ({ args }) => listOf(args) });
    case "String":
    case "structuredClone":
    case "Boolean":
    case "Number":
    case "encodeURIComponent":
    case "parseInt":
      return Value.builtin(name === "String" || name === "structuredClone" ? passThrough : () => new Value());
    case "Response":
    case "NextResponse":
    case "HttpResponse":
      return members({ json: passThrough });
    case "expect":
      return Value.builtin(expectation);
    case "page":
    case "context":
      return undefined;
    default:
      return reactive(engine, name);
  }
}

/** What is imported from a library that is known. */
export function libraryExport(engine: Engine, source: string, name: string): Value | undefined {
  const withDefault = (value: Value): Value => {
    if (name === "*") {
      unify(value.field("default"), value);
      return value;
    }
    return name === "default" ? value : value.field(name);
  };
  switch (source) {
    case PACKAGE:
      return ownExport(engine, name);
    case "openapi-fetch":
      return Value.builtin(({ args }) => openapiFetch(engine, args[0] ?? new Value()));
    case "axios": {
      const axios = httpClient(engine, "axios");
      if (/Instance$|^Axios$|^AxiosStatic$/.test(name)) return prototypeOf(axios);
      return withDefault(axios);
    }
    case "ky":
    case "ky-universal":
      return name === "KyInstance" ? prototypeOf(httpClient(engine, "ky")) : withDefault(httpClient(engine, "ky"));
    case "got": {
      const got = httpClient(engine, "got");
      unify(got.field("got"), got);
      return withDefault(got);
    }
    case "ofetch": {
      const fetch = httpClient(engine, "ofetch");
      for (const key of ["ofetch", "$fetch"]) unify(fetch.field(key), fetch);
      return withDefault(fetch);
    }
    case "superagent":
      return withDefault(httpClient(engine, "superagent"));
    case "jquery":
      return withDefault(jquery(engine));
    case "node-fetch":
    case "cross-fetch":
    case "isomorphic-fetch":
    case "undici": {
      const fetch = Value.builtin(initSender(engine, "exchange"), "sender");
      for (const key of ["fetch", "request"])
        unify(fetch.field(key), Value.builtin(initSender(engine, "exchange"), "sender"));
      return name === "fetch" || name === "request" ? fetch.field(name) : withDefault(fetch);
    }
    case "supertest":
      return Value.builtin(() => httpClient(engine, "superagent"));
    case "@nestjs/axios":
      return name === "HttpService" ? prototypeOf(httpClient(engine, "axios")) : undefined;
    case "@angular/common/http":
      return name === "HttpClient" ? prototypeOf(httpClient(engine, "angular")) : undefined;
    case "@angular/core":
      if (name === "inject")
        return Value.builtin(({ args: [type] }) => type?.fields.get("prototype")?.find() ?? Value.elsewhere());
      return reactive(engine, name);
    case "zod":
    case "zod/v4":
    case "zod/mini":
    case "yup":
    case "valibot": {
      const library = schemas();
      if (name === "z") return library;
      return name === "*" || name === "default" ? library : library.field(name);
    }
    case "msw":
      return msw(engine, name);
    case "axios-mock-adapter":
      return Value.elsewhere();
    case "rxjs":
    case "rxjs/operators":
      return rxjs(name);
    case "vitest":
    case "@jest/globals":
    case "chai":
    case "expect":
    case "@playwright/test":
      return name === "expect" ? Value.builtin(expectation) : undefined;
    case "node:assert":
    case "node:assert/strict":
    case "assert":
      return withDefault(asserts());
    case "swr":
      return reactive(engine, "useSWR");
    default:
      return name === "default" || name === "*" ? undefined : reactive(engine, name);
  }
}

const passThrough: Builtin = ({ args }) => args[0] ?? new Value();
const items: Builtin = ({ args }) => args[0]?.item() ?? new Value();

const settled: Builtin = ({ args: [list] }) => {
  const result = new Value();
  for (const [key, value] of list?.fields ?? []) unify(result.field(key).field("value"), value);
  return result;
};

const expectation: Builtin = ({ args }) => {
  const value = new Value();
  unify(value.field("$subject"), args[0] ?? new Value());
  for (const key of ["not", "resolves", "to", "be", "have", "deep"]) unify(value.field(key), value);
  return value;
};

function listKeys(engine: Engine): Builtin {
  return ({ args: [value], file, node }) => {
    if (value) noteOpaque(engine, { file, node, value, kind: "listed" });
    return Value.elsewhere();
  };
}

function members(builtins: Record<string, Builtin>): Value {
  const value = new Value();
  for (const [name, builtin] of Object.entries(builtins)) unify(value.field(name), Value.builtin(builtin));
  return value;
}

function listOf(values: readonly Value[]): Value {
  const list = new Value();
  for (const [index, value] of values.entries()) unify(list.field(String(index)), value);
  return list;
}

/** A class of a library, by what its instances are. */
function prototypeOf(instance: Value): Value {
  const value = new Value();
  unify(value.field("prototype"), instance);
  return value;
}

function ownExport(engine: Engine, name: string): Value | undefined {
  if (name === "createProxy") return Value.elsewhere();
  const create: Builtin = ({ args: [options], file }) => {
    const version = options?.fields.get("version");
    if (version) {
      const literal = [...version.someTexts.values()].flat()[0];
      if (literal) engine.pins.push({ file: literal.file || file, node: literal.node, value: version });
    }
    return clientOf(engine, version);
  };
  if (name === "createClient") return Value.builtin(create);
  return name === "*" ? members({ createClient: create }) : undefined;
}

function jquery(engine: Engine): Value {
  const value = Value.builtin(() => Value.elsewhere());
  unify(value.field("ajax"), Value.builtin(ajaxSender(engine), "sender"));
  for (const name of ["post", "getJSON"]) unify(value.field(name), Value.builtin(jqueryPost(engine), "sender"));
  return value;
}

/** Libraries that describe data: a schema stands for what it describes. */
function schemas(): Value {
  const library = new Value();
  const object: Builtin = ({ args: [shape] }) => {
    const schema = shape ?? new Value();
    schema.kind = "schema";
    return schema;
  };
  const list: Builtin = ({ args: [item] }) => schemaList(item ?? new Value());
  for (const name of [
    "object",
    "strictObject",
    "looseObject",
    "interface",
    "lazy",
    "optional",
    "nullable",
    "nullish",
    "partial",
  ]) {
    unify(library.field(name), Value.builtin(object));
  }
  for (const name of ["array", "record"]) unify(library.field(name), Value.builtin(list));
  for (const name of ["parse", "safeParse"]) {
    unify(
      library.field(name),
      Value.builtin(({ args: [schema = new Value(), value = new Value()] }) => unify(schema, value)),
    );
  }
  for (const name of ["union", "discriminatedUnion"]) {
    unify(
      library.field(name),
      Value.builtin(({ args }) => copyOf([args.at(-1)?.item() ?? new Value()])),
    );
  }
  for (const name of [
    "string",
    "number",
    "boolean",
    "any",
    "unknown",
    "literal",
    "enum",
    "email",
    "url",
    "null",
    "date",
  ]) {
    unify(
      library.field(name),
      Value.builtin(() => {
        const schema = new Value();
        schema.kind = "schema";
        return schema;
      }),
    );
  }
  return library;
}

/** Handlers of Mock Service Worker: what they reply with is an answer. */
function msw(engine: Engine, name: string): Value | undefined {
  if (name === "HttpResponse") return members({ json: passThrough });
  if (name !== "http" && name !== "rest") return undefined;
  const handler: Builtin = ({ args: [address, reply], file, node }) => {
    const paths = pathsOf(address?.onlyText ?? "");
    if (paths.length === 0 || !reply) return new Value();
    const call = startCall(engine, { paths, isSure: paths.length === 1, node, file, settings: [] });
    const context = new Value();
    unify(
      context.field("request").field("json"),
      Value.builtin(() => Value.of({ call, at: "body" })),
    );
    const result = engine.callFunction(reply, [context], new Value(), node, file);
    result.put({ call, at: "answer" });
    return new Value();
  };
  return members({ post: handler, all: handler });
}

function rxjs(name: string): Value | undefined {
  if (["map", "tap", "switchMap", "mergeMap", "concatMap", "exhaustMap", "filter"].includes(name)) {
    return Value.builtin(({ args: [callback] }) => {
      const operator = new Value();
      operator.kind = name === "tap" || name === "filter" ? "tap" : "map";
      unify(operator.field("$operator"), callback ?? new Value());
      return operator;
    });
  }
  return ["of", "from", "firstValueFrom", "lastValueFrom"].includes(name) ? Value.builtin(passThrough) : undefined;
}

function asserts(): Value {
  const equal: Builtin = ({ args: [one, other] }) =>
    one && other && other.fields.size > 0 ? unify(one, other) : new Value();
  const value = members({
    deepEqual: equal,
    deepStrictEqual: equal,
    equal,
    strictEqual: equal,
    ok: () => new Value(),
    partialDeepStrictEqual: equal,
  });
  return value;
}

/** Functions of user-interface libraries that keep a value: by their names, since some tools import them by themselves. */
function reactive(engine: Engine, name: string): Value | undefined {
  switch (name) {
    case "useState":
    case "createSignal":
      return Value.builtin(({ args: [start] }) => {
        const value = start && start.functions.length === 0 && !start.isUnknown ? start : new Value();
        const set = Value.builtin(({ args: [next], file, node }) => {
          if (next && next.functions.length > 0)
            unify(value, engine.callFunction(next, [value], new Value(), node, file));
          else if (next) unify(value, next);
          return new Value();
        });
        const pair = new Value();
        pair.kind = "state";
        unify(pair.field("0"), name === "createSignal" ? Value.builtin(() => value) : value);
        unify(pair.field("1"), set);
        return pair;
      });
    case "ref":
    case "shallowRef":
    case "useRef":
    case "signal":
    case "writable":
    case "toRef":
      return Value.builtin(({ args: [start] }) => box(start && !start.isUnknown ? start : new Value()));
    case "computed":
    case "useMemo":
    case "useCallback":
    case "derived":
    case "createMemo":
      return Value.builtin(({ args: [make], file, node }) => {
        if (!make) return new Value();
        if (name === "useCallback") return make;
        const value = engine.callFunction(make, [], new Value(), node, file);
        return name === "useMemo" ? value : box(value);
      });
    case "$state":
    case "$derived":
    case "reactive":
    case "readonly":
    case "shallowReactive":
    case "toRaw":
    case "memo":
    case "forwardRef":
    case "observer":
    case "markRaw":
    case "defineComponent":
    case "cache":
      return Value.builtin(passThrough);
    case "unref":
    case "toValue":
    case "get":
      return name === "get"
        ? undefined
        : Value.builtin(({ args: [value] }) =>
            value?.kind === "state" ? value.field("value") : (value ?? new Value()),
          );
    case "useQuery":
    case "useSWR":
    case "useMutation":
    case "useAsyncData":
    case "useLazyAsyncData":
    case "createQuery":
    case "useSuspenseQuery":
      return Value.builtin(({ args, file, node }) => {
        const make = args.flatMap((arg) => {
          const own = ["queryFn", "mutationFn"].flatMap((key) => arg.fields.get(key) ?? []);
          return arg.functions.length > 0 ? [arg] : own;
        })[0];
        const query = new Value();
        query.kind = "query";
        const value = make ? engine.callFunction(make, [Value.elsewhere()], new Value(), node, file) : new Value();
        const data = query.field("data");
        unify(data, value);
        if (name.endsWith("AsyncData")) unify(data.field("value"), value);
        for (const arg of args) {
          const select = arg.fields.get("onSuccess") ?? arg.fields.get("select");
          if (select) engine.callFunction(select, [value], new Value(), node, file);
        }
        for (const key of ["mutateAsync", "refetch", "trigger"])
          unify(
            query.field(key),
            Value.builtin(() => value),
          );
        return query;
      });
    case "useFetch":
    case "useLazyFetch":
      return Value.builtin((call) => {
        const answer = initSender(engine, "answer")(call);
        const query = new Value();
        query.kind = "query";
        unify(query.field("data"), box(answer));
        return query;
      });
    default:
      return undefined;
  }
}

/** Something that keeps a value: under `value`, `current`, or as a function. */
function box(value: Value): Value {
  const state = Value.builtin(({ args: [next] }) => (next ? unify(value, next) : value));
  state.kind = "state";
  for (const key of ["value", "current", "0"]) unify(state.field(key), value);
  const write = Value.builtin(({ args: [next] }) => (next ? unify(value, next) : value));
  for (const key of ["set", "next"]) unify(state.field(key), write);
  return state;
}
