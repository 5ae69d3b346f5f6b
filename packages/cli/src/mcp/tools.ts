import type { Options, Path, Query } from "@data-validation/client";
import type { Node } from "@data-validation/openapi-document/document";
import { describedValues } from "@data-validation/openapi-document/values";
import { contractOperation, listRequestFields, requestField, requestPart } from "../contract.ts";

/** A tool with flat arguments, whose names, types and texts come from the contract. */
export type Tool = { [P in Path]: ToolOf<P> }[Path];

interface ToolOf<P extends Path> {
  name: string;
  path: P;
  /** When to use it; the contract describes what it does. */
  use: string;
  options?: (keyof Options<P> & string)[];
  /** Fields of the query's filter, as arguments. */
  filter?: FilterField<Query<P>>[];
  /** Options of every call. */
  fixed?: Partial<Options<P>>;
}

type FilterField<Query> = Query extends { filter?: infer Filter }
  ? keyof NonNullable<Filter> & string
  : never;

export const tools: Tool[] = [
  {
    name: "validate_email",
    path: "/email/validate",
    use: "Use before an e-mail address is stored or written to, and to repair a misspelled one.",
    options: ["acceptDisposableEmails", "acceptFreemails"],
  },
  {
    name: "validate_phone",
    path: "/phone/validate",
    use: "Use before a phone number is stored or dialled, to bring it into one notation, and to find its country.",
    options: ["preferredPrefixes", "numberFormat"],
    fixed: { validationType: "extended" },
  },
  {
    name: "validate_name",
    path: "/name/validate",
    use: "Use to correct a person's name, to split it, or to get the vocative for a salutation (Czech: Jano, Nováku).",
    options: ["acceptDegrees", "dataLanguage"],
  },
  {
    name: "validate_company",
    path: "/company/validate",
    use: "Use to check whether a company's name and numbers are right and belong together.",
    options: ["includeTerminatedSubjects"],
  },
  {
    name: "search_company",
    path: "/company/search",
    use: "Use to find a company of which a part of the name or of a number is known.",
    filter: ["country"],
    options: ["resultsLimit", "includeTerminatedSubjects"],
  },
  {
    name: "get_company",
    path: "/company/get",
    use: "Use for what the register has of one company: address, legal form, dates, insolvency.",
    fixed: { dataScope: "extended", includeTerminatedSubjects: true },
  },
  {
    name: "validate_address",
    path: "/location/validate",
    use: "Use before something is sent to an address. Pass the parts, or `full` alone.",
  },
  {
    name: "search_address",
    path: "/location/search",
    use: "Use to find an address, a street or a town of which the beginning is known.",
    filter: ["city", "zip", "country"],
    options: ["resultsLimit"],
  },
  {
    name: "find_address_near",
    path: "/location/localize",
    use: "Use to turn a position into an address.",
    options: ["radius", "acceptNearest"],
  },
];

/** Whether a tool returns a verdict; others return a list of results. */
export function isValidationTool({ path }: Tool): boolean {
  return path.endsWith("/validate");
}

export function describeTool(tool: Tool) {
  const { path, options = [], filter = [], name, use } = tool;
  const query = queryFieldsOf(tool);
  const filterFields = filter.length > 0 ? requestField(path, "query", "filter").properties : {};
  const properties = {
    ...Object.fromEntries(
      query.map((field) => {
        const schema = requestField(path, "query", field);
        return [field, { ...argumentOf(schema), ...knownValues(schema) }];
      }),
    ),
    ...Object.fromEntries(filter.map((field) => [field, argumentOf(filterFields?.[field] || {})])),
    ...Object.fromEntries(
      options.map((field) => [field, argumentOf(requestField(path, "options", field))]),
    ),
  };
  const required = query.filter(
    (field) => requestPart(path, "query").required?.includes(field) || query.length === 1,
  );
  return {
    name,
    description: `${contractOperation(path).description?.split("\n")[0]} ${use}`,
    inputSchema: { type: "object" as const, properties, required, additionalProperties: false },
    outputSchema: isValidationTool(tool) ? verdictSchema(query) : resultsSchema,
    annotations: { readOnlyHint: true, openWorldHint: true },
  };
}

/** Some hosts reject names with a dot. */
export function queryFieldsOf({ path }: Tool): string[] {
  return listRequestFields(path, "query").filter((name) => /^(?!filter$)\w+$/.test(name));
}

/** A field as an argument, without null: omitting it has the same effect. */
function argumentOf({
  type,
  enum: values,
  description = "",
  items,
  minimum,
  maximum,
  default: usual,
}: Node): Node {
  const types = [type ?? []].flat().filter((one) => one !== "null");
  return {
    ...(types[0] !== undefined && { type: types[0] }),
    ...(values && { enum: values.filter((value) => value !== null) }),
    description: description.replaceAll(/\n+\* /g, " ").replaceAll("\n", " "),
    ...(items?.type !== undefined && { items: { type: items.type } }),
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
    ...(usual !== undefined && { default: usual }),
  };
}

/** Closes the list of known values: the API finds nothing for others, which misleads a model. */
function knownValues(schema: Node): Pick<Node, "enum"> {
  const values = [...describedValues(schema).keys()];
  return values.length > 0 ? { enum: values } : {};
}

const list = (description: string, items: object) => ({ type: "array", description, items });
const sentences = (description: string) => list(description, { type: "string" });

function verdictSchema(query: string[]) {
  const dataSchema = {
    type: "object",
    properties: Object.fromEntries(query.map((field) => [field, { type: "string" }])),
  };
  return {
    type: "object" as const,
    required: ["use", "corrected", "suggestions", "problems", "proposal", "details"],
    properties: {
      use: {
        ...dataSchema,
        type: ["object", "null"],
        description:
          "Continue with these values: those sent if valid, otherwise their correction if valid. null: neither is valid, ask the user.",
      },
      corrected: sentences(
        "Changes made to get `use`, a sentence each. Tell the user. Empty: `use` is what was sent.",
      ),
      suggestions: list(
        "Likely better values, among them a correction that is not valid. Ask the user before using one.",
        dataSchema,
      ),
      problems: sentences("What is wrong with the values sent, a sentence each."),
      proposal: { type: "string", description: "The API's outcome in one word." },
      details: {
        type: "object",
        description: "All the API knows of `use`, or of the values sent if `use` is null.",
      },
    },
  };
}

const resultsSchema = {
  type: "object" as const,
  required: ["found", "results"],
  properties: {
    found: {
      type: "integer",
      description:
        "Number of results. 0: nothing matches; change the arguments, and invent nothing.",
    },
    results: list("Best match first.", { type: "object" }),
  },
};
