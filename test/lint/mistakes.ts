/** A mistake in the contract, and the finding that names it. */
export interface Mistake {
  what: string;
  file: string;
  /** The text that is replaced where it stands first, and what takes its place. */
  from: string;
  to: string;
  /** The text of the line that must be named, where it stands first after the mistake was made. */
  line: string;
  message: string;
}

/** As the text to replace: the file is emptied. */
export const EVERYTHING = "";

const name = "openapi/2.1/name/validate.yaml";
const phone = "openapi/2.1/phone/validate.yaml";
const phoneExamples = "openapi/2.1/phone/validate.examples.yaml";
const email = "openapi/shared/email/validate.yaml";
const emailExamples = "openapi/shared/email/validate.examples.yaml";
const company = "openapi/shared/company/validate.yaml";
const root = "openapi/2.1/openapi.yaml";
const country = "  PhoneCountry:\n    type: object\n";

/** Mistakes of YAML itself, one in a file: a parser goes no further. */
const unreadable: Mistake[] = [
  {
    what: "wrong indentation",
    file: phone,
    from: country,
    to: `${country}   title: Country\n`,
    line: "   title: Country",
    message: "All mapping items must start at the same column. Indent it like its neighbours.",
  },
  {
    what: "a tab",
    file: name,
    from: "  NameValidateOptions:\n    type",
    to: "  NameValidateOptions:\n\ttype",
    line: "\ttype",
    message: "Tabs are not allowed as indentation. Indent with spaces.",
  },
  {
    what: "a path twice",
    file: root,
    from: "  /phone/search:",
    to: '  /phone/validate: { $ref: "./phone/validate.yaml#/path" }\n  /phone/search:',
    line: '/phone/validate: { $ref: "./phone/validate.yaml#/path" }\ncomponents',
    message: "Map keys must be unique. Remove one of the two.",
  },
  {
    what: "an alias without its anchor",
    file: "openapi/2.0/phone/validate.yaml",
    from: "*assumed-separate",
    to: "*assumed-seperate",
    line: "*assumed-seperate",
    message: "No anchor of this name stands before the alias. Correct it.",
  },
  {
    what: "a colon in a text without quotation marks",
    file: email,
    from: "description: Address to validate.",
    to: "description: Address: to validate.",
    line: "description: Address: to",
    message:
      "Nested mappings are not allowed in compact mappings. Quote a text that has a colon in it, and indent what belongs below a key.",
  },
  {
    what: "an empty file",
    file: "openapi/shared/phone/search.examples.yaml",
    from: EVERYTHING,
    to: "",
    line: "",
    message: "The file has no keys. Write them, or delete the file.",
  },
  {
    what: "two documents in a file",
    file: company,
    from: "schemas:\n",
    to: "---\nschemas:\n",
    line: "---",
    message: "A second document starts here. Remove the line with ---.",
  },
];

/** Mistakes that keep a bundler from making one document. */
const unbundled: Mistake[] = [
  {
    what: "a $ref to a missing file",
    file: phone,
    from: "./validate.examples.yaml#/requests",
    to: "./validte.examples.yaml#/requests",
    line: "./validte.examples.yaml#/requests",
    message: "$ref: ./validte.examples.yaml#/requests leads to a file that does not exist. Correct the path.",
  },
  {
    what: "a $ref to a missing pointer",
    file: email,
    from: "#/schemas/EmailValidateQuery",
    to: "#/schemas/EmailQuery",
    line: "#/schemas/EmailQuery",
    message: `$ref: #/schemas/EmailQuery leads to nothing: ${email} has no /schemas/EmailQuery. Correct the name.`,
  },
  {
    what: "a $ref to itself",
    file: phone,
    from: country,
    to: '  PhoneCountry:\n    $ref: "#/schemas/PhoneCountry"\n    type: object\n',
    line: '    $ref: "#/schemas/PhoneCountry"\n    type',
    message: "$ref: #/schemas/PhoneCountry leads back to itself. Let it lead to a schema.",
  },
  {
    what: "another info.version",
    file: root,
    from: 'version: "2.1"',
    to: 'version: "2.2"',
    line: 'version: "2.2"',
    message: 'The folder is that of version 2.1. Write version: "2.1".',
  },
  {
    what: "a version without quotation marks",
    file: "openapi/2.0/openapi.yaml",
    from: 'version: "2.0"',
    to: "version: 2.0",
    line: "version: 2.0",
    message: 'The folder is that of version 2.0. Write version: "2.0".',
  },
  {
    what: "a mapping that leads out of the contract",
    file: name,
    from: "  NameValidateOptions:\n    type: object\n",
    to: "  NameValidateOptions:\n    type: object\n    discriminator: { propertyName: x, mapping: { x: /etc/passwd } }\n",
    line: "discriminator",
    message: "mapping: /etc/passwd leads out of openapi/. Move the file into it.",
  },
];

/** Mistakes that Redocly finds in the sources. */
const inSources: Mistake[] = [
  {
    what: "a misspelt keyword",
    file: phone,
    from: "description: Country of the number.",
    to: "descripton: Country of the number.",
    line: "descripton",
    message: "Property `descripton` is not expected here. Did you mean description?",
  },
  {
    what: "an unknown key",
    file: phone,
    from: country,
    to: `${country}    colour: red\n`,
    line: "colour",
    message: "Property `colour` is not expected here.",
  },
  {
    what: "a type that does not exist",
    file: phone,
    from: "    type: object\n    description: Corrected or suggested number",
    to: "    type: objct\n    description: Corrected or suggested number",
    line: "type: objct",
    message:
      '`type` can be one of the following only: "object", "array", "string", "number", "integer", "boolean", "null". Did you mean object?',
  },
  {
    what: "a schema that is null",
    file: email,
    from: "  EmailValidateQuery:\n",
    to: "  EmailValidateQuery:\n\n  EmailOther:\n",
    line: "  EmailValidateQuery:",
    message: "Expected type `Schema` (object) but got `null`.",
  },
  {
    what: "a missing operationId",
    file: name,
    from: "    operationId: nameValidate\n",
    to: "",
    line: "  post:",
    message: "Operation object should contain `operationId` field.",
  },
  {
    what: "the operationId of another operation",
    file: company,
    from: "operationId: companyValidate",
    to: "operationId: companySearch",
    line: "operationId: companySearch",
    message: "Every operation must have a unique `operationId`.",
  },
  {
    what: "a required field that does not exist",
    file: phone,
    from: "required: [code, prefix]",
    to: "required: [code, prefix, flag]",
    line: "required: [code, prefix, flag]",
    message: "Required property 'flag' is not defined.",
  },
  {
    what: "an enum that is no list",
    file: phone,
    from: "enum: [raw, national, e123, e164]",
    to: "enum: raw",
    line: "enum: raw",
    message: "Expected type `array` but got `string`.",
  },
  {
    what: "a pattern that is none",
    file: phone,
    from: "pattern: '^\\d*$'",
    to: "pattern: '^(\\d*$'",
    line: '        type: [string, "null"]\n        pattern: \'^(',
    message: "Example validation errored: Invalid regular expression: /^(\\d*$/u: Unterminated group.",
  },
  {
    what: "a security scheme that does not exist",
    file: root,
    from: "- ApiKey: []",
    to: "- ApiKeys: []",
    line: "- ApiKeys: []",
    message: "There is no `ApiKeys` security scheme defined.",
  },
  {
    what: "a misspelt place of a parameter",
    file: root,
    from: "in: header\n",
    to: "in: headers\n",
    line: "in: headers",
    message: '`in` can be one of the following only: "query", "header", "path", "cookie". Did you mean header?',
  },
  {
    what: "a response without a description",
    file: "openapi/shared/location/search.yaml",
    from: '      "200":\n        description: Locations found, best match first. The list may be empty.\n',
    to: '      "200":\n',
    line: '      "200":',
    message: "The field `description` must be present on this level.",
  },
];

/** Mistakes that only a bundle shows, or the statements of the specification. */
const inBundles: Mistake[] = [
  {
    what: "a wrong operationId",
    file: phone,
    from: "operationId: phoneValidate",
    to: "operationId: validatePhone",
    line: "operationId: validatePhone",
    message: "The operation id must be phoneValidate, after the path.",
  },
  {
    what: "a request example that does not fit",
    file: phoneExamples,
    from: "numberFormat: e123 }",
    to: "numberFormat: e12 }",
    line: "numberFormat: e12 }",
    message:
      'Example value must conform to the schema: `numberFormat` property must be equal to one of the allowed values "raw", "national", "e123", "e164".',
  },
  {
    what: "a response example that does not fit",
    file: phoneExamples,
    from: "isValid: true",
    to: "isValid: yes!",
    line: "isValid: yes!",
    message: "Example value must conform to the schema: `isValid` property type must be boolean.",
  },
  {
    what: "an example without its pair",
    file: emailExamples,
    from: "  valid:\n",
    to: "  lonely:\n    summary: Lonely\n    value: { request: { query: { email: jana@seznam.cz } } }\n  valid:\n",
    line: "  lonely:",
    message: "The example lonely has no response example of the same name.",
  },
  {
    what: "an example of the other version",
    file: phoneExamples,
    from: 'query: { numberFull: "+800 1234 5678" }',
    to: 'query: { numberWithPrefix: "+800 1234 5678" }',
    line: "query: { numberWithPrefix",
    message: "Example value must conform to the schema: `query` property must have required property 'numberFull'.",
  },
  {
    what: "a default outside of its enum",
    file: name,
    from: "default: cs",
    to: "default: cz",
    line: "default: cz",
    message: 'The default "cz" does not fit its schema: it must be equal to one of the allowed values.',
  },
  {
    what: "a mark that is missing",
    file: phone,
    from: "        x-assumed-detail: The specification does not state the notation of the code.\n",
    to: "",
    line: "      code:\n",
    message:
      "Neither stated nor marked. Mark it x-assumed. (9.1 Differences of 2.0 from 2.1: POST /phone/validate response data.country.code, data.country.prefix | string | string or null)",
  },
  {
    what: "a mark on what is stated",
    file: "openapi/shared/errors.yaml",
    from: "  Unauthorized:\n    description",
    to: "  Unauthorized:\n    x-assumed: The specification does not show it.\n    description",
    line: "  Unauthorized:\n    x-assumed",
    message:
      "The specification states it. Remove the mark. (5. Authentication 4. When authentication fails, then the response is HTTP 401 and the body holds an errors array (section 7).)",
  },
];

/** The mistakes by what must be sound before they can be found. Those of a group are made together. */
export const mistakes = { unreadable, unbundled, inSources, inBundles };
