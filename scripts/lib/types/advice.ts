import { foreignNames } from "@data-validation/client/internal/migrate/steps";
import {
  type Bundle,
  choicesOf,
  followReferences,
  type Node,
} from "@data-validation/openapi-document/document";
import { jsonBodyOf } from "@data-validation/openapi-document/examples";

/** Keyword of the schema of a field that a version does not have: what to use instead. */
export const ADVICE_KEY = "x-advice";

/** Keyword of a schema in a response: the names of its fields in the other version. */
export const RENAMED_KEY = "x-renamed";

type ForeignName = ReturnType<typeof foreignNames>[number];

type Members = NonNullable<Node["properties"]>;

/**
 * A copy of a bundle with the replacement of each name of the other version: on forbidden request
 * fields and on response schemas.
 */
export function withAdvice(bundle: Bundle): Bundle {
  const copy = structuredClone(bundle);
  for (const name of foreignNames(copy.info.version)) {
    if (name.place.startsWith("request.")) adviseRequest(copy, name);
    else adviseResponse(copy, name);
  }
  return copy;
}

/** Describes a name that a request may not have, wherever its objects forbid it. */
function adviseRequest(
  bundle: Bundle,
  { path, place, foreignName, advice: text }: ForeignName,
): void {
  const description = `Not in version ${bundle.info.version}: ${text}.`;
  const field = { deprecated: true, description, [ADVICE_KEY]: text };
  const root = jsonBodyOf(bundle, bundle.paths[path]?.post.requestBody ?? {}).schema;
  for (const schema of schemasAt(bundle, root, place.split("."))) {
    const members = objectsOf(bundle, schema).map(({ properties = {} }) => properties);
    for (const properties of members)
      if (properties[foreignName] === false) properties[foreignName] = field;
    addForeignForm(schema, members, { [foreignName]: field });
  }
}

/**
 * Adds a form with the foreign name to those of an object. No value matches it. A compiler's error
 * is about the form closest to the value, which this is for a value with that name. A single
 * object, alone or beside null, is the closest without it.
 */
function addForeignForm(schema: Node, forms: Members[], foreign: Members): void {
  const choices = choicesOf(schema);
  if (forms.length < 2 || choices.some(({ type }) => type === "null")) return;
  const names = forms.flatMap(Object.keys);
  const absent = Object.fromEntries(names.map((name) => [name, false as const]));
  const properties = { ...absent, ...foreign };
  choices.push({ type: "object", required: Object.keys(foreign), properties });
}

/** Adds to the objects of a response the other version's names of their fields. */
function adviseResponse(bundle: Bundle, { path, place, foreignName, ownName }: ForeignName): void {
  if (ownName === null) return;
  const [, ...innerKeys] = place.split(".");
  const [outerName = ""] = ownName.split(".");
  const root = jsonBodyOf(bundle, bundle.paths[path]?.post.responses[200] ?? {}).schema;
  // A correction and a suggestion have the fields of the result.
  const holders = ["result", "resultCorrected", "suggestions"].flatMap((start) =>
    schemasAt(bundle, root, [start, ...innerKeys]),
  );
  for (const schema of holders.flatMap((node) => objectsOf(bundle, node))) {
    if (!schema.properties?.[outerName]) continue;
    const earlierNotes = [schema[RENAMED_KEY] ?? []].flat();
    schema[RENAMED_KEY] = [
      ...new Set([...earlierNotes, `${foreignName} is ${ownName} in ${bundle.info.version}`]),
    ];
  }
}

/** The schemas at a path of fields, through references, lists and alternatives. */
function schemasAt(bundle: Bundle, node: Node, [key, ...innerKeys]: string[]): Node[] {
  const schema = followReferences(bundle, node);
  if (key === undefined) return [schema];
  return objectsOf(bundle, schema).flatMap(({ properties }) => {
    const property = properties?.[key];
    return property ? schemasAt(bundle, property, innerKeys) : [];
  });
}

/** The schema itself, or those that it has a choice of, also as the items of a list. */
function objectsOf(bundle: Bundle, node: Node): Node[] {
  const schema = followReferences(bundle, node);
  const members = [...choicesOf(schema), schema.items ?? []].flat();
  return members.length > 0 ? members.flatMap((member) => objectsOf(bundle, member)) : [schema];
}
