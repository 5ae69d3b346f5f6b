import { getOrInsert } from "@data-validation/common/get-or-insert";
import {
  alternativesOf,
  type Bundle,
  choicesOf,
  followReferences,
  type Node,
  type OperationObject,
} from "./document.ts";
import { jsonBodyOf } from "./examples.ts";
import { fieldPath } from "./field-path.ts";
import { type AssumptionMark, isAssumedBelow, markOf } from "./marks.ts";
import { type Standing, standingByMarks } from "./standing.ts";
import { acceptsAnyText, hasShortList } from "./values.ts";

export interface FieldNode {
  name: string;
  /**
   * The path from the root of the body: `request.query.email`, `suggestions[].data`,
   * `query["number.full"]`.
   */
  path: string;
  type: string;
  types: string[];
  required: boolean;
  preset: string | undefined;
  /** The listed values of the field, or of the items of an array. */
  values: unknown[];
  isOpen: boolean;
  isListed: boolean;
  /** Limits in words: `1 to 20`, `at most 3 items`. */
  limits: string[];
  /** Alternative sets of required names. */
  forms: string[][];
  description: string;
  /** {@link fieldTreeOf} sets it only by the marks; pages add the evidence of the ledgers. */
  standing: Standing;
  fields: FieldNode[];
  /** The name of the schema of the object or of the items of the array. */
  schema: string | undefined;
}

/** The fields of a schema as a tree, in the order of the contract, without the forbidden ones. */
export function fieldTreeOf(
  bundle: Bundle,
  schema: Node,
  path = "",
  isBelowAssumed = false,
): FieldNode[] {
  const { properties, required, assumedNames, marks } = flattenSchema(bundle, schema);
  const areAssumed = isAssumedBelow(marks, isBelowAssumed);
  return Object.entries(properties).map(([name, property]) => {
    const ownPath = fieldPath(path, name);
    const merged = flattenSchema(bundle, property);
    const item = merged.items && flattenSchema(bundle, merged.items);
    const itemMarks =
      item?.marks.map((mark): AssumptionMark => ({ ...mark, extent: "content" })) ?? [];
    const allMarks = [...merged.marks, ...itemMarks];
    const isAssumed = areAssumed || assumedNames.has(name);
    const listed = merged.values.length > 0 || !item ? merged : item;
    const inner = Object.keys(merged.properties).length > 0 ? property : merged.items;
    const innerPath = merged.items ? `${ownPath}[]` : ownPath;
    return {
      name,
      path: ownPath,
      type: merged.types.join(" or ") || "any",
      types: [...new Set(merged.types.map(jsonType))],
      required: required.has(name),
      preset: merged.preset === undefined ? undefined : JSON.stringify(merged.preset),
      values: listed.values,
      isOpen: listed.isOpen,
      isListed: merged.isListed,
      limits: merged.limits,
      forms: merged.forms,
      description: merged.description,
      standing: standingByMarks(allMarks, isAssumed),
      schema: merged.schema ?? item?.schema,
      fields: inner
        ? fieldTreeOf(bundle, inner, innerPath, isAssumedBelow(allMarks, isAssumed))
        : [],
    };
  });
}

export function fieldTreesOf(bundle: Bundle, { requestBody, responses }: OperationObject) {
  const tree = (body: Node) => fieldTreeOf(bundle, jsonBodyOf(bundle, body).schema);
  return { request: tree(requestBody), response: tree(responses[200]) };
}

/** Fields as a list, each before its inner fields. */
export function flattenFields<Field extends { fields: Field[] }>(fields: Field[]): Field[] {
  return fields.flatMap((field) => [field, ...flattenFields(field.fields)]);
}

/** A schema merged with its references and alternatives. */
interface FlatSchema
  extends Pick<
    FieldNode,
    "values" | "isOpen" | "isListed" | "limits" | "forms" | "description" | "schema"
  > {
  marks: AssumptionMark[];
  types: string[];
  properties: Record<string, Node>;
  required: Set<string>;
  items: Node | undefined;
  preset: unknown;
  /** The names of properties that only assumed alternatives have. */
  assumedNames: Set<string>;
}

/**
 * Merges a schema with its alternatives, innermost first. Readers need one table of fields instead
 * of the forms of a validator: a field is required if the schema or all alternatives with fields
 * require it, and the forms follow as a fact of the object.
 */
function flattenSchema(bundle: Bundle, schema: Node): FlatSchema {
  const ofBundle = getOrInsert(flattened, bundle, () => new WeakMap<Node, FlatSchema>());
  return getOrInsert(ofBundle, schema, () => mergeSchema(bundle, schema));
}

/** The merged schemas: one is in many fields, and its inner ones would be merged for each. */
const flattened = new WeakMap<Bundle, WeakMap<Node, FlatSchema>>();

function mergeSchema(bundle: Bundle, schema: Node): FlatSchema {
  const { $ref, ...own } = schema;
  const parts = [own, $ref ? followReferences(bundle, schema) : {}];
  const merged: Node = { ...parts[1], ...own };
  const choices = parts.flatMap(alternativesOf);
  const inner = choices.map((choice) => flattenSchema(bundle, choice));
  const withFields = inner.filter(({ properties }) => Object.keys(properties).length > 0);
  const { items, types } = itemsAndTypesOf(bundle, merged, inner);
  const properties = Object.assign(
    {},
    ...inner.map((flat) => flat.properties),
    withoutAbsent(merged.properties),
  );
  const marks = parts.flatMap((part) => markOf(part) ?? []);
  const ownValues = merged.enum ?? ("const" in merged ? [merged.const] : undefined);
  const innerLimits = inner.map((flat) => flat.limits.join(", ")).filter(Boolean);
  const hasFields = Object.keys(properties).length > 0;
  return {
    schema:
      $ref && hasFields ? $ref.split("/").at(-1) : withFields.find((flat) => flat.schema)?.schema,
    types: [...new Set([...types, ...inner.flatMap((flat) => flat.types)])],
    properties,
    required: new Set([...(merged.required ?? []), ...requiredByAll(withFields)]),
    items,
    values: ownValues ?? inner.flatMap(({ values }) => values),
    isOpen:
      !ownValues && choices.some((choice) => acceptsAnyText(followReferences(bundle, choice))),
    isListed: parts.some(hasShortList),
    limits: [...parts.flatMap(limitsOf), innerLimits.join(" or ")].filter(Boolean),
    forms: formsOf(bundle, parts.flatMap(choicesOf)),
    preset:
      merged.default ?? inner.map((flat) => flat.preset).find((preset) => preset !== undefined),
    description: (merged.description ?? "").trim(),
    marks: [...marks, ...marksOfAlternatives(inner, marks.length > 0)],
    assumedNames: assumedNamesOf(withFields),
  };
}

/**
 * The items of a schema that is a list, or has one as an alternative, and the types of the schema
 * in words.
 */
function itemsAndTypesOf(bundle: Bundle, merged: Node, inner: FlatSchema[]) {
  const isEmptyList = merged.maxItems === 0;
  const items = isEmptyList ? undefined : (merged.items ?? inner.find((flat) => flat.items)?.items);
  const itemTypes = items ? flattenSchema(bundle, items).types : [];
  const listType = isEmptyList ? "empty array" : nameOfList(itemTypes);
  const types = [merged.type ?? []].flat().map((type) => (type === "array" ? listType : type));
  return { items, types };
}

/** The properties without those that an alternative excludes: `false`, or only null. */
function withoutAbsent(properties: Record<string, Node | false> = {}): Record<string, Node> {
  const present = Object.entries(properties).filter(([, property]) => !isAbsentProperty(property));
  return Object.fromEntries(present) as Record<string, Node>;
}

/** Whether a property excludes each value but null. */
export function isAbsentProperty(property: Node | false): property is false {
  return property === false || property.type === "null";
}

function nameOfList(itemTypes: string[]): string {
  return itemTypes.length === 0
    ? "array"
    : `array of ${itemTypes.map((type) => `${type}s`).join(" or ")}`;
}

/** The JSON type behind the words of {@link nameOfList}. */
function jsonType(type: string): string {
  return /^(array|empty array)/.test(type) ? "array" : type;
}

function requiredByAll(alternatives: FlatSchema[]): string[] {
  const [first, ...others] = alternatives.map(({ required }) => required);
  return [...(first ?? [])].filter((name) => others.every((required) => required.has(name)));
}

/**
 * Marks of all alternatives become those of a field without its own mark. Otherwise the field is
 * stated with a detail assumed.
 */
function marksOfAlternatives(alternatives: FlatSchema[], isMarked: boolean): AssumptionMark[] {
  const marks = alternatives.flatMap((alternative) => alternative.marks);
  const areAllAssumed = alternatives.every((alternative) =>
    alternative.marks.some(({ extent }) => extent === "place"),
  );
  return areAllAssumed && !isMarked ? marks : marks.map((mark) => ({ ...mark, extent: "detail" }));
}

function assumedNamesOf(alternatives: FlatSchema[]): Set<string> {
  const isAssumed = ({ marks }: FlatSchema) => isAssumedBelow(marks, false);
  const namesOf = (flats: FlatSchema[]) =>
    flats.flatMap(({ properties }) => Object.keys(properties));
  const others = new Set(namesOf(alternatives.filter((flat) => !isAssumed(flat))));
  return new Set(namesOf(alternatives.filter(isAssumed)).filter((name) => !others.has(name)));
}

/** The names that each alternative requires, if every alternative requires some. */
function formsOf(bundle: Bundle, alternatives: Node[]): string[][] {
  const forms = alternatives.map(
    (alternative) => followReferences(bundle, alternative).required ?? [],
  );
  return forms.length > 1 && forms.every((names) => names.length > 0) ? forms : [];
}

function limitsOf(schema: Node): string[] {
  const {
    minimum,
    maximum,
    minLength,
    maxLength,
    minItems,
    maxItems,
    pattern,
    format,
    uniqueItems,
  } = schema;
  return [
    limitText(minimum, maximum, ""),
    limitText(minLength, maxLength, " characters"),
    maxItems !== 0 && limitText(minItems, maxItems, " items"),
    uniqueItems && "each item once",
    typeof format === "string" && (formats[format] ?? format),
    pattern !== undefined && format === undefined && `matches \`${pattern}\``,
  ].filter((limit) => typeof limit === "string");
}

const formats: Record<string, string> = {
  ipv4: "an IPv4 address",
  ipv6: "an IPv6 address",
  date: "a date such as 2024-05-31",
  uuid: "a UUID",
};

function limitText(least: unknown, most: unknown, unit: string): string | false {
  if (least !== undefined && most !== undefined)
    return least === most ? `${least}${unit}` : `${least} to ${most}${unit}`;
  if (most !== undefined) return `at most ${most}${unit}`;
  return least !== undefined && least !== 0 && `at least ${least}${unit}`;
}
