import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";

/** Finds the faults of a value by the schema at a pointer of a document, a sentence each. */
export type FindFaults = (pointer: string, value: unknown) => string[];

/** A validator of its own for a document: nothing of the mock is used here. */
export function validatorOf(document: object): FindFaults {
  const ajv = addFormats
    .default(
      new Ajv2020({
        strict: false,
        allErrors: true,
        // Making the code of a validator shorter takes longer than a test runs it.
        code: { optimize: false },
        inlineRefs: false,
      }),
    )
    .addSchema(document, "contract");
  return (pointer, value) => {
    const $ref = `contract#${encodeURI(pointer)}`;
    const validate = ajv.getSchema($ref) ?? ajv.compile({ $ref });
    validate(value);
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  };
}
