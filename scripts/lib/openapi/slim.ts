import { type Bundle, follow, type Node, reach, target, walk } from "./document.ts";
import { examplesOf } from "./examples.ts";
import { isScalar, mapValues } from "./portable.ts";
import { withVocabularies } from "./vocabularies.ts";

/**
 * The slim document of a published bundle: its operations and fields with as little composition as the wire allows, for generators,
 * importers and models. Every request and response that the contract allows is valid in it, but for options of null.
 */
export function slim(bundle: Bundle): Bundle {
  const steps = [
    withShortTexts,
    withVocabularies,
    withOneExample,
    withOneErrorType,
    (document: Bundle) => change(document, withPlainValue),
    withOneQuery,
    (document: Bundle) => change(document, withOptionalObjects),
    withValuesInPlace,
    withNullableObjects,
    withNamedSchemes,
    withoutUnused,
  ];
  return steps.reduce((document, step) => step(document), bundle);
}

/** Texts of a paragraph, and no marks. A list stays, because it explains the values of a field, and so do the rules for API keys. */
function withShortTexts(bundle: Bundle): Bundle {
  const shortened = change(bundle, (node) => {
    const members = Object.entries(node).filter(([key]) => !key.startsWith("x-"));
    return mapValues(Object.fromEntries(members), (value, key) =>
      key === "description" && typeof value === "string" ? short(value) : value,
    );
  });
  const { info, components } = shortened;
  const marks = [
    "This document is the slim one, for generators, importers and models.",
    "An open list of values is a string, with the values in words. The forms of a query are one object.",
    "Options of other versions, null in place of a stated value of an option, and most examples are left out.",
    `This document leaves out the marks of assumptions. They are in ${info.version}.json and ${info.version}.yaml.`,
  ].join(" ");
  return {
    ...shortened,
    info: { ...info, description: [info.description, marks].filter(Boolean).join(" ") },
    components: { ...components, securitySchemes: bundle.components.securitySchemes },
  };
}

function short(text: string): string | undefined {
  const [first, second] = text
    .trim()
    .split(/\n{2,}/)
    .filter((part) => !/^\*\*(Assumed|Observed):\*\*/.test(part));
  const unwrapped = (part?: string) => part?.replaceAll(/\n(?!\* )\s*/g, " ");
  return second?.startsWith("* ") ? `${unwrapped(first)}\n\n${unwrapped(second)}` : unwrapped(first);
}

/** One example of each body, and of an operation the same one throughout: the first whose response is not an empty search result. */
function withOneExample(bundle: Bundle): Bundle {
  const one = (node: Node, name?: string) => {
    if (!node.schema || typeof node.examples !== "object") return node;
    const named = Object.entries(node.examples as Record<string, Node>);
    const [chosen, example] = named.find(([other]) => other === name) ?? named[0] ?? [];
    const { "x-assumed-detail": _, description: __, ...own } = example ?? {};
    return { ...node, examples: chosen === undefined ? {} : { [chosen]: own } };
  };
  const paths = Object.entries(bundle.paths).map(([path, item]) => {
    const responses = Object.entries(examplesOf<{ results?: unknown[] }>(bundle, item.post.responses["200"] ?? {}));
    const [name] = responses.find(([, { value }]) => value.results?.length !== 0) ?? [];
    return [path, change(item, (node) => one(node, name))];
  });
  return { ...change(bundle, (node) => one(node)), paths: Object.fromEntries(paths) };
}

/** One type for the body of every error. The stated values of a 401 are in its example. */
function withOneErrorType(bundle: Bundle): Bundle {
  const schema = { $ref: "#/components/schemas/ErrorResponse" };
  const responses = change(bundle.components.responses, (node) =>
    node.schema && node.examples ? { ...node, schema } : node,
  );
  return { ...bundle, components: { ...bundle.components, responses } };
}

/** A schema that may have alternatives. */
type Composed = Node & { anyOf?: Node[]; oneOf?: Node[]; description?: string };

/** A value of several spellings as one type: the known values of an open enum stand in its description and examples. */
function withPlainValue({ const: only, ...node }: Node): Node {
  const { anyOf, oneOf, ...rest } = node as Composed;
  const alternatives = anyOf ?? oneOf;
  if (!alternatives?.every(({ type }) => isScalar(type))) return node;
  const types = [...new Set(alternatives.map(({ type }) => type))];
  const type = types.length === 1 ? types[0] : types;
  const values = alternatives.flatMap((alternative) => (alternative.enum ?? []) as string[]);
  const isClosed = alternatives.every((alternative) => alternative.enum || alternative.type === "null");
  // An option of null counts as left out, and generators of validators cannot write null among strings.
  if (isClosed && "default" in rest) return { ...rest, type: types.find((one) => one !== "null"), enum: values };
  if (isClosed) return { ...rest, type, enum: types.includes("null") ? [...values, null] : values };
  if (values.length === 0) return { ...rest, type };
  const description = withValues(rest.description, values);
  return { ...rest, type, ...(description && { description }), examples: values };
}

/** A description that names the values of an open enum. */
function withValues(description: string | undefined, values: string[]): string {
  if (values.every((value) => description?.includes(`\`${value}\``))) return description as string;
  return [description, `Known values: ${values.map((value) => `\`${value}\``).join(", ")}.`].filter(Boolean).join(" ");
}

/** A query of several forms as one object with the fields of all. What is left of the forms are words, and rules without alternatives. */
function withOneQuery(bundle: Bundle): Bundle {
  return change(bundle, (node) => {
    const { anyOf, oneOf, ...rest } = node as Composed;
    const forms = (anyOf ?? oneOf ?? []).map((form) => follow(bundle, form));
    if (forms.length < 2 || !forms.every(({ required }) => required)) {
      // An option that a version removed is left out, and not forbidden.
      const { propertyNames: _, ...schema } = node;
      return schema;
    }
    const required = forms.map((form) => form.required as string[]);
    const fields = forms.flatMap((form) => [
      form,
      ...((form.allOf ?? []) as Node[]).map((part) => follow(bundle, part)),
    ]);
    // Fields of a form that are sent together.
    const pairs = required.flatMap((names) =>
      names.length > 1 ? names.map((name) => [name, names.filter((other) => other !== name)]) : [],
    );
    const apart = required.map(([name]) => name as string);
    const words = required.map((names) => names.map((name) => `\`${name}\``).join(" and "));
    const rule = oneOf
      ? `Send either ${words.join(", or ")}, never both.`
      : `Send at least one of ${words.join(", ")}.`;
    return {
      type: "object",
      ...rest,
      description: [rest.description, rule].filter(Boolean).join(" "),
      properties: Object.assign({}, ...fields.map((field) => field.properties)),
      minProperties: 1,
      ...(pairs.length > 0 && { dependentRequired: Object.fromEntries(pairs) }),
      ...(oneOf && { not: { required: apart, properties: Object.fromEntries(apart.map((name) => [name, {}])) } }),
    };
  });
}

/** An object that may be null is optional: a client in PHP reads the null of a required one as an object, and stops. */
function withOptionalObjects(node: Node): Node {
  const { required, properties } = node as { required?: string[]; properties?: Record<string, Node> };
  if (!Array.isArray(required) || !properties) return node;
  const isNullable = (name: string) => {
    const { anyOf, oneOf } = (properties[name] ?? {}) as Composed;
    return (anyOf ?? oneOf)?.some(({ type }) => type === "null");
  };
  return { ...node, required: required.filter((name) => !isNullable(name)) };
}

/** A value stands where it is used; a name of its own is for objects. */
function withValuesInPlace(bundle: Bundle): Bundle {
  const inPlace = (node: Node): Node => {
    if (!String(node.$ref).startsWith("#/components/schemas/")) return node;
    const { $ref: _, ...beside } = node;
    const schema = target(bundle, node) as Node;
    if (schema.properties) return schema.description === beside.description ? { $ref: node.$ref } : node;
    return change({ ...schema, ...beside }, inPlace);
  };
  return change(bundle, inPlace);
}

/**
 * An object that may be null has no alternatives: whether null is valid stands beside the reference, and the schema has no type. With the
 * two types in the schema itself, or the schema in place, generators write a field of any type.
 */
function withNullableObjects(bundle: Bundle): Bundle {
  const nullable = new Set<unknown>();
  walk(bundle, (node) => nullable.add(nullableReference(node)));
  nullable.delete(undefined);
  const changed = change(bundle, (node) => {
    const { anyOf: _, ...beside } = node;
    const $ref = nullableReference(node);
    if ($ref !== undefined) return { ...beside, $ref, type: ["object", "null"] };
    return nullable.has(node.$ref) ? { ...node, type: "object" } : node;
  });
  const { schemas } = changed.components;
  for (const name of Object.keys(schemas)) if (nullable.has(`#/components/schemas/${name}`)) delete schemas[name]?.type;
  return changed;
}

/** The `$ref` of `anyOf: [reference, null]`. */
function nullableReference({ anyOf }: Node): unknown {
  const [object, none] = (anyOf ?? []) as Node[];
  return none?.type === "null" ? object?.$ref : undefined;
}

/** Generators name a credential by its scheme in one place and by its kind in another: one word for both. */
function withNamedSchemes(bundle: Bundle): Bundle {
  const { securitySchemes } = bundle.components;
  const kind = (name: string) => securitySchemes[name]?.scheme ?? name;
  const renamed = <Value>(named: Record<string, Value>) =>
    Object.fromEntries(Object.entries(named).map(([name, value]) => [kind(name), value]));
  const { security } = bundle as unknown as { security: Record<string, string[]>[] };
  return {
    ...bundle,
    security: security.map(renamed),
    components: { ...bundle.components, securitySchemes: renamed(securitySchemes) },
  } as Bundle;
}

/** Schemas and examples that nothing leads to any more are left out. */
function withoutUnused(bundle: Bundle): Bundle {
  const used = new Set<unknown>();
  reach(bundle, bundle.paths, ({ $ref }) => used.add($ref));
  const components = Object.entries(bundle.components).map(([kind, named]) => {
    const isUsed = ([name]: [string, unknown]) =>
      kind === "securitySchemes" || used.has(`#/components/${kind}/${name}`);
    return [kind, Object.fromEntries(Object.entries(named).filter(isUsed))] as const;
  });
  const filled = components.filter(([, named]) => Object.keys(named).length > 0);
  return { ...bundle, components: Object.fromEntries(filled) } as unknown as Bundle;
}

/** A copy of a document with each of its objects replaced, those inside an object before it; what examples hold is left alone. */
function change<Document extends object>(document: Document, replace: (node: Node) => Node): Document {
  const visit = (node: unknown): unknown => {
    if (typeof node !== "object" || node === null) return node;
    if (Array.isArray(node)) return node.map(visit);
    return replace(mapValues(node as Node, (value, key) => (key === "examples" ? value : visit(value))));
  };
  return visit(document) as Document;
}
