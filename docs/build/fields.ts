import { type Bundle, follow, type Node, type Operation } from "../../scripts/lib/openapi/document.ts";
import { bodyOf } from "../../scripts/lib/openapi/examples.ts";
import { isAssumedBelow, type Mark, markOf } from "../../scripts/lib/openapi/marks.ts";
import { type Standing, standingWords } from "./standing.ts";

export interface Field {
  name: string;
  /** From the root of the body: `request.query.email`, `suggestions[].data`. */
  path: string;
  type: string;
  required: boolean;
  preset: string | undefined;
  /** The known values, of the items for an array; empty if there is no list. */
  values: unknown[];
  isOpen: boolean;
  /** Limits of size and form, in words: `1 to 20`, `at most 3 items`. */
  limits: string[];
  /** Alternative sets of required names. */
  forms: string[][];
  description: string;
  standing: Standing;
  fields: Field[];
  /** The schema of the object, or of the objects of the array, if it has a name. */
  schema: string | undefined;
  /** The path of an earlier field with the same fields, which are then left out here. */
  sameAs?: string;
  /** The object that has a place of its own, where the fields are described that are left out here. */
  shared?: { name: string; anchor: string };
  /** The fields that are left out, with their anchors on the page of shared objects. */
  elsewhere?: { path: string; anchor: string }[];
}

/** The fields of a schema as a tree, in the order of the contract, without the forbidden ones. */
export function treeOf(bundle: Bundle, schema: Node, path = "", isBelowAssumed = false): Field[] {
  const own = flatten(bundle, schema);
  const { properties, required, guessed } = own;
  const isInside = isAssumedBelow(own.marks, isBelowAssumed);
  return Object.entries(properties).map(([name, property]) => {
    const here = path ? `${path}.${name}` : name;
    const merged = flatten(bundle, property);
    const item = merged.items && flatten(bundle, merged.items);
    const marks = [...merged.marks, ...(item?.marks.map((mark): Mark => ({ ...mark, extent: "content" })) ?? [])];
    const isInAssumed = isInside || guessed.has(name);
    const below = isAssumedBelow(marks, isInAssumed);
    const listed = merged.values.length > 0 || !item ? merged : item;
    const inside = Object.keys(merged.properties).length > 0 ? property : merged.items;
    return {
      name,
      path: here,
      type: merged.types.join(" or ") || "any",
      required: required.has(name),
      preset: JSON.stringify(merged.preset) as string | undefined,
      values: listed.values,
      isOpen: listed.isOpen,
      limits: merged.limits,
      forms: merged.forms,
      description: merged.description,
      standing: standingWords(marks, isInAssumed),
      schema: merged.schema ?? item?.schema,
      fields: inside ? treeOf(bundle, inside, merged.items ? `${here}[]` : here, below) : [],
    };
  });
}

/** The fields of an operation: of its request, and of its success. */
export function treesOf(bundle: Bundle, { requestBody, responses }: Operation) {
  const tree = (body: Node = {}) => treeOf(bundle, bodyOf(bundle, body).schema);
  return { request: tree(requestBody), response: tree(responses["200"]) };
}

/** The fields of an operation one after the other, each before those inside of it. */
export function fieldsOf(bundle: Bundle, operation: Operation): Field[] {
  return Object.values(treesOf(bundle, operation)).flatMap(flat);
}

export function flat(fields: Field[]): Field[] {
  return fields.flatMap((field) => [field, ...flat(field.fields)]);
}

/** A schema as one: what a field takes over, and what it is made of. */
interface Flat extends Pick<Field, "values" | "isOpen" | "limits" | "forms" | "description" | "schema"> {
  marks: Mark[];
  types: string[];
  properties: Record<string, Node>;
  required: Set<string>;
  items: Node | undefined;
  preset: unknown;
  /** The names of properties that only assumed alternatives have. */
  guessed: Set<string>;
}

/** A schema with its references and alternatives as one. A field is required when every alternative with fields requires it. */
function flatten(bundle: Bundle, schema: Node): Flat {
  const { $ref, ...own } = schema;
  const parts = [own, ...($ref ? [follow(bundle, schema)] : [])];
  const choices = parts.flatMap((part) => [part.anyOf, part.oneOf, part.allOf].flatMap((list) => list ?? [])) as Node[];
  const inner = choices.map((choice) => flatten(bundle, choice));
  const withFields = inner.filter(({ properties }) => Object.keys(properties).length > 0);
  const isGuess = ({ marks }: Flat) => isAssumedBelow(marks, false);
  const sure = new Set(namesOf(withFields.filter((flat) => !isGuess(flat))));
  const pick = <T>(key: string) => parts.map((part) => part[key]).find((value) => value !== undefined) as T | undefined;
  const ownTypes = [pick<string | string[]>("type") ?? []].flat();
  const items = pick<Node>("items") ?? inner.find((flat) => flat.items)?.items;
  const itemTypes = items ? flatten(bundle, items).types : [];
  const name = (type: string) =>
    type === "array" && itemTypes.length > 0 ? `array of ${itemTypes.map((each) => `${each}s`).join(" or ")}` : type;
  const properties = Object.assign({}, ...inner.map((flat) => flat.properties), pick("properties"));
  const [first, ...others] = withFields.map(({ required }) => required);
  const everywhere = [...(first ?? [])].filter((name) => others.every((required) => required.has(name)));
  const marks = parts.flatMap((part) => markOf(part) ?? []);
  const ownValues = pick<unknown[]>("enum") ?? (pick("const") === undefined ? undefined : [pick("const")]);
  const innerLimits = inner.map((flat) => flat.limits.join(", ")).filter(Boolean);
  const hasFields = Object.keys(properties).length > 0;
  return {
    schema: hasFields && $ref ? String($ref).split("/").at(-1) : withFields.find((flat) => flat.schema)?.schema,
    types: [...new Set([...ownTypes.map(name), ...inner.flatMap(({ types }) => types)])],
    properties: Object.fromEntries(Object.entries<Node>(properties).filter(([, value]) => value)),
    required: new Set([...(pick<string[]>("required") ?? []), ...everywhere]),
    items,
    values: ownValues ?? inner.flatMap(({ values }) => values),
    isOpen: !ownValues && inner.some(({ values, types }) => values.length === 0 && types.includes("string")),
    limits: [...parts.flatMap(limits), innerLimits.join(" or ")].filter(Boolean),
    forms: formsOf(bundle, choices),
    preset: pick("default") ?? inner.map((flat) => flat.preset).find((preset) => preset !== undefined),
    description: (pick<string>("description") ?? "").trim(),
    marks: [...marks, ...marksOfAlternatives(inner, marks.length > 0)],
    guessed: new Set(namesOf(withFields.filter(isGuess)).filter((name) => !sure.has(name))),
  };
}

/** The marks of alternatives. Unless all are assumed and the field has no mark of its own, it is stated, and a detail of it is not. */
function marksOfAlternatives(alternatives: Flat[], isMarked: boolean): Mark[] {
  const marks = alternatives.flatMap((alternative) => alternative.marks);
  const areAllAssumed = alternatives.every((alternative) => alternative.marks.some(({ extent }) => extent === "place"));
  return areAllAssumed && !isMarked ? marks : marks.map((mark) => ({ ...mark, extent: "detail" }));
}

function namesOf(alternatives: Flat[]): string[] {
  return alternatives.flatMap(({ properties }) => Object.keys(properties));
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
    pattern !== undefined && format === undefined && `matches \`${pattern}\``,
  ].filter((limit) => typeof limit === "string");
}

const formats: Record<string, string> = {
  ipv4: "an IPv4 address",
  ipv6: "an IPv6 address",
  date: "a date such as 2024-05-31",
  uuid: "a UUID",
};

function between(least: unknown, most: unknown, unit: string): string | false {
  if (least !== undefined && most !== undefined)
    return least === most ? `${least}${unit}` : `${least} to ${most}${unit}`;
  if (most !== undefined) return `at most ${most}${unit}`;
  return least !== undefined && least !== 0 && `at least ${least}${unit}`;
}
