import { type Bundle, follow, type Node } from "../../scripts/lib/openapi/document.ts";
import { type MarkName, markOf } from "../../scripts/lib/openapi/marks.ts";

/** A field of a request or an answer. */
export interface Field {
  name: string;
  /** From the root of the body: `request.query.email`, `suggestions[].data`. */
  path: string;
  /** Its type in words. */
  type: string;
  required: boolean;
  /** The default as JSON, when there is one. */
  preset: string | undefined;
  /** The known values, of the items for an array; empty when there is no list of them. */
  values: unknown[];
  /** Whether other values than the known ones can occur. */
  isOpen: boolean;
  /** What the contract says of its size and form, in words: `1 to 20`, `at most 3 items`. */
  limits: string[];
  /** The sets of names of which one has to be there in full, when there is a choice. */
  forms: string[][];
  description: string;
  assumed: string;
  /** When traffic showed it, and how often; empty where it is stated or assumed. */
  observed: string;
  /** The fields of the object, or of the objects of the array. */
  fields: Field[];
}

/** The fields of a schema as a tree, in the order of the contract; those that a version forbids are left out. */
export function treeOf(bundle: Bundle, schema: Node, path = ""): Field[] {
  const { properties, required } = flatten(bundle, schema);
  return Object.entries(properties).map(([name, property]) => {
    const here = path ? `${path}.${name}` : name;
    const merged = flatten(bundle, property);
    const item = merged.items && flatten(bundle, merged.items);
    const isObject = Object.keys(merged.properties).length > 0;
    return {
      name,
      path: here,
      type: merged.types.join(" or ") || "any",
      required: required.has(name),
      preset: merged.preset === undefined ? undefined : JSON.stringify(merged.preset),
      values: merged.values.length > 0 ? merged.values : (item?.values ?? []),
      isOpen: merged.values.length > 0 ? merged.isOpen : (item?.isOpen ?? false),
      limits: merged.limits,
      forms: merged.forms,
      description: merged.description,
      assumed: merged.assumed,
      observed: merged.observed,
      fields: isObject ? treeOf(bundle, property, here) : merged.items ? treeOf(bundle, merged.items, `${here}[]`) : [],
    };
  });
}

/** The fields of a schema one after the other, each before those inside of it. */
export function fieldsOf(bundle: Bundle, schema: Node): Field[] {
  return flat(treeOf(bundle, schema));
}

function flat(fields: Field[]): Field[] {
  return fields.flatMap((field) => [field, ...flat(field.fields)]);
}

interface Flat {
  types: string[];
  properties: Record<string, Node>;
  required: Set<string>;
  items: Node | undefined;
  values: unknown[];
  isOpen: boolean;
  limits: string[];
  forms: string[][];
  preset: unknown;
  description: string;
  assumed: string;
  /** When traffic showed it, and how often; empty where it is stated or assumed. */
  observed: string;
}

/** A schema with its references and alternatives as one. A field is required when every alternative with fields requires it. */
function flatten(bundle: Bundle, schema: Node): Flat {
  const { $ref, ...own } = schema;
  const parts = [own, ...($ref ? [follow(bundle, schema)] : [])];
  const alternatives = parts.flatMap((part) =>
    [part.anyOf, part.oneOf, part.allOf].flatMap((list) => list ?? []),
  ) as Node[];
  const inner = alternatives.map((alternative) => flatten(bundle, alternative));
  const withFields = inner.filter(({ properties }) => Object.keys(properties).length > 0);
  const pick = <T>(key: string) => parts.map((part) => part[key]).find((value) => value !== undefined) as T | undefined;
  const ownTypes = [pick<string | string[]>("type") ?? []].flat();
  const items = (pick<Node>("items") ?? inner.find((flat) => flat.items)?.items) as Node | undefined;
  const itemTypes = items ? flatten(bundle, items).types : [];
  const name = (type: string) =>
    type === "array" && itemTypes.length > 0 ? `array of ${itemTypes.map((each) => `${each}s`).join(" or ")}` : type;
  const properties = Object.assign({}, ...inner.map((flat) => flat.properties), pick("properties"));
  const ownValues = pick<unknown[]>("enum") ?? (pick("const") === undefined ? undefined : [pick("const")]);
  return {
    types: [...new Set([...ownTypes.map(name), ...inner.flatMap(({ types }) => types)])],
    properties: Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== false)) as Record<
      string,
      Node
    >,
    required: new Set([
      ...((pick<string[]>("required") ?? []) as string[]),
      ...[...(withFields[0]?.required ?? [])].filter((field) =>
        withFields.every(({ required }) => required.has(field)),
      ),
    ]),
    items,
    values: ownValues ?? inner.flatMap(({ values }) => values),
    isOpen: !ownValues && inner.some(({ values, types }) => values.length === 0 && types.includes("string")),
    limits: [...parts.flatMap((part) => limits(part)), ...inner.flatMap((flat) => flat.limits)],
    forms: formsOf(bundle, alternatives),
    preset: pick("default") ?? inner.map((flat) => flat.preset).find((preset) => preset !== undefined),
    description: (pick<string>("description") ?? "").trim(),
    assumed: marks(parts, (name) => name !== "x-observed"),
    observed: marks(parts, (name) => name === "x-observed"),
  };
}

function marks(parts: Node[], isWanted: (name: MarkName) => boolean): string {
  return parts
    .map(markOf)
    .flatMap((mark) => (mark && isWanted(mark.name) ? mark.text : []))
    .join(" ");
}

/** The names that each alternative asks for, when they differ. */
function formsOf(bundle: Bundle, alternatives: Node[]): string[][] {
  const forms = alternatives.map((alternative) => (follow(bundle, alternative).required ?? []) as string[]);
  return forms.length > 1 && forms.every((names) => names.length > 0) ? forms : [];
}

function limits(schema: Node): string[] {
  const { minimum, maximum, minLength, maxLength, minItems, maxItems, pattern, format, uniqueItems } = schema;
  return [
    between(minimum, maximum, ""),
    between(minLength, maxLength, " characters"),
    between(minItems, maxItems, " items"),
    uniqueItems && "each item once",
    typeof format === "string" && (formats[format] ?? format),
    pattern !== undefined && `matches \`${pattern}\``,
  ].filter((limit) => typeof limit === "string");
}

const formats: Record<string, string> = { ipv4: "an IPv4 address", date: "a date such as 2024-05-31", uuid: "a UUID" };

function between(least: unknown, most: unknown, unit: string): string | false {
  if (least !== undefined && most !== undefined)
    return least === most ? `${least}${unit}` : `${least} to ${most}${unit}`;
  if (most !== undefined) return `at most ${most}${unit}`;
  return least !== undefined && least !== 0 && `at least ${least}${unit}`;
}

/** The schema of the request body of an operation, and of the body of its success. */
export function bodiesOf(bundle: Bundle, operation: Node): { request: Node; response: Node } {
  const content = (node: unknown) =>
    (follow(bundle, node as Node).content as Record<string, { schema: Node }>)["application/json"]?.schema ?? {};
  return { request: content(operation.requestBody), response: content((operation.responses as Node)["200"]) };
}
