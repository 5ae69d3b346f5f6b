import { inCode } from "@data-validation/common/text";
import {
  type Bundle,
  choicesOf,
  followReferences,
  isScalar,
  type Node,
  referenceTarget,
  rewriteObjects,
  typeOfAll,
  visitObjects,
  visitReachable,
} from "@data-validation/openapi-document/document";
import { examplesOfBody } from "@data-validation/openapi-document/examples";
import {
  describedValues,
  hasShortList,
  VALUE_DESCRIPTIONS,
  withValueLists,
} from "@data-validation/openapi-document/values";
import { withoutNullObjects } from "./optional-objects.ts";
import { withVocabularies } from "./vocabularies.ts";

/**
 * The slim document of a bundle, for people and generators: values are described only in words.
 */
export function slimDocument(bundle: Bundle): Bundle {
  return rewriteObjects(slimWithValues(bundle), (node) =>
    withTextInHeader(withoutKeywords(node, VALUE_DESCRIPTIONS)),
  );
}

function withoutKeywords(node: Node, ...keywords: string[]): Node {
  return Object.fromEntries(Object.entries(node).filter(([key]) => !keywords.includes(key)));
}

/**
 * A boolean header as its two texts: some generators pass the value of a header to `fetch` as it
 * is.
 */
function withTextInHeader(node: Node): Node {
  if (node.in !== "header" || node.schema?.type !== "boolean") return node;
  const { default: preset, ...schema } = node.schema;
  const texts = { type: "string", enum: ["true", "false"] };
  return {
    ...node,
    schema: { ...schema, ...texts, ...(preset !== undefined && { default: String(preset) }) },
  };
}

/**
 * The slim document with the values and their descriptions as data. Every request and response of
 * the contract is valid in it, except for options that are null.
 */
export function slimWithValues(bundle: Bundle): Bundle {
  // The order matters: each step reads the output of the previous one, and values move out of their
  // alternatives before the lists are made.
  const steps = [
    withoutNullObjects,
    withShortTexts,
    withVocabularies,
    withOneExample,
    withOneErrorType,
    (document: Bundle) => rewriteObjects(document, withPlainValue),
    (document: Bundle) => rewriteObjects(document, (node) => withOneQuery(document, node)),
    (document: Bundle) => rewriteObjects(document, withOptionalObjects),
    (document: Bundle) => rewriteObjects(document, (node) => withValueInPlace(document, node)),
    withNullableObjects,
    withNamedSchemes,
    withoutUnused,
    withValueLists,
  ];
  let document = bundle;
  for (const step of steps) document = step(document);
  return document;
}

/**
 * Texts of one paragraph, without marks. The security schemes keep theirs: they are the rules for
 * API keys.
 */
function withShortTexts(bundle: Bundle): Bundle {
  const shortened = rewriteObjects(bundle, (node) => {
    const marks = Object.keys(node).filter(
      (key) => key !== VALUE_DESCRIPTIONS && key.startsWith("x-"),
    );
    const unmarked = withoutKeywords(node, ...marks);
    const { description } = unmarked;
    return description === undefined
      ? unmarked
      : { ...unmarked, description: firstParagraph(description) };
  });
  const { info, components } = shortened;
  const about = [
    "This document is the slim one, for generators, importers and models.",
    "An open list of values is a string, with the values in words. The forms of a query are one object.",
    "Options of other versions, null in place of an object of a request or of a stated value, pairs of query fields that exclude each other, and most examples are left out.",
    `This document leaves out the marks of assumptions. They are in ${info.version}.json and ${info.version}.yaml.`,
  ];
  return {
    ...shortened,
    info: { ...info, description: [info.description, ...about].filter(Boolean).join(" ") },
    components: { ...components, securitySchemes: bundle.components.securitySchemes },
  };
}

function firstParagraph(text: string): string | undefined {
  const [first] = text.trim().split(/\n{2,}/);
  return first?.replaceAll(/\n\s*/g, " ");
}

/**
 * One example per body, the same for the request and the response of an operation. An empty search
 * result is chosen only if it is the only one.
 */
function withOneExample(bundle: Bundle): Bundle {
  const withExample = (node: Node, name?: string) => {
    if (!node.schema || typeof node.examples !== "object") return node;
    const namedExamples = Object.entries(node.examples as Record<string, Node>);
    const [chosen, example] =
      namedExamples.find(([other]) => other === name) ?? namedExamples[0] ?? [];
    const content = withoutKeywords(example ?? {}, "x-assumed-detail", "description");
    return { ...node, examples: chosen === undefined ? {} : { [chosen]: content } };
  };
  const paths = Object.entries(bundle.paths).map(([path, item]) => {
    const responses = Object.entries(
      examplesOfBody<{ results?: unknown[] }>(bundle, item.post.responses[200]),
    );
    const [name] = responses.find(([, { value }]) => value.results?.length !== 0) ?? [];
    return [path, rewriteObjects(item, (node) => withExample(node, name))];
  });
  return {
    ...rewriteObjects(bundle, (node) => withExample(node)),
    paths: Object.fromEntries(paths),
  };
}

/** One type for the body of every error. The stated values of a 401 are in its example. */
function withOneErrorType(bundle: Bundle): Bundle {
  const schema = { $ref: "#/components/schemas/ErrorResponse" };
  const responses = rewriteObjects(bundle.components.responses, (node) =>
    node.schema && node.examples ? { ...node, schema } : node,
  );
  return { ...bundle, components: { ...bundle.components, responses } };
}

/**
 * Writes alternatives of a value as one type. The known values of an open enum move to its
 * description and examples.
 */
function withPlainValue({ const: only, ...node }: Node): Node {
  const alternatives = choicesOf(node);
  if (alternatives.length === 0 || !alternatives.every(isScalar)) return node;
  const commonKeywords = withoutKeywords(node, "anyOf", "oneOf");
  const descriptions = describedValues(node);
  const base = {
    ...commonKeywords,
    ...(descriptions.size > 0 && { [VALUE_DESCRIPTIONS]: Object.fromEntries(descriptions) }),
  };
  const type = typeOfAll(alternatives);
  const values = alternatives.flatMap((alternative) => alternative.enum ?? []);
  const isClosed = alternatives.every(
    (alternative) => alternative.enum || alternative.type === "null",
  );
  // Generators of validators cannot write null among strings. An option of null means the same as
  // none.
  if (isClosed && "default" in base) return { ...base, type: "string", enum: values };
  if (isClosed) return { ...base, type, enum: type?.includes("null") ? [...values, null] : values };
  if (values.length === 0) return { ...base, type };
  const open: Node = { ...base, type, examples: values };
  return hasShortList(open) ? open : { ...open, description: withValues(open.description, values) };
}

function withValues(description: string | undefined, values: unknown[]): string {
  return [description, `Known values: ${values.map(inCode).join(", ")}.`].filter(Boolean).join(" ");
}

/**
 * Writes the forms of a query as one object with the fields of all. The rules that are left need no
 * alternatives.
 */
function withOneQuery(bundle: Bundle, node: Node): Node {
  // Fields that exclude each other are named only in the description.
  const commonKeywords = withoutKeywords(node, "anyOf", "oneOf", "not", "allOf");
  const forms = choicesOf(node).map((form) => followReferences(bundle, form));
  if (forms.length < 2 || !forms.every(({ required }) => required)) {
    // An option that a version removed is left out instead of forbidden.
    return withoutKeywords(node, "propertyNames");
  }
  const required = forms.map((form) => form.required ?? []);
  const { oneOf, allOf = [] } = node;
  const common = allOf.map((part) => followReferences(bundle, part));
  const parts = [...forms, ...common];
  // Fields that are sent together, each with the others.
  const pairs = required.flatMap((names) =>
    names.length > 1 ? names.map((name) => [name, names.filter((other) => other !== name)]) : [],
  );
  const words = required.map((names) => names.map(inCode).join(" and "));
  const firsts = required.map(([name = ""]) => name);
  const rule = oneOf
    ? `Send either ${words.join(", or ")}, never both.`
    : `Send at least one of ${words.join(", ")}.`;
  return {
    type: "object",
    ...commonKeywords,
    description: [commonKeywords.description, rule].filter(Boolean).join(" "),
    properties: Object.assign({}, ...parts.map(fieldsWithValue)),
    minProperties: 1,
    ...(pairs.length > 0 && { dependentRequired: Object.fromEntries(pairs) }),
    ...(oneOf && {
      not: { required: firsts, properties: Object.fromEntries(firsts.map((name) => [name, {}])) },
    }),
  };
}

/** The fields of a form that have a value in it. */
function fieldsWithValue({ properties = {} }: Node): Node["properties"] {
  const fields = Object.entries(properties).filter(([, field]) => field && field.type !== "null");
  return Object.fromEntries(fields);
}

/**
 * Makes an object that may be null optional: clients in PHP read the null of a required one as an
 * object, and stop.
 */
function withOptionalObjects(node: Node): Node {
  const { required, properties } = node;
  if (!Array.isArray(required) || !properties) return node;
  const isNullable = (name: string) =>
    choicesOf(properties[name] || {}).some(({ type }) => type === "null");
  return { ...node, required: required.filter((name) => !isNullable(name)) };
}

/** Replaces a reference to a value by its schema. Only objects keep a name of their own. */
function withValueInPlace(bundle: Bundle, node: Node): Node {
  const { $ref, ...beside } = node;
  const schema = $ref?.startsWith("#/components/schemas/")
    ? referenceTarget(bundle, node)
    : undefined;
  if (!schema) return node;
  if (schema.properties) return schema.description === beside.description ? { $ref } : node;
  return rewriteObjects({ ...schema, ...beside }, (inner) => withValueInPlace(bundle, inner));
}

/**
 * Writes null beside the reference to an object, whose schema then has no type: if both types are
 * in it, generators write the type any.
 */
function withNullableObjects(bundle: Bundle): Bundle {
  const nullable = new Set<string | undefined>();
  visitObjects(bundle, (node) => nullable.add(nullableReference(node)));
  nullable.delete(undefined);
  const changed = rewriteObjects(bundle, (node) => {
    const $ref = nullableReference(node);
    if ($ref !== undefined)
      return { ...withoutKeywords(node, "anyOf"), $ref, type: ["object", "null"] };
    return nullable.has(node.$ref) ? { ...node, type: "object" } : node;
  });
  const { schemas } = changed.components;
  for (const name of Object.keys(schemas))
    if (nullable.has(`#/components/schemas/${name}`)) delete schemas[name]?.type;
  return changed;
}

/** The `$ref` of `anyOf: [reference, null]`. */
function nullableReference({ anyOf: [object, none] = [] }: Node): string | undefined {
  return none?.type === "null" ? object?.$ref : undefined;
}

/**
 * Renames credentials after their scheme: generators name them by the scheme in one place and by
 * the kind in another.
 */
function withNamedSchemes(bundle: Bundle): Bundle {
  const { security, components } = bundle;
  const renamed = <Value>(named: Record<string, Value>) =>
    Object.fromEntries(
      Object.entries(named).map(([name, value]) => [
        components.securitySchemes[name]?.scheme ?? name,
        value,
      ]),
    );
  return {
    ...bundle,
    security: security.map(renamed),
    components: { ...components, securitySchemes: renamed(components.securitySchemes) },
  };
}

function withoutUnused(bundle: Bundle): Bundle {
  const copy = structuredClone(bundle);
  const used = new Set<unknown>();
  visitReachable(copy, copy.paths, ({ $ref }) => used.add($ref));
  const components: Record<string, Record<string, unknown>> = copy.components;
  for (const [kind, membersByName] of Object.entries(components)) {
    if (kind === "securitySchemes") continue;
    for (const name of Object.keys(membersByName))
      if (!used.has(`#/components/${kind}/${name}`)) delete membersByName[name];
    if (Object.keys(membersByName).length === 0) delete components[kind];
  }
  return copy;
}
