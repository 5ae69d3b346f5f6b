import Ajv from "ajv/dist/2020.js";
import { fullFormats } from "ajv-formats/dist/formats.js";
import { examplesOf, expand, misfit, sectionOf } from "./examples.js";

/** The types that have no properties. */
const simpleTypes = ["array", "boolean", "integer", "null", "number", "string"];

/** Pairs of keywords for a lower and an upper limit. */
const limits = [
  ["minimum", "maximum"],
  ["minLength", "maxLength"],
  ["minItems", "maxItems"],
];

/** One for all documents, since the examples refer to the same schemas. */
const ajv = new Ajv({
  strict: false,
  logger: false,
  validateFormats: false,
  validateSchema: false,
  addUsedSchema: false,
  inlineRefs: false,
  // An error carries its schema, which has the section of the specification.
  verbose: true,
  // Each validator is used for a few examples: optimising its code takes longer than running it.
  code: { optimize: false },
});

/**
 * The keywords of a schema are consistent, every property and every value has a description, and
 * every example is valid.
 */
export default function schemas() {
  const bodies = [];
  const commonFields = new Map();
  let isSound = true;
  return {
    Schema(schema, context) {
      if (typeof schema !== "object" || schema === null) return;
      const { location, report, type } = context;
      for (const form of schema.allOf ? (schema.anyOf ?? []) : [])
        commonFields.set(form, fieldsOfAll(schema, context));
      // Redocly reports a misspelt keyword. The missing description is not a second mistake.
      const known = (node) =>
        Object.keys(node).every((key) => key in type.properties || key.startsWith("x-"));
      for (const [keys, message, isOfKey] of [
        ...contradictions(schema, context),
        ...undescribed(schema, context, known, commonFields.get(schema)),
        ...undescribedValues(schema, context),
        ...undescribedTypes(schema),
        ...oldHabits(schema),
      ]) {
        isSound = false;
        const place = location.child(keys);
        report({ message, location: isOfKey ? place.key() : place });
      }
      if (schema.examples && isSound) bodies.push({ schema, context: { ...context } });
    },
    MediaType(media, context) {
      if (media.schema) bodies.push({ media, context: { ...context } });
    },
    Root: {
      leave() {
        // A mistake in a schema would be named again at each example.
        if (!isSound) return;
        const reported = new Set();
        for (const { media, schema, context } of bodies) {
          for (const { value, location } of examplesOf(media ?? schema, context)) {
            const mismatch = misfit(value, media?.schema ?? schema, context, ajv);
            if (!mismatch || reported.has(mismatch.message)) continue;
            reported.add(mismatch.message);
            context.report({ message: mismatch.message, location: location.child(mismatch.keys) });
          }
        }
      },
    },
  };
}

function fieldsOfAll(schema, context) {
  return Object.assign({}, ...expand(schema, context).allOf.map(({ properties }) => properties));
}

/** The keywords that contradict others: `[keys, message, whether the finding is about the key]`. */
function contradictions(schema, context) {
  const { default: usual, const: only, format, pattern, required, properties, type } = schema;
  const [least, most] = limits.find(([from, to]) => schema[from] > schema[to]) ?? [];
  if (least) return [[[least], `${least} is above ${most}. Correct one of the two.`]];
  const fault = pattern === undefined ? undefined : faultOf(pattern);
  if (fault) return [[["pattern"], `${fault}. Correct it.`]];
  const undefinedNames = properties
    ? (required ?? []).flatMap((name, index) =>
        name in properties
          ? []
          : [[["required", index], `Required property '${name}' is not defined.`]],
      )
    : [];
  return [
    ...misplacedValue("default", usual, schema, context),
    ...misplacedValue("const", only, schema, context),
    ...undefinedNames,
    ...(properties &&
    type !== undefined &&
    [type].flat().every((name) => simpleTypes.includes(name))
      ? [[["type"], `A schema with properties is of type object, not ${[type].flat().join(", ")}.`]]
      : []),
    ...(format === undefined || format in fullFormats
      ? []
      : [[["format"], `There is no format ${format}.`]]),
  ];
}

function faultOf(pattern) {
  try {
    new RegExp(pattern, "u");
    return undefined;
  } catch ({ message }) {
    return message;
  }
}

/**
 * A default or a constant is a value that the schema allows or, where other values are possible,
 * that it lists.
 */
function misplacedValue(keyword, value, schema, context) {
  if (value === undefined) return [];
  const { default: _, const: __, format: ___, ...others } = expand(schema, context);
  const choices = [others, ...(others.anyOf ?? [])];
  const enums = choices.flatMap((choice) => ("enum" in choice ? [choice.enum] : []));
  if (!enums.every(Array.isArray)) return [];
  const lists = enums.flat();
  const written = `The ${keyword} ${JSON.stringify(value)}`;
  if (lists.length > 0 && value !== null && !lists.includes(value))
    return [[[keyword], `${written} is none of the listed values: ${listed(lists, choices)}.`]];
  try {
    if (ajv.validate(others, value)) return [];
  } catch {
    return [];
  }
  return [[[keyword], `${written} does not fit its schema: it ${ajv.errors[0].message}.`]];
}

function listed(values, choices) {
  return values.join(", ") + sectionOf(Object.assign({}, ...choices));
}

/**
 * A property has a description, its own or that of the referenced schema. A field that a version
 * forbids has no place for one.
 */
function undescribed({ properties = {} }, { resolve, location }, known, commonFields = {}) {
  // A field in a condition has the description of the field itself.
  if (/\/(contains|not)(\/|$)/.test(location.pointer)) return [];
  return Object.entries(properties).flatMap(([name, property]) => {
    // A field that has no value in a form of a query has a description in the other form.
    if (property?.type === "null") return [];
    // A field that a form requires has a description in the fields of all forms.
    if (name in commonFields) return [];
    let node = property;
    let from = location.source.absoluteRef;
    while (typeof node === "object" && node !== null) {
      if (node.description || (!node.$ref && !known(node))) return [];
      if (!node.$ref) break;
      const target = resolve(node, from);
      node = target.node;
      from = target.location?.source.absoluteRef;
    }
    return typeof node !== "object" || node === null
      ? []
      : [[["properties", name], `${name} has no description.`, true]];
  });
}

/**
 * Each value of an enum has a description; other keys have none, except that a boolean may describe
 * both of its values.
 */
function undescribedValues({ enum: values, type, "x-enumDescriptions": texts = {} }, { location }) {
  // The published documents, which are JSON, spell constants and names of forbidden fields as enums
  // too.
  if (location.source.absoluteRef.endsWith(".json")) return [];
  const isBoolean = [type].flat().includes("boolean");
  const listed = (Array.isArray(values) ? values : []).map(String);
  const known = isBoolean ? [...listed, "true", "false"] : listed;
  const missing = listed.flatMap((value, index) =>
    texts[value] || value === "null"
      ? []
      : [[["enum", index], `${value} has no description in x-enumDescriptions.`]],
  );
  const unknown = Object.keys(texts).filter((name) => !known.includes(name));
  return [
    ...missing,
    ...unknown.map((name) => [
      ["x-enumDescriptions", name],
      `The schema has no value ${name}. Correct the name, or delete the description.`,
      true,
    ]),
  ];
}

/** The types of a query that have an option are those that its description quotes. */
function undescribedTypes({ "x-query-types": types = [], description }) {
  const quoted = [...String(description).matchAll(/`(\w+)`/g)].map(([, word]) => word);
  return types.flatMap((type, index) =>
    quoted.includes(type)
      ? []
      : [
          [
            ["x-query-types", index],
            `The description does not quote ${type}. Correct one of the two.`,
          ],
        ],
  );
}

/**
 * OpenAPI 3.1 has `examples`. An object is open, so that no request is an error because of a guess.
 */
function oldHabits(schema) {
  return Object.entries(oldKeywords).flatMap(([keyword, advice]) =>
    keyword in schema ? [[[keyword], advice, true]] : [],
  );
}

const oldKeywords = {
  example: "example is of OpenAPI 3.0. Write examples.",
  additionalProperties: "Leave additionalProperties out: an object is open.",
};
