import { computeOnce } from "@data-validation/common/compute-once";
import type { Bundle } from "@data-validation/openapi-document/document";
import { fieldTreeOf, flattenFields } from "@data-validation/openapi-document/field-tree";
import { type Standing, strongestStanding } from "@data-validation/openapi-document/standing";
import { gradedTrees } from "./graded-fields.ts";
import { type PageField, pageFieldsOf, withAnchors } from "./page-fields.ts";
import type { OperationSource } from "./source.ts";

/** The fields on the page of an operation. Repeated and shared objects are replaced by links. */
export function fieldTrees({ bundle, fields: { request, response } }: OperationSource) {
  const shown = (fields: PageField[]) => withoutShared(bundle, withoutRepetition(fields));
  return { request: shown(request), response: shown(response) };
}

/** The number of operations from which on a common object is shared. */
const SEVERAL = 3;

export interface SharedObject {
  name: string;
  anchor: string;
  paths: string[];
}

export const sharedObjects = computeOnce((bundle: Bundle): SharedObject[] => {
  const trees = Object.entries(bundle.paths).map(([path, { post }]) => {
    const { request, response } = pageFieldsOf(bundle, post);
    return { path, fields: [...request, ...response] };
  });
  const users = new Map<string, Set<string>>();
  for (const { path, fields } of trees) {
    for (const { schema, fields: inner } of flattenFields(fields))
      if (schema && inner.length > 1) users.set(schema, (users.get(schema) ?? new Set()).add(path));
  }
  // An object that is always inside another one is described there.
  const isShared = (schema: string) => (users.get(schema)?.size ?? 0) >= SEVERAL;
  const outermost = (fields: PageField[]): string[] =>
    fields.flatMap(({ schema = "", fields: inner }) =>
      isShared(schema) ? schema : outermost(inner),
    );
  return [...new Set(trees.flatMap(({ fields }) => outermost(fields)))].map((name) => ({
    name,
    anchor: name
      .replaceAll(/^Request|Data$/g, "")
      .replaceAll(/(?<=[a-z])(?=[A-Z])/g, "-")
      .toLowerCase(),
    paths: [...(users.get(name) ?? [])],
  }));
});

/** The paths of the fields start with the anchor of the object. */
export function objectTree(bundle: Bundle, { name, anchor }: SharedObject): PageField[] {
  const schema = bundle.components.schemas[name] ?? {};
  const tree = withAnchors(fieldTreeOf(bundle, schema, anchor, true));
  const standings = collectStandings(bundle);
  const graded = (fields: PageField[]): PageField[] =>
    fields.map((field) => ({
      ...field,
      fields: graded(field.fields),
      standing: strongestStanding(standings.get(field.anchor) ?? []),
    }));
  return withoutShared(bundle, graded(tree));
}

/**
 * The labels of each field of a shared object in all operations, by its anchor on the page of
 * shared objects.
 */
const collectStandings = computeOnce((bundle: Bundle): Map<string, Standing[]> => {
  const places = Object.keys(bundle.paths)
    .flatMap((path) => Object.values(gradedTrees(bundle, path)).flat())
    .flatMap((field) => flattenFields(withoutShared(bundle, [field])))
    .flatMap(({ elsewhere = [] }) => elsewhere);
  const standings = new Map<string, Standing[]>();
  for (const { anchor, standing } of places)
    standings.set(anchor, [...(standings.get(anchor) ?? []), standing]);
  return standings;
});

function withoutShared(bundle: Bundle, fields: PageField[]): PageField[] {
  return fields.map((field) => {
    const shared = sharedObjects(bundle).find(({ name }) => name === field.schema);
    if (!shared || field.sameAs !== undefined)
      return { ...field, fields: withoutShared(bundle, field.fields) };
    return { ...field, shared, elsewhere: placesOf(bundle, field, shared.anchor), fields: [] };
  });
}

/** The inner fields of a field, with their anchors on the page of shared objects. */
function placesOf(
  bundle: Bundle,
  { fields }: PageField,
  home: string,
): NonNullable<PageField["elsewhere"]> {
  return fields.flatMap((field) => {
    const anchor = `${home}.${field.name}`;
    const shared = sharedObjects(bundle).find(({ name }) => name === field.schema);
    const items = field.fields[0]?.path.startsWith(`${field.path}[]`) ? "[]" : "";
    return [
      { id: field.anchor, anchor, standing: field.standing },
      ...placesOf(bundle, field, shared?.anchor ?? anchor + items),
    ];
  });
}

/**
 * A tree in which repeated inner fields, such as those of a correction, refer to the first
 * occurrence.
 */
export function withoutRepetition(
  fields: PageField[],
  seen = new Map<string, string>(),
): PageField[] {
  return fields.map((field) => {
    const shape = JSON.stringify(shapeOf(field.fields));
    const first = seen.get(shape);
    if (first !== undefined) return { ...field, sameAs: first, fields: [] };
    if (field.fields.length > 1) seen.set(shape, field.anchor);
    return { ...field, fields: withoutRepetition(field.fields, seen) };
  });
}

/** The visible part of fields, without their paths. */
function shapeOf(fields: PageField[]): unknown {
  return fields.map(({ path, anchor, standing, fields: inner, ...rest }) => [rest, shapeOf(inner)]);
}
