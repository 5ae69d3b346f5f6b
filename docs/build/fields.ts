import { type Bundle, follow, type Node } from "../../scripts/lib/openapi/document.ts";

/** A field of a request or an answer, as a table of fields shows it. */
export interface Field {
  /** From the root of the body: `request.query.email`, `suggestions[].data`. */
  path: string;
  /** Its type in words. */
  type: string;
  required: boolean;
  /** The default as JSON, when there is one. */
  preset: string | undefined;
  /** The known values; empty when there is no list of them. */
  values: unknown[];
  description: string;
  assumed: string;
}

/** The fields of a schema in the order of the contract, those that a version forbids left out. */
export function fieldsOf(bundle: Bundle, schema: Node, path = ""): Field[] {
  const { properties, required } = flatten(bundle, schema);
  return Object.entries(properties).flatMap(([name, property]) => {
    const here = path ? `${path}.${name}` : name;
    const merged = flatten(bundle, property);
    const field: Field = {
      path: here,
      type: merged.types.join(" or ") || "any",
      required: required.has(name),
      preset: merged.preset === undefined ? undefined : JSON.stringify(merged.preset),
      values: merged.values,
      description: merged.description,
      assumed: merged.assumed,
    };
    const items = merged.items ? fieldsOf(bundle, merged.items, `${here}[]`) : [];
    const below = Object.keys(merged.properties).length > 0 ? fieldsOf(bundle, property, here) : items;
    return [field, ...below];
  });
}

interface Flat {
  types: string[];
  properties: Record<string, Node>;
  required: Set<string>;
  items: Node | undefined;
  values: unknown[];
  preset: unknown;
  description: string;
  assumed: string;
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
    type === "array" && itemTypes.length > 0 ? `array of ${itemTypes.join(" or ")}` : type;
  const properties = Object.assign({}, ...inner.map((flat) => flat.properties), pick("properties"));
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
    values:
      pick<unknown[]>("enum") ??
      (pick("const") === undefined ? inner.flatMap(({ values }) => values) : [pick("const")]),
    preset: pick("default"),
    description: (pick<string>("description") ?? "").trim(),
    assumed: parts
      .map((part) => part["x-assumed"])
      .filter((mark) => typeof mark === "string")
      .join(" "),
  };
}

/** The schema of the request body of an operation, and of the body of its success. */
export function bodiesOf(bundle: Bundle, operation: Node): { request: Node; response: Node } {
  const content = (node: unknown) =>
    (follow(bundle, node as Node).content as Record<string, { schema: Node }>)["application/json"]?.schema ?? {};
  return { request: content(operation.requestBody), response: content((operation.responses as Node)["200"]) };
}
