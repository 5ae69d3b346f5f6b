import {
  type Bundle,
  combinedSchemas,
  type Node,
  referenceName,
} from "@data-validation/openapi-document/document";
import { type Add, compileSchemas } from "./compile-schemas.ts";

/**
 * The module that validates own data for the mock: records in the shapes of responses, and lists of
 * domains, mailboxes and names.
 */
export function writeDataValidator(bundles: Bundle[]): Promise<string> {
  const { companies, locations, replace, ...own } = ownData.properties;
  const members = Object.entries(own).map(([name, { items }]) => [
    name,
    Object.keys(items.properties),
  ]);
  const table = (bundle: Bundle, add: Add) => ({
    judge: add(ownData),
    members: { "": Object.keys(ownData.properties), ...Object.fromEntries(members) },
    objects: {
      ...objectsIn(bundle, "companies", schemaOf("CompanyItem")),
      ...objectsIn(bundle, "locations", schemaOf("LocationItem")),
    },
  });
  return compileSchemas("data", bundles, true, table, (ajv) => {
    for (const [name, format] of Object.entries(ownFormats)) ajv.addFormat(name, format);
  });
}

const schemaOf = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const isValid = { type: "boolean" };
const listSchema = (items: Node) => ({ type: "array", items });
const entriesSchema = (required: string[], properties: Record<string, Node>) => ({
  type: "array",
  items: { type: "object", required, properties, additionalProperties: false },
});

/** The schema of a user's own data. */
const ownData = {
  type: "object",
  additionalProperties: false,
  properties: {
    companies: listSchema(schemaOf("CompanyItem")),
    locations: listSchema(schemaOf("LocationItem")),
    domains: entriesSchema(["domain"], {
      domain: { type: "string", format: "domain" },
      isValid,
      flags: schemaOf("EmailFlags"),
    }),
    mailboxes: entriesSchema(["email"], { email: { type: "string", format: "mailbox" }, isValid }),
    names: entriesSchema(["type", "value"], {
      type: { enum: ["name", "surname"] },
      value: { type: "string", format: "text" },
      gender: { enum: [0, 1, 2] },
      vocative: { type: "string" },
    }),
    replace: { type: "boolean" },
  },
};

/**
 * The members of a schema's objects, by the name of the object; each member with the name of its
 * object or of its items' object, or null.
 */
function objectsIn(
  bundle: Bundle,
  name: string,
  schema: Node,
): Record<string, Record<string, string | null>> {
  const members: Record<string, string | null> = {};
  const objects = { [name]: members };
  for (const [member, property] of combinedSchemas(bundle, schema).flatMap(propertiesOf)) {
    const item = combinedSchemas(bundle, property).find(({ items }) => items)?.items ?? property;
    const isObject = combinedSchemas(bundle, item).some((part) => propertiesOf(part).length > 0);
    const inner = referenceName(item) ?? `${name}.${member}`;
    members[member] = isObject ? inner : null;
    if (isObject) Object.assign(objects, objectsIn(bundle, inner, item));
  }
  return objects;
}

function propertiesOf({ properties = {} }: Node): [string, Node][] {
  return Object.entries(properties).filter((entry): entry is [string, Node] => entry[1] !== false);
}

/**
 * Formats of a user's own data. Ajv's `date` would load all formats of Ajv at each start of the
 * mock.
 */
const ownFormats = {
  date: /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
  domain: /^[^\s@.]+(?:\.[^\s@.]+)+$/,
  mailbox: /^[^\s@]+@[^\s@]+$/,
  text: /\S/,
};
