import Ajv from "ajv/dist/2020.js";
import { fullFormats } from "ajv-formats/dist/formats.js";

const ajv = new Ajv({ strict: false, logger: false, validateFormats: false });

/** Keywords of which the first is the least that a schema allows, and the second the most. */
const limits = [
  ["minimum", "maximum"],
  ["minLength", "maxLength"],
  ["minItems", "maxItems"],
];

/**
 * The keywords of a schema do not contradict one another: the default and the constant are values that it allows or, where other values are
 * possible, that it lists; no limit is below another; its format exists.
 *
 * @type {import("@stoplight/spectral-core").RulesetFunction<Record<string, unknown>>}
 */
export default function consistent(schema, _options, { path }) {
  const at = (keyword, message) => ({ message, path: [...path, keyword] });
  const { default: preset, const: constant, format, ...others } = schema;
  const wrong = limits.find(([least, most]) => schema[least] > schema[most]);
  if (wrong) return [at(wrong[0], `${wrong[0]} is above ${wrong[1]}. Correct one of the two.`)];
  return [
    ...misfits("default", preset, others).map((message) => at("default", message)),
    ...misfits("const", constant, others).map((message) => at("const", message)),
    ...(format === undefined || format in fullFormats
      ? []
      : [at("format", `There is no format ${format}.`)]),
  ];
}

function misfits(keyword, value, schema) {
  if (value === undefined) return [];
  const listed = schema.anyOf?.find((alternative) => alternative.enum)?.enum ?? [];
  const written = `The ${keyword} ${JSON.stringify(value)}`;
  if (listed.length > 0 && value !== null && !listed.includes(value))
    return [`${written} is none of the listed values.`];
  if (ajv.validate(schema, value)) return [];
  return [`${written} does not fit its schema: it ${ajv.errors[0].message}.`];
}
