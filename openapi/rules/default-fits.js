import Ajv from "ajv/dist/2020.js";

const ajv = new Ajv({ strict: false, logger: false });

/**
 * The default of a schema is a value that the schema allows.
 *
 * @type {import("@stoplight/spectral-core").RulesetFunction<{ default?: unknown }>}
 */
export default function defaultFits({ default: value, ...schema }, _options, { path }) {
  if (value === undefined || ajv.validate(schema, value)) return [];
  const [error] = ajv.errors;
  const message = `The default ${JSON.stringify(value)} does not fit its schema: it ${error.message}.`;
  return [{ message, path: [...path, "default"] }];
}
