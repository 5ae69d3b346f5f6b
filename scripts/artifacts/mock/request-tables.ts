import {
  type Bundle,
  combinedSchemas,
  type Node,
  propertyOf,
} from "@data-validation/openapi-document/document";
import { QUERY_TYPES } from "@data-validation/openapi-document/values";
import { UserError } from "@data-validation/tooling/command";

/** The alternatives of a query as schemas of their own; the query itself if it has none. */
export function formsOf(bundle: Bundle, request: Node): Node[] {
  const query = queryOf(bundle, request);
  // Fields that exclude each other are explained before the forms.
  const { oneOf, anyOf, not: _, ...commonKeywords } = query;
  const { allOf = [] } = commonKeywords;
  return (
    (oneOf ?? anyOf)?.map((form) => ({ ...commonKeywords, allOf: [...allOf, form] })) ?? [query]
  );
}

function queryOf(bundle: Bundle, request: Node): Node {
  return propertyOf(bundle, propertyOf(bundle, request, "request"), "query");
}

/** The pairs of query fields that exclude each other. */
export function exclusiveOf(bundle: Bundle, request: Node): string[][] {
  const { not } = queryOf(bundle, request);
  return (not?.anyOf ?? []).flatMap(({ required }) => (required ? [required] : []));
}

/** The options that only some types of a query have, with these types. */
export function typesOfOptions(bundle: Bundle, request: Node): Record<string, string[]> {
  const type = propertyOf(bundle, queryOf(bundle, request), "type");
  const queryTypes = combinedSchemas(bundle, type).flatMap(({ enum: listed = [] }) => listed);
  const options = propertyOf(bundle, propertyOf(bundle, request, "request"), "options");
  const typesByOption: Record<string, string[]> = {};
  for (const name of Object.keys(options.properties ?? {})) {
    const types = propertyOf(bundle, options, name)[QUERY_TYPES] as string[] | undefined;
    if (types === undefined) continue;
    typesByOption[name] = types;
    const unknown = types.find((type) => !queryTypes.includes(type));
    if (unknown)
      throw new UserError(`${name}: ${QUERY_TYPES} has ${unknown}, which is no type of a query.`);
  }
  return typesByOption;
}

/**
 * The members of a request by the path of their object, each with the values that the contract
 * lists, or null.
 */
export function namedOf(
  bundle: Bundle,
  request: Node,
): Record<string, Record<string, string[] | null>> {
  const valuesByPath: Record<string, Record<string, string[] | null>> = {};
  const visit = (schema: Node, path: string) => {
    for (const part of combinedSchemas(bundle, schema)) {
      for (const [name, member] of Object.entries(part.properties ?? {})) {
        if (!member) continue;
        const values = combinedSchemas(bundle, member).flatMap(({ enum: listed = [] }) =>
          listed.map(String),
        );
        valuesByPath[path] ??= {};
        valuesByPath[path][name] =
          values.length > 0 ? [...new Set([...(valuesByPath[path][name] ?? []), ...values])] : null;
        visit(member, `${path}/${name}`);
      }
    }
  };
  visit(request, "");
  return valuesByPath;
}
