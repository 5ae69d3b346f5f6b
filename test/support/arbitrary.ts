import { type Node, referenceTarget } from "@data-validation/openapi-document/document";
import fc, { type Arbitrary } from "fast-check";
import { character } from "./character.ts";

type Schema = Node & { examples?: unknown[]; minimum?: number; maximum?: number; format?: string };

/**
 * Values that a schema allows. Many strings are examples of the contract: random text alone would
 * never pass the first check.
 */
export function arbitraryOf(document: object, schema: Node): Arbitrary<unknown> {
  const { oneOf, anyOf, ...keywords } = flatten(document, schema);
  const alternatives = oneOf ?? anyOf;
  if (alternatives) {
    const { examples, ...shared } = keywords;
    const of = (part: Node) => arbitraryOf(document, merge([shared, flatten(document, part)]));
    return fc.oneof(...alternatives.map(of));
  }
  if (keywords.const !== undefined) return fc.constant(keywords.const);
  if (keywords.enum) return fc.constantFrom(...keywords.enum);
  return fc.oneof(
    ...[keywords.type ?? "string"].flat().map((type) => ofType(document, { ...keywords, type })),
  );
}

function ofType(document: object, schema: Schema & { type: string }): Arbitrary<unknown> {
  switch (schema.type) {
    case "object":
      return objects(document, schema);
    case "array":
      return fc.array(arbitraryOf(document, schema.items ?? {}), {
        maxLength: (schema.maxItems as number | undefined) ?? 4,
      });
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "integer":
      return fc.integer({ min: schema.minimum ?? -1000, max: schema.maximum ?? 1000 });
    case "number":
      return fc.double({ min: schema.minimum ?? -1e6, max: schema.maximum ?? 1e6, noNaN: true });
    default:
      return strings(schema);
  }
}

function objects(document: object, { properties = {}, required = [] }: Schema): Arbitrary<unknown> {
  const fields = Object.entries(properties).filter(
    (entry): entry is [string, Node] => entry[1] !== false,
  );
  const model = Object.fromEntries(
    fields.map(([name, schema]) => [name, arbitraryOf(document, schema)]),
  );
  return fc.record(model, { requiredKeys: required.filter((name) => name in model) });
}

function strings({ examples = [], format }: Schema): Arbitrary<string> {
  if (format === "ipv4") return fc.ipV4();
  if (format === "ipv6") return fc.ipV6();
  const exampleTexts = examples.filter((example) => typeof example === "string");
  const anyText = fc.oneof(
    fc.string({ maxLength: 40 }),
    fc.string({ unit: character, maxLength: 20 }),
  );
  return exampleTexts.length > 0
    ? fc.oneof(
        { arbitrary: fc.constantFrom(...exampleTexts), weight: 3 },
        { arbitrary: anyText, weight: 1 },
      )
    : anyText;
}

/** A schema with resolved references and merged `allOf`. */
function flatten(document: object, schema: Node): Schema {
  const { $ref, ...others } = schema;
  const { allOf, ...own }: Node = { ...referenceTarget(document, schema), ...others };
  return allOf ? merge([own, ...allOf.map((part) => flatten(document, part))]) : own;
}

/** Merges schemas of `allOf`: the contract joins objects and their properties. */
function merge(schemas: Schema[]): Schema {
  const properties: Record<string, Node | false> = {};
  for (const [name, field] of schemas.flatMap((schema) => Object.entries(schema.properties ?? {})))
    properties[name] = field && { ...(properties[name] || {}), ...field };
  return {
    ...Object.assign({}, ...schemas),
    properties,
    required: schemas.flatMap(({ required }) => required ?? []),
  };
}
