import {
  type Bundle,
  followReferences,
  isScalar,
  type Node,
  rewriteObjects,
  typeOfAll,
} from "./document.ts";
import { examplesOfBody } from "./examples.ts";
import { QUERY_TYPES } from "./values.ts";

/** The bundle in the spelling that most tools accept. The same requests and responses are valid. */
export function toPortable(bundle: Bundle): Bundle {
  return rewriteObjects(withResolvedVersion(bundle), (node) =>
    withNumberFormat(
      withTypeOfAlternatives(withEnumOfConst(withForbiddenNames(withoutQueryTypes(node)))),
    ),
  );
}

/** A strict validator rejects the keyword. */
function withoutQueryTypes({ [QUERY_TYPES]: _, ...schema }: Node): Node {
  return schema;
}

/**
 * Several generators stop at the schema `false` of a forbidden field; others leave the field
 * settable.
 */
function withForbiddenNames(schema: Node): Node {
  const fields = Object.entries(schema.properties ?? {});
  const forbidden = fields.filter(([, field]) => field === false).map(([name]) => name);
  if (forbidden.length === 0) return schema;
  return {
    ...schema,
    properties: Object.fromEntries(fields.filter(([name]) => !forbidden.includes(name))),
    propertyNames: { not: { enum: forbidden } },
  };
}

/** Generators without support for `const` accept any string. */
function withEnumOfConst(schema: Node): Node {
  return "const" in schema ? { ...schema, enum: [schema.const] } : schema;
}

/** Without `type` beside the alternatives of an open enum, some generators write a class. */
function withTypeOfAlternatives(schema: Node): Node {
  const { anyOf } = schema;
  if (schema.type || !anyOf?.every(isScalar)) return schema;
  return { type: typeOfAll(anyOf), ...schema };
}

/**
 * Some validators reject large numbers as int32, so only an integer with bounds gets that format.
 */
function withNumberFormat(schema: Node): Node {
  const types = [schema.type].flat();
  if (schema.format || schema.enum) return schema;
  const isSmall = schema.minimum !== undefined && schema.maximum !== undefined;
  if (types.includes("integer")) return { ...schema, format: isSmall ? "int32" : "int64" };
  return types.includes("number") ? { ...schema, format: "double" } : schema;
}

/**
 * Writes api-version into each operation, for tools that follow no references there, and for those
 * that combine examples by name.
 */
function withResolvedVersion(bundle: Bundle): Bundle {
  const { parameters, ...components } = bundle.components;
  const paths = Object.entries(bundle.paths).map(([path, { post, ...item }]) => {
    const requests = Object.keys(examplesOfBody(bundle, post.requestBody));
    const resolved = (post.parameters ?? []).map((parameter) => {
      const { examples, ...withoutExamples } = followReferences(bundle, parameter) as {
        examples?: Record<string, { value: unknown }>;
      };
      if (!examples) return withoutExamples;
      const [value] = Object.values(examples).map((example) => example.value);
      return {
        ...withoutExamples,
        examples: Object.fromEntries(requests.map((name) => [name, { value }])),
      };
    });
    return [path, { ...item, post: { ...post, parameters: resolved } }];
  });
  return { ...bundle, paths: Object.fromEntries(paths), components } as Bundle;
}
