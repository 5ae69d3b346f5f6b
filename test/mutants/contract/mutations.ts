import { type Node, walk } from "../../../scripts/lib/openapi/document.ts";
import { isObject, type Json, type JsonObject, resolve } from "../../../scripts/lib/openapi/json.ts";
import { markOf } from "../../../scripts/lib/openapi/marks.ts";
import { below, toKeys } from "../../../scripts/lib/openapi/pointer.ts";
import { isAssumed, isOperation, isPartial, isResponse } from "../../specification/support/marks.ts";
import { readPromises } from "../../specification/support/promises.ts";

/** One deliberate mistake in a contract. */
export interface Mutation {
  /** The kind of mistake. */
  kind: string;
  /** Where it is, and what becomes of what. */
  what: string;
  /** Makes the mistake in a copy of the document. */
  apply(document: JsonObject): void;
}

/** Every mistake of every kind that can be made in a document, made from what the document states. */
export function mutationsOf(document: JsonObject): Mutation[] {
  return [
    ...ofLeaves(document),
    ...ofRequired(document),
    ...ofNullability(document),
    ...ofEnums(document),
    ...ofMarks(document),
    ...ofMeanings(document),
    ...ofOperations(document),
    ...ofText(document),
  ];
}

type Change = (parent: JsonObject, key: string) => void;

/** A mistake at a pointer: `change` gets the object that the last key is in. */
function at(kind: string, pointer: string, words: string, change: Change): Mutation {
  const keys = toKeys(pointer);
  const key = keys.at(-1) ?? "";
  return {
    kind,
    what: `${pointer}: ${words}`,
    apply: (document) => change(resolve(document, below("", ...keys.slice(0, -1))) as JsonObject, key),
  };
}

const short = (value: Json) => JSON.stringify(value)?.slice(0, 60);

/** The pointers of all leaves that are stated, with their values. */
function stated(document: JsonObject): [string, Json][] {
  const known = remembered.get(document) ?? [...readPromises(document).stated];
  remembered.set(document, known);
  return known;
}

const remembered = new WeakMap<JsonObject, [string, Json][]>();

/** A keyword with another value, and without one. */
function ofLeaves(document: JsonObject): Mutation[] {
  return stated(document).flatMap(([pointer, value]) => {
    if (/\/required\/[^/]+$/.test(pointer) || Array.isArray(value)) return [];
    const remove = at("a keyword left out", pointer, `${short(value)} left out`, (parent, key) => delete parent[key]);
    if (value === false && /\/properties\/[^/]+$/.test(pointer)) {
      return [
        at("a forbidden field allowed", pointer, "allowed", (parent, key) => (parent[key] = { type: "string" })),
        remove,
      ];
    }
    const other = otherValue(value);
    const change = at("a keyword changed", pointer, `${short(value)} becomes ${short(other)}`, (parent, key) => {
      parent[key] = other;
    });
    return pointer.endsWith("/$ref") ? [remove] : [change, remove];
  });
}

function otherValue(value: Json): Json {
  if (typeof value === "boolean") return !value;
  if (typeof value === "number") return value + 1;
  const others: Record<string, string> = { string: "integer", object: "string", array: "object", boolean: "string" };
  return others[String(value)] ?? (value === "2.0" ? "2.1" : value === "2.1" ? "2.0" : `${value}x`);
}

/** A name of `required` less, and one more. */
function ofRequired(document: JsonObject): Mutation[] {
  const removed = stated(document)
    .filter(([pointer]) => /\/required\/[^/]+$/.test(pointer))
    .map(([pointer]) => {
      const [name = "", ...owner] = toKeys(pointer).toReversed();
      const list = below("", ...owner.toReversed());
      return at("a required field optional", list, `${name} is optional`, (parent, key) => {
        parent[key] = (parent[key] as string[]).filter((other) => other !== name);
      });
    });
  const added = statedObjects(document).flatMap(([pointer, { properties, required = [] }]) =>
    Object.entries((properties ?? {}) as JsonObject)
      .filter(([name, field]) => field !== false && !(required as string[]).includes(name))
      .map(([name]) =>
        at("an optional field required", below(pointer, "required"), `${name} is required`, (parent) => {
          parent.required = [...((parent.required as string[]) ?? []), name];
        }),
      ),
  );
  return [...removed, ...added];
}

/** The object schemas that no mark covers. */
function statedObjects(document: JsonObject): [string, JsonObject][] {
  const pointers = stated(document)
    .filter(([pointer, value]) => pointer.endsWith("/type") && value === "object")
    .map(([pointer]) => pointer.slice(0, -"/type".length));
  return pointers.map((pointer) => [pointer, resolve(document, pointer) as JsonObject]);
}

/** A type that gains null or loses it. */
function ofNullability(document: JsonObject): Mutation[] {
  return typedNodes(document).map(([pointer, type]) => {
    const isNullable = Array.isArray(type);
    return at(isNullable ? "null lost" : "null gained", below(pointer, "type"), short(type) ?? "", (parent, key) => {
      parent[key] = isNullable ? (type.find((name) => name !== "null") as string) : [type as string, "null"];
    });
  });
}

/** The schemas whose type is stated, whole or in part. */
function typedNodes(document: JsonObject): [string, Json][] {
  const found: [string, Json][] = [];
  const pointers = new Set(stated(document).map(([pointer]) => pointer));
  walk(document.components, (node, place) => {
    const pointer = `/components${place}`;
    const type = node.type as Json;
    if (isDocumentation(pointer) || type === undefined || type === "null") return;
    const isStated = pointers.has(`${pointer}/type`) || (isPartial(node as JsonObject) && isReached(document, pointer));
    if (isStated && isSchemaPlace(pointer)) found.push([pointer, type]);
  });
  return found;
}

/** Whether the object that a marked node is in is one that the statements reach. */
function isReached(document: JsonObject, pointer: string): boolean {
  const [owner] = /^.*(?=\/properties\/[^/]+$)/.exec(pointer) ?? [];
  const node = owner === undefined ? {} : (resolve(document, owner) as JsonObject);
  return !isAssumed(node) || isPartial(node);
}

function isSchemaPlace(pointer: string): boolean {
  return pointer.startsWith("/components/schemas/");
}

function isDocumentation(pointer: string): boolean {
  return /\/examples?(\/|$)/.test(pointer);
}

/** A value of an enum less or more, a closed enum opened, an open one closed. */
function ofEnums(document: JsonObject): Mutation[] {
  const isStated = new Set(stated(document).map(([pointer]) => pointer));
  const mutations: Mutation[] = [];
  const closed = new Set<string>();
  walk(document.components, (node, place) => {
    const pointer = `/components${place}`;
    if (isDocumentation(pointer)) return;
    const alternatives = (Array.isArray(node.anyOf) ? node.anyOf : []) as JsonObject[];
    const index = alternatives.findIndex(({ type, enum: values }) => type === "string" && !values);
    if (index >= 0 && alternatives.some(({ enum: values }) => values)) {
      mutations.push(
        at("an open enum closed", below(pointer, "anyOf"), "closed", (parent, key) => {
          parent[key] = alternatives.filter((_, other) => other !== index);
        }),
      );
    }
    if (index < 0) for (const key of alternatives.keys()) closed.add(below(pointer, "anyOf", String(key), "enum"));
    if (!Array.isArray(node.enum)) return;
    const leaf = below(pointer, "enum");
    // The known values of an assumed enum are a guess, which no statement holds.
    if (!isStated.has(leaf) && !closed.has(leaf)) return;
    for (const value of node.enum as string[]) {
      mutations.push(
        at("an enum value less", leaf, `without ${value}`, (parent, key) => {
          parent[key] = (node.enum as string[]).filter((other) => other !== value);
        }),
      );
    }
    const more = [...(node.enum as string[]), "other"];
    mutations.push(
      at("an enum value more", leaf, "one more", (parent, key) => (parent[key] = more)),
      at("a closed enum opened", leaf, "opened", (parent, key) => delete parent[key]),
    );
  });
  return mutations;
}

const wrongMarks = ["x-assumed", "x-assumed-detail"];

/** A mark on what is stated, and a mark less. */
function ofMarks(document: JsonObject): Mutation[] {
  const owners = new Set(
    stated(document)
      .filter(([pointer]) => !/\/required\/[^/]+$/.test(pointer))
      .map(([pointer]) => pointer.replace(/\/[^/]+$/, "")),
  );
  const operations = Object.keys(document.paths as JsonObject).flatMap((path) => {
    const operation = below("", "paths", path, "post");
    return [operation, below(operation, "responses", "401")];
  });
  const places = [...owners, ...operations].filter((pointer) => {
    const node = resolve(document, pointer);
    const isOfNames = /\/(headers|properties|examples|responses|paths)$/.test(pointer);
    return isObject(node) && !isAssumed(node) && typeof node.$ref !== "string" && !isOfNames;
  });
  const added = [...new Set(places), "/components/responses/Unauthorized"].flatMap((pointer) =>
    wrongMarks.map((mark) =>
      at("a stated place marked", below(pointer, mark), mark, (parent, key) => (parent[key] = "A guess.")),
    ),
  );
  const removed: Mutation[] = [];
  walk(document, (node, pointer) => {
    const mark = markOf(node);
    if (isDocumentation(pointer) || !mark || pointer.startsWith("/tags")) return;
    const place = below(pointer, mark.name);
    if (!isOperation(pointer) && !isResponse(pointer) && !isNeeded(document, pointer, node)) return;
    removed.push(at("a mark removed", place, mark.text.slice(0, 60), (parent, key) => delete parent[key]));
  });
  return [...added, ...removed];
}

/** Whether anything becomes stated when a mark is removed: a mark under a mark is for the reader alone. */
function isNeeded(document: JsonObject, pointer: string, node: Node): boolean {
  if (isPartial(node as JsonObject)) return isReached(document, pointer);
  const without = structuredClone(document);
  delete (resolve(without, pointer) as JsonObject)[markOf(node)?.name ?? ""];
  return readPromises(without).stated.size !== stated(document).length;
}

/** The meanings of two values, or the descriptions of two stated fields, in each other's place. */
function ofMeanings(document: JsonObject): Mutation[] {
  const mutations: Mutation[] = [];
  const swap = (pointer: string, description: string, a: string, b: string, words: string) =>
    mutations.push(
      at("meanings swapped", below(pointer, "description"), words, (parent, key) => {
        parent[key] = description.replace(a, "\u0000").replace(b, a).replace("\u0000", b);
      }),
    );
  for (const pointer of statedDescriptions(document)) {
    const { description = "" } = resolve(document, pointer) as { description?: string };
    const items = [...description.matchAll(/^\* `(.+?)`: (.*)$/gm)];
    for (const [index, [, value = "", meaning = ""]] of items.entries()) {
      for (const [, other = "", otherMeaning = ""] of items.slice(index + 1)) {
        swap(pointer, description, meaning, otherMeaning, `${value} and ${other}`);
      }
    }
  }
  const fields = statedDescriptions(document).filter((pointer) => /\/properties\/[^/]+$/.test(pointer));
  const ownerOf = (pointer: string) => pointer.replace(/\/[^/]+$/, "");
  for (const [index, a] of fields.entries()) {
    for (const b of fields.slice(index + 1).filter((other) => ownerOf(other) === ownerOf(a))) {
      mutations.push({
        kind: "descriptions swapped",
        what: `${a} and ${toKeys(b).at(-1)}`,
        apply: (copy) => {
          const [one, two] = [a, b].map((pointer) => resolve(copy, pointer) as JsonObject);
          if (!one || !two) return;
          [one.description, two.description] = [two.description as Json, one.description as Json];
        },
      });
    }
  }
  return mutations;
}

/** The pointers of the schemas with a description that statements reach. */
function statedDescriptions(document: JsonObject): string[] {
  const pointers = new Set<string>();
  const reached = stated(document).map(([pointer]) => pointer);
  walk(document.components, (node, place) => {
    const pointer = `/components${place}`;
    if (isDocumentation(pointer) || !isSchemaPlace(pointer) || typeof node.description !== "string") return;
    const isPartialField = isPartial(node as JsonObject) && isReached(document, pointer);
    const isUnmarked = !isAssumed(node as JsonObject) && reached.some((leaf) => leaf.startsWith(`${pointer}/`));
    if (isPartialField || isUnmarked) pointers.add(pointer);
  });
  return [...pointers];
}

/** A header, a parameter or a response less; another path, method or status; no security. */
function ofOperations(document: JsonObject): Mutation[] {
  const mutations: Mutation[] = [
    at("security removed", "/security", "none", (parent, key) => (parent[key] = [])),
    at("security removed", "/security", "optional", (parent, key) => (parent[key] = [...(parent[key] as Json[]), {}])),
  ];
  for (const [path, item] of Object.entries(document.paths as JsonObject)) {
    const pointer = below("", "paths", path);
    const post = below(pointer, "post");
    mutations.push(
      at("an operation changed", pointer, "left out", (parent, key) => delete parent[key]),
      at("an operation changed", pointer, "another path", (parent, key) => rename(parent, key, `${key}s`)),
      at("an operation changed", post, "another method", (parent) => rename(parent, "post", "put")),
      at("security removed", below(post, "security"), "none", (parent) => (parent.security = [])),
      at("a header left out", below(post, "parameters"), "api-version", (parent, key) => delete parent[key]),
      at("an operation changed", below(post, "requestBody", "required"), "optional", (parent, key) => {
        parent[key] = false;
      }),
    );
    const { responses } = (item as { post: { responses: JsonObject } }).post;
    for (const [status, response] of Object.entries(responses)) {
      const place = below(post, "responses", status);
      const renamed = at("a status changed", place, "another status", (parent) =>
        rename(parent, status, String(Number(status) + 1)),
      );
      if (status === "200" || status === "401") mutations.push(renamed);
      const headers = isObject(response) && "headers" in response && below(place, "headers", "Service-Api-Version");
      if (headers) mutations.push(at("a header left out", headers, "left out", (parent, key) => delete parent[key]));
    }
  }
  for (const name of Object.keys((document.components as { responses: JsonObject }).responses)) {
    const header = below("", "components", "responses", name, "headers", "Service-Api-Version");
    mutations.push(at("a header left out", header, "left out", (parent, key) => delete parent[key]));
  }
  return mutations;
}

function rename(parent: JsonObject, from: string, to: string): void {
  const { [from]: value, ...others } = parent;
  for (const key of Object.keys(parent)) delete parent[key];
  Object.assign(parent, others, { [to]: value });
}

/** In the published text: a version, a status or a number changed. */
function ofText(document: JsonObject): Mutation[] {
  const places = ["/info/description", "/components/securitySchemes/ApiKey/description"];
  return places.flatMap((pointer) => {
    const text = resolve(document, pointer) as string;
    const replace = (kind: string, index: number, old: string, put: string) =>
      at(
        kind,
        pointer,
        `"${text.slice(Math.max(0, index - 30), index + 30)}": ${old} becomes ${put}`,
        (parent, key) => {
          parent[key] = text.slice(0, index) + put + text.slice(index + old.length);
        },
      );
    const isCode = (index: number) => text.slice(0, index).split("```").length % 2 === 0;
    const all = (pattern: RegExp) => [...text.matchAll(pattern)].filter(({ index }) => !isCode(index));
    return [
      ...all(/\b2\.[01]\b/g).map((match) =>
        replace("a version changed in the text", match.index, match[0], match[0] === "2.0" ? "2.1" : "2.0"),
      ),
      ...all(/\b401\b/g).map((match) => replace("a status changed in the text", match.index, match[0], "403")),
      ...all(/\b1 minute\b|\*\*1 minute\*\*/g).map((match) =>
        replace("a number changed in the text", match.index, match[0], "10 minutes"),
      ),
    ];
  });
}
