import { didYouMean } from "@data-validation/common/did-you-mean";
import { isObject } from "@data-validation/common/object";
import type { RequestValidators } from "@data-validation/generated/mock/index";
import type { ErrorName } from "@data-validation/generated/mock/tables";
import { MOST_ERRORS, type RequestProblem } from "@data-validation/request-validation/problem";

/**
 * Names that the contract lacks, mostly misspelt ones, and with `includesValues` such values. The
 * service accepts them, so only a strict mock rejects them; others warn.
 */
export function explainUnknownNames(
  { named, ofTypes }: RequestValidators,
  body: unknown,
  { includesValues = false } = {},
): RequestProblem[] {
  const problems: RequestProblem[] = [];
  collect(problems, named, body, "", includesValues);
  return [...problems, ...optionsOfOtherTypes(named, ofTypes, body)].slice(0, MOST_ERRORS);
}

/** The options that belong to another type of query than the sent one. */
function optionsOfOtherTypes(
  namesByPath: RequestValidators["named"],
  ofTypes: RequestValidators["ofTypes"],
  body: unknown,
): RequestProblem[] {
  const { query, options } = Object(Object(body).request);
  const { type } = Object(query);
  if (!namesByPath["/request/query"]?.type?.includes(type)) return [];
  return Object.entries(ofTypes)
    .filter(
      ([option, types]) => !types.includes(type) && (Object(options)[option] ?? null) !== null,
    )
    .map(([option]) => ({
      example: "optionNotSupportedForQuery",
      relatedTo: [option],
      description: `The query type ${type} does not have the option ${option}. Omit the option.`,
    }));
}

function collect(
  problems: RequestProblem[],
  namesByPath: RequestValidators["named"],
  value: unknown,
  path: string,
  includesValues: boolean,
) {
  const members = namesByPath[path];
  if (members === undefined || !isObject(value)) return;
  for (const name in value) {
    if (problems.length === MOST_ERRORS) return;
    const member = value[name];
    const listed = Object.hasOwn(members, name) ? members[name] : undefined;
    if (listed === undefined) {
      problems.push(unknownMember(path, name, Object.keys(members)));
      continue;
    }
    const strange = includesValues ? unlistedValue(member, listed) : undefined;
    if (strange) problems.push(unknownValue(fieldName(path, name), strange, listed ?? []));
    if (typeof member === "object")
      collect(problems, namesByPath, member, `${path}/${name}`, includesValues);
  }
}

function unlistedValue(member: unknown, listed: readonly string[] | null): string | undefined {
  if (listed === null) return undefined;
  const items: unknown[] = Array.isArray(member) ? member : [member];
  return items.find((item) => typeof item === "string" && !listed.includes(item)) as
    | string
    | undefined;
}

function fieldName(path: string, name: string): string {
  return path === "" ? name : `${path}/${name}`.split("/").slice(2).join(".");
}

function unknownMember(path: string, name: string, memberNames: string[]): RequestProblem {
  const field = fieldName(path, name);
  const hint = didYouMean(name, memberNames) || ` The contract names ${memberNames.join(", ")}.`;
  const description = `The contract has no ${field}.${hint}`;
  // Members beside `request` are not fields of it.
  return {
    example: exampleOf(field, "Member"),
    relatedTo: path === "" ? [] : [field],
    description,
  };
}

function unknownValue(field: string, value: string, listedValues: string[]): RequestProblem {
  const description = `The contract does not list ${JSON.stringify(value)} for ${field}. It lists ${listedValues.join(", ")}.`;
  return { example: exampleOf(field, "Value"), relatedTo: [field], description };
}

/** The error examples about an unknown field and an unknown value. */
type UnknownNameExamples = Record<"Member" | "Value", ErrorName>;
const examplesByPart: Record<string, UnknownNameExamples> = {
  options: { Member: "optionNotSupported", Value: "optionValueNotSupported" },
  client: { Member: "clientNotSupported", Value: "clientValueNotSupported" },
};
const queryExamples: UnknownNameExamples = {
  Member: "queryParametersNotSupported",
  Value: "queryValueNotSupported",
};

function exampleOf(field: string, what: keyof UnknownNameExamples): ErrorName {
  const [part = ""] = field.split(".");
  return (examplesByPart[part] ?? queryExamples)[what];
}
