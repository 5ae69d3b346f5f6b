import { posix } from "node:path";
import type { Json, JsonObject, JsonType } from "../contract/json.ts";
import type { Model, OperationNode, SchemaNode } from "../contract/model.ts";
import { type Place, placeKey } from "../contract/places.ts";
import { toPointer } from "../contract/pointer.ts";
import { enumerate } from "../ledger/enumerate.ts";
import type { Addition, Contradiction, Ledger } from "../ledger/ledger.ts";
import type { Row } from "../ledger/verdicts.ts";
import { describeShape, type Shape } from "../shape.ts";
import type { Edit } from "./edit.ts";

/** The smallest change of the contract after which the traffic no longer contradicts it. */
export interface Change {
  /** What changes, in a line: `company/search resultsTotal: integer → integer or null`. */
  title: string;
  place: Place;
  /** Empty when somebody has to decide; then the note says what about. */
  edits: Edit[];
  /** Whether the change would also take back something that is stated: never applied without being asked for. */
  isStated: boolean;
  note: string;
}

/** What the proposals need to know beside the ledger. */
export interface Context {
  model: Model;
  /** `2026-11-21`: the day of the recording. */
  day: string;
  /** Keys of the places that are also reached without a mark. */
  stated: ReadonlySet<string>;
  /** The places that refer to a schema, by its key. */
  references: ReadonlyMap<string, Place[]>;
  /** The schemas of objects that have a name. */
  named: readonly SchemaNode[];
}

/** What the proposals need to know of the contract. */
export function createContext(model: Model, day: string): Context {
  const stated = new Set<string>();
  const references = new Map<string, Map<string, Place>>();
  const named = new Map<string, SchemaNode>();
  for (const { node, ground, direction } of enumerate(model).values()) {
    if (!ground) stated.add(node.key);
    if (!node.reference) continue;
    const { key } = node.reference;
    references.set(key, (references.get(key) ?? new Map()).set(node.key, node.place));
    if (direction === "response" && node.reference.properties.size > 1) named.set(key, node.reference);
  }
  return {
    model,
    day,
    stated,
    references: new Map([...references].map(([key, places]) => [key, [...places.values()]])),
    named: [...named.values()],
  };
}

/** The change that a contradiction asks for. */
function changeFor(contradiction: Contradiction, context: Context): Change {
  const { place, node, ground, keyword, direction } = contradiction;
  const isShared =
    ground !== "stated" && direction === "response" && node !== undefined && context.stated.has(node.key);
  const { edits, what, note = "" } = editsFor(contradiction, context);
  const edited = edits[0]?.place ?? place;
  const isOnlyHere =
    keyword === "status" ||
    (contradiction.via !== undefined && edited.path.join() === contradiction.via.place.path.join());
  const isPartly = ground === "partly stated";
  const takesBack = ground === "stated" || isPartly || (isShared && !isOnlyHere);
  const caution = isPartly
    ? "The place is stated in part: its mark says which."
    : takesBack && ground !== "stated"
      ? "The same schema also describes what is stated."
      : "";
  return {
    title: `${titleOf(contradiction)}: ${what}`,
    place: edited,
    edits,
    isStated: takesBack,
    note: [note, caution].filter(Boolean).join(" "),
  };
}

interface EditProposal {
  edits: Edit[];
  what: string;
  note?: string;
}

function editsFor(contradiction: Contradiction, context: Context): EditProposal {
  const { keyword, place, node, detail, range, shape, words } = contradiction;
  const at = (...keys: string[]): Place => ({ file: place.file, path: [...place.path, ...keys] });
  switch (keyword) {
    case "type":
      return widenType(contradiction, context);
    case "anyOf":
      return widenBranches(contradiction);
    case "required":
      if (!node) return { edits: [{ place: at("required"), do: "set", value: false }], what: "required → optional" };
      return { edits: [{ place: at("required"), do: "take", value: detail }], what: "required → optional" };
    case "optional":
      return { edits: [{ place: at("required"), do: "add", value: detail }], what: "optional → required" };
    case "refused":
      return { edits: [{ place, do: "remove" }], what: "is refused by the service → removed" };
    case "forbidden":
      return {
        edits: [{ place, do: "remove" }],
        what: "was removed in this version → not mentioned, as the service ignores it",
      };
    case "enum": {
      const added = [...words].toSorted();
      const values = node?.schema.enum as Json[] | undefined;
      const isNumeric = values?.some((value) => typeof value === "number");
      if (added.length === 0)
        return { edits: [], what: "other values", note: "The values do not look like words of a list." };
      return {
        edits: added.map((word) => ({ place: at("enum"), do: "add", value: isNumeric ? Number(word) : word })),
        what: `also ${added.join(", ")}`,
      };
    }
    case "minimum":
    case "maximum": {
      const bound = range?.[keyword === "minimum" ? 0 : 1];
      return bound === undefined
        ? { edits: [], what: keyword }
        : {
            edits: [{ place: at(keyword), do: "set", value: bound }],
            what: `${keyword} ${node?.schema[keyword]} → ${bound}`,
          };
    }
    case "default":
      return changeDefault(contradiction);
    case "status":
      return changeStatus(contradiction);
    case "operation":
      return {
        edits: context.model.versions.map((version) => ({
          place: { file: `openapi/${version}/openapi.yaml`, path: ["paths", contradiction.operation?.path ?? ""] },
          do: "remove",
        })),
        what: "is not there → removed",
        note: "Examples and tests of the operation go with it.",
      };
    case "const":
      return {
        edits: [],
        what: `another value than ${JSON.stringify(node?.schema.const)}`,
        note: "Which of the two is right has to be decided.",
      };
    default:
      return {
        edits: [{ place: at(keyword), do: "remove" }],
        what: `${keyword} ${JSON.stringify(node?.schema[keyword])} → not promised (${describeShape(shape)})`,
      };
  }
}

function changeDefault({ place, node, detail, isOnlyHere }: Contradiction): EditProposal {
  const what = `default ${JSON.stringify(node?.schema.default)} → ${detail}`;
  if (isOnlyHere)
    return {
      edits: [],
      what,
      note: "Other operations share this option, and have the default that the contract says.",
    };
  return {
    edits: [
      { place: { file: place.file, path: [...place.path, "default"] }, do: "set", value: JSON.parse(detail) as Json },
    ],
    what,
  };
}

function widenType({ node, via, place, shape }: Contradiction, { references }: Context): EditProposal {
  if (!node) return { edits: [], what: describeShape(shape) };
  const types = [node.schema.type].flat() as JsonType[];
  const seen = Object.keys(shape.types) as JsonType[];
  const what = `${types.join(" or ")} → ${[...types, ...seen].join(" or ")}`;
  const isStructure = types.includes("object") || types.includes("array");
  const referring = references.get(node.key) ?? [];
  // The versions have the same field: what one of them shows is changed for both.
  const isOneField = referring.length > 1 && new Set(referring.map(withoutVersion)).size === 1;
  const isNull = seen.length === 1 && seen[0] === "null";
  if (via?.schema.$ref !== undefined && isNull && !isOneField && (isStructure || referring.length > 1)) {
    const description = String(via.schema.description ?? node.schema.description ?? "").trim();
    return { edits: [{ place: via.place, do: "or null", description }], what };
  }
  return {
    edits: [{ place: { file: place.file, path: [...place.path, "type"] }, do: "set", value: [...types, ...seen] }],
    what,
  };
}

function withoutVersion(place: Place): string {
  return placeKey(place).replace(/^openapi\/\d[^/]*\//, "");
}

function widenBranches({ node, place, shape }: Contradiction): EditProposal {
  const types = Object.keys(shape.types) as JsonType[];
  const key = node?.schema.anyOf ? "anyOf" : "oneOf";
  const branches = (node?.schema[key] as JsonObject[] | undefined) ?? [];
  const open = branches.findIndex((branch) => branch.enum === undefined && branch.type !== undefined);
  const what = `also ${describeShape(shape)}`;
  if (open !== -1) {
    const value = [...new Set([branches[open]?.type].flat().concat(types))] as Json;
    return {
      edits: [{ place: { file: place.file, path: [...place.path, key, String(open), "type"] }, do: "set", value }],
      what,
    };
  }
  return {
    edits: types.map((type) => ({
      place: { file: place.file, path: [...place.path, key] },
      do: "add",
      value: { type },
    })),
    what,
  };
}

function changeStatus({ place, detail, operation }: Contradiction): EditProposal {
  const status = place.path.at(-1) ?? "";
  const what = `status ${status} → ${detail}`;
  if (!operation) return { edits: [], what };
  return { edits: [{ place, do: "rename", name: detail }], what };
}

/** The change that would take up what was there and is not in the contract; undefined where somebody has to decide. */
function changeForAddition(addition: Addition, context: Context): Change | undefined {
  const { kind, place, name, operation, shape, node, field } = addition;
  const where = operation ? `${operation.path.slice(1)} ${field}` : field;
  if (kind === "value") {
    const edits: Edit[] = [{ place: { file: place.file, path: [...place.path, "enum"] }, do: "add", value: name }];
    return { title: `${where}: also ${name}`, place, edits, isStated: false, note: "" };
  }
  const schema =
    kind === "field" && !name.startsWith("(") && shape && node ? schemaOf(shape, place.file, context) : undefined;
  if (schema && shape) {
    const mark = { "x-observed": observation(context.day, addition.count) };
    const target: Place = { file: place.file, path: [...place.path, "properties", name] };
    return {
      title: `${where}: new field, ${describeShape(shape)}`,
      place: target,
      edits: [{ place: target, do: "set", value: { ...schema, ...mark } }],
      isStated: false,
      note: "",
    };
  }
  if (kind === "status" && operation) return changeForStatus(addition, operation, context);
  return undefined;
}

/** One more failure: its body has the shape of every other. */
function changeForStatus({ name, count }: Addition, operation: OperationNode, { day }: Context): Change | undefined {
  const other = [...operation.responses.values()].find(({ status, schema }) => status >= 400 && schema?.reference);
  const target = other?.schema?.reference?.place;
  if (!target) return undefined;
  const { file, path } = operation.place;
  const $ref = referenceTo(target, file);
  const responses = path.at(-1) === "post" ? [...path, "responses"] : [...path, "post", "responses"];
  const value: Json = {
    description: "Seen in recorded traffic; not described by the specification.",
    "x-observed": observation(day, count),
    content: { "application/json": { schema: { $ref } } },
  };
  const place: Place = { file, path: [...responses, name] };
  return {
    title: `${operation.path.slice(1)}: status ${name}`,
    place,
    edits: [{ place, do: "set", value }],
    isStated: false,
    note: "",
  };
}

/** The mark of a confirmed guess, replaced by what was observed. */
export function changeForMark(row: Row, { day }: Context): Change | undefined {
  // A mark on a part of a place leaves the rest of it stated, and `x-observed` would be on all of it.
  if (row.kind !== "assumed" || row.extent !== "place") return undefined;
  if (row.verdict !== "confirmed" || row.strength !== "strong") return undefined;
  const text = observation(day, row.count);
  return {
    title: `${placeKey(row.place)}: x-observed ${text}`,
    place: row.place,
    edits: [{ place: row.place, do: "observed", text }],
    isStated: false,
    note: "",
  };
}

/** The text of a mark `x-observed`: `2026-01-30, seen 34 times`. */
function observation(day: string, count: number): string {
  return `${day}, seen ${count === 1 ? "once" : `${count} times`}`;
}

const OBSERVED = "Seen in recorded traffic; not described by the specification.";

/**
 * A schema that the values of a shape have: a reference where the contract has a schema of such objects. Undefined where too little was seen:
 * one value, null alone or an empty list say nothing of a type.
 *
 * @param file - The source that it is for.
 */
function schemaOf(shape: Shape, file: string, context: Context): JsonObject | undefined {
  const types = (Object.keys(shape.types) as JsonType[]).filter((type) => type !== "integer" || !shape.types.number);
  if (shape.count < 2 || types.every((type) => type === "null")) return undefined;
  const known =
    types.length === 1 && types[0] === "object" ? context.named.find((node) => fits(shape, node)) : undefined;
  if (known) return { $ref: referenceTo(known.place, file) };
  const items = shape.items && schemaOf(shape.items, file, context);
  if (types.includes("array") && !items) return undefined;
  const members = Object.entries(shape.properties ?? {}).flatMap(([name, member]): [string, Json][] => {
    const schema = name.startsWith("(") ? undefined : schemaOf(member, file, context);
    return schema ? [[name, schema]] : [];
  });
  const type = (types.length === 1 ? types[0] : types) as Json;
  const properties = members.length > 0 && { properties: Object.fromEntries(members) };
  return { type, description: OBSERVED, ...(items && { items }), ...properties };
}

/** Whether the objects of a shape are those of a schema: each of their fields is one of it, with a type that it takes, and no required one is missing. */
function fits({ properties = {} }: Shape, node: SchemaNode): boolean {
  const names = Object.keys(properties);
  return (
    names.length > 1 &&
    node.required.every((name) => properties[name]) &&
    names.every((name) => {
      const types = typesOf(node.properties.get(name));
      return types && Object.keys(properties[name]?.types ?? {}).every((type) => types.has(type as JsonType));
    })
  );
}

/** The types that a schema takes; undefined where it is not there. */
function typesOf(node: SchemaNode | undefined): Set<JsonType> | undefined {
  if (!node) return undefined;
  const own = [node.schema.type ?? []].flat() as JsonType[];
  return new Set([...own, ...[node.reference, ...node.anyOf].flatMap((part) => [...(typesOf(part) ?? [])])]);
}

function referenceTo(target: Place, file: string): string {
  const relative = posix.relative(posix.dirname(file), target.file);
  const prefix = target.file === file ? "" : relative.startsWith(".") ? relative : `./${relative}`;
  return `${prefix}#${toPointer(target.path)}`;
}

/** The changes of a ledger, each once: what is wrong, then what is new. */
export function proposeChanges(
  ledger: Ledger,
  context: Context,
): { of: Map<Contradiction | Addition, Change>; all: Change[] } {
  const of = new Map<Contradiction | Addition, Change>();
  for (const contradiction of ledger.contradictions.values()) of.set(contradiction, changeFor(contradiction, context));
  for (const addition of ledger.additions.values()) {
    const change = changeForAddition(addition, context);
    if (change) of.set(addition, change);
  }
  return { of, all: mergeTypes([...of.values()]) };
}

/** Two contradictions of one type (once null, once a string) set the same keyword: their values become one. */
function mergeTypes(changes: Change[]): Change[] {
  const set = new Map<string, Edit & { do: "set" }>();
  const merged: Change[] = [];
  for (const change of changes) {
    const edits = change.edits.filter((edit) => {
      if (edit.do !== "set" || !Array.isArray(edit.value))
        return !merged.some((other) => other.edits.some((known) => JSON.stringify(known) === JSON.stringify(edit)));
      const key = placeKey(edit.place);
      const known = set.get(key);
      if (!known) {
        set.set(key, edit);
        return true;
      }
      known.value = [...new Set([...(known.value as Json[]), ...edit.value])];
      return false;
    });
    merged.push({ ...change, edits });
  }
  return merged;
}

/** Where a contradiction is, in the words of the API: `company/search resultsTotal`. */
export function titleOf({ operations, fields, operation }: Contradiction): string {
  const [first = ""] = fields;
  const others = operations.size > 1 ? ` and ${operations.size - 1} more` : "";
  return `${operation?.path.slice(1) ?? ""}${others} ${first}`.trim();
}
