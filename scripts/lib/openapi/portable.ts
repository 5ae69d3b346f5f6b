import { type Bundle, follow, type Node } from "./document.ts";
import { bodyOf, examplesOf } from "./examples.ts";

/** The bundle in the spelling that most tools take. The same requests and responses are valid. */
export function portable(bundle: Bundle): Bundle {
  const spellings = [withForbiddenNames, withEnumOfConst, withTypeOfAlternatives, withNumberFormat];
  const spell = (schema: Node) => spellings.reduce((spelt, spelling) => spelling(spelt), schema);
  return onSchemas(withResolvedVersion(bundle), spell) as Bundle;
}

/** A bundle with those examples of bodies alone whose names are listed for a path. All of them are data of packages/contract. */
export function withFewExamples(bundle: Bundle, names: Record<string, string[]>): Bundle {
  const copy = structuredClone(bundle);
  for (const [path, { post }] of Object.entries(copy.paths)) {
    const successes = Object.entries(post.responses).filter(([status]) => status.startsWith("2"));
    const messages = [post.requestBody, ...successes.map(([, response]) => response)];
    const bodies = messages.map((message) => bodyOf(copy, message));
    for (const holder of [...bodies, ...(post.parameters as typeof bodies)]) {
      const { examples = {} } = holder;
      holder.examples = Object.fromEntries((names[path] ?? []).map((name) => [name, examples[name] as Node]));
    }
  }
  return copy;
}

/** The schema `false` of a forbidden property stops several generators, and in others leaves the field settable. */
function withForbiddenNames(schema: Node): Node {
  const fields = Object.entries((schema.properties ?? {}) as Record<string, unknown>);
  const forbidden = fields.filter(([, field]) => field === false).map(([name]) => name);
  if (forbidden.length === 0) return schema;
  return {
    ...schema,
    properties: Object.fromEntries(fields.filter(([name]) => !forbidden.includes(name))),
    propertyNames: { not: { enum: forbidden } },
  };
}

/** Generators that know `enum` and not `const` take the one value for any string. */
function withEnumOfConst(schema: Node): Node {
  return "const" in schema ? { ...schema, enum: [schema.const] } : schema;
}

/** Alternatives that are all of the same types, as those of an open enum: without `type` beside them some generators make a class. */
function withTypeOfAlternatives(schema: Node): Node {
  const alternatives = schema.anyOf as Node[] | undefined;
  if (schema.type || !alternatives?.every((alternative) => isScalar(alternative.type))) return schema;
  const types = [...new Set(alternatives.map(({ type }) => type))];
  return { type: types.length === 1 ? types[0] : types, ...schema };
}

/** Whether a type is neither of objects nor of lists. */
export const isScalar = (type: unknown) => typeof type === "string" && type !== "object" && type !== "array";

/** Which number a language should take. An integer without bounds may be large: some validators reject more than int32 where it is named. */
function withNumberFormat(schema: Node): Node {
  const types = [schema.type].flat();
  if (schema.format || schema.enum) return schema;
  const isSmall = schema.minimum !== undefined && schema.maximum !== undefined;
  if (types.includes("integer")) return { ...schema, format: isSmall ? "int32" : "int64" };
  return types.includes("number") ? { ...schema, format: "double" } : schema;
}

/**
 * The parameter api-version in every operation itself, where tools that follow no references look. It has an example of the name of
 * each request example, so that tools that put examples together by name (Specmatic, Microcks) send the version with each.
 */
function withResolvedVersion(bundle: Bundle): Bundle {
  const { parameters, ...components } = bundle.components;
  const paths = Object.entries(bundle.paths).map(([path, { post, ...item }]) => {
    const requests = Object.keys(examplesOf(bundle, post.requestBody));
    const resolved = (post.parameters ?? []).map((parameter) => {
      const { examples, ...others } = follow(bundle, parameter) as { examples: Record<string, { value: unknown }> };
      const [value] = Object.values(examples).map((example) => example.value);
      return { ...others, examples: Object.fromEntries(requests.map((name) => [name, { value }])) };
    });
    return [path, { ...item, post: { ...post, parameters: resolved } }];
  });
  return { ...bundle, paths: Object.fromEntries(paths), components } as Bundle;
}

/** The keywords that hold a schema or a list of schemas, and those that hold schemas by their names. */
const holders = ["schema", "items", "contains", "not", "propertyNames", "allOf", "anyOf", "oneOf"];
const maps = ["schemas", "properties"];

/** A copy of a document with each of its schemas replaced, those inside a schema before it. */
function onSchemas(node: unknown, replace: (schema: Node) => Node, isSchema = false): unknown {
  if (Array.isArray(node)) return node.map((item) => onSchemas(item, replace, isSchema));
  if (typeof node !== "object" || node === null) return node;
  const copy = mapValues(node as Node, (value, key) => {
    if (key === "examples") return value;
    if (maps.includes(key)) return mapValues(value as Node, (schema) => onSchemas(schema, replace, true));
    return onSchemas(value, replace, holders.includes(key));
  });
  return isSchema ? replace(copy) : copy;
}

/** A copy of an object with other values. */
export function mapValues(map: Node, change: (value: unknown, key: string) => unknown): Node {
  return Object.fromEntries(Object.entries(map).map(([key, value]) => [key, change(value, key)]));
}
