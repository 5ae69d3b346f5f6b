import { get, type Json, type JsonType } from "../contract/json.ts";
import type { Model, SchemaNode } from "../contract/model.ts";
import type { Place } from "../contract/places.ts";
import type { Finding } from "../ledger/ledger.ts";
import type { Row } from "../ledger/verdicts.ts";
import { describeShape, describeTypes } from "../shape.ts";
import type { Edit } from "./edit.ts";
import { schemaOf } from "./schema.ts";

/** The smallest change of the contract after which the traffic no longer contradicts it. */
export interface Change {
  /** What changes: `integer → integer or null`. */
  what: string;
  /** Empty if a person has to decide; then the note says why. */
  edits: Edit[];
  note?: string;
}

/** What the proposals need to know beside a finding. */
type Context = ReturnType<typeof createContext>;

/**
 * What the proposals need to know of the contract and of a run.
 *
 * @param day - The day of the recording: `2026-11-21`.
 */
export function createContext(model: Model, findings: ReadonlyMap<string, Finding>, day: string) {
  /** Keys of the places that are also reached without a mark. */
  const stated = new Set<string>();
  /** Keys of the places that refer to a schema, by its key. */
  const references = new Map<string, Set<string>>();
  /** The schemas of objects that have a name. */
  const named = new Map<string, SchemaNode>();
  for (const { key, ground, direction, schema, parts } of model.nodes) {
    if (!ground) stated.add(key);
    const [target] = parts;
    if (!target || !("$ref" in schema)) continue;
    references.set(target.key, (references.get(target.key) ?? new Set()).add(key));
    if (direction === "response" && target.properties.size > 1) named.set(target.key, target);
  }
  return { model, findings, day, stated, references, named: [...named.values()] };
}

/** The change that a finding asks for. What only a person can decide has no edits. */
export function changeFor(finding: Finding, context: Context): Change {
  const change = finding.ground === "new" ? takeUp(finding, context) : correct(finding, context);
  const note = change.edits.length > 0 ? reasonAgainst(finding, context) : undefined;
  return note ? byHand(change.what, note) : change;
}

const HIDDEN = "Add --show-words to see it, and to write it into the sources.";

/** A change as it may be shown to anybody: what the contract does not have may be a value of a customer, and is counted alone. */
export function withoutWords({ keyword, ground, words, shape }: Finding, change: Change): Change {
  const types = describeTypes(shape);
  if (keyword === "enum") return byHand(`${words.size || "other"} values that are not listed`, HIDDEN);
  if (keyword === "minimum" || keyword === "maximum") return byHand(`beyond the ${keyword}`, HIDDEN);
  if (ground !== "new") return change.what.includes("{") ? { ...change, what: types } : change;
  if (keyword === "value") return byHand("a value that is not listed", HIDDEN);
  return keyword === "field"
    ? byHand(`new field, ${types}`, change.edits.length > 0 ? HIDDEN : (change.note ?? ""))
    : change;
}

function byHand(what: string, note: string): Change {
  return { what, edits: [], note };
}

/** Why a change is not one to make without a person; undefined when nothing speaks against it. */
function reasonAgainst({ ground, keyword, direction, node, place, detail, field }: Finding, context: Context) {
  if (ground === "stated") return "The specification states it.";
  if (ground === "partly stated") return "The specification states a part of it.";
  if (ground !== "new" && direction === "response" && node && context.stated.has(node.key))
    return "The same schema also describes what is stated.";
  const version = /^openapi\/(\d[^/]*)\//.exec(place.file)?.[1];
  if (keyword !== "field" || version === undefined) return undefined;
  const everywhere = [...context.findings.values()].filter(
    (other) => other.keyword === keyword && other.detail === detail && other.place.path.join() === place.path.join(),
  );
  if (everywhere.length === context.model.versions.length) return undefined;
  return `Seen in version ${version} alone, and section 9 of the specification does not list ${field} as a difference of the versions.`;
}

const READERS = "Code and tests that rely on it have to change with it.";
const WRITERS = "Examples and code that send it have to change with it.";

/** The change of something that does not hold. */
function correct(finding: Finding, context: Context): Change {
  const { keyword, place, node, detail, range, shape } = finding;
  const old = JSON.stringify(node?.schema[keyword]);
  const decisions: Record<string, [what: string, note: string]> = {
    anyOf: [`also ${describeShape(shape)}`, READERS],
    default: [`default ${old} → ${detail}`, "Mock and examples change with it."],
    optional: ["optional → required", WRITERS],
    refused: ["rejected by the service", WRITERS],
    forbidden: ["removed in this version, and not rejected", "The service may ignore it."],
    status: [`status ${place.path.at(-1)} → ${detail}`, READERS],
    const: [`another value than ${old}`, "One of the two is wrong."],
    contains: [`no item with ${describeItem(node?.schema.contains)}`, READERS],
  };
  switch (keyword) {
    case "type":
      return widenType(finding, context);
    case "enum":
      return extendEnum(finding);
    case "required": {
      const edit: Edit = node
        ? { place: below(place, "required"), do: "take", value: detail }
        : { place: below(place, "required"), do: "set", value: false };
      return { edits: [edit], what: "required → optional" };
    }
    case "minimum":
    case "maximum": {
      const bound = range?.[keyword === "minimum" ? 0 : 1];
      const edits: Edit[] = bound === undefined ? [] : [{ place: below(place, keyword), do: "set", value: bound }];
      return { edits, what: `${keyword} ${old} → ${bound}` };
    }
    default: {
      const what = `${keyword} ${old} → not promised (${describeShape(shape)})`;
      return byHand(...(decisions[keyword] ?? [what, READERS]));
    }
  }
}

/** What an item of `contains` must have: `group REQUEST, type AUTH`. */
function describeItem(schema: Json | undefined): string {
  const properties = Object.entries(get(schema, ["properties"]) ?? {});
  const constants = properties.flatMap(([name, property]) =>
    get(property, ["const"]) ? `${name} ${property.const}` : [],
  );
  return constants.join(", ") || "what the contract requires";
}

function extendEnum({ place, node, words }: Finding): Change {
  if (words.size === 0) return byHand("other values", "The values are no words of a list.");
  const isNumeric = ((node?.schema.enum ?? []) as Json[]).some((value) => typeof value === "number");
  const added = [...words].toSorted().map((word) => (isNumeric ? Number(word) : word));
  const edits = added.map((value): Edit => ({ place: below(place, "enum"), do: "add", value }));
  return { edits, what: `also ${added.join(", ")}` };
}

function below({ file, path }: Place, ...keys: string[]): Place {
  return { file, path: [...path, ...keys] };
}

/** Null for a single value is taken up. Any other type changes what reads the field. */
function widenType({ node, place, shape }: Finding, { references }: Context): Change {
  const types = [node?.schema.type ?? []].flat() as JsonType[];
  const seen = Object.keys(shape.types) as JsonType[];
  const what = `${types.join(" or ")} → ${[...types, ...seen].join(" or ")}`;
  const isStructure = types.includes("object") || types.includes("array");
  if (isStructure || seen.some((type) => type !== "null")) return byHand(what, READERS);
  if ((references.get(node?.key ?? "")?.size ?? 0) > 1) return byHand(what, "Other fields share the schema.");
  return { edits: [{ place: below(place, "type"), do: "set", value: [...types, ...seen] }], what };
}

/** The change that adds what is new. */
function takeUp({ keyword, place, detail, shape, node, count }: Finding, context: Context): Change {
  if (keyword === "value")
    return { edits: [{ place: below(place, "enum"), do: "add", value: detail }], what: `also ${detail}` };
  if (keyword === "status") return byHand(`new status ${detail}`, "Mock and examples have to return it.");
  if (keyword === "sent field")
    return byHand("sent, and not rejected", "The service may ignore what it does not know.");
  const what = `new field, ${describeShape(shape)}`;
  const schema = !detail.startsWith("(") && node ? schemaOf(shape, place.file, context.named) : undefined;
  if (!schema) return byHand(what, "Too little was seen for a type.");
  const target = below(place, "properties", detail);
  return {
    edits: [{ place: target, do: "set", value: { ...schema, "x-observed": observation(context.day, count) } }],
    what,
  };
}

/** The mark of a confirmed guess, replaced by what was observed. */
export function changeForMark({ mark, verdict, strength, count }: Row, day: string): Edit[] {
  // A mark on a part of a place leaves the rest of it stated, and `x-observed` would be on all of it.
  if (mark.kind !== "assumed" || mark.extent !== "place" || verdict !== "confirmed" || strength !== "strong") return [];
  return [{ place: mark.place, do: "observed", text: observation(day, count) }];
}

/** The text of a mark `x-observed`: `2026-01-30, seen 34 times`. */
function observation(day: string, count: number): string {
  return `${day}, seen ${count === 1 ? "once" : `${count} times`}`;
}
