import { placeBelow, sourcePlaceKey } from "@data-validation/contract-files/source-places";
import { type Json, type JsonObject, valueAtKeys } from "@data-validation/openapi-document/json";
import type { SchemaNode } from "../../contract-model/model.ts";
import type { Finding } from "../tally/findings.ts";
import type { Tally } from "../tally/tally.ts";
import { describeShape, type JsonType, type ValueShape } from "../value-shape.ts";
import type { ContractEdit } from "./edit.ts";

/** The smallest change of the contract that makes the traffic valid. */
export interface ContractChange {
  /** `integer → integer or null` */
  what: string;
  /** Empty if a person has to decide; the note then has the reason. */
  edits: ContractEdit[];
  note?: string;
}

export function proposeChange(finding: Finding, tally: Tally): ContractChange {
  const change =
    finding.ground === "new" ? addToContract(finding, tally) : correctContract(finding, tally);
  if (change.edits.length === 0) return change;
  const note = finding.isHidden ? HIDDEN : reasonAgainst(finding, tally);
  return note ? manualChange(change.what, note) : change;
}

function manualChange(what: string, note: string): ContractChange {
  return { what, edits: [], note };
}

/** Why a person has to decide about a change; undefined if the change is safe. */
function reasonAgainst(finding: Finding, { findings, model }: Tally) {
  const { ground, keyword, direction, node, place, detail, field } = finding;
  if (ground === "stated") return "The specification states it.";
  if (ground === "partly stated") return "The specification states a part of it.";
  const isStated = model.nodes.some(({ key, mark }) => key === node?.key && !mark);
  if (ground !== "new" && direction === "response" && isStated)
    return "The same schema also describes what is stated.";
  const version = /^openapi\/(\d[^/]*)\//.exec(place.file)?.[1];
  if (keyword !== "field" || version === undefined) return undefined;
  const sameFindings = findings.all.filter(
    (other) =>
      other.keyword === keyword &&
      other.detail === detail &&
      other.place.keys.join() === place.keys.join(),
  );
  if (sameFindings.length === model.versions.length) return undefined;
  return `Seen only in version ${version}, and section 9 of the specification does not list ${field} as a difference of the versions.`;
}

const READERS = "Code and tests that rely on it have to change with it.";
const HIDDEN = "Its name or value is hidden.";
const WRITERS = "Examples and code that send it have to change with it.";

function correctContract(finding: Finding, tally: Tally): ContractChange {
  const { keyword, place, node, detail, shape } = finding;
  const old = JSON.stringify(node?.schema[keyword]);
  const decisions: Record<string, Pick<ContractChange, "what"> & { note: string }> = {
    anyOf: { what: `also ${describeShape(shape)}`, note: READERS },
    optional: { what: "optional → required", note: WRITERS },
    rejected: { what: "rejected by the service", note: WRITERS },
    forbidden: {
      what: "removed in this version, and not rejected",
      note: "The service may ignore it.",
    },
    status: { what: `status ${place.keys.at(-1)} → ${detail}`, note: READERS },
    const: { what: `another value than ${old}`, note: "One of the two is wrong." },
    contains: { what: `no item with ${describeItem(node?.schema.contains)}`, note: READERS },
  };
  if (keyword === "type") return widenType(finding, tally);
  if (keyword === "enum") return extendEnum(finding);
  if (keyword === "required") return makeOptional(finding, tally);
  const { what, note } = decisions[keyword] ?? {
    what: `${keyword} ${old} → not promised (${describeShape(shape)})`,
    note: READERS,
  };
  return manualChange(what, note);
}

function makeOptional({ place, node, detail }: Finding, tally: Tally): ContractChange {
  const renamed = tally.findings.all.find(
    (finding) =>
      sourcePlaceKey(finding.place) === sourcePlaceKey(place) &&
      formerName(finding, tally) === detail,
  );
  if (renamed) return manualChange(`not there, probably renamed to ${renamed.detail}`, READERS);
  const required = placeBelow(place, "required");
  const edit: ContractEdit = node
    ? { place: required, do: "take", value: detail }
    : { place: required, do: "set", value: false };
  return { edits: [edit], what: "required → optional" };
}

/** The required members of an item of `contains`: `group REQUEST, type AUTH`. */
function describeItem(schema: Json | undefined): string {
  const properties = Object.entries(valueAtKeys(schema, ["properties"]) ?? {});
  const constants = properties.flatMap(([name, property]) =>
    valueAtKeys(property, ["const"]) ? `${name} ${property.const}` : [],
  );
  return constants.join(", ") || "what the contract requires";
}

function extendEnum({ place, node, words }: Finding): ContractChange {
  if (words.size === 0) return manualChange("other values", "The values are not words of a list.");
  const isNumeric = ((node?.schema.enum ?? []) as Json[]).some(
    (value) => typeof value === "number",
  );
  const added = [...words].toSorted();
  const edits = added.map((word): ContractEdit => {
    const value = isNumeric ? Number(word) : word;
    return { place: placeBelow(place, "enum"), do: "add", value };
  });
  return { edits, what: `also ${added.join(", ")}` };
}

/** Adds null to the type of a scalar. Other types would break code that reads the field. */
function widenType({ node, place, shape }: Finding, { model }: Tally): ContractChange {
  const types = [node?.schema.type ?? []].flat() as JsonType[];
  const seen = [...shape.types];
  const what = `${types.join(" or ")} → ${[...types, ...seen].join(" or ")}`;
  const isStructure = types.includes("object") || types.includes("array");
  if (isStructure || seen.some((type) => type !== "null")) return manualChange(what, READERS);
  const users = model.nodes.filter(
    ({ schema, parts: [target] }) => "$ref" in schema && target?.key === node?.key,
  );
  if (new Set(users.map(({ key }) => key)).size > 1)
    return manualChange(what, "Other fields share the schema.");
  return {
    edits: [{ place: placeBelow(place, "type"), do: "set", value: [...types, ...seen] }],
    what,
  };
}

function addToContract(finding: Finding, tally: Tally): ContractChange {
  const { keyword, place, detail, shape, node } = finding;
  if (keyword === "value")
    return {
      edits: [{ place: placeBelow(place, "enum"), do: "add", value: detail }],
      what: `also ${detail}`,
    };
  if (keyword === "status")
    return manualChange(`new status ${detail}`, "Mock and examples have to return it.");
  if (keyword === "sent field")
    return manualChange("sent, and not rejected", "The service may ignore what it does not know.");
  const what = `new field, ${describeShape(shape)}`;
  const former = formerName(finding, tally);
  if (former !== undefined) return manualChange(`${what}, probably ${former} renamed`, READERS);
  const schema = node && schemaOf(shape);
  if (!schema) return manualChange(what, "Too little was seen for a type.");
  const value = { ...schema, "x-assumed": NOT_SHOWN };
  return { edits: [{ place: placeBelow(place, "properties", detail), do: "set", value }], what };
}

/**
 * The former name of a new field: the only field of its type that never occurs beside it. A
 * required one comes first.
 */
function formerName(
  { keyword, absent, shape, node }: Finding,
  { observations }: Tally,
): string | undefined {
  if (keyword !== "field" || !node) return undefined;
  const alike = absent.filter((name) => allowsTypes(shape, node.properties.get(name)));
  const required = alike.filter((name) => node.required.has(name));
  const neverSeen = alike.filter(
    (name) => !observations.byReach.get(node.reach)?.present.has(name),
  );
  const [name, ...otherNames] = required.length > 0 ? required : neverSeen;
  return otherNames.length === 0 ? name : undefined;
}

/** False if null is the only type. */
function allowsTypes({ types }: ValueShape, node: SchemaNode | undefined): boolean {
  const allowedTypes = node ? typesOf(node) : [];
  const valueTypes = [...types].filter((type) => type !== "null");
  const isAllowed = (type: JsonType) =>
    allowedTypes.includes(type) || (type === "integer" && allowedTypes.includes("number"));
  return valueTypes.length > 0 && valueTypes.every(isAllowed);
}

function typesOf({ schema, parts, anyOf }: SchemaNode): unknown[] {
  return [schema.type ?? [], ...[...parts, ...anyOf].map(typesOf)].flat();
}

export const OBSERVED = "Seen in recorded traffic; not described by the specification.";
const NOT_SHOWN = "The specification does not show this field.";

/** Undefined for too few values: one value, only null, or an empty list. */
function schemaOf(shape: ValueShape): JsonObject | undefined {
  const types = [...shape.types].filter((type) => type !== "integer" || !shape.types.has("number"));
  if (shape.count < 2 || types.every((type) => type === "null")) return undefined;
  const items = shape.items && schemaOf(shape.items);
  if (types.includes("array") && !items) return undefined;
  const members = [...shape.properties].flatMap(([name, member]): [string, Json][] => {
    const schema = schemaOf(member);
    return schema ? [[name, schema]] : [];
  });
  const [first, ...otherTypes] = types as [JsonType, ...JsonType[]];
  const properties = members.length > 0 && { properties: Object.fromEntries(members) };
  return {
    type: otherTypes.length > 0 ? types : first,
    description: OBSERVED,
    ...(items && { items }),
    ...properties,
  };
}
