import { visitObjects } from "@data-validation/openapi-document/document";
import {
  isJsonObject,
  type Json,
  type JsonObject,
  valueAtPointer,
} from "@data-validation/openapi-document/json";
import { markOf } from "@data-validation/openapi-document/marks";
import { pointerBelow, toKeys, toPointer } from "@data-validation/openapi-document/pointer";
import {
  acceptsAnyText,
  describedValues,
  VALUE_DESCRIPTIONS,
} from "@data-validation/openapi-document/values";
import {
  isAssumed,
  isOperation,
  isPartial,
  isResponse,
} from "../../specification/support/marks.ts";
import { readPromises } from "../../specification/support/promises.ts";

/** One deliberate mistake in a contract. */
export interface Mutation {
  kind: string;
  /** Where it is, and what becomes of what. */
  what: string;
  /** Makes the mistake in a copy of the document. */
  apply(document: JsonObject): void;
}

/** Every possible mistake of each kind in a document, derived from its statements. */
export function mutationsOf(document: JsonObject): Mutation[] {
  const contract: Stated = {
    document,
    leaves: [...readPromises(document).stated],
    pointers: new Set(readPromises(document).stated.keys()),
    nodes: [],
  };
  visitObjects(document.components, (node, place) => {
    if (!isDocumentation(place)) contract.nodes.push([`/components${place}`, node as JsonObject]);
  });
  const kinds = [
    ofLeaves,
    ofRequired,
    ofNullability,
    ofEnums,
    ofMarks,
    ofMeanings,
    ofOperations,
    ofText,
  ];
  return kinds.flatMap((of) => of(contract));
}

/** A document, with its stated parts. */
interface Stated {
  document: JsonObject;
  /** The leaves that are stated, with their values. */
  leaves: [pointer: string, value: Json][];
  pointers: Set<string>;
  /** The nodes of the components, but for examples. */
  nodes: [pointer: string, node: JsonObject][];
}

const short = (value: Json | undefined) =>
  value === undefined ? "left out" : JSON.stringify(value).slice(0, 60);

/** Another value at a pointer, or none. */
function put(kind: string, pointer: string, value?: Json, words = short(value)): Mutation {
  const keys = toKeys(pointer);
  const key = keys.at(-1) ?? "";
  return {
    kind,
    what: `${pointer}: ${words}`,
    apply: (document) => {
      const parent = valueAtPointer(document, toPointer(...keys.slice(0, -1))) as JsonObject;
      if (value === undefined) delete parent[key];
      else parent[key] = structuredClone(value);
    },
  };
}

const isDocumentation = (pointer: string) => /\/examples?(\/|$)/.test(pointer);
const isSchema = (pointer: string) => pointer.startsWith("/components/schemas/");
const isRequiredName = (pointer: string) => /\/required\/[^/]+$/.test(pointer);
const isField = (pointer: string) => /\/properties\/[^/]+$/.test(pointer);
const ownerOf = (pointer: string) => pointer.replace(/\/[^/]+$/, "");

/** A keyword with another value, and without one. */
function ofLeaves({ leaves }: Stated): Mutation[] {
  return leaves.flatMap(([pointer, value]) => {
    if (isRequiredName(pointer) || Array.isArray(value)) return [];
    const remove = put("a keyword left out", pointer);
    if (value === false && isField(pointer))
      return [put("a forbidden field allowed", pointer, { type: "string" }), remove];
    return pointer.endsWith("/$ref")
      ? [remove]
      : [put("a keyword changed", pointer, otherValue(value)), remove];
  });
}

function otherValue(value: Json): Json {
  if (typeof value === "boolean") return !value;
  if (typeof value === "number") return value + 1;
  const replacements: Record<string, string> = {
    string: "integer",
    object: "string",
    array: "object",
    boolean: "string",
    "2.0": "2.1",
    "2.1": "2.0",
  };
  return replacements[String(value)] ?? `${value}x`;
}

/** A name of `required` less, and one more. */
function ofRequired({ document, leaves }: Stated): Mutation[] {
  const requiredIn = (owner: string) =>
    ((valueAtPointer(document, owner) as JsonObject).required ?? []) as string[];
  const removed = leaves.flatMap(([pointer]) => {
    if (!isRequiredName(pointer)) return [];
    const list = ownerOf(pointer);
    const others = requiredIn(ownerOf(list)).filter((name) => name !== toKeys(pointer).at(-1));
    return [put("a required field optional", list, others)];
  });
  const added = leaves.flatMap(([pointer, value]) => {
    const owner = ownerOf(pointer);
    if (!pointer.endsWith("/type") || value !== "object") return [];
    const { properties = {} } = valueAtPointer(document, owner) as { properties?: JsonObject };
    return (
      Object.keys(properties)
        .filter((name) => properties[name] !== false && !requiredIn(owner).includes(name))
        // Whether an assumed field is required is not stated.
        .filter((name) => !isGuess(document, properties[name] as JsonObject))
        .map((name) =>
          put("an optional field required", pointerBelow(owner, "required"), [
            ...requiredIn(owner),
            name,
          ]),
        )
    );
  });
  return [...removed, ...added];
}

function isGuess(document: JsonObject, node: JsonObject): boolean {
  const target =
    typeof node.$ref === "string"
      ? (valueAtPointer(document, node.$ref.slice(1)) as JsonObject)
      : node;
  return isAssumed(target) && !isPartial(target);
}

/** A type that gains null or loses it. */
function ofNullability({ document, nodes, pointers }: Stated): Mutation[] {
  return nodes.flatMap(([pointer, node]) => {
    const type = node.type as string | string[] | undefined;
    if (type === undefined || type === "null" || !isSchema(pointer)) return [];
    const place = pointerBelow(pointer, "type");
    if (!pointers.has(place) && !(isPartial(node) && isReached(document, pointer))) return [];
    if (typeof type === "string") return [put("null gained", place, [type, "null"])];
    return [put("null lost", place, type.find((name) => name !== "null") ?? "")];
  });
}

/** Whether the object that a marked node is in is one that the statements reach. */
function isReached(document: JsonObject, pointer: string): boolean {
  const [owner] = /^.*(?=\/properties\/[^/]+$)/.exec(pointer) ?? [];
  const node = owner === undefined ? {} : (valueAtPointer(document, owner) as JsonObject);
  return !isAssumed(node) || isPartial(node);
}

/** A value of an enum less or more, a closed enum opened, an open one closed. */
function ofEnums({ nodes, pointers }: Stated): Mutation[] {
  const closed = new Set<string>();
  return nodes.flatMap(([pointer, node]) => {
    const mutations: Mutation[] = [];
    const alternatives = (Array.isArray(node.anyOf) ? node.anyOf : []) as JsonObject[];
    const otherAlternatives = alternatives.filter((alternative) => !acceptsAnyText(alternative));
    if (
      otherAlternatives.length < alternatives.length &&
      alternatives.some(({ enum: values }) => values)
    )
      mutations.push(put("an open enum closed", pointerBelow(pointer, "anyOf"), otherAlternatives));
    else
      for (const key of alternatives.keys())
        closed.add(pointerBelow(pointer, "anyOf", String(key), "enum"));
    const leaf = pointerBelow(pointer, "enum");
    // The known values of an assumed enum are a guess, which no statement fixes.
    if (!Array.isArray(node.enum) || (!pointers.has(leaf) && !closed.has(leaf))) return mutations;
    const values = node.enum as string[];
    const without = (value: string) => values.filter((other) => other !== value);
    const less = values.map((value) => put("an enum value less", leaf, without(value)));
    const more = put("an enum value more", leaf, [...values, "other"]);
    return [...mutations, ...less, more, put("a closed enum opened", leaf)];
  });
}

/** A mark on a stated node, and a missing mark. */
function ofMarks({ document, leaves }: Stated): Mutation[] {
  const owners = leaves.flatMap(([pointer]) => (isRequiredName(pointer) ? [] : ownerOf(pointer)));
  const operations = Object.keys(document.paths as JsonObject).flatMap((path) => {
    const operation = pointerBelow("", "paths", path, "post");
    return [operation, pointerBelow(operation, "responses", "401")];
  });
  const places = [...new Set([...owners, ...operations])].filter((pointer) => {
    const node = valueAtPointer(document, pointer);
    const isOfNames = /\/(headers|properties|examples|responses|paths)$/.test(pointer);
    return isJsonObject(node) && !isAssumed(node) && typeof node.$ref !== "string" && !isOfNames;
  });
  const added = [...places, "/components/responses/Unauthorized"].flatMap((pointer) =>
    ["x-assumed", "x-assumed-detail"].map((mark) =>
      put("a stated place marked", pointerBelow(pointer, mark), "A guess."),
    ),
  );
  const removed: Mutation[] = [];
  visitObjects(document, (node, pointer) => {
    const mark = markOf(node);
    if (isDocumentation(pointer) || !mark || pointer.startsWith("/tags")) return;
    const removal = put("a mark removed", pointerBelow(pointer, mark.name));
    const isNeeded = () => {
      if (isOperation(pointer) || isResponse(pointer)) return true;
      if (isPartial(node as JsonObject)) return isReached(document, pointer);
      // A mark under a mark is only for the reader: nothing becomes stated when it is removed.
      const without = structuredClone(document);
      removal.apply(without);
      return readPromises(without).stated.size !== leaves.length;
    };
    if (isNeeded()) removed.push(removal);
  });
  return [...added, ...removed];
}

/** The meanings of two values, or the descriptions of two stated fields, in each other's place. */
function ofMeanings({ document, nodes, leaves }: Stated): Mutation[] {
  const described = nodes.filter(([pointer, node]) => {
    if (!isSchema(pointer) || typeof node.description !== "string") return false;
    if (isPartial(node)) return isReached(document, pointer);
    return !isAssumed(node) && leaves.some(([leaf]) => leaf.startsWith(`${pointer}/`));
  });
  const meanings = described.flatMap(([pointer, node]) => {
    return pairsOf([...describedValues(node).keys()]).map(([value, other]) =>
      put("meanings swapped", pointer, withSwapped(node, value, other), `${value} and ${other}`),
    );
  });
  const fields = described.filter(([pointer]) => isField(pointer));
  const siblings = pairsOf(fields).filter(([[a], [b]]) => ownerOf(a) === ownerOf(b));
  const descriptions = siblings.map(([[a, firstField], [b, secondField]]) => {
    const nameA = toKeys(a).at(-1) ?? "";
    const nameB = toKeys(b).at(-1) ?? "";
    const swapped = {
      ...(valueAtPointer(document, ownerOf(a)) as JsonObject),
      [nameA]: { ...firstField, description: secondField.description as Json },
      [nameB]: { ...secondField, description: firstField.description as Json },
    };
    return put("descriptions swapped", ownerOf(a), swapped, `${nameA} and ${nameB}`);
  });
  return [...meanings, ...descriptions];
}

/** A copy of a schema in which two values have the meaning of each other. */
function withSwapped(node: JsonObject, value: string, secondValue: string): JsonObject {
  const copy = structuredClone(node);
  visitObjects(copy, ({ [VALUE_DESCRIPTIONS]: texts }) => {
    if (isJsonObject(texts))
      Object.assign(texts, { [value]: texts[secondValue], [secondValue]: texts[value] });
  });
  return copy;
}

function pairsOf<Item>(items: Item[]): [Item, Item][] {
  return items.flatMap((a, index) => items.slice(index + 1).map((b): [Item, Item] => [a, b]));
}

/** A header, a parameter or a response less; another path, method or status; no security. */
function ofOperations({ document }: Stated): Mutation[] {
  const rename = (kind: string, pointer: string, from: string, to: string) => {
    const { [from]: value, ...others } = valueAtPointer(document, pointer) as JsonObject;
    return put(kind, pointer, { ...others, [to]: value as Json }, `${from} becomes ${to}`);
  };
  const ofHeader = (pointer: string) =>
    put("a header left out", pointerBelow(pointer, "headers", "Service-Api-Version"));
  const { paths, components, security } = document as {
    paths: Record<string, { post: { responses: JsonObject } }>;
    components: { responses: JsonObject };
    security: Json[];
  };
  const ofPaths = Object.entries(paths).flatMap(([path, { post }]) => {
    const pointer = pointerBelow("", "paths", path);
    const place = pointerBelow(pointer, "post");
    const statuses = Object.entries(post.responses).flatMap(([status, response]) => {
      const isStated = status === "200" || status === "401";
      const otherStatus = String(Number(status) + 1);
      return [
        ...(isStated
          ? [rename("a status changed", pointerBelow(place, "responses"), status, otherStatus)]
          : []),
        ...(isJsonObject(response) && "headers" in response
          ? [ofHeader(pointerBelow(place, "responses", status))]
          : []),
      ];
    });
    return [
      put("an operation changed", pointer),
      rename("an operation changed", "/paths", path, `${path}s`),
      rename("an operation changed", pointer, "post", "put"),
      put("an operation changed", pointerBelow(place, "requestBody", "required"), false),
      put("security removed", pointerBelow(place, "security"), []),
      put("a header left out", pointerBelow(place, "parameters")),
      ...statuses,
    ];
  });
  return [
    put("security removed", "/security", []),
    put("security removed", "/security", [...security, {}]),
    ...ofPaths,
    ...Object.keys(components.responses).map((name) =>
      ofHeader(pointerBelow("", "components", "responses", name)),
    ),
  ];
}

/** In the published text: a version, a status or a number changed. */
function ofText({ document }: Stated): Mutation[] {
  const textChanges: [kind: string, pattern: RegExp, put: string][] = [
    ["a version changed in the text", /\b2\.0\b/g, "2.1"],
    ["a version changed in the text", /\b2\.1\b/g, "2.0"],
    ["a status changed in the text", /\b401\b/g, "403"],
    ["a number changed in the text", /\b1 minute\b|\*\*1 minute\*\*/g, "10 minutes"],
  ];
  return ["/info/description", "/components/securitySchemes/ApiKey/description"].flatMap(
    (pointer) => {
      const published = valueAtPointer(document, pointer) as string;
      return textChanges.flatMap(([kind, pattern, replacement]) =>
        [...published.matchAll(pattern)].flatMap(({ 0: passage, index }) => {
          const before = published.slice(0, index);
          const after = published.slice(index + passage.length);
          const isCode = before.split("```").length % 2 === 0;
          const words = `"${before.slice(-30)}${passage}${after.slice(0, 20)}": ${passage} becomes ${replacement}`;
          return isCode ? [] : [put(kind, pointer, before + replacement + after, words)];
        }),
      );
    },
  );
}
